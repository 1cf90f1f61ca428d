import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node as DocNode } from '@tiptap/pm/model'
import { type EditorState, Selection, TextSelection, type Transaction } from '@tiptap/pm/state'
import { isEmptyLine } from '../document/empty-line.ts'

/** Where a new block goes: in the place of an empty line, else below the block of the caret. */
export function rangeForBlock({ selection }: EditorState): { from: number; to: number } {
  const { $from, $to } = selection
  if ($from.depth === 0) return { from: selection.to, to: selection.to }
  const block = $from.node(1)
  return isEmptyLine(block)
    ? { from: $from.before(1), to: $from.after(1) }
    : { from: $to.after(1), to: $to.after(1) }
}

/** Puts a block in and the caret where one goes on. */
export function insertBlock(editor: Editor, block: DocNode): void {
  const { state, view } = editor
  const { from, to } = rangeForBlock(state)
  const tr = closeHistory(state.tr).replaceWith(from, to, block)
  if (block.isAtom) caretBelow(tr, from + block.nodeSize)
  else tr.setSelection(Selection.near(tr.doc.resolve(from + 1)))
  view.dispatch(tr.scrollIntoView())
  view.focus()
}

/** Into the paragraph that follows; where none follows, into a new one. */
export function caretBelow(tr: Transaction, position: number): Transaction {
  return tr.doc.nodeAt(position)?.type.name === 'paragraph'
    ? tr.setSelection(TextSelection.create(tr.doc, position + 1))
    : newLine(tr, position)
}

/** The same for whoever presses Enter: an empty line will do, a written one will not. */
export function newLineBelow(tr: Transaction, position: number): Transaction {
  const isEmpty = tr.doc.nodeAt(position)?.content.size === 0
  return isEmpty ? caretBelow(tr, position) : newLine(tr, position)
}

function newLine(tr: Transaction, position: number): Transaction {
  tr.insert(position, tr.doc.type.schema.nodes.paragraph!.create())
  return tr.setSelection(TextSelection.create(tr.doc, position + 1))
}

/** Position and node of the block that holds the caret or is selected. */
export function currentBlock({ selection, doc }: EditorState): { node: DocNode; position: number } {
  const index = Math.min(selection.$from.index(0), doc.childCount - 1)
  const position = selection.$from.posAtIndex(index, 0)
  return { node: doc.child(index), position }
}
