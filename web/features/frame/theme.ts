import { useSyncExternalStore } from 'react'

export type Theme = 'system' | 'light' | 'dark'

/** The first-paint script reads the same key before the page is drawn. */
const storageKey = 'tema'
const listeners = new Set<() => void>()

function readTheme(): Theme {
  const given = document.documentElement.dataset.theme
  return given === 'light' || given === 'dark' ? given : 'system'
}

export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // Without storage the choice holds until the page is closed.
  }
  for (const listener of listeners) listener()
}

export function useTheme(): Theme {
  return useSyncExternalStore<Theme>(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    readTheme,
    () => 'system',
  )
}
