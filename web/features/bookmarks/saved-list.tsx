import { useRef, useState } from 'react'
import { bookmarkLimits } from '../../../core/contracts/bookmarks.ts'
import { classes } from '../../ui/classes.ts'
import { SelectableRow } from '../own-lists/selection.tsx'
import { ListsDialog } from './lists-dialog.tsx'
import type { ListInfo, SavedPost } from './queries.ts'
import { SavedRow } from './saved-row.tsx'
import { useDrag } from '../../ui/use-drag.ts'
import type { ReadingListActions } from './use-reading-list.ts'

interface SavedListProps {
  posts: SavedPost[]
  total: number
  page: number
  /** The one that is open; without it, everything is shown in the order of saving. */
  list: ListInfo | null
  /** Shown in the order that its owner gave it. */
  isByHand: boolean
  lists: ListInfo[]
  actions: ReadingListActions
}

export function SavedList(props: SavedListProps) {
  const { posts, total, page, list, isByHand, lists, actions } = props
  const rows = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const [sortedInto, setSortedInto] = useState<number | null>(null)
  const start = (page - 1) * bookmarkLimits.pageSize
  const move = async (from: number, to: number): Promise<void> => {
    const title = posts[from]?.post.title
    if (list === null || !(await actions.move(list, from, to))) return
    setSaid(`“${title}” ${start + to + 1}. sırada.`)
  }
  const drag = useDrag(rows, (from, to) => void move(from, to))
  return (
    <>
      <ul ref={rows} className="divide-y">
        {posts.map((saved, index) => (
          <li
            key={saved.id}
            style={drag.styleOf(index)}
            className={classes('bg-paper', drag.isDragged(index) && 'relative z-2 shadow-popup')}
          >
            <SelectableRow id={saved.id} title={saved.post.title}>
              <SavedRow
                {...{ saved, list, actions }}
                ordering={
                  isByHand
                    ? {
                        isFirst: start + index === 0,
                        isLast: start + index === total - 1,
                        onMove: (step) => void move(index, index + step),
                        grip: drag.grip(index),
                      }
                    : null
                }
                onSort={() => setSortedInto(saved.id)}
              />
            </SelectableRow>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ListsDialog
        saved={posts.find(({ id }) => id === sortedInto) ?? null}
        lists={lists}
        actions={actions}
        onClose={() => setSortedInto(null)}
      />
    </>
  )
}
