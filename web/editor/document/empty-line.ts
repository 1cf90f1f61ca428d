import type { Node as DocNode } from '@tiptap/pm/model'

export const isEmptyLine = ({ type, content }: DocNode): boolean =>
  type.name === 'paragraph' && content.size === 0

/** The empty line at the end that waits to be written in. */
export const isOpenLine = (block: DocNode): boolean =>
  block.attrs.key === null && isEmptyLine(block)
