import { formatReadingTime } from '../../../core/turkish/reading-time.ts'
import { Cover } from './cover.tsx'
import { PostLink } from './links.tsx'
import { fullName, type PostSummary } from './post-summary.ts'
import { NothingHere } from './nothing-here.tsx'

/** Three posts side by side under their covers. */
export function TileCards({ posts }: { posts: PostSummary[] }) {
  if (posts.length === 0) return <NothingHere />
  return (
    <ul className="mt-6 grid gap-x-6 gap-y-8 sm:grid-cols-3 lg:gap-x-10">
      {posts.map((post) => (
        <li key={post.id} className="relative">
          <Cover post={post} className="aspect-[5/2] sm:aspect-[8/5]" columns={6} rows={4} />
          <h3 className="mt-4 text-step-1 leading-snug">
            <PostLink post={post} />
          </h3>
          <p className="mt-1 text-small text-muted">
            {fullName(post.user)} · {formatReadingTime(post.readTime)}
          </p>
        </li>
      ))}
    </ul>
  )
}
