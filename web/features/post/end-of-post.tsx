import type { ReactNode } from 'react'
import { Section } from '../posts/section.tsx'
import { TileCards } from '../posts/tile-cards.tsx'
import type { PostSummary } from '../posts/post-summary.ts'
import { AuthorCard, Neighbours } from './author-card.tsx'
import { Comments } from './comments/comments.tsx'
import type { PostTitle, ReadPost } from './queries.ts'

export interface EndOfPostProps {
  post: ReadPost
  previous: PostTitle | null
  next: PostTitle | null
  related: PostSummary[]
  /** To follow the author. */
  follow: ReactNode
  reportComment: (commentId: number) => void
}

/** Who wrote it, what to read after it, and what others say. */
export default function EndOfPost(props: EndOfPostProps) {
  const { post, previous, next, related, follow } = props
  return (
    <>
      <div className="page-width mt-12 print:hidden">
        <div className="mx-auto max-w-measure space-y-12">
          <AuthorCard user={post.user} follow={follow} />
          <Neighbours previous={previous} next={next} />
        </div>
      </div>
      {related.length > 0 && (
        <div className="page-width mt-16 print:hidden">
          <Section title="Benzer yazılar">
            <TileCards posts={related} />
          </Section>
        </div>
      )}
      <div className="page-width mt-16 print:hidden">
        <div className="mx-auto max-w-measure">
          <Comments post={post} report={props.reportComment} />
        </div>
      </div>
    </>
  )
}
