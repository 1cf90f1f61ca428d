import { fullName } from '../../../core/text/full-name.ts'
import { formatCompact } from '../../../core/turkish/numbers.ts'
import { PostLink } from '../posts/links.tsx'
import { NothingHere } from '../posts/nothing-here.tsx'
import type { PostSummary } from '../posts/post-summary.ts'
import { Section } from '../posts/section.tsx'
import { mostReadClass } from './home-shape.ts'

export function MostRead({ posts }: { posts: PostSummary[] }) {
  return (
    <Section title="En çok okunanlar">
      {posts.length === 0 ? (
        <NothingHere />
      ) : (
        <ol className={mostReadClass}>
          {posts.map((post, index) => (
            <li key={post.id} className="relative flex gap-4">
              <span
                aria-hidden
                className="w-9 shrink-0 font-serif text-[2.25rem] leading-none font-light text-edge tabular-nums"
              >
                {index + 1}
              </span>
              <div className="min-w-0">
                <h3 className="text-step-1 leading-snug">
                  <PostLink post={post} />
                </h3>
                <p className="mt-1 text-small text-muted">
                  {fullName(post.user)} · {formatCompact(post.views)} okunma
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
