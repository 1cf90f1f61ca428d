import { useQueryClient } from '@tanstack/react-query'
import type { PostFacts } from '../../../../core/contracts/posts.ts'
import { commentAnchor } from '../../../../core/paths.ts'
import { deleteComment } from '../../../calls/comment-writing.gen.ts'
import { useCall } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { useNotice } from '../../../ui/notice.tsx'

export type Held = PostFacts['heldComments'][number]

interface HeldCommentsProps {
  slug: string
  comments: Held[]
  /** In a thread they are answers. */
  isInThread?: boolean
}

/** What of one's own waits for an editor, where it will stand. */
export default function HeldComments({ slug, comments, isInThread = false }: HeldCommentsProps) {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()
  const remove = async ({ id }: Held): Promise<void> => {
    const result = await call(deleteComment, { params: { id: String(id) } })
    if (!result.ok) showNotice({ kind: 'error', text: result.message })
    await queries.invalidateQueries({ queryKey: ['post', slug, 'facts'] })
  }
  return (
    // A landmark for each thread would be too many.
    <section
      role={isInThread ? 'group' : undefined}
      aria-label={isInThread ? 'İncelemedeki yanıtlarınız' : 'İncelemedeki yorumlarınız'}
      className="mt-6"
    >
      <p className="text-small text-muted">
        İncelemede: bir editör bakana kadar bunları yalnızca siz görüyorsunuz.
      </p>
      <ul className="mt-2 divide-y border-y">
        {comments.map((comment) => (
          <li
            key={comment.id}
            id={commentAnchor(comment.id)}
            className="scroll-mt-24 scroll-mb-24 flex items-start gap-4 py-3"
          >
            <p className="min-w-0 flex-1 wrap-anywhere whitespace-pre-line text-muted">
              {comment.text}
            </p>
            <Button
              variant="quiet"
              size="sm"
              aria-label={isInThread ? 'İncelemedeki yanıtı sil' : 'İncelemedeki yorumu sil'}
              onClick={() => void remove(comment)}
            >
              Sil
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
