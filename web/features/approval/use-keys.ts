import type { KeyboardEvent } from 'react'

/** Where a sign is typed, or something lies over the page. */
const busy = 'input,textarea,select,[contenteditable],[role$=dialog],[role=menu]'

/** Single letters, while the part of the page that listens has the focus: nowhere else do they do anything. */
export const onKeys =
  (keys: Record<string, (() => void) | null>) =>
  (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, target } = event
    if (event.defaultPrevented || ctrlKey || metaKey || altKey) return
    if ((target as Element).closest(busy)) return
    const act = keys[key.toLocaleLowerCase('tr')]
    if (!act) return
    event.preventDefault()
    act()
  }
