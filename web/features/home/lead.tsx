import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { site } from '../../../core/site.ts'
import { RelativeTime } from '../../relative-time.tsx'
import { Cover } from '../posts/cover.tsx'
import { CategoryLink, PostLink } from '../posts/links.tsx'
import { NothingHere } from '../posts/nothing-here.tsx'
import type { PostSummary } from '../posts/post-summary.ts'
import { leadClass } from './home-shape.ts'

/** The journal opens the page, unless it is hidden: its newest post at large, the ones before it as a list. */
export function Lead({ posts }: { posts: PostSummary[] }) {
  const id = useId()
  const [first, ...rest] = posts
  if (site.journal === null) return null
  return (
    <section aria-labelledby={id}>
      {first && <LeadingPost post={first} rest={rest} headingId={id} />}
      {!first && (
        <>
          <JournalHeading id={id} />
          <NothingHere />
        </>
      )}
    </section>
  )
}

interface LeadingPostProps {
  post: PostSummary
  rest: PostSummary[]
  headingId: string
}

function LeadingPost({ post, rest, headingId }: LeadingPostProps) {
  return (
    <div className={leadClass}>
      {/* For the hand that goes to the picture; the title beside it is the link for everybody. */}
      <Link to="/yazi/$slug" params={{ slug: post.slug }} tabIndex={-1} aria-hidden>
        <Cover post={post} className="aspect-[8/5]" columns={8} rows={5} eager />
      </Link>
      <div className="min-w-0">
        <JournalHeading id={headingId} />
        <article>
          <h3 className="mt-3 text-step-4 touch:mt-0 leading-[1.1] tracking-[-0.02em]">
            <PostLink post={post} className="" />
          </h3>
          <p className="mt-3 font-serif text-step-1 text-muted">{post.excerpt}</p>
        </article>
        <ul className="mt-5">
          {rest.map((post) => (
            <JournalRow key={post.id} post={post} />
          ))}
        </ul>
      </div>
    </div>
  )
}

function JournalHeading({ id }: { id: string }) {
  return (
    <h2 id={id} className="eyebrow">
      <CategoryLink
        slug={site.journal!.slug}
        className="inline-flex min-h-6 items-center hover:underline touch:min-h-11"
      >
        {site.journal!.name}
      </CategoryLink>
    </h2>
  )
}

function JournalRow({ post }: { post: PostSummary }) {
  return (
    <li className="relative flex items-baseline justify-between gap-6 border-t py-3">
      <h3 className="min-w-0 text-step-1 leading-snug font-medium wrap-anywhere">
        <PostLink post={post} />
      </h3>
      <RelativeTime
        date={post.time}
        className="w-28 max-w-[36%] shrink-0 text-right text-small text-faint"
      />
    </li>
  )
}
