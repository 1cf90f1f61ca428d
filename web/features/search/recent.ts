import { useSyncExternalStore } from 'react'

const storageKey = 'aramalar'
const most = 8
const none: string[] = []

let known: string[] | undefined
const listeners = new Set<() => void>()

/** They never leave the device. Without storage there are none. */
function read(): string[] {
  known ??= stored()
  return known
}

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    if (!Array.isArray(found)) return none
    return found.filter((each) => typeof each === 'string').slice(0, most)
  } catch {
    return none
  }
}

function write(searches: string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(searches))
    known = searches
  } catch {
    // A private window may keep nothing.
    known = none
  }
  for (const listener of listeners) listener()
}

export const rememberSearch = (q: string): void =>
  write([q, ...stored().filter((each) => each !== q)].slice(0, most))

export const forgetSearch = (q: string): void => write(stored().filter((each) => each !== q))

export const forgetAllSearches = (): void => write(none)

/** Another tab may have changed them. */
function subscribe(listener: () => void): () => void {
  const look = (event: StorageEvent): void => {
    if (event.key !== storageKey && event.key !== null) return
    known = undefined
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', look)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', look)
  }
}

export const useRecentSearches = (): string[] => useSyncExternalStore(subscribe, read, () => none)
