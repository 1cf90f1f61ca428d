import { Extension } from '@tiptap/core'
import type { Node as DocNode } from '@tiptap/pm/model'
import { isHistoryTransaction } from '@tiptap/pm/history'
import { Plugin, type EditorState, type Transaction } from '@tiptap/pm/state'
import { isOpenLine } from '../document/empty-line.ts'
import { newKey } from '../document/keys.ts'
import { type BlockSpan, changedBlocks, forEachBlock } from './changed-blocks.ts'

/**
 * After every change: each block has a key that no other has, no gallery is empty, and the text
 * ends with a place to go on writing.
 */
export const tidyPlugin = (): Plugin =>
  new Plugin({
    appendTransaction: (transactions, before, after) => {
      const isChanged = transactions.some((each) => each.docChanged)
      // What undo brings back was tidy; a change of ours would only get into its way.
      return isChanged && !transactions.some(isHistoryTransaction)
        ? tidied(before.doc, after)
        : null
    },
  })

export const tidyBlocks = Extension.create({
  name: 'tidyBlocks',
  addProseMirrorPlugins: () => [tidyPlugin()],
})

function tidied(before: DocNode, state: EditorState): Transaction | null {
  const { doc, tr } = state
  const span = changedBlocks(before, doc)
  if (isJustTyping(before, doc, span)) return null
  if (hasSecondOpenLine(state)) tr.delete(doc.content.size - 2, doc.content.size)
  removeEmptyGalleries(tr, span)
  giveKeys(tr, changedBlocks(before, tr.doc))
  if (tr.doc.lastChild?.type.name !== 'paragraph')
    tr.insert(tr.doc.content.size, state.schema.nodes.paragraph!.create())
  return tr.docChanged ? tr : null
}

/** Whoever leaves a list or a quote gets a line of their own; the one that waited is not needed. */
function hasSecondOpenLine({ doc, selection }: EditorState): boolean {
  const [one, other] = doc.children.slice(-2)
  if (!one || !other || !isOpenLine(one) || !isOpenLine(other)) return false
  return selection.to < doc.content.size - 2
}

/** One block, and it has the key it had: nothing to look for. */
function isJustTyping(before: DocNode, doc: DocNode, { from, to, oldTo }: BlockSpan): boolean {
  if (to - from !== 1 || oldTo - from !== 1) return false
  const { key } = doc.child(from).attrs
  return key !== null && key === before.child(from).attrs.key
}

function giveKeys(tr: Transaction, span: BlockSpan): void {
  const { doc } = tr
  const taken = keysOutside(doc, span)
  const doubled: number[] = []
  forEachBlock(doc, span, (block, index, position) => {
    const key = block.attrs.key as string | null
    if (index === doc.childCount - 1 && isOpenLine(block)) return
    if (key !== null && !taken.has(key) && !isOnlyPushedDown(doc, index)) taken.add(key)
    else if (block.type.name !== 'unknown') tr.setNodeAttribute(position, 'key', newKey())
    // What nobody can read cannot be given another name either: it can be there only once.
    else if (key !== null) doubled.push(position)
  })
  for (const position of doubled.reverse()) tr.delete(position, position + 1)
}

function keysOutside(doc: DocNode, { from, to }: BlockSpan): Set<string> {
  const keys = new Set<string>()
  doc.forEach((block, _offset, index) => {
    if (index < from || index >= to) keys.add(block.attrs.key as string)
  })
  return keys
}

/** Enter at the start of a block makes an empty one above: the key stays with the words. */
function isOnlyPushedDown(doc: DocNode, index: number): boolean {
  const block = doc.child(index)
  const next = doc.maybeChild(index + 1)
  return block.content.size === 0 && next?.attrs.key === block.attrs.key && !block.isAtom
}

function removeEmptyGalleries(tr: Transaction, span: BlockSpan): void {
  const empty: number[] = []
  forEachBlock(tr.doc, span, (block, _index, position) => {
    if (block.type.name === 'gallery' && block.childCount === 0) empty.push(position)
  })
  for (const position of empty.reverse()) tr.delete(position, position + 2)
}
