import { type RefObject, useEffect, useRef } from 'react'
import { lowerTurkish } from '../../../core/turkish/case.ts'

/** Where letters are typed or something else has the keys, they are left alone. */
const elsewhere =
  'input:not([type=radio],[type=checkbox]),textarea,select,[contenteditable],[role=menu],[role=listbox],[role=combobox]'

/** Takes no letters, but arrows. */
const radio = 'input[type=radio]'

/** One that is being closed has given the keys back, though it is still seen going. */
const openDialog = '[role$=dialog]:not([data-closed])'

/** What single keys do on a page, by their names; nothing where there is nothing to do. */
export function useKeys(keys: Record<string, (() => void) | null>): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const target = event.target as Element | null
      const taken = event.key.startsWith('Arrow') ? `${elsewhere},${radio}` : elsewhere
      if (target?.closest?.(taken) || document.querySelector(openDialog)) return
      const act = latest.current[event.key.length === 1 ? lowerTurkish(event.key) : event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

/** Letters and arrows lead through the things of a list. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  const next = () => moveFocus(list.current, 1)
  const previous = () => moveFocus(list.current, -1)
  useKeys({ j: next, ArrowDown: next, k: previous, ArrowUp: previous })
}

/** What they do, in the words of `KeyHelp`. */
export const rowKeys = [
  ['J', 'sonraki'],
  ['K', 'önceki'],
  ['Enter', 'aç'],
] as const

/** To the next or the previous thing of a list, or to its first one from elsewhere. */
function moveFocus(list: HTMLElement | null, step: 1 | -1): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('h3 a') ?? [])]
  const index = links.indexOf(document.activeElement as HTMLElement)
  const next = index < 0 ? 0 : Math.min(Math.max(index + step, 0), links.length - 1)
  links[next]?.focus()
}
