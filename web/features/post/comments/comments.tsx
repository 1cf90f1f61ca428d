import { lazy, Suspense } from 'react'
import { commentMessages } from '../../../../core/contracts/comment-limits.ts'
import { count, formatNumber } from '../../../../core/turkish/numbers.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useViewer } from '../../../viewer.ts'
import { usePostFacts } from '../facts.ts'
import type { ReadPost } from '../queries.ts'
import { Comment, type CommentTools } from './comment.tsx'
import { CommentsSwitch } from './comments-switch.tsx'
import { commentsId } from '../../../../core/paths.ts'
import type { ReadThread } from './threads.ts'
import { useCommentCount } from './use-comment-count.ts'
import { type CommentControls, useComments } from './use-comments.ts'
import { useLinkedThread } from './use-linked-thread.ts'
import { useNewComments } from './use-new-comments.ts'
import type { Order } from './use-threads.ts'

const titleId = 'yorumlar-basligi'

const HeldComments = lazy(() => import('./held-comments.tsx'))
const PostComposer = lazy(() => import('./post-composer.tsx'))

interface CommentsProps {
  post: ReadPost
  report: CommentTools['report']
}

export function Comments({ post, report }: CommentsProps) {
  const viewer = useViewer()
  const facts = usePostFacts(post)
  const isPostAuthor = viewer?.username === post.user.username
  const controls = useComments(post, useCommentCount(post))
  const isClosed = facts?.commentsClosed ?? post.commentsClosed
  const tools: CommentTools = {
    controls,
    isPostAuthor,
    isClosed,
    report,
  }
  const threads = controls.pages.flatMap((page) => page.threads)
  // By the thread in which they stand; those whose thread is not shown stand with those that begin one.
  const held = Map.groupBy(facts?.heldComments ?? [], ({ thread }) =>
    threads.some(({ id }) => id === thread) ? thread : null,
  )
  useLinkedThread(controls.bringIn)
  const isAlive = viewer !== undefined
  return (
    <section id={commentsId} tabIndex={-1} aria-labelledby={titleId}>
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id={titleId}>
          Yorumlar{' '}
          {controls.total > 0 && (
            <span className="font-normal text-muted">{formatNumber(controls.total)}</span>
          )}
        </h2>
        {threads.length > 1 && (
          <OrderChoice order={controls.order} onChange={(order) => void controls.sortBy(order)} />
        )}
      </div>
      {isPostAuthor && facts && <CommentsSwitch post={post} isClosed={facts.commentsClosed} />}
      {isClosed ? (
        <p className="mt-6 text-muted print:hidden">{commentMessages.closed}</p>
      ) : (
        <div className="mt-6 min-h-36 noscript:hidden print:hidden">
          {/* Its place is kept until the page is alive: without that nobody could send anything. */}
          {isAlive && (
            <Suspense>
              <PostComposer slug={post.slug} controls={controls} held={held.get(null) ?? []} />
            </Suspense>
          )}
        </div>
      )}
      <NewComments slug={post.slug} controls={controls} />
      {controls.total === 0 && threads.length === 0 && (
        <EmptyState text="Bu yazıya henüz yorum yapılmadı." />
      )}
      <ol className="mt-4 divide-y" aria-busy={controls.isLoading}>
        {threads.map((thread) => (
          <li key={thread.id} className="py-6">
            <Thread thread={thread} tools={tools} />
            {held.has(thread.id) && (
              <div className="mt-6 ml-5 border-l pl-5 sm:pl-8">
                <Suspense>
                  <HeldComments slug={post.slug} comments={held.get(thread.id)!} isInThread />
                </Suspense>
              </div>
            )}
          </li>
        ))}
      </ol>
      {controls.loadMore && (
        <Button
          variant="outline"
          busy={controls.isLoading}
          onClick={controls.loadMore}
          className="noscript:hidden"
        >
          {controls.order === 'newest' ? 'Daha eski yorumları göster' : 'Daha çok yorum göster'}
        </Button>
      )}
    </section>
  )
}

/** Between the others, so that nothing moves under who reads. */
function NewComments({ slug, controls }: { slug: string; controls: CommentControls }) {
  const { amount, isLoading, show } = useNewComments(slug, controls)
  return (
    <p role="status" className="relative z-1 h-0 text-center print:hidden">
      {amount > 0 && (
        <Button
          variant="outline"
          size="sm"
          busy={isLoading}
          onClick={() => void show()}
          className="bg-paper"
        >
          {count(amount, 'yeni yorum')}
        </Button>
      )}
    </p>
  )
}

const orderLabels: Record<Order, string> = { newest: 'En yeni', likes: 'En beğenilen' }

function OrderChoice({ order, onChange }: { order: Order; onChange: (order: Order) => void }) {
  return (
    <div role="group" aria-label="Sıralama" className="flex gap-4 text-small noscript:hidden">
      {(['newest', 'likes'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={order === each}
          onClick={() => onChange(each)}
          className="min-h-8 text-muted underline-offset-4 hover:underline aria-pressed:font-semibold aria-pressed:text-ink touch:min-h-11 touch:min-w-11"
        >
          {orderLabels[each]}
        </button>
      ))}
    </div>
  )
}

function Thread({ thread, tools }: { thread: ReadThread; tools: CommentTools }) {
  const unseen = thread.replyCount - thread.replies.length
  return (
    <>
      <Comment comment={thread} threadId={thread.id} replyCount={thread.replyCount} tools={tools} />
      {thread.replies.length > 0 && (
        <ol aria-label="Yanıtlar" className="mt-6 ml-5 space-y-6 border-l pl-5 sm:pl-8">
          {thread.replies.map((reply) => (
            <li key={reply.id}>
              <Comment comment={reply} threadId={thread.id} tools={tools} />
            </li>
          ))}
          {unseen > 0 && (
            <li>
              <Button
                variant="quiet"
                size="sm"
                onClick={() => tools.controls.showAllReplies(thread.id)}
              >
                {count(unseen, 'yanıt')} daha göster
              </Button>
            </li>
          )}
        </ol>
      )}
    </>
  )
}
