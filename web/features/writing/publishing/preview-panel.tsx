import '../../../styles/document.css'
import { useRef } from 'react'
import { entriesHtml } from '../../../../core/document/html.ts'
import { site } from '../../../../core/site.ts'
import { slugify } from '../../../../core/turkish/fold.ts'
import { Tile } from '../../../ui/tile.tsx'
import { WideDialog } from '../../../ui/wide-dialog.tsx'
import type { PanelProps } from '../page/panels.tsx'
import { useWritableCategories } from './queries.ts'

/** The text as readers will see it; nothing in it can be pressed by accident. */
export default function PreviewPanel({ saver, snapshot, onClose }: PanelProps) {
  const text = saver.text()
  const top = useRef<HTMLElement>(null)
  const { nameOf } = useWritableCategories()
  const title = text.title.trim() || 'Başlıksız'
  const html = entriesHtml(text.entries, { origin: new URL(site.url).origin })
  return (
    // Its first link may stand far below its title.
    <WideDialog open onOpenChange={onClose} title="Önizleme" initialFocus={top}>
      <article
        ref={top}
        tabIndex={-1}
        aria-label={title}
        className="@container scroll-mt-8 outline-none"
      >
        <header className="mx-auto max-w-measure">
          {text.categories[0] !== undefined && (
            <p className="eyebrow">{nameOf(text.categories[0])}</p>
          )}
          <h2 className="mt-3 text-step-4 font-semibold wrap-anywhere">{title}</h2>
          {text.excerpt.trim() !== '' && (
            <p className="mt-4 font-serif text-step-2 leading-[1.45] text-muted">{text.excerpt}</p>
          )}
        </header>
        <div className="mx-auto my-10 aspect-[7/3] max-w-248 overflow-hidden rounded-sm bg-wash">
          {text.cover === null ? (
            <Tile text={snapshot.record.slug ?? slugify(title)} columns={9} rows={4} />
          ) : (
            <img src={text.cover} alt="" className="size-full object-cover" />
          )}
        </div>
        <div
          className="document mx-auto [--room:100cqw]"
          onClickCapture={(event) => event.preventDefault()}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </article>
    </WideDialog>
  )
}
