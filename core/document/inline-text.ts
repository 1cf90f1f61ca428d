import type { Inline } from './types.ts'

/** The words of inline content without their dress. */
export function inlineText(content: readonly Inline[]): string {
  let text = ''
  for (const node of content) {
    if (node.type === 'text') text += node.text
    else if (node.type === 'mention') text += `@${node.attrs.username}`
    else if (node.type === 'hardBreak') text += '\n'
  }
  return text
}
