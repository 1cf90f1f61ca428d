import { type ReactNode, useRef } from 'react'
import { useViewer } from '../../viewer.ts'
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
      <PostArticle post={post} text={text} />
    </>
  )
}
