import { documentLimits } from '../../../core/document/limits.ts'
import type { Inline, TableCell, TableEntry } from '../../../core/document/types.ts'
import { newKey } from '../document/keys.ts'
import { isTag, type Tag } from './html-tree.ts'
import { joined } from './line.ts'

type ReadLines = (tag: Tag) => Inline[][]

/** A table, or several where it is longer than allowed; null for a mere frame of one cell. */
export function tablesOf(tag: Tag, read: ReadLines): TableEntry[] | null {
  const rows = rowsOf(tag)
  const cells = rows.map((row) => row.children.filter(isTag).filter(isCell))
  if (cells.flat().length <= 1) return null
  const header = cells[0]?.every(({ name }) => name === 'th') ?? false
  const grid = gridOf(cells, read).map(narrowed)
  const width = Math.max(...grid.map((row) => row.length))
  const full = grid.map((row) => [...row, ...Array.from({ length: width - row.length }, empty)])
  const tables: TableEntry[] = []
  for (let start = 0; start < full.length; start += documentLimits.tableRows) {
    const part = full.slice(start, start + documentLimits.tableRows)
    tables.push({
      type: 'table',
      data: { key: newKey(), header: header && start === 0, rows: part },
    })
  }
  return tables
}

const isCell = ({ name }: Tag): boolean => name === 'td' || name === 'th'
const empty = (): TableCell => ({ content: [] })

function rowsOf(tag: Tag): Tag[] {
  return tag.children.filter(isTag).flatMap((child) => {
    if (child.name === 'tr') return [child]
    return ['thead', 'tbody', 'tfoot'].includes(child.name) ? rowsOf(child) : []
  })
}

const spanOf = (value: string | undefined): number =>
  Math.min(Math.max(Number.parseInt(value ?? '1', 10) || 1, 1), documentLimits.tableColumns)

/** Cells that reach over others become one cell and empty ones beside and below it. */
function gridOf(rows: Tag[][], read: ReadLines): TableCell[][] {
  const grid: TableCell[][] = rows.map(() => [])
  rows.forEach((cells, index) => {
    const row = grid[index]!
    let column = 0
    for (const cell of cells) {
      while (row[column] !== undefined) column++
      const wide = spanOf(cell.attributes.colspan)
      const high = Math.min(spanOf(cell.attributes.rowspan), rows.length - index)
      for (let down = 0; down < high; down++)
        for (let right = 0; right < wide; right++) grid[index + down]![column + right] = empty()
      row[column] = { content: joined(read({ ...cell, name: 'div' })) }
      column += wide
    }
  })
  // A reach from above may leave holes.
  return grid
    .map((row) => Array.from({ length: row.length }, (_, i) => row[i] ?? empty()))
    .filter((row) => row.length > 0)
}

/** What does not fit beside goes below, in the last cell. */
function narrowed(row: TableCell[]): TableCell[] {
  const last = documentLimits.tableColumns - 1
  if (row.length <= documentLimits.tableColumns) return row
  return [...row.slice(0, last), { content: joined(row.slice(last).map((cell) => cell.content)) }]
}
