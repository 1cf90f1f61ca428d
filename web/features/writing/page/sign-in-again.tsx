import { useCallback, useEffect, useState } from 'react'
import { loginForm } from '../../../../core/contracts/account-forms.ts'
import type { SecondStep as Step } from '../../../../core/contracts/accounts.ts'
import { site } from '../../../../core/site.ts'
import type { CurrentUser } from '../../../../core/contracts/users.ts'
import { login } from '../../../calls/accounts.gen.ts'
import { currentUser } from '../../../calls/current-user.gen.ts'
import { useCall } from '../../../api.ts'
import { lazyPart } from '../../../lazy-part.tsx'
import { setViewer } from '../../../viewer.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { PasswordField } from '../../../ui/field.tsx'
import { Form, SubmitButton, textLinkClass } from '../../accounts/form-parts.tsx'
import { secondStepIn } from '../../accounts/second-step-in.ts'
import { useForm } from '../../accounts/use-form.ts'
import type { Saver, Snapshot } from '../saving/saver.ts'

const SecondStep = lazyPart(() => import('../../accounts/second-step.tsx'))

interface SignInAgainProps {
  viewer: CurrentUser
  saver: Saver
  snapshot: Snapshot
}

/** The session ended while somebody was writing: here, or in another window, it begins anew. */
export function SignInAgain({ viewer, saver, snapshot }: SignInAgainProps) {
  const isOut = snapshot.save.obstacle?.kind === 'signedOut'
  const [isClosed, setClosed] = useState(false)
  if (!isOut && isClosed) setClosed(false)
  return (
    <>
      <Dialog
        open={isOut && !isClosed}
        onOpenChange={(open) => setClosed(!open)}
        title="Oturumunuz kapandı"
        text="Yazdıklarınız bu aygıtta duruyor. Kaydetmeyi sürdürmek için yeniden giriş yapın."
        size="sm"
      >
        <SignInForm viewer={viewer} saver={saver} />
      </Dialog>
      {isOut && isClosed && (
        <div role="alert" className="sticky top-header z-30 border-b bg-danger-wash">
          <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-2 py-2.5">
            <p className="min-w-0 flex-1">
              Oturumunuz kapandı; yazdıklarınız yalnızca bu aygıtta duruyor.
            </p>
            <Button size="sm" onClick={() => setClosed(false)}>
              Giriş yap
            </Button>
          </div>
        </div>
      )}
    </>
  )
}

function SignInForm({ viewer, saver }: { viewer: CurrentUser; saver: Saver }) {
  const call = useCall()
  const elsewhere = useSignInElsewhere(viewer, saver)
  const [step, setStep] = useState<Step | null>(null)
  const back = () => setStep(null)
  const state = useForm({
    schema: loginForm,
    send: async (body) => secondStepIn(await call(login, { body })),
    onSuccess: (begun) => ('user' in begun ? elsewhere.enter(begun.user) : setStep(begun)),
  })
  if (step)
    return (
      <SecondStep
        step={step}
        onEnter={({ user }) => elsewhere.enter(user)}
        onBack={back}
        onMissing={back}
      />
    )
  return (
    <Form state={state}>
      {/* For keepers of passwords; whose text it is cannot be chosen. */}
      <input name="username" autoComplete="username" value={viewer.username} readOnly hidden />
      <PasswordField
        label={`Parola (${viewer.username})`}
        name="password"
        error={state.errors.password}
      />
      <SubmitButton state={state}>Giriş yap ve sürdür</SubmitButton>
      <p className="text-muted">
        <a href={site.loginPath} target="_blank" rel="noopener" className={textLinkClass}>
          Yeni sekmede giriş yapın
        </a>
        , sonra bu sekmeye dönün.
      </p>
      {elsewhere.problem && (
        <p role="alert" className="text-danger">
          {elsewhere.problem}
        </p>
      )}
    </Form>
  )
}

/** Coming back from another tab, one finds out whether somebody signed in there, and who. */
function useSignInElsewhere(viewer: CurrentUser, saver: Saver) {
  const call = useCall()
  const [problem, setProblem] = useState<string | null>(null)
  const enter = useCallback(
    (user: CurrentUser): void => {
      if (user.id !== viewer.id)
        return setProblem(
          `Başka bir hesapla giriş yapılmış. Bu yazı ${viewer.username} hesabının; kaydetmek için o hesapla giriş yapın.`,
        )
      setViewer(user)
      saver.obstacleGone()
    },
    [viewer, saver],
  )
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return
      const result = await call(currentUser)
      if (result.ok) enter(result.data)
    }
    const onReturn = () => void look()
    document.addEventListener('visibilitychange', onReturn)
    addEventListener('focus', onReturn)
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      removeEventListener('focus', onReturn)
    }
  }, [call, enter])
  return { problem, enter }
}
