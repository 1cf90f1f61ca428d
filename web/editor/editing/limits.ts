import { Extension } from '@tiptap/core'
import type { Node as DocNode } from '@tiptap/pm/model'
import { Plugin, type Transaction } from '@tiptap/pm/state'
import { documentLimits as limits } from '../../../core/document/limits.ts'
import type { Entry } from '../../../core/document/types.ts'
import { formatNumber } from '../../../core/turkish/numbers.ts'
import { entryOf } from '../document/from-doc.ts'
import { styleOfList } from '../document/list-blocks.ts'
import { changedBlocks, forEachBlock } from './changed-blocks.ts'

export const limitMessages = {
  entries: `Bir yazı en çok ${formatNumber(limits.entries)} bloktan oluşabilir.`,
  totalText: `Yazının metni en çok ${formatNumber(limits.totalText)} karakter olabilir.`,
  inlineNodes: 'Bu blok çok uzadı; devamını yeni bir bloğa yazın.',
  listDepth: `Liste en çok ${limits.listDepth} kat iç içe geçebilir.`,
  listItems: `Bir listede aynı düzeyde en çok ${formatNumber(limits.listItems)} madde olabilir.`,
  code: `Kod bloğu en çok ${formatNumber(limits.codeLength)} karakter olabilir.`,
  caption: `Alt yazı en çok ${formatNumber(limits.captionLength)} karakter olabilir.`,
  gallery: `Bir galeride en çok ${limits.galleryImages} görsel olabilir.`,
  table: `Bir tabloda en çok ${limits.tableRows} satır ve ${limits.tableColumns} sütun olabilir.`,
} as const

interface Options {
  onLimit: (message: string) => void
}

/** Refuses what could not be saved, and says why. */
export const limitsPlugin = (onLimit: Options['onLimit']): Plugin =>
  new Plugin({
    filterTransaction: (transaction, state) => {
      const message = transaction.docChanged ? faultOf(transaction, state.doc) : null
      if (message !== null) onLimit(message)
      return message === null
    },
  })

export const withinLimits = Extension.create<Options>({
  name: 'withinLimits',
  addOptions: () => ({ onLimit: () => undefined }),
  addProseMirrorPlugins() {
    return [limitsPlugin((message) => this.options.onLimit(message))]
  },
})

/** Taking away is always allowed, also from a text that is already too long. */
function faultOf({ doc }: Transaction, before: DocNode): string | null {
  if (doc.content.size <= before.content.size) return null
  if (doc.childCount > limits.entries + 1 && doc.childCount > before.childCount)
    return limitMessages.entries
  let fault: string | null = null
  forEachBlock(doc, changedBlocks(before, doc), (block) => (fault ??= blockFault(block)))
  return fault ?? (isTooLong(doc) ? limitMessages.totalText : null)
}

export function blockFault(block: DocNode): string | null {
  switch (block.type.name) {
    case 'codeBlock':
      return block.content.size > limits.codeLength ? limitMessages.code : null
    case 'image':
      return block.content.size > limits.captionLength ? limitMessages.caption : null
    case 'gallery':
      if (block.childCount > limits.galleryImages) return limitMessages.gallery
      return block.children.map(blockFault).find((fault) => fault !== null) ?? null
    case 'table':
      return isTooLarge(block) ? limitMessages.table : null
    default:
      if (styleOfList(block.type.name)) return listFault(block, 1)
      return block.childCount > limits.inlineNodes ? limitMessages.inlineNodes : null
  }
}

function listFault(list: DocNode, depth: number): string | null {
  if (depth > limits.listDepth) return limitMessages.listDepth
  if (list.childCount > limits.listItems) return limitMessages.listItems
  for (const item of list.children)
    for (const part of item.children) {
      const fault = part.isTextblock ? blockFault(part) : listFault(part, depth + 1)
      if (fault !== null) return fault
    }
  return null
}

const isTooLarge = (table: DocNode): boolean =>
  table.childCount > limits.tableRows ||
  table.children.some((row) => row.childCount > limits.tableColumns)

/** Addresses and names count too, so a text is measured exactly long before the end. */
const wellBelow = limits.totalText / 2

function isTooLong(doc: DocNode): boolean {
  if (doc.content.size + doc.childCount * 40 < wellBelow) return false
  let total = 0
  doc.forEach((block) => {
    const entry = entryOf(block)
    if (entry !== null) total += lengthOf(entry)
  })
  return total > limits.totalText
}

const lengths = new WeakMap<Entry, number>()

function lengthOf(entry: Entry): number {
  let length = lengths.get(entry)
  if (length === undefined) lengths.set(entry, (length = stringsIn(entry)))
  return length
}

function stringsIn(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum: number, each) => sum + stringsIn(each), 0)
}
