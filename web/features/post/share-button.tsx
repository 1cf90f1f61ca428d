import { Share } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { usePart } from '../../lazy-part.tsx'
import { type Shared, shareClass, shareLabel, useNativeShare } from './native-share.ts'

const load = () => import('./share-menu.tsx')

interface ShareButtonProps {
  post: Shared
  /** On a desktop the device's own way is one of several; elsewhere it is asked at once. */
  isOnDesktop?: boolean
}

/** The menu is fetched when somebody comes near the button, and takes its place when pressed. */
export function ShareButton({ post, isOnDesktop = false }: ShareButtonProps) {
  const share = useNativeShare(post)
  const { part, fetchPart, whenNear } = usePart(load)
  const [isByKey, setByKey] = useState(false)
  const open = (event: MouseEvent) => {
    setByKey(event.detail === 0)
    fetchPart()
  }
  if (share && !isOnDesktop) return <IconButton icon={Share} label={shareLabel} onClick={share} />
  if (part) return <part.ShareMenu post={post} isByKey={isByKey} share={share} />
  return (
    <IconButton
      icon={Share}
      label={shareLabel}
      className={shareClass}
      aria-haspopup="menu"
      aria-expanded={false}
      {...whenNear}
      onClick={open}
    />
  )
}
