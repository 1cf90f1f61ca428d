import { Ellipsis, Eye, EyeOff, Merge, Pencil } from 'lucide-react'
import type { CSSProperties } from 'react'
import { count } from '../../../core/turkish/numbers.ts'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { OrderButtons, type Ordering } from '../../ui/order-buttons.tsx'
import type { ManagedCategory } from './queries.ts'

interface CategoryRowProps {
  category: ManagedCategory
  style: CSSProperties | undefined
  isDragged: boolean
  ordering: Ordering
  onEdit: () => void
  onMerge: () => void
  onHide: () => void
}

export function CategoryRow(props: CategoryRowProps) {
  const { category, style, isDragged, ordering, onEdit, onMerge, onHide } = props
  const { name, isHidden, isJournal, mergingInto } = category
  return (
    <li
      style={style}
      className={classes(
        'flex items-center gap-2 border-b bg-paper py-3 last:border-b-0 max-sm:flex-wrap',
        isDragged && 'relative z-2 shadow-popup',
      )}
    >
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className={classes('font-serif text-step-1', isHidden && 'text-muted')}>
            {name}
          </span>
          <span className="text-small text-muted">{factsOf(category).join(' · ')}</span>
        </p>
        {category.description && (
          <p className="mt-0.5 line-clamp-2 text-small text-muted">{category.description}</p>
        )}
      </div>
      {mergingInto === null && (
        <div className="flex items-center max-sm:-ml-3 noscript:hidden">
          <OrderButtons ordering={ordering} name={name} />
          <Menu trigger={<IconButton icon={Ellipsis} label={`${name}: işlemler`} />}>
            <MenuItem icon={Pencil} onSelect={onEdit}>
              Düzenle
            </MenuItem>
            <MenuItem icon={isHidden ? Eye : EyeOff} onSelect={onHide}>
              {isHidden ? 'Yeniden göster' : 'Gizle'}
            </MenuItem>
            {!isJournal && (
              <MenuItem icon={Merge} danger onSelect={onMerge}>
                Kaldır ya da birleştir
              </MenuItem>
            )}
          </Menu>
        </div>
      )}
    </li>
  )
}

function factsOf(category: ManagedCategory): string[] {
  const { mergingInto, postCount, isJournal, writableBy, needsApproval, isHidden } = category
  if (mergingInto !== null) return [`Yazıları ${mergingInto} kategorisine taşınıyor…`]
  return [
    count(postCount, 'yazı'),
    isJournal && 'ana sayfanın haberleri',
    writableBy === 'editors' && 'yalnızca editörler yazar',
    needsApproval && 'onaydan geçer',
    isHidden && 'gizli',
  ].filter((fact): fact is string => fact !== false)
}
