import { useState } from 'react'
import { noteForm } from '../../../core/contracts/approval.ts'
import { moderationRules } from '../../../core/moderation-rules.ts'
import { violationsOf } from '../../../core/validation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import type { Decisions } from './use-decisions.ts'

interface SendBackProps {
  title: string
  decisions: Decisions
  onClose: () => void
}

/** The rules of the site, and what else posts are sent back for; another one can be written as well. */
const rules = [
  ...Object.values(moderationRules),
  'Kaynak gösterme',
  'Kategoriye uygunluk',
  'Yazım ve anlaşılırlık',
]

type Errors = Partial<Record<'rule' | 'reason', string>>

/** Nobody gets a text back without a word. */
export function SendBackDialog({ title, decisions, onClose }: SendBackProps) {
  const [rule, setRule] = useState('')
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setBusy] = useState(false)

  const submit = async (): Promise<void> => {
    const checked = noteForm.safeParse({ rule: rule.trim() || null, reason })
    if (!checked.success) return setErrors(errorsOf(violationsOf(checked.error)))
    setBusy(true)
    const refusal = await decisions.sendBack(checked.data)
    setBusy(false)
    if (refusal === null) onClose()
    else setErrors({ reason: refusal.message })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Yazıyı geri gönder"
      text={`“${title}” yazarının taslaklarına döner. Yazarı notunuzu okur ve yanıtlayabilir.`}
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Field
          label="Kural (isteğe bağlı)"
          list="geri-gonderme-kurallari"
          value={rule}
          error={errors.rule}
          onChange={(event) => setRule(event.target.value)}
        />
        <datalist id="geri-gonderme-kurallari">
          {rules.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </datalist>
        <TextArea
          label="Neden"
          rows={4}
          required
          value={reason}
          error={errors.reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="mt-2 flex justify-end gap-3">
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

const errorsOf = (violations: { propertyPath: string; message: string }[]): Errors =>
  Object.fromEntries(violations.map(({ propertyPath, message }) => [propertyPath, message]))
