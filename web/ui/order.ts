/** The same items with one of them moved to another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item)
}

export interface RowBox {
  top: number
  height: number
}

const middle = ({ top, height }: RowBox): number => top + height / 2

/** Where a row comes to lie when it is dragged so far: behind all whose middle it has passed. */
export function dropIndex(rows: readonly RowBox[], index: number, distance: number): number {
  const row = rows[index]
  if (row === undefined) return index
  // Going up its upper edge leads, going down its lower one.
  const edge = distance < 0 ? row.top + distance : row.top + row.height + distance
  return rows.filter((other, at) => at !== index && middle(other) < edge).length
}

/** How far a row makes room for the one that is dragged. */
export function makeRoom(
  at: number,
  { index, to, height }: { index: number; to: number; height: number },
): number {
  if (at > index && at <= to) return -height
  if (at < index && at >= to) return height
  return 0
}
