import { Link } from '@tanstack/react-router'
import {
  CalendarClock,
  ChartLine,
  Ellipsis,
  Eye,
  EyeOff,
  type LucideIcon,
  RotateCcw,
  Send,
  Trash2,
  Undo2,
} from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/menu.tsx'
import { type Action, actionsFor } from './actions.ts'
import { EditLink } from './post-links.tsx'
import { hasReaders, type OwnPost } from './queries.ts'
import type { PostActions } from './use-post-actions.ts'

interface RowControlsProps {
  post: OwnPost
  actions: PostActions
}

export function RowControls({ post, actions }: RowControlsProps) {
  if (post.daysLeft !== null) return <RestoreButton post={post} actions={actions} />
  return (
    <div className="flex items-center gap-2 phone:max-sm:-mr-[12px] phone:max-sm:self-start">
      <EditLink
        post={post}
        aria-label={`Düzenle: ${post.title}`}
        className={buttonClass('outline', 'sm', 'phone:hidden')}
      >
        Düzenle
      </EditLink>
      <ActionMenu post={post} actions={actions} />
    </div>
  )
}

function RestoreButton({ post, actions }: RowControlsProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={`Geri getir: ${post.title}`}
      className="justify-self-start noscript:hidden phone:max-sm:col-span-full"
      onClick={() => void actions.restore(post)}
    >
      <RotateCcw size={16} strokeWidth={1.75} aria-hidden />
      Geri getir
    </Button>
  )
}

const icons: Record<Action, LucideIcon> = {
  publish: Send,
  schedule: CalendarClock,
  unpublish: EyeOff,
  withdraw: Undo2,
  delete: Trash2,
}

function ActionMenu({ post, actions }: RowControlsProps) {
  const offered = actionsFor(post.status)
  return (
    <Menu
      trigger={
        <IconButton
          icon={Ellipsis}
          label={`${post.title}: diğer işlemler`}
          className="noscript:hidden"
        />
      }
    >
      {post.slug !== null && (
        <MenuLink icon={Eye} link={<Link to="/yazi/$slug" params={{ slug: post.slug }} />}>
          Yazıyı gör
        </MenuLink>
      )}
      {post.slug !== null && hasReaders(post) && (
        <MenuLink
          icon={ChartLine}
          link={<Link to="/istatistiklerim/{-$slug}" params={{ slug: post.slug }} />}
        >
          İstatistiklerini gör
        </MenuLink>
      )}
      {offered.map(({ action, label }) => (
        <Item key={action} action={action} onSelect={() => actions.ask(action, post)}>
          {label}
        </Item>
      ))}
    </Menu>
  )
}

interface ItemProps {
  action: Action
  onSelect: () => void
  children: string
}

/** What takes the post away stands apart from the rest. */
function Item({ action, onSelect, children }: ItemProps) {
  const isLast = action === 'delete'
  return (
    <>
      {isLast && <MenuSeparator />}
      <MenuItem icon={icons[action]} danger={isLast} onSelect={onSelect}>
        {children}
      </MenuItem>
    </>
  )
}
