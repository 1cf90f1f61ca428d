import { useEffect, useRef } from 'react'
import { lowerTurkish } from '../../../core/turkish/case.ts'

/** Where letters are typed or something else has the keys, they are left alone. */
const elsewhere =
  'input,textarea,select,[contenteditable],[role$=dialog],[role=menu],[role=listbox]'

/** What single keys do on a page, by their names. */
export function useKeys(keys: Record<string, () => void>): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const target = event.target as Element | null
      if (target?.closest?.(elsewhere)) return
      const act = latest.current[event.key.length === 1 ? lowerTurkish(event.key) : event.key]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
