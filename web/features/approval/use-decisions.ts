import { useQueryClient } from '@tanstack/react-query'
import type { WholeApproval } from '../../../core/contracts/approval-queue.ts'
import { approvalMessages, type Note } from '../../../core/contracts/approval.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import { updatePost } from '../../calls/writing.gen.ts'
import { type Failure, useCall } from '../../api.ts'
import { useNotice } from '../../ui/notice.tsx'

type Decision =
  | { status: typeof postStatus.active; trust?: true }
  | { status: typeof postStatus.draft; note: Note }

const plannedText = 'Yazı onaylandı; planlandığı zamanda yayımlanacak.'

/** About the text that was read: one that came meanwhile is shown first. `onGone` leads to the next. */
export function useDecisions({ post }: WholeApproval, onGone: () => void) {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()

  const decide = async (decision: Decision, done: string): Promise<Failure | null> => {
    const body = { ...decision, version: post.version }
    const result = await call(updatePost, { params: { id: String(post.id) }, body })
    const isGone = result.ok || result.message === approvalMessages.notWaiting
    // The dialog of a note stays open with what was written, and says why.
    const refusal = !result.ok && !isGone && 'note' in decision ? result : null
    const isPlanned = result.ok && result.data.status === postStatus.planned
    if (result.ok) showNotice({ kind: 'success', text: isPlanned ? plannedText : done })
    else if (refusal === null) showNotice({ kind: 'error', text: result.message })
    if (isGone) onGone()
    // What is gone is not asked for again.
    await queries.invalidateQueries({
      predicate: ({ queryKey }) => !isGone || queryKey[2] !== String(post.id),
    })
    return refusal
  }

  return {
    publish: () => decide({ status: postStatus.active }, 'Yazı yayımlandı, yazarına bildirildi.'),
    publishAndTrust: () =>
      decide(
        { status: postStatus.active, trust: true },
        'Yazı yayımlandı. Yazarın sonraki yazıları onay beklemeyecek.',
      ),
    sendBack: (note: Note) =>
      decide({ status: postStatus.draft, note }, 'Yazı notunuzla geri gönderildi.'),
  }
}
