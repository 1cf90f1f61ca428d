import type { Entry } from './types.ts'

export interface TidyEntries {
  /** In the order of `entriesSort`. */
  entries: Entry[]
  entriesSort: string[]
}

/**
 * Brings blocks and their order together: of two blocks with one key, and of a key named twice,
 * the last wins; a key without its block goes; a block that the order forgets comes at the end.
 */
export function tidyEntries(
  entries: readonly Entry[],
  entriesSort: readonly string[] = [],
): TidyEntries {
  const byKey = new Map<string, Entry>()
  for (const entry of entries) setLast(byKey, entry.data.key, entry)
  const order = new Map<string, true>()
  for (const key of entriesSort) if (byKey.has(key)) setLast(order, key, true)
  for (const key of byKey.keys()) order.set(key, true)
  const keys = [...order.keys()]
  return { entries: keys.map((key) => byKey.get(key)!), entriesSort: keys }
}

/** A map keeps the place of the first; the last one wins with its place. */
function setLast<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key)
  map.set(key, value)
}
