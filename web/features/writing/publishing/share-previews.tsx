import { postPath } from '../../../../core/paths.ts'
import { excerptOf } from '../../../../core/document/text.ts'
import { postLimits } from '../../../../core/contracts/post-forms.ts'
import { site, siteAddress } from '../../../../core/site.ts'
import { slugify } from '../../../../core/turkish/fold.ts'
import { Tile } from '../../../ui/tile.tsx'
import type { WrittenText } from '../saving/written-text.ts'

interface SharePreviewsProps {
  text: WrittenText
  slug: string | null
  author: string
}

/** How the post will look where it is shared and where it is found. */
export function SharePreviews({ text, slug, author }: SharePreviewsProps) {
  const title = text.title.trim() || 'Başlıksız'
  const description = text.excerpt.trim() || excerptOf(text.entries, postLimits.summaryMax)
  const address = siteAddress(postPath(slug ?? (slugify(title) || 'yazi')))
  const host = new URL(address).host
  return (
    <div className="flex flex-col gap-6">
      <figure>
        <figcaption className="text-small text-muted">Paylaşıldığında</figcaption>
        <div className="mt-2 overflow-hidden rounded-md border">
          <div className="aspect-[1200/630] overflow-hidden bg-wash">
            {text.cover === null ? (
              <DrawnCard title={title} author={author} tile={slug ?? slugify(title)} />
            ) : (
              <img src={text.cover} alt="" className="size-full object-cover" />
            )}
          </div>
          <div className="border-t px-4 py-3">
            <p className="text-small text-muted">{host}</p>
            <p className="line-clamp-2 font-semibold">{title}</p>
            <p className="line-clamp-2 text-small text-muted">{description}</p>
          </div>
        </div>
      </figure>
      <figure>
        <figcaption className="text-small text-muted">Arama sonuçlarında</figcaption>
        <div className="mt-2 rounded-md border px-4 py-3">
          <p className="truncate text-small text-muted">{address}</p>
          <p className="mt-0.5 line-clamp-1 text-step-1 text-accent">
            {title} · {site.name}
          </p>
          <p className="line-clamp-2 text-small text-muted">{description}</p>
        </div>
      </figure>
    </div>
  )
}

/** As the server draws it: a sheet of paper beside the post's own wall of tiles. */
function DrawnCard({ title, author, tile }: { title: string; author: string; tile: string }) {
  return (
    <div className="flex size-full">
      <div className="flex flex-2 flex-col justify-between bg-paper p-5">
        <span className="font-serif text-small font-semibold">{site.name}</span>
        <span className="line-clamp-3 font-serif text-step-1 leading-tight font-semibold">
          {title}
        </span>
        <span className="truncate text-tiny text-muted">{author}</span>
      </div>
      <div className="flex-1">
        <Tile text={tile} columns={3} rows={5} />
      </div>
    </div>
  )
}
