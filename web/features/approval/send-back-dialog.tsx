import { useState } from 'react'
import { noteForm } from '../../../core/contracts/approval.ts'
import { violationsOf } from '../../../core/validation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import type { WaitingPost } from './queries.ts'
import type { Decisions } from './use-decisions.ts'

interface SendBackProps {
  post: WaitingPost
  decisions: Decisions
  onClose: () => void
}

/** Nobody gets a text back without a word. */
export function SendBackDialog({ post, decisions, onClose }: SendBackProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const submit = async (): Promise<void> => {
    const checked = noteForm.safeParse({ reason })
    if (!checked.success) return setError(violationsOf(checked.error)[0]!.message)
    setBusy(true)
    const refusal = await decisions.sendBack(post, checked.data)
    setBusy(false)
    if (refusal === null) onClose()
    else setError(refusal.message)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Yazıyı geri gönder"
      text={`“${post.title}” yazarının taslaklarına döner. Notunuzu yalnızca yazarı okur.`}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <TextArea
          label="Neden"
          rows={4}
          required
          value={reason}
          error={error}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="mt-6 flex justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" busy={isBusy}>
            Geri gönder
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
