import { Link } from '@tanstack/react-router'
import { Check, Circle } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type FirstStep, firstSteps } from '../../../core/contracts/site-forms.ts'
import type { SiteSettings } from '../../../core/contracts/site.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { focus } from '../accounts/form-parts.tsx'
import { MailCheck } from './mail-check.tsx'
import { NameForm } from './name-form.tsx'
import { OperatorForm } from './operator-form.tsx'
import { PageEditor } from './page-editor.tsx'
import { pageAt, PageList } from './page-list.tsx'
import { useSaveSite } from './queries.ts'
import { Settings } from './settings.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const steps: Record<FirstStep, { title: string; text: string }> = {
  name: { title: 'Ad ve açıklama', text: 'Siteniz nasıl anılacak?' },
  operator: { title: 'İşletmeci', text: 'Siteyi kim işletiyor, nasıl ulaşılır?' },
  categories: { title: 'Kategoriler', text: 'Yazılar hangi başlıklar altında toplanacak?' },
  signUp: { title: 'Kayıt kuralı', text: 'Kimler kayıt olabilir?' },
  pages: {
    title: 'Metinler',
    text: 'Hakkında, koşullar ve gizlilik: taslakları okuyup yayımlayın.',
  },
  mail: { title: 'E-posta', text: 'Onay ve bildirim e-postaları gidiyor mu?' },
}

/** A new site, step by step; whoever comes back finds what is left. */
export function FirstStepsSection({ id }: { id: string | null }) {
  const name = pageAt(id)
  if (name !== undefined)
    return (
      <Settings>
        {(settings) => (
          <PageEditor key={name} settings={settings} name={name} section="baslangic" />
        )}
      </Settings>
    )
  if (id !== null) return <ErrorState text="Böyle bir metin yok." />
  return (
    <section aria-labelledby="ilk-adimlar">
      <h2 id="ilk-adimlar">İlk adımlar</h2>
      <Settings>{(settings) => <Steps settings={settings} />}</Settings>
    </section>
  )
}

function Steps({ settings }: { settings: SiteSettings }) {
  const left = firstSteps.filter((step) => !settings.steps[step])
  const [opened, setOpened] = useState<FirstStep | null>(left[0] ?? null)
  // Where one goes on after saving: the form that had the focus is gone.
  const [arrivedAt, setArrivedAt] = useState<FirstStep | 'end' | null>(null)
  const goOn = (after: FirstStep): void => {
    const next = firstSteps.find((step) => step !== after && !settings.steps[step]) ?? null
    setOpened(next)
    setArrivedAt(next ?? 'end')
  }
  return (
    <>
      <p
        ref={arrivedAt === 'end' ? focus : undefined}
        tabIndex={-1}
        role="status"
        className="mt-2 text-muted"
      >
        {left.length === 0
          ? 'Her şey hazır. Dilediğiniz adıma yeniden dönebilirsiniz.'
          : `${firstSteps.length} adımdan ${firstSteps.length - left.length} tanesi tamam. İstediğiniz zaman bırakıp dönebilirsiniz.`}
      </p>
      <ol className="mt-6 divide-y border-y">
        {firstSteps.map((step) => (
          <Step
            key={step}
            step={step}
            isDone={settings.steps[step]}
            isOpen={opened === step}
            isArrivedAt={arrivedAt === step}
            onToggle={() => setOpened(opened === step ? null : step)}
          >
            <StepContent step={step} settings={settings} onSaved={() => goOn(step)} />
          </Step>
        ))}
      </ol>
      {left.length === 0 && (
        <Link to="/" className={buttonClass('primary', 'md', 'mt-8')}>
          Siteyi aç
        </Link>
      )}
    </>
  )
}

interface StepProps {
  step: FirstStep
  isDone: boolean
  isOpen: boolean
  isArrivedAt: boolean
  onToggle: () => void
  children: ReactNode
}

function Step({ step, isDone, isOpen, isArrivedAt, onToggle, children }: StepProps) {
  const { title, text } = steps[step]
  const Icon = isDone ? Check : Circle
  return (
    <li>
      <h3 className="m-0 font-sans text-step-0 font-normal">
        <button
          ref={isArrivedAt ? focus : undefined}
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-16 w-full cursor-pointer items-center gap-4 py-3 text-left hover:text-accent"
        >
          <Icon
            size={20}
            strokeWidth={1.75}
            className={isDone ? 'shrink-0 text-accent' : 'shrink-0 text-faint'}
            aria-hidden
          />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{title}</span>
            <span className="block text-small text-muted">{text}</span>
          </span>
          <span className="text-small text-muted">{isDone ? 'Tamam' : 'Bekliyor'}</span>
        </button>
      </h3>
      {isOpen && <div className="pb-8 sm:pl-9">{children}</div>}
    </li>
  )
}

interface StepContentProps {
  step: FirstStep
  settings: SiteSettings
  onSaved: () => void
}

function StepContent({ step, settings, onSaved }: StepContentProps) {
  const forms: Record<FirstStep, ReactNode> = {
    name: <NameForm settings={settings} onSaved={onSaved} />,
    operator: <OperatorForm settings={settings} onSaved={onSaved} />,
    categories: <CategoriesStep onSaved={onSaved} />,
    signUp: <SignUpForm settings={settings} onSaved={onSaved} />,
    pages: <PageList settings={settings} section="baslangic" />,
    mail: <MailCheck onSaved={onSaved} />,
  }
  return forms[step]
}

function CategoriesStep({ onSaved }: { onSaved: () => void }) {
  const save = useSaveSite()
  return (
    <>
      <p className="mt-4 max-w-measure text-muted">
        Başlangıç için kategoriler hazır. Dilediğinizi değiştirin, ekleyin ya da kaldırın.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Link
          to="/yonetim/{-$bolum}/{-$id}"
          params={{ bolum: 'kategoriler', id: undefined }}
          className={buttonClass('primary')}
        >
          Kategorileri düzenle
        </Link>
        <Button
          variant="outline"
          onClick={() => {
            void save({ stepDone: 'categories' }).then(({ ok }) => ok && onSaved())
          }}
        >
          Böyle kalsın
        </Button>
      </div>
    </>
  )
}
