import { ALargeSmall, Headphones } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { usePart } from '../../lazy-part.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

const looksLabel = 'Yazı boyu ve yüzü'

const load = () => import('./looks-menu.tsx')

/** What makes reading easier on this device; its code is fetched when it is asked for. */
export function ReadingButtons({ onListen }: { onListen: () => void }) {
  const { part, fetchPart, whenNear } = usePart(load)
  const [isByKey, setByKey] = useState(false)
  const open = (event: MouseEvent) => {
    setByKey(event.detail === 0)
    fetchPart()
  }
  return (
    <>
      <IconButton icon={Headphones} label="Dinle" onClick={onListen} />
      {part ? (
        <part.LooksMenu label={looksLabel} isByKey={isByKey} />
      ) : (
        <IconButton
          icon={ALargeSmall}
          label={looksLabel}
          aria-haspopup="menu"
          aria-expanded={false}
          {...whenNear}
          onClick={open}
        />
      )}
    </>
  )
}
