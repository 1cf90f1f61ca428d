import { type Editor, Node } from '@tiptap/core'
import { TableCell } from '@tiptap/extension-table/cell'
import { TableHeader } from '@tiptap/extension-table/header'
import { TableRow } from '@tiptap/extension-table/row'
import type { Node as DocNode, Schema } from '@tiptap/pm/model'
import { addRowAfter, goToNextCell, tableEditing } from '@tiptap/pm/tables'

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  tableRole: 'table',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['div', { class: 'wide-table' }, ['table', ['tbody', 0]]],
  extendNodeSchema: ({ config }) => ({ tableRole: config.tableRole }),
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => goTo(editor, 1) || goToNewRow(editor),
    'Shift-Tab': ({ editor }) => goTo(editor, -1),
  }),
  addProseMirrorPlugins: () => [tableEditing({ allowTableNodeSelection: true })],
})

const goTo = ({ state, view }: Editor, direction: 1 | -1): boolean =>
  goToNextCell(direction)(state, view.dispatch)

function goToNewRow(editor: Editor): boolean {
  if (!addRowAfter(editor.state, editor.view.dispatch)) return false
  goTo(editor, 1)
  return true
}

/** A cell holds one paragraph, and none is joined with another. */
const content = 'paragraph'

export const tableBlocks = [
  table,
  TableRow.extend({ content: '(tableCell | tableHeader)+' }),
  TableCell.extend({ content }),
  TableHeader.extend({ content }).configure({ HTMLAttributes: { scope: 'col' } }),
]

/** Three by three, the first row as its head. */
export function newTable({ nodes }: Schema): DocNode {
  const row = (cell: string): DocNode =>
    nodes.tableRow!.create(
      null,
      Array.from({ length: 3 }, () => nodes[cell]!.createAndFill()!),
    )
  return nodes.table!.create(null, [row('tableHeader'), row('tableCell'), row('tableCell')])
}

/** Only the first row may be a head, and only as a whole. */
export const hasHead = (table: DocNode): boolean =>
  table.firstChild!.children.every((cell) => cell.type.name === 'tableHeader')
