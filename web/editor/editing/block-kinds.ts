import type { Node as DocNode } from '@tiptap/pm/model'
import type { HeadingLevel } from '../../../core/document/types.ts'
import { type ListStyle, styleOfList } from '../document/list-blocks.ts'

/** What a block of words can be turned into. */
export type BlockKind =
  | 'paragraph'
  | 'heading2'
  | 'heading3'
  | 'heading4'
  | 'quote'
  | 'callout'
  | 'code'
  | ListStyle

interface TextKind {
  node: string
  attributes?: { level: HeadingLevel }
}

export const textKinds: Record<Exclude<BlockKind, ListStyle>, TextKind> = {
  paragraph: { node: 'paragraph' },
  heading2: { node: 'heading', attributes: { level: 2 } },
  heading3: { node: 'heading', attributes: { level: 3 } },
  heading4: { node: 'heading', attributes: { level: 4 } },
  quote: { node: 'quote' },
  callout: { node: 'callout' },
  code: { node: 'codeBlock' },
}

export const isListStyle = (kind: BlockKind): kind is ListStyle =>
  kind === 'bullet' || kind === 'ordered'

export function kindOf(block: DocNode): BlockKind | null {
  const style = styleOfList(block.type.name)
  if (style) return style
  const kinds = Object.entries(textKinds) as [BlockKind, TextKind][]
  const found = kinds.find(
    ([, { node, attributes }]) =>
      node === block.type.name && (!attributes || attributes.level === block.attrs.level),
  )
  return found?.[0] ?? null
}
