import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { Fragment, type Node as DocNode, Slice } from '@tiptap/pm/model'
import { type EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state'
import { handlePaste, isInTable } from '@tiptap/pm/tables'
import { documentLimits } from '../../../core/document/limits.ts'
import { inlineText } from '../../../core/document/inline-text.ts'
import type { Entry, Inline, ListItem } from '../../../core/document/types.ts'
import { isEmptyLine } from '../document/empty-line.ts'
import { inlineToDoc } from '../document/inline.ts'
import type { ListStyle } from '../document/list-blocks.ts'
import { blockOf } from '../document/to-doc.ts'
import { listAround, listDepth } from '../editing/turn-into.ts'
import { joined } from './line.ts'
import { linesOf } from './read-html.ts'

/**
 * Puts blocks into the text where the caret is, in the form that the place allows. Where only
 * words can stand, only words are put; none is left out.
 */
export function insertEntries(editor: Editor, entries: readonly Entry[]): void {
  const { state, view } = editor
  if (entries.length === 0 || insertCells(editor, entries)) return
  view.dispatch(closeHistory(inserted(state, entries)).scrollIntoView())
}

/** A table pasted into a table fills its cells, from the one of the caret on. */
function insertCells({ state, view }: Editor, entries: readonly Entry[]): boolean {
  const [table] = entries
  if (!isInTable(state) || entries.length > 1 || table?.type !== 'table') return false
  const slice = new Slice(Fragment.from(nodeOf(state, table)), 0, 0)
  return handlePaste(view, new ClipboardEvent('paste'), slice)
}

export function inserted(state: EditorState, entries: readonly Entry[]): Transaction {
  const { selection } = state
  const parentType = selection.$from.parent.type.name
  if (selection instanceof NodeSelection && selection.node.isBlock)
    return insertBelow(state.tr, state, entries)
  if (parentType === 'codeBlock') return insertWords(state, entries, '\n')
  if (parentType === 'image') return insertWords(state, entries, ' ')
  if (isInTable(state)) {
    const tr = insertLine(state, joined(entries.flatMap(linesOf)))
    return insertBelow(tr, state, entries.filter(isNoLine))
  }
  const list = listAround(state)
  if (list) return insertIntoList(state, entries, list.style)
  return insertIntoText(state, entries)
}

/** Words where no more than words may stand; pictures and the like go below. */
function insertWords(state: EditorState, entries: readonly Entry[], between: string): Transaction {
  const words = entries.flatMap(linesOf).map(inlineText).join(between)
  const tr = state.tr.insertText(between === ' ' ? words.replace(/\s+/g, ' ') : words)
  return insertBelow(tr, state, entries.filter(isNoLine))
}

const isNoLine = (entry: Entry): boolean => linesOf(entry).length === 0

const nodeOf = (state: EditorState, entry: Entry): DocNode =>
  state.schema.nodeFromJSON(blockOf(entry))

function insertLine(state: EditorState, content: readonly Inline[]): Transaction {
  const nodes = inlineToDoc(content).map((json) => state.schema.nodeFromJSON(json))
  return state.tr.replaceSelection(new Slice(Fragment.fromArray(nodes), 0, 0))
}

/** Paragraphs flow into the text around them; everything else stands on its own. */
function insertIntoText(state: EditorState, entries: readonly Entry[]): Transaction {
  const { $from, $to } = state.selection
  const isOnEmptyLine = $from.depth === 1 && $from.sameParent($to) && isEmptyLine($from.parent)
  const [first] = entries
  const last = entries.at(-1)!
  if (!isOnEmptyLine && entries.length === 1 && first?.type === 'paragraph')
    return insertLine(state, first.data.content)
  const nodes = Fragment.fromArray(entries.map((entry) => nodeOf(state, entry)))
  if (!isOnEmptyLine)
    return state.tr.replaceSelection(
      new Slice(nodes, first?.type === 'paragraph' ? 1 : 0, last.type === 'paragraph' ? 1 : 0),
    )
  const start = $from.before()
  const tr = state.tr.replaceWith(start, $from.after(), nodes)
  const end = start + nodes.size
  return tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(end, tr.doc.content.size)), -1))
}

/** Lines and lists become further items; what cannot be one goes below the list. */
function insertIntoList(
  state: EditorState,
  entries: readonly Entry[],
  style: ListStyle,
): Transaction {
  const [first] = entries
  if (entries.length === 1 && first?.type === 'paragraph')
    return insertLine(state, first.data.content)
  if (!entries.every(({ type }) => type === 'paragraph' || type === 'list'))
    return insertBelow(state.tr, state, entries)
  const items = entries.flatMap((entry): ListItem[] => {
    if (entry.type === 'list') return entry.data.items
    return entry.type === 'paragraph' ? [{ content: entry.data.content, items: [] }] : []
  })
  // One list takes no more levels; below it there is room for all of them.
  if (listDepth(state) - 1 + depthOf(items) > documentLimits.listDepth)
    return insertBelow(state.tr, state, entries)
  const list = nodeOf(state, { type: 'list', data: { key: 'liste', style, items } })
  const { $from } = state.selection
  const depth = $from.depth - 1
  const isEmptyItem = $from.parent.content.size === 0 && $from.node(depth).childCount === 1
  const from = isEmptyItem ? $from.before(depth) : $from.after(depth)
  const tr = state.tr.replaceWith(from, $from.after(depth), list.content)
  return tr.setSelection(TextSelection.near(tr.doc.resolve(from + list.content.size), -1))
}

const depthOf = (items: readonly ListItem[]): number =>
  items.length === 0 ? 0 : 1 + Math.max(...items.map((item) => depthOf(item.items)))

/** Below the block of the caret, as it is after what the transaction did already. */
function insertBelow(tr: Transaction, state: EditorState, entries: readonly Entry[]): Transaction {
  if (entries.length === 0) return tr
  const { $to, to } = state.selection
  const below = tr.mapping.map($to.depth > 0 ? $to.after(1) : to)
  const nodes = Fragment.fromArray(entries.map((entry) => nodeOf(state, entry)))
  tr.insert(below, nodes)
  return tr.setSelection(TextSelection.near(tr.doc.resolve(below + nodes.size), -1))
}
