import Composer from './composer.tsx'
import HeldComments, { type Held } from './held-comments.tsx'
import type { CommentControls } from './use-comments.ts'

interface PostComposerProps {
  slug: string
  controls: CommentControls
  held: Held[]
}

/** Where one answers the post, and below it what of one's own waits for an editor. */
export default function PostComposer({ slug, controls, held }: PostComposerProps) {
  return (
    <>
      <Composer
        draftName={`yazi-${slug}`}
        label="Yorumunuz"
        placeholder="Ne düşünüyorsunuz?"
        submitLabel="Gönder"
        onSubmit={(text) => controls.write(text, null, null)}
      />
      {held.length > 0 && <HeldComments slug={slug} comments={held} />}
    </>
  )
}
