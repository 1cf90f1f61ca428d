import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { answerForm, noteLimits } from '../../../core/contracts/approval.ts'
import { violationsOf } from '../../../core/validation.ts'
import { answerPostNote } from '../../calls/approval.gen.ts'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { useNotice } from '../../ui/notice.tsx'

export interface AnswerDialogProps {
  postId: number
  /** What was answered before. */
  answer: string | null
  /** Hands the post in again with the answer; left out where that is done elsewhere. */
  onSubmit?: () => void
  onClose: () => void
}

/** What an author says to the note of an editor: it stands with the post when it is handed in again. */
export default function AnswerDialog({ postId, answer, onSubmit, onClose }: AnswerDialogProps) {
  const [text, setText] = useState(answer ?? '')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()

  const area = useRef<HTMLTextAreaElement>(null)
  const refuse = (message: string): void => {
    setError(message)
    area.current?.focus()
  }
  const save = async (andThen?: () => void): Promise<void> => {
    if (isBusy) return
    const checked = answerForm.safeParse({ answer: text })
    if (!checked.success) return refuse(violationsOf(checked.error)[0]!.message)
    setBusy(true)
    const result = await call(answerPostNote, {
      params: { id: String(postId) },
      body: checked.data,
    })
    setBusy(false)
    if (!result.ok) return refuse(result.message)
    onClose()
    if (andThen) return andThen()
    showNotice({
      kind: 'success',
      text: 'Yanıtınız kaydedildi. Yazıyı onaya gönderdiğinizde görülecek.',
    })
    await queries.invalidateQueries()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Editörün notunu yanıtla"
      text="Yanıtınızı, yazıyı yeniden onaya gönderdiğinizde editörler okur."
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save(onSubmit)
        }}
      >
        <TextArea
          ref={area}
          label="Yanıtınız"
          rows={4}
          required
          hint={`En çok ${noteLimits.answer.toLocaleString('tr')} karakter.`}
          value={text}
          error={error}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          {onSubmit && (
            <Button variant="outline" onClick={() => void save()}>
              Yalnızca kaydet
            </Button>
          )}
          <Button type="submit" busy={isBusy}>
            {onSubmit ? 'Yanıtla ve onaya gönder' : 'Yanıtı kaydet'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
