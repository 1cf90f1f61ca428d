import { BookmarkX, Ellipsis, FolderPlus, ListX, NotebookPen } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { OrderButtons } from '../../ui/order-buttons.tsx'
import type { SavedRowProps } from './saved-row.tsx'

interface RowControlsProps extends SavedRowProps {
  onWrite: () => void
}

export function RowControls({ saved, list, ordering, actions, onSort, onWrite }: RowControlsProps) {
  const { title } = saved.post
  return (
    <div className="flex items-center max-sm:-ml-3 noscript:hidden">
      {ordering && <OrderButtons ordering={ordering} name={title} />}
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
