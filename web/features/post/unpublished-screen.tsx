import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { postStatus } from '../../../core/posts/post-status.ts'
import { getPostWait } from '../../calls/approval.gen.ts'
import { answerOf, useCall } from '../../api.ts'
import { useViewer } from '../../viewer.ts'
import { statusName } from '../posts/status-names.ts'
import { WaitOfPost } from '../posts/waits.tsx'
import { PostArticle } from './post-article.tsx'
import type { ReadPost } from './queries.ts'

export interface UnpublishedProps {
  post: ReadPost
  /** What its author can do with it. */
  controls: ReactNode
}

/** A post before readers see it: its text as it will be, and nothing that needs readers. */
export default function UnpublishedScreen({ post, controls }: UnpublishedProps) {
  const isAuthor = useViewer()?.username === post.user.username
  const text = useRef<HTMLDivElement>(null)
  return (
    <>
      <aside aria-label="Yazının durumu" className="page-width mb-6">
        <div className="mx-auto flex max-w-measure items-center gap-4 rounded-md bg-accent-wash px-4 py-3 text-accent-ink">
          <p className="min-w-0 flex-1">
            <strong className="font-semibold">{post.standing}.</strong> Bu yazı yayında değil:
            yalnızca yazarı ve editörler görebilir.
          </p>
          {isAuthor && controls}
        </div>
      </aside>
      {isAuthor && isWaiting(post) && <Wait postId={post.id} />}
      <PostArticle post={post} text={text} />
    </>
  )
}

const isWaiting = ({ standing }: ReadPost): boolean => standing === statusName(postStatus.waiting)

/** Why it waits, and how long that usually takes. */
function Wait({ postId }: { postId: number }) {
  const call = useCall()
  const { data: wait } = useQuery({
    queryKey: ['post-wait', postId],
    queryFn: async () => answerOf(await call(getPostWait, { params: { id: String(postId) } })),
  })
  if (wait === undefined) return null
  return <WaitOfPost wait={wait} className="page-width mx-auto mb-6 max-w-measure" />
}
