import { Tile } from '../../ui/tile.tsx'
import { classes } from '../../ui/classes.ts'
import { CoverPicture } from './cover-picture.tsx'
import type { PostSummary } from './post-summary.ts'

interface CoverProps {
  post: Pick<PostSummary, 'slug' | 'cover'>
  /** Gives it its shape: the place is kept before anything is loaded. */
  className: string
  columns?: number
  rows?: number
  /** The first thing one sees is not waited for. */
  eager?: boolean
}

/** The cover the author chose, or the tile that belongs to the post. Says nothing the title does not. */
export function Cover({ post, className, columns = 4, rows = 3, eager = false }: CoverProps) {
  return (
    <div className={classes('overflow-hidden rounded-sm bg-wash', className)}>
      {post.cover === null ? (
        <Tile text={post.slug} columns={columns} rows={rows} />
      ) : (
        <CoverPicture
          src={post.cover}
          sizes={eager ? '(max-width: 64rem) 100vw, 42rem' : '(max-width: 40rem) 100vw, 20rem'}
          box={{ width: columns * 160, height: rows * 160 }}
          eager={eager}
        />
      )}
    </div>
  )
}
