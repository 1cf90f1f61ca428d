import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '../../api.ts'
import { sendTestMail } from '../../calls/site.gen.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { useViewer } from '../../viewer.ts'
import { siteQuery, useSaveSite } from './queries.ts'

/** Really sends one, and shows what the server said. */
export function MailCheck({ onSaved }: { onSaved?: () => void }) {
  const call = useCall()
  const viewer = useViewer()
  const queries = useQueryClient()
  const save = useSaveSite()
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<{ isSent: boolean; message: string } | null>(null)
  const press = async (): Promise<void> => {
    setBusy(true)
    const result = await call(sendTestMail)
    setBusy(false)
    setAnswer(result.ok ? result.data : { isSent: false, message: result.message })
    await queries.invalidateQueries({ queryKey: siteQuery(call).queryKey })
  }
  return (
    <div className="mt-4 max-w-form">
      <p className="text-muted">
        {viewer?.email} adresine bir e-posta gönderilir. Gelmezse istenmeyenler klasörüne de bakın.
      </p>
      <div role="status" className="mt-4 empty:hidden">
        {answer && (
          <p
            className={classes(
              'rounded-md px-4 py-3 wrap-anywhere',
              answer.isSent ? 'bg-wash' : 'bg-danger-wash text-danger',
            )}
          >
            {answer.message}
          </p>
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button busy={isBusy} onClick={() => void press()}>
          Deneme e-postası gönder
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            void save({ stepDone: 'mail' }).then(({ ok }) => ok && onSaved?.())
          }}
        >
          Şimdilik böyle kalsın
        </Button>
      </div>
    </div>
  )
}
