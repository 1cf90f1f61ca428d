import { fullName } from '../../../core/text/full-name.ts'
import { Hand } from 'lucide-react'
import { classes } from '../../ui/classes.ts'
import { Cover } from '../posts/cover.tsx'
import { PostLink } from '../posts/links.tsx'
import { NothingHere } from '../posts/nothing-here.tsx'
import { Count } from '../posts/post-meta.tsx'
import type { PostSummary } from '../posts/post-summary.ts'
import { Section } from '../posts/section.tsx'

/** Three under their covers (on a phone one), and the rest as quiet lines below. */
const withCover = 3

export function MostApplauded({ posts }: { posts: PostSummary[] }) {
  return (
    <Section title="En çok alkışlananlar">
      {posts.length === 0 ? (
        <NothingHere />
      ) : (
        <ul className="mt-6 grid gap-x-6 gap-y-8 sm:grid-cols-3 lg:gap-x-10">
          {posts.map((post, index) => (
            <li key={post.id} className="relative">
              {index < withCover && (
                <Cover
                  post={post}
                  className={classes('mb-4 aspect-[5/2]', index > 0 && 'max-sm:hidden')}
                  columns={6}
                  rows={3}
                />
              )}
              <h3 className="text-step-1 leading-snug">
                <PostLink post={post} />
              </h3>
              <p className="mt-1 flex items-center gap-3 text-small text-muted">
                {fullName(post.user)}
                <Count icon={Hand} value={post.likes} noun="alkış" className="text-applause" />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
