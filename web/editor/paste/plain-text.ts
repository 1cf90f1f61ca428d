import type { Entry, Inline } from '../../../core/document/types.ts'
import { newKey } from '../document/keys.ts'
import { addText, pieces } from './line.ts'

/** Text without any form: an empty line ends a paragraph, a line ends with its break. */
export function readPlainText(text: string): Entry[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[\t \u00a0]*\n+/)
    .flatMap((part) => pieces(lineOf(part)))
    .map((content) => ({ type: 'paragraph', data: { key: newKey(), content } }))
}

function lineOf(part: string): Inline[] {
  const line: Inline[] = []
  part
    .replace(/^\n+|\s+$/g, '')
    .split('\n')
    .forEach((text, index) => {
      if (index > 0) line.push({ type: 'hardBreak' })
      addText(line, text, {}, true)
    })
  return line
}

const strong = [
  /^#{1,6} \S/m,
  /^(?:```|~~~)/m,
  /\[[^\]\n]+\]\((?:https?:|mailto:|\/)[^)\s]+\)/,
  /^\|.+\|\s*\n\|[\s:|-]+\|/m,
  /(?:^|\s)(?:\*\*|__)\S[^\n]*?\S(?:\*\*|__)/,
]
const lines = [/^\s*[-*+•] \S/gm, /^\s*\d{1,3}[.)] \S/gm, /^> \S/gm]

/** One clear sign is enough; the lines of a list have to be two. */
export const looksLikeMarkdown = (text: string): boolean =>
  strong.some((sign) => sign.test(text)) ||
  lines.some((sign) => (text.match(sign)?.length ?? 0) > 1)
