import { postPath } from '../../../core/paths.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode, RefObject } from 'react'
import { siteAddress } from '../../../core/site.ts'
import { FoldedContents, FollowingContents } from './contents.tsx'
import { PostBody } from './post-body.tsx'
import { Cover, PostHeader, titleId } from './post-header.tsx'
import type { ReadPost } from './queries.ts'

interface PostArticleProps {
  post: ReadPost
  text: RefObject<HTMLDivElement | null>
  follow?: ReactNode
  /** To listen, and to set the text otherwise. */
  reading?: ReactNode
  /** What can be done with it: under the text, and beside it on wide screens. */
  below?: ReactNode
  beside?: ReactNode
}

/** The text itself, from its category to its tags. */
export function PostArticle({ post, text, follow, reading, below, beside }: PostArticleProps) {
  return (
    <article aria-labelledby={titleId}>
      <div className="page-width sm:pt-4">
        <PostHeader post={post} follow={follow} reading={reading} />
      </div>
      <Cover post={post} />
      <div className="page-width mt-8 grid grid-cols-[minmax(0,42.5rem)] justify-center sm:mt-14 min-[72rem]:grid-cols-[1fr_minmax(0,42.5rem)_1fr]">
        <div className="print:hidden">
          <FollowingContents entries={post.contents} />
        </div>
        <div>
          <FoldedContents entries={post.contents} />
          <PostBody ref={text} html={post.content} />
          <p className="mt-8 hidden wrap-anywhere print:block">
            {siteAddress(postPath(post.slug))}
          </p>
          <Tags post={post} />
          {below}
        </div>
        {beside}
      </div>
    </article>
  )
}

function Tags({ post }: { post: ReadPost }) {
  if (post.tags.length === 0) return null
  return (
    <ul aria-label="Etiketler" className="mt-10 flex flex-wrap gap-2 print:hidden">
      {post.tags.map((tag) => (
        <li key={tag.slug}>
          <Link
            to="/etiket/$slug"
            params={{ slug: tag.slug }}
            className="inline-flex min-h-8 items-center rounded-full bg-wash px-3.5 text-small transition-colors hover:bg-accent-wash hover:text-accent-ink touch:min-h-11"
          >
            {tag.name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
