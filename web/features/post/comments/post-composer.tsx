import { useQueryClient } from '@tanstack/react-query'
import type { PostFacts } from '../../../../core/contracts/posts.ts'
import { deleteComment } from '../../../calls/comment-writing.gen.ts'
import { useCall } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { useNotice } from '../../../ui/notice.tsx'
import Composer from './composer.tsx'
import type { CommentControls } from './use-comments.ts'

interface PostComposerProps {
  slug: string
  controls: CommentControls
  facts: PostFacts | undefined
}

/** Where one answers the post, and below it what of one's own waits for an editor. */
export default function PostComposer({ slug, controls, facts }: PostComposerProps) {
  return (
    <>
      <Composer
        draftName={`yazi-${slug}`}
        label="Yorumunuz"
        placeholder="Ne düşünüyorsunuz?"
        submitLabel="Gönder"
        onSubmit={(text) => controls.write(text, null, null)}
      />
      {facts !== undefined && facts.heldComments.length > 0 && (
        <HeldComments slug={slug} comments={facts.heldComments} />
      )}
    </>
  )
}

type Held = PostFacts['heldComments'][number]

function HeldComments({ slug, comments }: { slug: string; comments: Held[] }) {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()
  const remove = async ({ id }: Held): Promise<void> => {
    const result = await call(deleteComment, { params: { id: String(id) } })
    if (!result.ok) showNotice({ kind: 'error', text: result.message })
    await queries.invalidateQueries({ queryKey: ['post', slug, 'facts'] })
  }
  return (
    <section aria-label="İncelemedeki yorumlarınız" className="mt-6">
      <p className="text-small text-muted">
        İncelemede: bir editör bakana kadar bunları yalnızca siz görüyorsunuz.
      </p>
      <ul className="mt-2 divide-y border-y">
        {comments.map((comment) => (
          <li key={comment.id} className="flex items-start gap-4 py-3">
            <p className="min-w-0 flex-1 wrap-anywhere whitespace-pre-line text-muted">
              {comment.text}
            </p>
            <Button
              variant="quiet"
              size="sm"
              aria-label="İncelemedeki yorumu sil"
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
