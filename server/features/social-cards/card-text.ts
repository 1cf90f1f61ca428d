import { readFileSync } from 'node:fs'

type FontUse = 'title' | 'mark' | 'author'
type Widths = Record<string, number>

/** Thousandths of the font's size for every character the fonts can draw. */
const widths = JSON.parse(
  readFileSync(new URL('fonts/widths.json', import.meta.url), 'utf8'),
) as Record<FontUse, Widths>

/** In pixels. Kerning is left out; it only ever makes a line a little narrower. */
export function widthOf(text: string, use: FontUse, size: number): number {
  return [...text].reduce((sum, character) => sum + (widths[use][character] ?? 0), 0) * (size / 1000)
}

/** The text without what the fonts cannot draw: emoji, other scripts, invisible characters. */
export function drawable(text: string, use: FontUse): string {
  const known = widths[use]
  return [...text.normalize('NFC').replace(/\s+/g, ' ')]
    .filter((character) => known[character] !== undefined)
    .join('')
    .replace(/ +/g, ' ')
    .trim()
}

const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

/** What is left of a title in another script would be a riddle. */
export function isReadable(title: string): boolean {
  const left = letters(drawable(title, 'title'))
  return left > 0 && left >= letters(title) / 2
}

export interface SetTitle {
  size: number
  lines: string[]
}

interface Measure {
  width: number
  maxLines: number
}

/** In the largest size that fits; what fits in none is cut at the end of the last line. */
export function setTitle(title: string, sizes: readonly number[], measure: Measure): SetTitle {
  const words = title.split(' ')
  for (const size of sizes) {
    const hasRoom = words.every((word) => widthOf(word, 'title', size) <= measure.width)
    const lines = hasRoom ? linesOf(words, size, measure.width) : []
    if (hasRoom && lines.length <= measure.maxLines)
      return { size, lines: balanced(words, size, measure.width, lines) }
  }
  const size = sizes.at(-1)!
  const lines = linesOf(words, size, measure.width)
  if (lines.length <= measure.maxLines) return { size, lines }
  const last = shortened(lines[measure.maxLines - 1]!, size, measure.width)
  return { size, lines: [...lines.slice(0, measure.maxLines - 1), last] }
}

function linesOf(words: readonly string[], size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(longer, 'title', size) <= width) lines[lines.length - 1] = longer
    else lines.push(...pieces(word, size, width))
  }
  return lines
}

/** A word that is wider than the line is broken where it must be. */
function pieces(word: string, size: number, width: number): string[] {
  if (widthOf(word, 'title', size) <= width) return [word]
  const found = ['']
  for (const character of word) {
    const longer = found.at(-1)! + character
    if (widthOf(longer, 'title', size) <= width) found[found.length - 1] = longer
    else found.push(character)
  }
  return found
}

/** As many lines, each about as long: no last line of a single short word. */
function balanced(
  words: readonly string[],
  size: number,
  width: number,
  lines: string[],
): string[] {
  let best = lines
  for (let narrower = width - 8; narrower > width / 2; narrower -= 8) {
    if (words.some((word) => widthOf(word, 'title', size) > narrower)) break
    const next = linesOf(words, size, narrower)
    if (next.length > lines.length) break
    best = next
  }
  return best
}

function shortened(line: string, size: number, width: number): string {
  let text = line
  while (widthOf(`${text}…`, 'title', size) > width) text = text.slice(0, -1)
  const whole = text === line ? text : text.slice(0, Math.max(text.lastIndexOf(' '), 0)) || text
  return `${whole.replace(/[\s,;:.…–—-]+$/, '')}…`
}
