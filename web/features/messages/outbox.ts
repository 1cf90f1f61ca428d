import { useSyncExternalStore } from 'react'

/** What was sent and has not arrived yet, as far as this tab knows. */
export interface Outgoing {
  /** By which the server knows it again. */
  key: string
  text: string
  createdAt: string
  /** Why it did not arrive; null while it is on its way. */
  failure: string | null
}

const interrupted = 'Gönderilip gönderilmediği bilinmiyor.'
const none: Outgoing[] = []

/** By the name of the conversation and its member; they survive a reload of the tab. */
const boxes = new Map<string, Outgoing[]>()
const listeners = new Set<() => void>()

const storageKey = (name: string): string => `hokka-giden-${name}`

function boxOf(name: string): Outgoing[] {
  let box = boxes.get(name)
  if (box === undefined) {
    const stored = JSON.parse(sessionStorage.getItem(storageKey(name)) ?? '[]') as Outgoing[]
    box = stored.map((each) => ({ ...each, failure: each.failure ?? interrupted }))
    boxes.set(name, box)
  }
  return box
}

export function changeOutbox(name: string, change: (box: Outgoing[]) => Outgoing[]): void {
  const box = change(boxOf(name))
  boxes.set(name, box)
  try {
    if (box.length === 0) sessionStorage.removeItem(storageKey(name))
    else sessionStorage.setItem(storageKey(name), JSON.stringify(box))
  } catch {
    // What cannot be stored is sent all the same, but survives no reload.
  }
  for (const listener of listeners) listener()
}

export const useOutbox = (name: string): Outgoing[] =>
  useSyncExternalStore(
    subscribe,
    () => boxOf(name),
    () => none,
  )

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
