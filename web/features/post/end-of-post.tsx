import type { ReactNode } from 'react'
import type { PostFacts } from '../../../core/contracts/posts.ts'
import { Section } from '../posts/section.tsx'
import { TileCards } from '../posts/tile-cards.tsx'
import type { PostSummary } from '../posts/post-summary.ts'
import { AuthorCard, Neighbours } from './author-card.tsx'
import { Comments } from './comments/comments.tsx'
import { CommentsSwitch } from './comments/comments-switch.tsx'
import type { PostTitle, ReadPost } from './queries.ts'

export interface EndOfPostProps {
  post: ReadPost
  facts: PostFacts | undefined
  isAuthor: boolean
  previous: PostTitle | null
  next: PostTitle | null
  related: PostSummary[]
  /** To follow the author. */
  follow: ReactNode
  reportComment: (commentId: number) => void
  /** The author has opened or closed the comments. */
  onSwitch: () => void
}

/** Who wrote it, what to read after it, and what others say. */
export function EndOfPost(props: EndOfPostProps) {
  const { post, facts, isAuthor, previous, next, related, follow, reportComment, onSwitch } = props
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
          <Comments
            post={post}
            facts={facts}
            report={reportComment}
            isPostAuthor={isAuthor}
            authorControls={
              isAuthor &&
              facts && <CommentsSwitch slug={post.slug} facts={facts} onChange={onSwitch} />
            }
          />
        </div>
      </div>
    </>
  )
}
