import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../lazy-part.tsx'

const Palette = lazyPart(() => import('./palette.tsx'))

/** Where a sign is typed, or something lies over the page. */
const busy = 'input,textarea,select,[contenteditable],[role$=dialog],[role=menu]'

/** `/` leads into the box, Ctrl+K opens the palette, whose code is fetched then. */
export function SearchKeys() {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  // Typed while the palette is being fetched; undefined while it is closed.
  const early = useRef<string>(undefined)
  const show = useCallback((isShown: boolean): void => {
    early.current = isShown ? '' : undefined
    setOpen(isShown)
  }, [])
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, target } = event
      const isWithControl = ctrlKey || metaKey
      if (event.altKey || (!isWithControl && (target as Element).closest(busy))) return
      const typed = early.current
      if (typed !== undefined && !isWithControl) {
        if (key === 'Escape') return show(false)
        const isSign = key.length === 1
        // A space before anything else scrolls the page.
        early.current =
          key === 'Backspace' ? typed.slice(0, -1) : (typed + (isSign ? key : '')).trimStart()
        if (early.current !== typed) return event.preventDefault()
      }
      // The editor has its own use for both.
      if (event.defaultPrevented || key !== (isWithControl ? 'k' : '/')) return
      event.preventDefault()
      if (isWithControl) return show(early.current === undefined)
      const boxes = [...document.getElementsByName('q')]
      const box = boxes.find((each) => each.checkVisibility())
      if (box) box.focus()
      else void router.navigate({ to: '/ara' })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [router, show])
  const close = () => show(false)
  const takeEarly = (): string => {
    const typed = early.current ?? ''
    early.current = ''
    return typed
  }
  return isOpen && <Palette onClose={close} onMissing={close} takeEarly={takeEarly} />
}
