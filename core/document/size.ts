import type { Violation } from '../errors.ts'
import { mentionLimits, mentionMessages } from '../contracts/mentions.ts'
import { validation } from '../validation-messages.ts'
import { documentLimits as limits } from './limits.ts'
import { documentMessages } from './schema-parts.ts'

/** What a block holds, however it is built: measured before anything of it is validated. */
interface Size {
  /** Whatever stands in a list: nodes, marks, items, cells, pictures. */
  parts: number
  letters: number
  mentioned: Set<string>
}

function measure(value: unknown, size: Size): void {
  if (typeof value === 'string') size.letters += lengthInPages(value)
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    size.parts += value.length
    for (const item of value) measure(item, size)
    return
  }
  const { type, attrs } = value as { type?: unknown; attrs?: { username?: unknown } }
  if (type === 'mention' && typeof attrs?.username === 'string') size.mentioned.add(attrs.username)
  for (const name in value) measure((value as Record<string, unknown>)[name], size)
}

/** Signs that HTML has to spell out take six letters there. */
const lengthInPages = (text: string): number =>
  text.length + 5 * (text.match(/["'&<>]/g)?.length ?? 0)

const newSize = (): Size => ({ parts: 0, letters: 0, mentioned: new Set() })

function sizeOf(blocks: readonly unknown[]): Size {
  const size = newSize()
  for (const block of blocks) measure(block, size)
  return size
}

/**
 * Where a text becomes too much, at the block with which it does. A text that was stored with more,
 * when more was allowed, may stay as large as it is.
 */
export function tooMuch(blocks: readonly unknown[], stored: readonly unknown[]): Violation[] {
  if (blocks.length > limits.entries)
    return [{ propertyPath: 'entries', message: validation.tooManyItems(limits.entries) }]
  const before = sizeOf(stored)
  const size = newSize()
  for (const [index, block] of blocks.entries()) {
    const parts = size.parts
    measure(block, size)
    const message = faultOf(size, before, size.parts - parts)
    if (message !== null) return [{ propertyPath: `entries[${index}]`, message }]
  }
  return []
}

function faultOf(size: Size, before: Size, parts: number): string | null {
  if (parts > Math.max(limits.blockParts, before.parts)) return documentMessages.blockParts
  if (size.parts > Math.max(limits.parts, before.parts)) return documentMessages.parts
  if (size.letters > Math.max(limits.totalText, before.letters)) return documentMessages.totalText
  return size.mentioned.size > Math.max(mentionLimits.inText, before.mentioned.size)
    ? mentionMessages.inPost
    : null
}
