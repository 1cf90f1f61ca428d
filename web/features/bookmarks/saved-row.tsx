import { useState } from 'react'
import { Byline } from '../posts/byline.tsx'
import { Cover } from '../posts/cover.tsx'
import { PostLink } from '../posts/links.tsx'
import { PostMeta } from '../posts/post-meta.tsx'
import { Note } from './note.tsx'
import type { ListInfo, SavedPost } from './queries.ts'
import { RowControls } from './row-controls.tsx'
import type { Ordering } from '../../ui/order-buttons.tsx'
import type { ReadingListActions } from './use-reading-list.ts'

/** Where a post stands in a list that is put in order by hand. */

export interface SavedRowProps {
  saved: SavedPost
  /** The one that is open. */
  list: ListInfo | null
  ordering: Ordering | null
  actions: ReadingListActions
  /** Asks which lists it belongs into. */
  onSort: () => void
}

export function SavedRow(props: SavedRowProps) {
  const { saved, list, actions } = props
  const { post } = saved
  const [isWriting, setWriting] = useState(false)
  return (
    <article className={rowClass}>
      <Cover post={post} className={coverClass} columns={3} rows={2} />
      <div className="min-w-0">
        <Byline post={post} without={undefined} />
        <h3 className="mt-0.5 text-step-1 leading-snug wrap-anywhere">
          <PostLink post={post} className="touch:inline-flex touch:min-h-11 touch:items-center" />
        </h3>
        <div className="mt-1">
          <PostMeta post={post} />
        </div>
        {list && (
          <Note
            text={saved.note}
            isWriting={isWriting}
            onClose={() => setWriting(false)}
            send={(note) => actions.write(saved, list, note)}
          />
        )}
      </div>
      <RowControls {...props} onWrite={() => setWriting(true)} />
    </article>
  )
}

/** Shared with the skeleton. */
export const rowClass =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-x-5 gap-y-3 py-5 sm:grid-cols-[6rem_minmax(0,1fr)_auto]'
export const coverClass = 'aspect-[3/2] max-sm:hidden'
