import { useQueryClient } from '@tanstack/react-query'
import type { Note } from '../../../core/contracts/approval.ts'
import { postStatus } from '../../../core/posts/post-facts.ts'
import { getPost, updatePost } from '../../calls.gen.ts'
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
  const notify = useNotice()

  const decide = async (
    post: WaitingPost,
    body: Decision,
    done: string,
  ): Promise<Failure | null> => {
    const params = { id: String(post.id) }
    const present = await call(getPost, { params })
    // What was read is what is decided about; the list then shows when it changed.
    const isChanged =
      present.ok &&
      present.data.status === postStatus.waiting &&
      present.data.updatedAt !== post.updatedAt
    const version = present.ok ? { version: present.data.version } : {}
    const result = isChanged
      ? failed(409, changedMeanwhile)
      : await call(updatePost, { params, body: { ...body, ...version } })
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
