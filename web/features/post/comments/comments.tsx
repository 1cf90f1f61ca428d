import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { count, formatNumber } from '../../../core/turkish/numbers.ts'
import { useCall } from '../../api.ts'
import { RelativeTime } from '../../relative-time.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { fullName } from './head.ts'
import { moreThreads, type ReadPost, type ReadReply, type ReadThread } from './queries.ts'

export const commentsId = 'yorumlar'

/** To write will be possible above the list, to like and to answer below each comment. */
export function Comments({ post }: { post: ReadPost }) {
  const { threads, hasMore, isLoading, loadMore } = useThreads(post)
  return (
    <section id={commentsId} tabIndex={-1} aria-labelledby="yorumlar-basligi">
      <h2 id="yorumlar-basligi">
        Yorumlar{' '}
        {post.commentCount > 0 && (
          <span className="font-normal text-muted">{formatNumber(post.commentCount)}</span>
        )}
      </h2>
      {threads.length === 0 && <EmptyState text="Bu yazıya henüz yorum yapılmadı." />}
      <ol className="mt-4 divide-y">
        {threads.map((thread) => (
          <li key={thread.id} className="py-6">
            <Thread thread={thread} />
          </li>
        ))}
      </ol>
      {hasMore && (
        <Button variant="outline" busy={isLoading} onClick={loadMore} className="noscript:hidden">
          Daha eski yorumları göster
        </Button>
      )}
    </section>
  )
}

function Thread({ thread }: { thread: ReadThread }) {
  const unseen = thread.replyCount - thread.replies.length
  return (
    <>
      <Words comment={thread} />
      {thread.replies.length > 0 && (
        <ol aria-label="Yanıtlar" className="mt-6 ml-5 space-y-6 border-l pl-5 sm:pl-8">
          {thread.replies.map((reply) => (
            <li key={reply.id}>
              <Words comment={reply} />
            </li>
          ))}
          {unseen > 0 && (
            <li className="text-small text-muted">ve {count(unseen, 'yanıt')} daha</li>
          )}
        </ol>
      )}
    </>
  )
}

function Words({ comment }: { comment: ReadReply }) {
  const { user, createdAt, text, likeCount } = comment
  const name = fullName(user)
  return (
    <article id={`yorum-${comment.id}`} aria-label={`${name}, yorum`}>
      <div className="flex items-center gap-3">
        <Avatar name={name} picture={user.picture} size="md" />
        <p className="min-w-0">
          <Link
            to="/@{$username}"
            params={{ username: user.username }}
            className="-my-2 inline-flex items-center font-semibold wrap-anywhere hover:underline hover:underline-offset-4 touch:min-h-11"
          >
            {name}
          </Link>{' '}
          <RelativeTime date={createdAt} className="block text-small text-muted" />
        </p>
      </div>
      <p className="mt-3 font-serif text-step-1 wrap-anywhere whitespace-pre-line">{text}</p>
      {likeCount > 0 && <p className="mt-2 text-small text-muted">{count(likeCount, 'beğeni')}</p>}
    </article>
  )
}

/** The first page came with the post; older ones come when they are asked for. */
function useThreads(post: ReadPost) {
  const call = useCall()
  const notify = useNotice()
  const [pages, setPages] = useState([post.comments])
  const [isLoading, setLoading] = useState(false)
  const next = pages.at(-1)?.next ?? null
  const loadMore = async () => {
    if (next === null) return
    setLoading(true)
    const result = await moreThreads(call, post.slug, next)
    setLoading(false)
    if (result.ok) setPages((known) => [...known, result.data])
    else notify({ text: result.message, kind: 'error' })
  }
  return {
    threads: pages.flatMap((page) => page.threads),
    hasMore: next !== null,
    isLoading,
    loadMore: () => void loadMore(),
  }
}
