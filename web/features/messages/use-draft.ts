import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** What is being written in a conversation survives a reload, and going to another one. */
export function useDraft(name: string): [string, (text: string) => void] {
  const key = `hokka-mesaj-${name}`
  const text = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(key) ?? '',
    () => '',
  )
  return [
    text,
    (next) => {
      if (next === '') sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, next)
      for (const listener of listeners) listener()
    },
  ]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
