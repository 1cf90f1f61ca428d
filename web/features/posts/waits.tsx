import { sentencesOf, usualWait } from '../../../core/posts/wait-reasons.ts'
import type { PostWait } from '../../../core/contracts/approval.ts'
import { listPostWaits } from '../../calls/approval.gen.ts'
import { answerOf, type MakeCall } from '../../api.ts'

export type ShownWait = Pick<PostWait, 'reasons' | 'usualMinutes'>

/** Why the member's posts wait for an editor, by the number of the post. */
export async function waitsOf(call: MakeCall): Promise<Record<number, ShownWait>> {
  const result = await call(listPostWaits, { query: { itemsPerPage: '100' } })
  const waits = answerOf(result)['hydra:member']
  return Object.fromEntries(
    waits.map(({ id, reasons, usualMinutes }) => [id, { reasons, usualMinutes }]),
  )
}

/** Where the author sees the post, until it is decided about. */
export function WaitOfPost({ wait, className }: { wait: ShownWait; className?: string }) {
  return (
    <aside aria-label="Neden bekliyor" className={className}>
      <p className="rounded-md bg-accent-wash px-4 py-3 text-accent-ink">
        {sentencesOf(wait.reasons)} {usualWait(wait.usualMinutes)}
      </p>
    </aside>
  )
}
