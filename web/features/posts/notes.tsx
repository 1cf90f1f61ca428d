import type { PostNote } from '../../../core/contracts/approval.ts'
import { listPostNotes } from '../../calls/approval.gen.ts'
import { answerOf, type MakeCall } from '../../api.ts'

export type ShownNote = Pick<PostNote, 'rule' | 'reason'>

/** What editors wrote when they sent the member's posts back, by the number of the post. */
export async function notesOf(call: MakeCall): Promise<Record<number, ShownNote>> {
  const result = await call(listPostNotes, { query: { itemsPerPage: '100' } })
  const notes = answerOf(result)['hydra:member']
  return Object.fromEntries(notes.map(({ id, rule, reason }) => [id, { rule, reason }]))
}

/** Where the author sees the post, until it is handed in again. */
export function NoteOfEditor({ note, className }: { note: ShownNote; className?: string }) {
  return (
    <aside aria-label="Editörün notu" className={className}>
      <div className="rounded-md bg-accent-wash px-4 py-3 text-accent-ink">
        <p className="font-semibold">
          Editörün notu{note.rule !== null && <span className="font-normal"> · {note.rule}</span>}
        </p>
        <p className="mt-1 whitespace-pre-line wrap-anywhere">{note.reason}</p>
      </div>
    </aside>
  )
}
