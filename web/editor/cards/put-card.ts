import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node as DocNode } from '@tiptap/pm/model'
import { caretBelow } from '../editing/insert-blocks.ts'
import type { Card } from './make-card.ts'

export const cardAttributes = ({ type: _type, ...attributes }: Card) => attributes

/** Puts a card in the place of the block with this key, which keeps it. */
export function putCard(editor: Editor, key: string, card: Card): boolean {
  const block = blockWith(editor, key)
  if (!block) return false
  const { state, view, schema } = editor
  const node = schema.nodes[card.type]!.create({ key, ...cardAttributes(card) })
  const isCaretInside =
    state.selection.from > block.position &&
    state.selection.to < block.position + block.node.nodeSize
  const tr = closeHistory(state.tr)
  tr.replaceWith(block.position, block.position + block.node.nodeSize, node)
  view.dispatch(isCaretInside ? caretBelow(tr, block.position + node.nodeSize) : tr)
  return true
}

function blockWith(editor: Editor, key: string): { node: DocNode; position: number } | null {
  let found: { node: DocNode; position: number } | null = null
  editor.state.doc.forEach((node, position) => {
    if (node.attrs.key === key) found = { node, position }
  })
  return found
}
