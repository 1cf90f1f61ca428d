import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { registration } from '../../../core/contracts/account-forms.ts'
import { mayAnybodySignUp, site } from '../../../core/site.ts'
import { fold } from '../../../core/turkish/fold.ts'
import { withSuffix } from '../../../core/turkish/suffix.ts'
import { register } from '../../calls/accounts.gen.ts'
import { checkInvitation } from '../../calls/invitations.gen.ts'
import { useCall } from '../../api.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Field } from '../../ui/field.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { FormPage } from './form-page.tsx'
import { Form, SubmitButton, textLinkClass } from './form-parts.tsx'
import { useEnter } from './session.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { type FormState, useForm } from './use-form.ts'

export function SignUpScreen() {
  return mayAnybodySignUp() ? <SignUp /> : <SignUpClosed />
}

function SignUpClosed() {
  return (
    <FormPage
      title="Kayıtlar kapalı"
      text={`${site.name} şu anda yeni üye almıyor. Okumak herkese açık.`}
      tile="kayit"
    >
      <Link to="/" className={buttonClass('primary', 'lg', 'w-full')}>
        Yazıları oku
      </Link>
      <Link to="/giris" className={buttonClass('quiet', 'lg', 'mt-3 w-full')}>
        Hesabınız varsa giriş yapın
      </Link>
    </FormPage>
  )
}

function SignUp() {
  const call = useCall()
  const enter = useEnter()
  const showNotice = useNotice()
  const state = useForm({
    schema: registration,
    send: (body) => call(register, { body }),
    onSuccess: ({ user }) => {
      enter(user, '/arkadas-bul')
      showNotice({
        kind: 'success',
        text: `Hoş geldiniz, ${user.firstName}. Onay bağlantısını ${user.email} adresine gönderdik.`,
      })
    },
  })
  return (
    <FormPage
      title={`${withSuffix(site.name, 'dative')} katılın`}
      text="Okumak herkese açık; yazmak, yorum yapmak ve alkışlamak için bir hesap yeter."
      tile="kayit"
    >
      <Form state={state}>
        <NameFields state={state} />
        <UsernameField error={state.errors.username} />
        <Field
          label="E-posta"
          name="email"
          type="email"
          autoComplete="email"
          hint="Onay bağlantısı bu adrese gelir. Öteki üyelere gösterilmez; siteyi yönetenler görebilir."
          error={state.errors.email}
        />
        <NewPasswordField label="Parola" error={state.errors.password} />
        {site.signUp === 'invited' && <InvitationField error={state.errors.invitation} />}
        <SubmitButton state={state}>Kayıt ol</SubmitButton>
        <p className="text-muted">
          Hesabınız var mı?{' '}
          <Link to="/giris" className={textLinkClass}>
            Giriş yapın
          </Link>
        </p>
        <Consent />
      </Form>
    </FormPage>
  )
}

function NameFields({ state }: { state: FormState }) {
  return (
    <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
      <Field label="Ad" name="firstName" autoComplete="given-name" error={state.errors.firstName} />
      <Field
        label="Soyad"
        name="lastName"
        autoComplete="family-name"
        error={state.errors.lastName}
      />
    </div>
  )
}

/** Filled in by the link of the invitation; the page itself is the same for everybody. */
function InvitationField({ error }: { error: string | undefined }) {
  const call = useCall()
  const field = useRef<HTMLInputElement>(null)
  // Nobody should fill in the whole form to learn that the invitation is used up.
  const [spent, setSpent] = useState<string>()
  useEffect(() => {
    const token = new URLSearchParams(location.search).get('davet')
    if (!token || field.current?.value !== '') return
    field.current.value = token
    void call(checkInvitation, { params: { token } }).then(
      (result) => result.ok && !result.data.isOpen && setSpent(result.data.message),
    )
  }, [call])
  return (
    <Field
      ref={field}
      onChange={() => setSpent(undefined)}
      label="Davet kodu"
      name="invitation"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      hint={`${withSuffix(site.name, 'dative')} davetle kayıt olunuyor; kod, davet bağlantınızın sonundadır.`}
      error={error ?? spent}
    />
  )
}

/** Shows the address a name will have, Turkish letters folded, before it is taken. */
function UsernameField({ error }: { error: string | undefined }) {
  const [typed, setTyped] = useState('')
  const folded = fold(typed.trim()).replace(/[^a-z0-9_.]/g, '')
  const address = `${site.url.replace(/^https?:\/\//, '')}/@${folded || 'adiniz'}`
  return (
    <Field
      label="Kullanıcı adı"
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      onChange={(event) => setTyped(event.currentTarget.value)}
      hint={<span className="break-all">Adresiniz: {address}</span>}
      error={error}
    />
  )
}

/** KVKK, article 10: people are informed where their data is taken. */
function Consent() {
  return (
    <p className="text-small text-muted">
      Kayıt olarak{' '}
      <Link to="/kosullar" className={textLinkClass}>
        kullanım koşullarını
      </Link>{' '}
      kabul etmiş olursunuz. Kişisel verilerinizi nasıl işlediğimizi{' '}
      <Link to="/gizlilik" className={textLinkClass}>
        aydınlatma metninde
      </Link>{' '}
      okuyabilirsiniz.
    </p>
  )
}
