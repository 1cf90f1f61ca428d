import { Share } from 'lucide-react'
import { type ComponentType, type MouseEvent, useState } from 'react'
import { messages } from '../../../core/messages.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { type Shared, shareClass, shareLabel, useNativeShare } from './native-share.ts'
import type { ShareMenuProps } from './share-menu.tsx'

const load = () => import('./share-menu.tsx')

interface ShareButtonProps {
  post: Shared
  /** On a desk the device's own way is one of several; elsewhere it is asked at once. */
  isOnDesk?: boolean
}

/** The menu is fetched when somebody comes near the button, and takes its place when pressed. */
export function ShareButton({ post, isOnDesk = false }: ShareButtonProps) {
  const showNotice = useNotice()
  const share = useNativeShare(post)
  const [Menu, setMenu] = useState<ComponentType<ShareMenuProps>>()
  const [isByKey, setByKey] = useState(false)
  const open = (event: MouseEvent) => {
    setByKey(event.detail === 0)
    load()
      .then((part) => setMenu(() => part.ShareMenu))
      .catch(() => showNotice({ kind: 'error', text: messages.network }))
  }
  if (share && !isOnDesk) return <IconButton icon={Share} label={shareLabel} onClick={share} />
  if (Menu) return <Menu post={post} isByKey={isByKey} share={share} />
  return (
    <IconButton
      icon={Share}
      label={shareLabel}
      className={shareClass}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={open}
    />
  )
}
