import { useState } from 'react'
import type { WholeApproval } from '../../../core/contracts/approval-queue.ts'
import { approvalMessages, noteForm } from '../../../core/contracts/approval.ts'
import { moderationRules } from '../../../core/moderation/rules.ts'
import { violationsOf } from '../../../core/validation.ts'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { useFieldErrors } from '../accounts/use-field-errors.ts'
import { useDecisions } from './use-decisions.ts'

/** As it is typed. */
export interface NoteDraft {
  rule: string
  reason: string
}

interface SendBackProps {
  waiting: WholeApproval
  draft: NoteDraft
  setDraft: (draft: NoteDraft) => void
  onClose: () => void
  onGone: () => void
}

/** The rules of the site, and what else posts are sent back for; another one can be written as well. */
const rules = [
  ...Object.values(moderationRules),
  'Kaynak gösterme',
  'Kategoriye uygunluk',
  'Yazım ve anlaşılırlık',
]

/** Nobody gets a text back without a word. */
export function SendBackDialog({ waiting, draft, setDraft, onClose, onGone }: SendBackProps) {
  const { post } = waiting
  const { rule, reason } = draft
  const { sendBack } = useDecisions(waiting, onGone)
  const [versionRead] = useState(post.version)
  const [errors, show] = useFieldErrors()
  const [isBusy, setBusy] = useState(false)

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const checked = noteForm.safeParse({ rule: rule.trim() || null, reason })
    if (!checked.success) return show(form, violationsOf(checked.error))
    setBusy(true)
    const refusal = await sendBack(checked.data)
    setBusy(false)
    if (refusal === null) onClose()
    else show(form, [{ propertyPath: 'reason', message: refusal.message }])
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Yazıyı geri gönder"
      text={`“${post.title}” yazarının taslaklarına döner. Yazarı notunuzu okur ve yanıtlayabilir.`}
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit(event.currentTarget)
        }}
      >
        <Field
          label="Kural (isteğe bağlı)"
          name="rule"
          list="geri-gonderme-kurallari"
          value={rule}
          error={errors.rule}
          onChange={(event) => setDraft({ rule: event.target.value, reason })}
        />
        <datalist id="geri-gonderme-kurallari">
          {rules.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </datalist>
        <TextArea
          label="Neden"
          name="reason"
          rows={4}
          required
          value={reason}
          error={errors.reason ?? (post.version === versionRead ? null : approvalMessages.changed)}
          onChange={(event) => setDraft({ rule, reason: event.target.value })}
        />
        <DialogButtons onCancel={onClose} className="mt-2" busy={isBusy}>
          Geri gönder
        </DialogButtons>
      </form>
    </Dialog>
  )
}
