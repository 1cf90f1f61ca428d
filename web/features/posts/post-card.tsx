import type { ReactNode } from 'react'
import { CardBookmark } from '../bookmarks/card-bookmark.tsx'
import { Byline } from './byline.tsx'
import { cardClass, coverClass } from './card-shape.ts'
import { Cover } from './cover.tsx'
import { PostLink } from './links.tsx'
import { PostMeta } from './post-meta.tsx'
import type { PostSummary } from './post-summary.ts'

interface PostCardProps {
  item: PostSummary
  /** What is the same for the whole list is said above it. */
  without?: 'author' | 'category'
  /** Title and beginning of the text, where some of their words are marked. */
  title?: ReactNode
  text?: ReactNode
}

/** A post in a list: all of it leads to the post, its author and category lead to themselves. */
export function PostCard({ item: post, without, title, text }: PostCardProps) {
  return (
    <article className={cardClass}>
      <div className="min-w-0">
        <Byline post={post} without={without} />
        <h3 className="mt-1.5 text-step-2 leading-snug wrap-anywhere">
          <PostLink post={post}>{title}</PostLink>
        </h3>
        <p className="mt-1.5 line-clamp-2 font-serif text-step-1 text-muted wrap-anywhere">
          {text ?? post.excerpt}
        </p>
        <div className="mt-1 flex items-center justify-between gap-4">
          <PostMeta post={post} />
          <div className="relative z-1 -mr-[12px] text-muted noscript:hidden">
            <CardBookmark slug={post.slug} title={post.title} />
          </div>
        </div>
      </div>
      <Cover post={post} className={coverClass} columns={6} rows={3} />
    </article>
  )
}
