import { fullName } from '../../../core/text/full-name.ts'
import { formatReadingTime } from '../../../core/turkish/reading-time.ts'
import { Cover } from './cover.tsx'
import { PostLink } from './links.tsx'
import type { PostSummary } from './post-summary.ts'
import { NothingHere } from './nothing-here.tsx'

/** Shared with the skeleton; side by side most titles need two lines, and the names below them stand in one. */
export const tilesClass = 'mt-6 grid gap-x-6 gap-y-8 sm:grid-cols-3 lg:gap-x-10'
export const tileClasses = {
  cover: 'aspect-[5/2] sm:aspect-[8/5]',
  title: 'mt-4 text-step-1 sm:min-h-[2lh] leading-snug',
  meta: 'mt-1 text-small text-muted',
}

/** Three posts side by side under their covers. */
export function TileCards({ posts }: { posts: PostSummary[] }) {
  if (posts.length === 0) return <NothingHere />
  return (
    <ul className={tilesClass}>
      {posts.map((post) => (
        <li key={post.id} className="relative">
          <Cover post={post} className={tileClasses.cover} columns={6} rows={4} />
          <h3 className={tileClasses.title}>
            <PostLink post={post} />
          </h3>
          <p className={tileClasses.meta}>
            {fullName(post.user)} · {formatReadingTime(post.readTime)}
          </p>
        </li>
      ))}
    </ul>
  )
}
