import type { Editor } from '@tiptap/core'
import { Fragment, type Node as DocNode } from '@tiptap/pm/model'
import { type EditorState, NodeSelection, Selection, type Transaction } from '@tiptap/pm/state'

/** Where a new block goes: in the place of an empty line, else below the block of the caret. */
export function placeForBlock({ selection }: EditorState): { from: number; to: number } {
  const { $from, $to } = selection
  if ($from.depth === 0) return { from: selection.to, to: selection.to }
  const block = $from.node(1)
  const isEmptyLine = block.type.name === 'paragraph' && block.content.size === 0
  return isEmptyLine
    ? { from: $from.before(1), to: $from.after(1) }
    : { from: $to.after(1), to: $to.after(1) }
}

/** Puts a block in and the caret where one goes on. */
export function insertBlock(editor: Editor, block: DocNode): void {
  const { state, view } = editor
  const { from, to } = placeForBlock(state)
  const tr = state.tr.replaceWith(from, to, Fragment.from(block))
  view.dispatch(selectNear(tr, from, block).scrollIntoView())
  view.focus()
}

function selectNear(tr: Transaction, position: number, block: DocNode): Transaction {
  if (block.isAtom && NodeSelection.isSelectable(block)) {
    const after = Selection.findFrom(tr.doc.resolve(position + block.nodeSize), 1, true)
    return tr.setSelection(after ?? NodeSelection.create(tr.doc, position))
  }
  return tr.setSelection(Selection.near(tr.doc.resolve(position + 1)))
}

/** Position and node of the block that holds the caret or is selected. */
export function currentBlock({ selection, doc }: EditorState): { node: DocNode; position: number } {
  const index = Math.min(selection.$from.index(0), doc.childCount - 1)
  const position = selection.$from.posAtIndex(index, 0)
  return { node: doc.child(index), position }
}
