import { useQueryClient } from '@tanstack/react-query'
import type { Note } from '../../../core/approval.ts'
import { postStatus } from '../../../core/posts.ts'
import { updatePost } from '../../../core/writing.ts'
import { type Failure, useCall } from '../../api.ts'
import { useNotice } from '../../ui/notice.tsx'
import type { WaitingPost } from './queries.ts'

type Decision =
  | { status: typeof postStatus.active }
  | { status: typeof postStatus.draft; note: Note }

/** Publishes a post or sends it back; either way the list is read again, for others decide too. */
export function useDecisions(onDecided: () => void) {
  const call = useCall()
  const queries = useQueryClient()
  const notify = useNotice()

  const decide = async (
    post: WaitingPost,
    body: Decision,
    done: string,
  ): Promise<Failure | null> => {
    const result = await call(updatePost, { params: { id: String(post.id) }, body })
    if (!result.ok && result.status === 422) return result
    notify(result.ok ? { kind: 'success', text: done } : { kind: 'error', text: result.message })
    await queries.invalidateQueries()
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
