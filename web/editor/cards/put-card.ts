import type { Editor } from '@tiptap/core'
import type { Node as DocNode } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'
import type { Card } from './make-card.ts'

export const cardAttributes = ({ type: _type, ...attributes }: Card) => attributes

/** Puts a card in the place of the block with this key, which keeps it. */
export function putCard(editor: Editor, key: string, card: Card): boolean {
  const place = blockWith(editor, key)
  if (!place) return false
  const { state, view, schema } = editor
  const node = schema.nodes[card.type]!.create({ key, ...cardAttributes(card) })
  const isCaretInside =
    state.selection.from > place.position &&
    state.selection.to < place.position + place.node.nodeSize
  const tr = state.tr.replaceWith(place.position, place.position + place.node.nodeSize, node)
  const $after = tr.doc.resolve(place.position + node.nodeSize)
  const after = isCaretInside ? Selection.findFrom($after, 1, true) : null
  view.dispatch(after ? tr.setSelection(after) : tr)
  return true
}

function blockWith(editor: Editor, key: string): { node: DocNode; position: number } | null {
  let found: { node: DocNode; position: number } | null = null
  editor.state.doc.forEach((node, position) => {
    if (node.attrs.key === key) found = { node, position }
  })
  return found
}
