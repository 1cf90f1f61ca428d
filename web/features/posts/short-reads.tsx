import { fullName } from '../../../core/text/full-name.ts'
import { formatReadingTime } from '../../../core/turkish/reading-time.ts'
import { PostLink } from './links.tsx'
import { NothingYet } from './nothing-here.tsx'
import type { PostSummary } from './post-summary.ts'

/** For the rail: what can be read while the tea brews. */
export function ShortReads({ posts }: { posts: PostSummary[] }) {
  if (posts.length === 0) return <NothingYet />
  return (
    <ul className="mt-3 divide-y">
      {posts.map((post) => (
        <li key={post.id} className="relative py-3.5">
          <h3 className="text-step-0 leading-snug">
            <PostLink post={post} />
          </h3>
          <p className="mt-0.5 text-small text-muted">
            {fullName(post.user)} · {formatReadingTime(post.readTime)}
          </p>
        </li>
      ))}
    </ul>
  )
}
