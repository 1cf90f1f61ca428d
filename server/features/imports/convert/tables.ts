import { documentLimits } from '../../../../core/document/limits.ts'
import type { TableCell } from '../../../../core/document/types.ts'
import type { Converter } from './html.ts'
import { type Element, isElement, type Node } from './html-tree.ts'

interface Table {
  rows: TableCell[][]
  /** The first row names the columns. */
  header: boolean
}

const cellNames = new Set(['td', 'th'])

export function tableRowsOf(table: Element, converter: Converter, others: Node[]): Table {
  const lines: Element[] = []
  gather(table, lines, others)
  const found = lines.map(
    (line) =>
      line.children.filter((node) => isElement(node) && cellNames.has(node.name)) as Element[],
  )
  const filled = found.filter((cells) => cells.length > 0)
  const { tableColumns } = documentLimits
  const widest = filled.reduce((most, cells) => Math.max(most, cells.length), 0)
  if (widest > tableColumns)
    converter.problems.add(`Tablonun ilk ${tableColumns} sütunu alındı.`, converter.here())
  const width = Math.min(widest, tableColumns)
  const rows = filled.map((cells) =>
    Array.from({ length: width }, (_, column) => ({
      content:
        cells[column] === undefined ? [] : converter.contentOf(cells[column].children, others),
    })),
  )
  return { rows, header: filled[0]?.every(({ name }) => name === 'th') ?? false }
}

/** Rows of this table; a caption, and whatever else stands outside of cells, comes after it. */
function gather(node: Element, lines: Element[], others: Node[]): void {
  for (const child of node.children) {
    if (!isElement(child)) continue
    if (child.name === 'tr') lines.push(child)
    else if (['thead', 'tbody', 'tfoot'].includes(child.name)) gather(child, lines, others)
    else if (child.name !== 'colgroup' && child.name !== 'col') others.push(child)
  }
}
