/** Tells which blocks are stored already, exactly as they are. */
export function keptBlocks(stored: readonly unknown[]): (block: unknown) => boolean {
  const byKey = new Map(stored.map((block) => [keyOf(block), block]))
  return (block) => {
    const key = keyOf(block)
    return key !== undefined && byKey.has(key) && isSame(byKey.get(key), block)
  }
}

const keyOf = (block: unknown): unknown => (block as { data?: { key?: unknown } } | null)?.data?.key

/** By value; the database gives members back in an order of its own. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) =>
        Object.hasOwn(other, name) &&
        isSame((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
    )
  )
}
