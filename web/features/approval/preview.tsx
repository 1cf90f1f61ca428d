import '../../styles/document.css'
import type { WholeApproval } from '../../../core/contracts/approval-queue.ts'
import { asideTexts } from '../../../core/document/text.ts'
import type { Entry } from '../../../core/document/types.ts'
import { slugify } from '../../../core/turkish/fold.ts'
import { Tile } from '../../ui/tile.tsx'

/** The text as readers will see it. Its links open beside, so that nobody loses the queue. */
export function Preview({ post }: { post: WholeApproval['post'] }) {
  const asides = (post.entries as Entry[]).flatMap(asideTexts)
  return (
    <article aria-label="Önizleme" className="@container">
      <header className="mx-auto max-w-measure">
        {post.category && <p className="eyebrow">{post.category.name}</p>}
        <p className="mt-3 font-serif text-step-4 font-semibold wrap-anywhere">{post.title}</p>
        {post.excerpt !== '' && (
          <p className="mt-4 font-serif text-step-2 leading-[1.45] text-muted">{post.excerpt}</p>
        )}
      </header>
      <div className="mx-auto my-8 aspect-[7/3] max-w-248 overflow-hidden rounded-sm bg-wash">
        {post.cover === null ? (
          <Tile text={post.slug ?? slugify(post.title)} columns={9} rows={4} />
        ) : (
          <img src={post.cover} alt="" className="size-full object-cover" />
        )}
      </div>
      <div
        className="document mx-auto [--room:100cqw]"
        onClickCapture={(event) => openBeside(event)}
        dangerouslySetInnerHTML={{ __html: post.content }}
      />
      {asides.length > 0 && (
        <p className="mx-auto mt-8 max-w-measure text-small wrap-anywhere text-muted">
          Görsel açıklamaları ve kartlar: {asides.join(' · ')}
        </p>
      )}
      {post.tags.length > 0 && (
        <p className="mx-auto mt-8 max-w-measure text-small text-muted">
          Etiketler: {post.tags.map(({ name }) => name).join(', ')}
        </p>
      )}
    </article>
  )
}

function openBeside(event: { target: EventTarget; preventDefault: () => void }): void {
  const link = (event.target as Element).closest('a')
  if (link === null) return
  event.preventDefault()
  open(link.href, '_blank', 'noopener')
}
