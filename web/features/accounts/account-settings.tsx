import { Button } from '../../ui/button.tsx'
import { ViewerText } from '../../viewer-text.tsx'
import { useViewer } from '../../viewer.ts'
import { ChangeConfirmedEmail, WaitingEmailChange } from './email-settings.tsx'
import { ChangeEmail } from './unconfirmed-actions.tsx'

export function AccountSettings() {
  return (
    <section aria-labelledby="hesap">
      <h2 id="hesap">Hesap</h2>
      <EmailRow />
      <WaitingEmailChange />
    </section>
  )
}

function EmailRow() {
  const viewer = useViewer()
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-4 border-y py-4">
      <div className="min-w-0">
        <p className="font-semibold">E-posta</p>
        <ViewerText name="email" as="p" className="break-words text-muted" />
        <p className="hidden text-small viewer-waiting:block">Onay bekliyor</p>
        {viewer?.isWaiting === 0 && <p className="text-small text-success">Onaylı</p>}
      </div>
      {/* The mail itself is asked for again in the banner above. */}
      {viewer?.isWaiting === 1 && (
        <ChangeEmail
          trigger={
            <Button variant="outline" size="sm">
              E-postayı değiştir
            </Button>
          }
        />
      )}
      {viewer?.isWaiting === 0 && <ChangeConfirmedEmail />}
    </div>
  )
}
