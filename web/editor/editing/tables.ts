import { type Editor, Extension } from '@tiptap/core'
import type { Node as DocNode, Schema } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'
import { CellSelection, goToNextCell, tableEditing, addRowAfter } from '@tiptap/pm/tables'
import { newLineBelow } from './insert-blocks.ts'

/** Three by three, the first row as its head. */
export function newTable({ nodes }: Schema): DocNode {
  const row = (cell: string): DocNode =>
    nodes.tableRow!.create(
      null,
      Array.from({ length: 3 }, () => nodes[cell]!.createAndFill()!),
    )
  return nodes.table!.create(null, [row('tableHeader'), row('tableCell'), row('tableCell')])
}

export interface TablePlace {
  node: DocNode
  position: number
}

/** The table that holds the caret or the chosen cells. */
export function tableAround({ selection }: EditorState): TablePlace | null {
  const { $from } =
    selection instanceof CellSelection ? { $from: selection.$anchorCell } : selection
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth)
    if (node.type.name === 'table') return { node, position: $from.before(depth) }
  }
  return null
}

export const hasHead = (table: DocNode): boolean =>
  table.firstChild!.children.every((cell) => cell.type.name === 'tableHeader')

/** Only the first row may be a head, and only as a whole. */
export function toggleHead({ state, view, schema }: Editor): void {
  const place = tableAround(state)
  if (!place) return
  const type = hasHead(place.node) ? schema.nodes.tableCell : schema.nodes.tableHeader
  const { tr } = state
  let position = place.position + 2
  place.node.firstChild!.forEach((cell) => {
    tr.setNodeMarkup(position, type, cell.attrs)
    position += cell.nodeSize
  })
  view.dispatch(tr)
}

/** Tab goes from cell to cell, and past the last one into a new row. */
export const tableKeys = Extension.create({
  name: 'tableKeys',
  priority: 160,
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => nextCell(editor, 1) || newRow(editor),
    'Shift-Tab': ({ editor }) => nextCell(editor, -1),
    'Mod-Enter': ({ editor }) => leaveTable(editor),
  }),
  addProseMirrorPlugins: () => [tableEditing({ allowTableNodeSelection: true })],
})

function nextCell({ state, view }: Editor, direction: 1 | -1): boolean {
  if (!tableAround(state)) return false
  return goToNextCell(direction)(state, view.dispatch)
}

function newRow(editor: Editor): boolean {
  const { state, view } = editor
  if (!tableAround(state)) return false
  addRowAfter(state, view.dispatch)
  nextCell(editor, 1)
  return true
}

function leaveTable({ state, view }: Editor): boolean {
  const place = tableAround(state)
  if (!place) return false
  const below = place.position + place.node.nodeSize
  view.dispatch(newLineBelow(state.tr, below).scrollIntoView())
  return true
}
