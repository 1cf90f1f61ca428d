import { useSyncExternalStore } from 'react'

const prefix = 'hokka-mesaj-'

/** What the browser could not store: the device is full, or keeps nothing. */
const unstored = new Map<string, string>()
const listeners = new Set<() => void>()

/** What is being written in a conversation survives a reload and a closed tab, and is the same in all tabs. */
export function useDraft(name: string): [string, (text: string) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => unstored.get(name) ?? stored(name),
    () => '',
  )
  return [text, (next) => keep(name, next)]
}

/** For whoever uses the browser next. */
export function forgetDrafts(): void {
  unstored.clear()
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) localStorage.removeItem(key)
    // Messages that did not arrive and comments that were not sent stand there.
    sessionStorage.clear()
  } catch {
    // Where nothing may be stored there is nothing to forget.
  }
}

function keep(name: string, text: string): void {
  unstored.delete(name)
  try {
    if (text === '') localStorage.removeItem(prefix + name)
    else localStorage.setItem(prefix + name, text)
  } catch {
    unstored.set(name, text)
  }
  for (const listener of listeners) listener()
}

function stored(name: string): string {
  try {
    return localStorage.getItem(prefix + name) ?? ''
  } catch {
    return ''
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
