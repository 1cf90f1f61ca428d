import { fullName } from '../../../core/text/full-name.ts'
import { RelativeTime } from '../../relative-time.tsx'
import { EndlessList } from '../posts/endless-list.tsx'
import { PostLink } from '../posts/links.tsx'
import type { ListQuery } from '../posts/list-query.ts'
import { NothingHere } from '../posts/nothing-here.tsx'
import type { PostSummary } from '../posts/post-summary.ts'

interface PostIndexProps {
  query: ListQuery<PostSummary>
  path: string
}

/** Many posts in little room, like the contents of a volume: titles, names and dates. */
export function PostIndex({ query, path }: PostIndexProps) {
  return (
    <EndlessList
      query={query}
      path={path}
      noun="yazı"
      row={IndexRow}
      empty={<NothingHere />}
      className={indexClass}
    />
  )
}

/** Shared with the skeleton. */
export const indexClass = 'mt-3'
export const indexRowClass = 'relative flex items-baseline justify-between gap-6 py-3.5'

function IndexRow({ item: post }: { item: PostSummary }) {
  return (
    <div className={indexRowClass}>
      <div className="min-w-0">
        <h3 className="text-step-1 leading-snug">
          <PostLink post={post} />
        </h3>
        <p className="mt-0.5 text-small text-muted">
          {fullName(post.user)}
          {post.category && ` · ${post.category.name}`}
        </p>
      </div>
      <RelativeTime
        date={post.time}
        className="w-28 max-w-[36%] shrink-0 text-right text-small text-faint"
      />
    </div>
  )
}
