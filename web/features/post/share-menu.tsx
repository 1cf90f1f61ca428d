import {
  createLucideIcon,
  Ellipsis,
  Link2,
  type LucideIcon,
  Mail,
  MessageCircle,
  Send,
  Share,
} from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { MenuItem, MenuLink, OpenedMenu } from '../../ui/menu.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { copyText } from './copy-text.ts'
import { type Shared, shareAddress, shareClass, shareLabel } from './native-share.ts'
import { type ShareLink, shareLinks } from './share-links.ts'

export interface ShareMenuProps {
  post: Shared
  isByKey: boolean
  /** The device's own way, where it has one. */
  share: (() => void) | undefined
}

export function ShareMenu({ post, isByKey, share }: ShareMenuProps) {
  const showNotice = useNotice()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <OpenedMenu
      isByKey={isByKey}
      align="start"
      button={button}
      trigger={<IconButton ref={button} icon={Share} label={shareLabel} className={shareClass} />}
    >
      <MenuItem icon={Link2} onSelect={() => copyText(shareAddress(post), showNotice, 'Bağlantı')}>
        Bağlantıyı kopyala
      </MenuItem>
      {shareLinks(post).map(({ name, label, href, isPage }) => (
        <MenuLink
          key={name}
          icon={icons[name]}
          link={
            <a
              href={href}
              aria-label={label}
              rel="noopener"
              target={isPage ? '_blank' : undefined}
            />
          }
        >
          {name}
        </MenuLink>
      ))}
      {share && (
        <MenuItem icon={Ellipsis} onSelect={share}>
          Başka bir uygulama
        </MenuItem>
      )}
    </OpenedMenu>
  )
}

/** The icon family has no marks of companies, and its X means to close. */
const XMark = createLucideIcon('x-mark', [
  ['path', { d: 'm4 4 11.7 16H20L8.3 4z', key: 'wide' }],
  ['path', { d: 'm4 20 6.8-6.8m2.4-2.4L20 4', key: 'narrow' }],
])

const icons: Record<ShareLink['name'], LucideIcon> = {
  X: XMark,
  WhatsApp: MessageCircle,
  Telegram: Send,
  'E-posta': Mail,
}
