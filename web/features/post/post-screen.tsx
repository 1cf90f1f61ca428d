import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import type { PostFacts } from '../../../core/posts.ts'
import { siteAddress } from '../../../core/site.ts'
import type { PostSummary } from '../posts/post-summary.ts'
import { useViewer } from '../../viewer.ts'
import { ActionBar, ActionColumn } from './post-actions.tsx'
import { usePostFacts } from './facts.ts'
import { FoldedContents, FollowingContents } from './contents.tsx'
import { postPath } from './head.ts'
import { LateEnd } from './late-end.tsx'
import { PostBody } from './post-body.tsx'
import { Cover, PostHeader, titleId } from './post-header.tsx'
import type { PostTitle, ReadPost } from './queries.ts'
import { ReadingProgress } from './reading-progress.tsx'
import { useViewCount } from './use-view-count.ts'

interface PostScreenProps {
  post: ReadPost
  previous: PostTitle | null
  next: PostTitle | null
  /** Others like this one. */
  related: PostSummary[]
  /** What other features offer here, made for this post and what the viewer has to do with it. */
  offers: PostOffers
}

export interface PostOffers {
  follow: (facts: PostFacts | undefined) => ReactNode
  bookmark: (facts: PostFacts | undefined) => ReactNode
  more: (isAuthor: boolean) => ReactNode
  reportComment: (commentId: number) => void
}

export function PostScreen({ post, previous, next, related, offers }: PostScreenProps) {
  const { facts, askAgain } = usePostFacts(post.slug)
  const isAuthor = useViewer()?.username === post.user.username
  const bookmark = offers.bookmark(facts)
  const more = offers.more(isAuthor)
  const actions = { post, facts, isAuthor, bookmark, more }
  const text = useRef<HTMLDivElement>(null)
  useViewCount(post.slug)
  return (
    <>
      <ReadingProgress text={text} />
      {/* Here, because the router's head keeps only the first of a name. */}
      {post.tags.map((tag) => (
        <meta key={tag.slug} property="article:tag" content={tag.name} />
      ))}
      <article aria-labelledby={titleId}>
        <div className="page-width sm:pt-4">
          <PostHeader post={post} follow={offers.follow(facts)} />
        </div>
        <Cover post={post} />
        <div className="page-width mt-8 grid grid-cols-[minmax(0,42.5rem)] justify-center sm:mt-14 min-[72rem]:grid-cols-[1fr_minmax(0,42.5rem)_1fr]">
          <div className="print:hidden">
            <FollowingContents entries={post.contents} />
          </div>
          <div>
            <FoldedContents entries={post.contents} />
            <PostBody ref={text} html={post.content} />
            <p className="mt-8 hidden wrap-anywhere print:block">{siteAddress(postPath(post))}</p>
            <Tags post={post} />
            <ActionBar {...actions} />
          </div>
          <ActionColumn {...actions} />
        </div>
      </article>
      <LateEnd
        {...{ post, facts, isAuthor, previous, next, related }}
        follow={offers.follow(facts)}
        reportComment={offers.reportComment}
        onSwitch={askAgain}
      />
    </>
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
