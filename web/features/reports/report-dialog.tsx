import { useState } from 'react'
import {
  reportForm,
  reportMessages,
  type ReportReason,
  reportReasons,
  type ReportType,
} from '../../../core/contracts/reports.ts'
import { violationsOf } from '../../../core/validation.ts'
import { createReport } from '../../calls/reports.gen.ts'
import { useCall } from '../../api.ts'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { useFieldErrors } from '../accounts/use-field-errors.ts'

export interface Reported {
  type: ReportType
  target: string | number
  /** Its words, where what is meant could be mistaken for what stands beside it. */
  quote: string | null
}

/** Says what is wrong with a post, a comment, a member or a message. */
export default function ReportDialog({ about, onClose }: { about: Reported; onClose: () => void }) {
  const { type, target, quote } = about
  const call = useCall()
  const showNotice = useNotice()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [text, setText] = useState('')
  const [errors, show] = useFieldErrors()
  const [isBusy, setBusy] = useState(false)

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const checked = reportForm.safeParse({ reason, text })
    if (!checked.success) return show(form, violationsOf(checked.error))
    setBusy(true)
    const result = await call(createReport, { body: { type, target, ...checked.data } })
    setBusy(false)
    if (!result.ok)
      return show(form, [{ propertyPath: 'reason', message: result.message }, ...result.violations])
    showNotice({ text: reportMessages.received, kind: 'success' })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Bildir"
      text="Sorunu seçin; ekibimiz inceler ve gerekeni yapar. Kimin bildirdiği açıklanmaz."
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit(event.currentTarget)
        }}
      >
        {quote !== null && (
          <blockquote className="mb-4 line-clamp-3 border-l-2 pl-4 text-muted wrap-anywhere">
            {quote}
          </blockquote>
        )}
        <ReasonChoice reason={reason} onChoose={setReason} error={errors.reason} />
        <label className="mt-4 block">
          <span className="font-semibold">Açıklama</span>{' '}
          <span className="text-small text-muted">(isteğe bağlı)</span>
          <textarea
            name="text"
            rows={3}
            value={text}
            onChange={(event) => setText(event.target.value)}
            aria-invalid={Boolean(errors.text)}
            className="mt-1 block w-full rounded-md border border-edge bg-surface px-4 py-3"
          />
        </label>
        {errors.text && (
          <p role="alert" className="mt-1 text-small text-danger">
            {errors.text}
          </p>
        )}
        <DialogButtons onCancel={onClose} className="mt-6" busy={isBusy}>
          Gönder
        </DialogButtons>
      </form>
    </Dialog>
  )
}

interface ReasonChoiceProps {
  reason: ReportReason | null
  onChoose: (reason: ReportReason) => void
  error: string | undefined
}

function ReasonChoice({ reason, onChoose, error }: ReasonChoiceProps) {
  return (
    <>
      <fieldset aria-describedby={error && 'bildirim-nedeni'}>
        <legend className="sr-only">Neden</legend>
        {Object.entries(reportReasons).map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="reason"
              value={value}
              checked={reason === value}
              onChange={() => onChoose(value as ReportReason)}
              className="size-5 accent-accent"
            />
            {label}
          </label>
        ))}
      </fieldset>
      {error && (
        <p id="bildirim-nedeni" role="alert" className="text-small text-danger">
          {error}
        </p>
      )}
    </>
  )
}
