import { useSyncExternalStore } from 'react'

/** How texts are set on this device: what `theme.css` makes of each value, and the usual one first. */
export const readingLooks = {
  textSize: { label: 'Yazı boyu', values: { usual: 'Olağan', small: 'Küçük', large: 'Büyük' } },
  typeface: { label: 'Yazı yüzü', values: { usual: 'Tırnaklı', sans: 'Tırnaksız' } },
  lineWidth: {
    label: 'Satır genişliği',
    values: { usual: 'Olağan', narrow: 'Dar', wide: 'Geniş' },
  },
} as const
export type ReadingLook = keyof typeof readingLooks

/** The first-paint script reads the same keys before the page is drawn. */
const storageKeys: Record<ReadingLook, string> = {
  textSize: 'boy',
  typeface: 'harf',
  lineWidth: 'en',
}

const listeners = new Set<() => void>()

export function chooseLook(look: ReadingLook, value: string): void {
  const { dataset } = document.documentElement
  const isUsual = value === 'usual'
  if (isUsual) delete dataset[look]
  else dataset[look] = value
  try {
    if (isUsual) localStorage.removeItem(storageKeys[look])
    else localStorage.setItem(storageKeys[look], value)
  } catch {
    // Without storage the choice holds until the page is closed.
  }
  for (const listener of listeners) listener()
}

export function useLook(look: ReadingLook): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => document.documentElement.dataset[look] ?? 'usual',
    () => 'usual',
  )
}
