import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** What is being written in a conversation survives a reload and a closed tab, and is the same in all tabs. */
export function useDraft(name: string): [string, (text: string) => void] {
  const key = `hokka-mesaj-${name}`
  const text = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key) ?? '',
    () => '',
  )
  return [
    text,
    (next) => {
      if (next === '') localStorage.removeItem(key)
      else localStorage.setItem(key, next)
      for (const listener of listeners) listener()
    },
  ]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
