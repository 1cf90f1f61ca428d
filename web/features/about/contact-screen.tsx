import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  contactForm,
  contactLimits,
  contactSubjects,
} from '../../../core/contracts/contact-form.ts'
import type { Operator } from '../../../core/contracts/site.ts'
import { fullName } from '../../../core/text/full-name.ts'
import { useCall } from '../../api.ts'
import { sendContact } from '../../calls/contact.gen.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { useViewer } from '../../viewer.ts'
import { focus, Form } from '../accounts/form-parts.tsx'
import { useForm } from '../accounts/use-form.ts'
import { contactQuery } from './queries.ts'

/** Who runs the site, as the law wants it published, and a way to write to them without an account. */
export function ContactScreen() {
  const operator = useSuspenseQuery(contactQuery(useCall())).data
  const [isSent, setSent] = useState(false)
  return (
    <div className="page-width">
      <div className="mx-auto grid max-w-4xl gap-x-16 gap-y-10 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div>
          <h1>İletişim</h1>
          <OperatorDetails operator={operator} />
        </div>
        {isSent ? (
          <Sent onAgain={() => setSent(false)} />
        ) : (
          <ContactForm onSent={() => setSent(true)} />
        )}
      </div>
    </div>
  )
}

function OperatorDetails({ operator: { name, address, email, phone } }: { operator: Operator }) {
  const rows = [
    { label: 'İşleten', value: name },
    { label: 'Adres', value: address },
    { label: 'E-posta', value: email, href: `mailto:${email}` },
    { label: 'Telefon', value: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` },
  ]
  const known = rows.filter(({ value }) => value !== '')
  if (known.length === 0)
    return (
      <p className="mt-6 text-muted">
        Siteyi işleten, iletişim bilgilerini henüz yazmadı. Bu sayfadaki formla ulaşabilirsiniz.
      </p>
    )
  return (
    <dl className="mt-6 flex flex-col gap-4 [&_a]:inline-flex [&_a]:items-center [&_a]:text-accent [&_a]:hover:underline touch:[&_a]:min-h-11">
      {known.map(({ label, value, href }) => (
        <div key={label}>
          <dt className="text-small text-muted">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            {href === undefined ? value : <a href={href}>{value}</a>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function ContactForm({ onSent }: { onSent: () => void }) {
  const call = useCall()
  const viewer = useViewer()
  const state = useForm({
    schema: contactForm,
    send: (body) => call(sendContact, { body }),
    onSuccess: onSent,
  })
  return (
    // Filled in anew once it is known who writes.
    <Form state={state} key={viewer?.username ?? ''} aria-label="Bize yazın">
      <Field
        label="Adınız"
        name="name"
        autoComplete="name"
        defaultValue={viewer ? fullName(viewer) : ''}
        error={state.errors.name}
      />
      <Field
        label="E-posta adresiniz"
        name="email"
        type="email"
        autoComplete="email"
        hint="Yanıt bu adrese gelir."
        defaultValue={viewer?.email ?? ''}
        error={state.errors.email}
      />
      <fieldset>
        <legend className="font-semibold">Konu</legend>
        <div className="mt-1.5 grid gap-x-6 sm:grid-cols-2">
          {Object.entries(contactSubjects).map(([value, label], index) => (
            <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="subject"
                value={value}
                defaultChecked={index === 0}
                className="size-5 shrink-0 accent-accent"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <TextArea
        label="İletiniz"
        name="text"
        rows={6}
        hint={`En çok ${contactLimits.text.toLocaleString('tr')} karakter.`}
        error={state.errors.text}
      />
      {/* People neither see nor reach it; programs fill it in. */}
      <div hidden>
        <label>
          Web siteniz
          <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <Button
        type="submit"
        size="lg"
        busy={state.isBusy}
        className="self-start max-sm:self-stretch"
      >
        Gönder
      </Button>
    </Form>
  )
}

function Sent({ onAgain }: { onAgain: () => void }) {
  return (
    <div ref={focus} tabIndex={-1} role="status" className="outline-none">
      <h2>İletinizi aldık</h2>
      <p className="mt-2 text-muted">
        Yazdıklarınızı siteyi işletenlere ilettik. Yanıt, verdiğiniz e-posta adresine gelir.
      </p>
      <Button variant="outline" className="mt-6" onClick={onAgain}>
        Başka bir ileti yaz
      </Button>
    </div>
  )
}
