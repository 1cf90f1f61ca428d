import { useEffect } from 'react'
import { keys } from './shortcuts.ts'

interface PageKeys {
  onHelp: () => void
  onFocusMode: () => void
}

/** Keys that work wherever the caret is. */
export function usePageKeys({ onHelp, onFocusMode }: PageKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const wanted = isHelp(event) ? onHelp : isFocusMode(event) ? onFocusMode : null
      if (!wanted) return
      event.preventDefault()
      wanted()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [onHelp, onFocusMode])
}

export const focusKeys = (): string => keys('Alt', 'Shift', 'O')

/** By the sign: on Turkish keyboards it is typed with Shift. */
const isHelp = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === '/' && (ctrlKey || metaKey)

/** By the place of the key: with Alt held, some systems type another letter. */
const isFocusMode = ({ altKey, shiftKey, code }: KeyboardEvent): boolean =>
  altKey && shiftKey && code === 'KeyO'
