import { BellOff, Ellipsis, Tags } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import type { ShownNotification } from './queries.ts'
import { useMuting } from './use-muting.ts'

/** Mutes more of its kind or about its post; moderators' decisions cannot be muted. */
export function NotificationMenu({ item }: { item: ShownNotification }) {
  const { mute } = useMuting()
  const { type, post, text } = item
  if (type === 'moderation') return null
  return (
    <Menu
      trigger={
        <IconButton
          icon={Ellipsis}
          label={`Seçenekler: ${text}`}
          title="Seçenekler"
          className="noscript:hidden"
        />
      }
    >
      {post && (
        <MenuItem icon={BellOff} onSelect={() => void mute({ post: post.slug })}>
          Bu yazının bildirimlerini kapat
        </MenuItem>
      )}
      <MenuItem icon={Tags} onSelect={() => void mute({ type })}>
        Bu tür bildirimleri kapat
      </MenuItem>
    </Menu>
  )
}
