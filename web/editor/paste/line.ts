import { documentLimits } from '../../../core/document/limits.ts'
import { inlineText } from '../../../core/document/inline-text.ts'
import type { Inline, Mark } from '../../../core/document/types.ts'
import { soundText } from '../../../core/text/sound-text.ts'

/** A line of text as it is put together: white space becomes what a reader would see of it. */

const isBreak = (inline: Inline | undefined): boolean => inline?.type === 'hardBreak'

export function addText(
  line: Inline[],
  raw: string,
  dress: { marks?: Mark[] },
  keepSpace: boolean,
): void {
  let text = soundText(raw)
  if (!keepSpace) {
    text = text.replace(/[\s\u00a0]+/g, ' ')
    const before = line.at(-1)
    const isAfterSpace =
      !before || isBreak(before) || (before.type === 'text' && before.text.endsWith(' '))
    if (isAfterSpace && text.startsWith(' ')) text = text.slice(1)
  }
  if (text !== '') joinText(line, text, dress)
}

function joinText(line: Inline[], text: string, dress: { marks?: Mark[] }): void {
  const before = line.at(-1)
  const isAlike =
    before?.type === 'text' && JSON.stringify(before.marks) === JSON.stringify(dress.marks)
  if (isAlike && before.text.length + text.length <= documentLimits.textLength) before.text += text
  else
    for (let start = 0; start < text.length; start += documentLimits.textLength)
      line.push({
        type: 'text',
        text: soundText(text.slice(start, start + documentLimits.textLength)),
        ...dress,
      })
}

/** Without breaks and spaces at its ends. */
export function trimmed(line: readonly Inline[]): Inline[] {
  const rest = line.map((inline) => ({ ...inline }))
  while (rest.length > 0) {
    const last = rest.at(-1)!
    if (last.type === 'text') last.text = last.text.trimEnd()
    if (isBreak(last) || (last.type === 'text' && last.text === '')) rest.pop()
    else break
  }
  while (isBreak(rest[0])) rest.shift()
  return rest
}

/** Two breaks in a row are how programs without paragraphs write paragraphs. */
export function paragraphsIn(line: readonly Inline[]): Inline[][] {
  const parts: Inline[][] = [[]]
  line.forEach((inline, index) => {
    const isGap = isBreak(inline) && (isBreak(line[index - 1]) || isBreak(line[index + 1]))
    if (!isGap) parts.at(-1)!.push(inline)
    else if (parts.at(-1)!.length > 0) parts.push([])
  })
  return parts
    .flatMap(pieces)
    .map(trimmed)
    .filter((part) => part.length > 0)
}

/** No block may hold more than this; longer ones go on in the next. */
export function pieces(line: readonly Inline[]): Inline[][] {
  const found: Inline[][] = []
  for (let start = 0; start < line.length; start += documentLimits.inlineNodes)
    found.push(line.slice(start, start + documentLimits.inlineNodes))
  return found
}

/** Several lines where only one may stand. */
export function joined(lines: readonly Inline[][]): Inline[] {
  const whole = lines
    .filter((line) => line.length > 0)
    .flatMap((line, index): Inline[] => (index > 0 ? [{ type: 'hardBreak' }, ...line] : line))
  if (whole.length <= documentLimits.inlineNodes) return whole
  // Better without its dress than not at all.
  const plain: Inline[] = []
  addText(plain, inlineText(whole), {}, false)
  return plain
}
