import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../lazy-part.tsx'

const Palette = lazyPart(() => import('./palette.tsx'))

/** Where a sign is typed, or something lies over the page. */
const busy = 'input,textarea,select,[contenteditable],[role$=dialog],[role=menu]'

/** `/` leads into the box, Ctrl+K opens the palette, whose code is fetched then. */
export function SearchKeys() {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const early = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      const isWithControl = ctrlKey || metaKey
      // The editor has its own use for both.
      if (event.defaultPrevented || altKey || key !== (isWithControl ? 'k' : '/')) return
      if (!isWithControl && (target as Element).closest(busy)) return
      event.preventDefault()
      if (isWithControl) return setOpen((was) => !was)
      const boxes = [...document.getElementsByName('q')]
      const box = boxes.find((each) => each.checkVisibility())
      if (box) box.focus()
      else void router.navigate({ to: '/ara' })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [router])
  const close = () => setOpen(false)
  const takeEarly = (): string => {
    const { value } = early.current!
    early.current!.value = ''
    return value
  }
  return (
    isOpen && (
      <>
        <EarlyBox box={early} onClose={close} />
        <Palette onClose={close} onMissing={close} takeEarly={takeEarly} />
      </>
    )
  )
}

interface EarlyBoxProps {
  box: RefObject<HTMLInputElement | null>
  onClose: () => void
}

/** Takes what is typed while the palette is being fetched; in the end the focus is where it was. */
function EarlyBox({ box, onClose }: EarlyBoxProps) {
  useEffect(() => {
    const before = document.activeElement as HTMLElement
    box.current!.focus()
    return () => before.focus()
  }, [box])
  return (
    <input
      ref={box}
      aria-label="Ara"
      className="sr-only fixed! top-0"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    />
  )
}
