import { fullName } from '../../../core/text/full-name.ts'
import { Hand } from 'lucide-react'
import { Cover } from '../posts/cover.tsx'
import { PostLink } from '../posts/links.tsx'
import { NothingHere } from '../posts/nothing-here.tsx'
import { Count } from '../posts/post-meta.tsx'
import type { PostSummary } from '../posts/post-summary.ts'
import { Section } from '../posts/section.tsx'
import { applaudedCoverClass, coverCount, mostApplaudedClass } from './home-shape.ts'

export function MostApplauded({ posts }: { posts: PostSummary[] }) {
  return (
    <Section title="En çok alkışlananlar">
      {posts.length === 0 ? (
        <NothingHere />
      ) : (
        <ul className={mostApplaudedClass}>
          {posts.map((post, index) => (
            <li key={post.id} className="relative">
              {index < coverCount && (
                <Cover post={post} className={applaudedCoverClass(index)} columns={6} rows={3} />
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
