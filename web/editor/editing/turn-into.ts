import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node as DocNode, Schema } from '@tiptap/pm/model'
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'
import { listNames, type ListStyle, styleOfList } from '../document/list-blocks.ts'
import { type BlockKind, isListStyle, textKinds } from './block-kinds.ts'

/** Turns the blocks of the selection into another kind. They keep their keys and their words. */
export function turnInto(editor: Editor, kind: BlockKind): boolean {
  if (editor.state.selection.$from.depth === 0) selectWords(editor)
  const list = listAround(editor.state)
  if (list && isListStyle(kind) && list.style !== kind)
    return apart(editor)
      .command(({ tr }) => restyle(tr, list, kind))
      .run()
  if (list) return liftOut(editor, isListStyle(kind) ? 'paragraph' : kind)
  const chain = apart(editor)
  chain.command(({ tr }) => setTextKind(tr, isListStyle(kind) ? 'paragraph' : kind))
  if (isListStyle(kind)) {
    const { key } = editor.state.selection.$from.node(1).attrs
    chain.wrapInList(listNames[kind].list, { key })
  }
  return chain.run()
}

/** Everything, or a whole block, as the words in it. */
function selectWords({ state, view }: Editor): void {
  const { $from, $to } = state.selection
  view.dispatch(state.tr.setSelection(TextSelection.between($from, $to)))
}

/** One step of its own to undo, whatever was typed just before. */
const apart = (editor: Editor) =>
  editor
    .chain()
    .focus()
    .command(({ tr }) => Boolean(closeHistory(tr)))

interface FoundList {
  style: ListStyle
  node: DocNode
  position: number
}

/** The list that holds the whole selection, from its outermost level. */
export function listAround({ selection: { $from, $to } }: EditorState): FoundList | null {
  if ($from.depth < 1 || $from.index(0) !== $to.index(0)) return null
  const node = $from.node(1)
  const style = styleOfList(node.type.name)
  return style ? { style, node, position: $from.before(1) } : null
}

/** How many levels of lists are above the caret. */
export function listDepth({ selection: { $from } }: EditorState): number {
  let depth = 0
  for (let level = 1; level <= $from.depth; level++)
    if (styleOfList($from.node(level).type.name)) depth++
  return depth
}

function liftOut(editor: Editor, kind: Exclude<BlockKind, ListStyle>): boolean {
  const { style } = listAround(editor.state)!
  const chain = apart(editor)
  for (let level = listDepth(editor.state); level > 0; level--)
    chain.liftListItem(listNames[style].item)
  return chain.command(({ tr }) => setTextKind(tr, kind)).run()
}

/** Both styles are built alike, so every position stays what it was. */
function restyle(tr: Transaction, { node, position }: FoundList, style: ListStyle): boolean {
  const { anchor, head } = tr.selection
  tr.replaceWith(position, position + node.nodeSize, restyled(node, style))
  tr.setSelection(TextSelection.create(tr.doc, anchor, head))
  return true
}

export function restyled(list: DocNode, style: ListStyle): DocNode {
  const { nodes } = list.type.schema
  const items = list.children.map((item) => {
    const [text, ...lists] = item.children
    const below = lists.map((each) => restyled(each, style))
    return nodes[listNames[style].item]!.create(null, [text!, ...below])
  })
  return nodes[listNames[style].list]!.create({ key: list.attrs.key as string }, items)
}

function setTextKind(tr: Transaction, kind: Exclude<BlockKind, ListStyle>): boolean {
  const { node, attributes } = textKinds[kind]
  const { schema } = tr.doc.type
  const type = schema.nodes[node]!
  const { from, to } = tr.selection
  if (kind === 'code') spellMentions(tr, schema, from, to)
  tr.setBlockType(from, tr.mapping.map(to), type, (before) => ({
    key: before.attrs.key as string,
    ...attributes,
  }))
  return true
}

/** Code is text alone: a mention in it would be lost. */
function spellMentions(tr: Transaction, schema: Schema, from: number, to: number): void {
  const found: { position: number; username: string }[] = []
  tr.doc.nodesBetween(from, to, (block, position) => {
    if (!block.isTextblock) return true
    block.forEach((node, offset) => {
      if (node.type.name === 'mention')
        found.push({ position: position + 1 + offset, username: String(node.attrs.username) })
    })
    return false
  })
  for (const { position, username } of found.reverse())
    tr.replaceWith(position, position + 1, schema.text(`@${username}`))
}
