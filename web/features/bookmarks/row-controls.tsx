import {
  ArrowDown,
  ArrowUp,
  BookmarkX,
  Ellipsis,
  FolderPlus,
  GripVertical,
  ListX,
  NotebookPen,
} from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import type { Ordering, SavedRowProps } from './saved-row.tsx'

interface RowControlsProps extends SavedRowProps {
  onWrite: () => void
}

export function RowControls({ saved, list, ordering, actions, onSort, onWrite }: RowControlsProps) {
  const { title } = saved.post
  return (
    <div className="flex items-center max-sm:-ml-3 noscript:hidden">
      {ordering && <Order ordering={ordering} title={title} />}
      <IconButton icon={FolderPlus} label={`Listelere ekle: ${title}`} onClick={onSort} />
      <Menu trigger={<IconButton icon={Ellipsis} label={`${title}: diğer işlemler`} />}>
        {list && (
          <>
            <MenuItem icon={NotebookPen} onSelect={onWrite}>
              {saved.note === '' ? 'Not ekle' : 'Notu düzenle'}
            </MenuItem>
            <MenuItem icon={ListX} onSelect={() => void actions.takeOut(saved, list)}>
              Bu listeden çıkar
            </MenuItem>
            <MenuSeparator />
          </>
        )}
        <MenuItem icon={BookmarkX} danger onSelect={() => void actions.remove(saved)}>
          Kaydı kaldır
        </MenuItem>
      </Menu>
    </div>
  )
}

/** By pointer with the grip, by keyboard with the arrows. */
function Order({ ordering, title }: { ordering: Ordering; title: string }) {
  const { isFirst, isLast, onMove, grip } = ordering
  return (
    <>
      <span
        {...grip}
        aria-hidden
        title="Sürükleyerek sıralayın"
        className="inline-flex size-10 shrink-0 cursor-grab touch-none items-center justify-center text-faint hover:text-ink active:cursor-grabbing touch:size-11"
      >
        <GripVertical size={20} strokeWidth={1.75} />
      </span>
      <IconButton
        icon={ArrowUp}
        label={`Yukarı taşı: ${title}`}
        aria-disabled={isFirst}
        className={arrowClass}
        onClick={() => !isFirst && onMove(-1)}
      />
      <IconButton
        icon={ArrowDown}
        label={`Aşağı taşı: ${title}`}
        aria-disabled={isLast}
        className={arrowClass}
        onClick={() => !isLast && onMove(1)}
      />
    </>
  )
}

/** Not `disabled`: whoever moved a post to the end by keyboard keeps the focus. */
const arrowClass = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-40'
