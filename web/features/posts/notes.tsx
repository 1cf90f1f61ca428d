import { lazy, Suspense, useState } from 'react'
import type { PostNote } from '../../../core/contracts/approval.ts'
import { listPostNotes } from '../../calls/approval.gen.ts'
import { answerOf, type MakeCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'

const AnswerDialog = lazy(() => import('./answer-dialog.tsx'))

export type ShownNote = Pick<PostNote, 'id' | 'rule' | 'reason' | 'answer'>

/** What editors wrote when they sent the member's posts back, by the number of the post. */
export async function notesOf(call: MakeCall): Promise<Record<number, ShownNote>> {
  const result = await call(listPostNotes, { query: { itemsPerPage: '100' } })
  const notes = answerOf(result)['hydra:member']
  return Object.fromEntries(
    notes.map(({ id, rule, reason, answer }) => [id, { id, rule, reason, answer }]),
  )
}

interface NoteProps {
  note: ShownNote
  /** Hands the post in again; left out where that is done elsewhere. */
  onSubmit?: () => void
  className?: string
}

/** Where the author sees the post, until it is handed in again. */
export function NoteOfEditor({ note, onSubmit, className }: NoteProps) {
  const [isAnswering, setAnswering] = useState(false)
  const { id, rule, reason, answer } = note
  return (
    <aside aria-label="Editörün notu" className={className}>
      <div className="rounded-md bg-accent-wash px-4 py-3 text-accent-ink">
        <p className="font-semibold">
          Editörün notu{rule !== null && <span className="font-normal"> · {rule}</span>}
        </p>
        <p className="mt-1 whitespace-pre-line wrap-anywhere">{reason}</p>
        {answer !== null && (
          <>
            <p className="mt-3 font-semibold">Yanıtınız</p>
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{answer}</p>
          </>
        )}
        <Button
          variant="outline"
          size="sm"
          className="mt-3 noscript:hidden"
          onClick={() => setAnswering(true)}
        >
          {answer === null ? 'Yanıtla' : 'Yanıtı değiştir'}
        </Button>
      </div>
      {isAnswering && (
        <Suspense>
          <AnswerDialog postId={id} {...{ answer, onSubmit }} onClose={() => setAnswering(false)} />
        </Suspense>
      )}
    </aside>
  )
}
