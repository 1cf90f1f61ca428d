import type { MouseEvent } from 'react'

/** With a key held, a link opens elsewhere, as all links do. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
