import { useQueryClient } from '@tanstack/react-query'
import type { Note } from '../../../core/contracts/approval.ts'
import type { WholePost } from '../../../core/contracts/posts.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import { getPost } from '../../calls/posts.gen.ts'
import { updatePost } from '../../calls/writing.gen.ts'
import { type Failure, failed, useCall } from '../../api.ts'
import { useNotice } from '../../ui/notice.tsx'
import type { WaitingPost } from './queries.ts'

type Decision =
  | { status: typeof postStatus.active }
  | { status: typeof postStatus.draft; note: Note }

const changedMeanwhile = 'Bu yazı bu arada değişti. Yeniden okuyup karar verin.'

/** Publishes a post or sends it back; either way the list is read again, for others decide too. */
export function useDecisions(onDecided: () => void) {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()

  /** What was read is what is decided about; the list then shows when it changed. */
  const decideAbout = async (read: WaitingPost, present: WholePost, body: Decision) => {
    const { status, updatedAt, version } = present
    if (status === postStatus.waiting && updatedAt !== read.updatedAt)
      return failed(409, changedMeanwhile)
    return call(updatePost, { params: { id: String(read.id) }, body: { ...body, version } })
  }

  const decide = async (
    post: WaitingPost,
    body: Decision,
    done: string,
  ): Promise<Failure | null> => {
    const present = await call(getPost, { params: { id: String(post.id) } })
    const result = present.ok ? await decideAbout(post, present.data, body) : present
    await queries.invalidateQueries()
    // The dialog of a note stays open with what was written, and says why.
    if (!result.ok && 'note' in body) return result
    showNotice(
      result.ok ? { kind: 'success', text: done } : { kind: 'error', text: result.message },
    )
    onDecided()
    return null
  }

  return {
    publish: (post: WaitingPost) =>
      decide(post, { status: postStatus.active }, 'Yazı yayımlandı, yazarına bildirildi.'),
    sendBack: (post: WaitingPost, note: Note) =>
      decide(post, { status: postStatus.draft, note }, 'Yazı notunuzla geri gönderildi.'),
  }
}

export type Decisions = ReturnType<typeof useDecisions>
