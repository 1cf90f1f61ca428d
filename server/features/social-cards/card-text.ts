import { normalForm } from '../../../core/turkish/normal-form.ts'
import { readFileSync } from 'node:fs'

export type FontUse = 'title' | 'mark' | 'author'

/** A font comes in two files; the letters of both stand in one line. */
interface Face {
  family: string
  /** Thousandths of the font's size for every character the file can draw. */
  widths: Record<string, number>
}

const faces = JSON.parse(
  readFileSync(new URL('fonts/faces.json', import.meta.url), 'utf8'),
) as Record<FontUse, Face[]>

const faceOf = (character: string, use: FontUse): Face | undefined =>
  faces[use].find(({ widths }) => widths[character] !== undefined)

/** In pixels. Kerning is left out; it only ever makes a line a little narrower. */
export function widthOf(text: string, use: FontUse, size: number): number {
  const width = Array.from(text).reduce(
    (sum, character) => sum + (faceOf(character, use)?.widths[character] ?? 0),
    0,
  )
  return width * (size / 1000)
}

/** The text in pieces that one file can draw. */
export function runsOf(text: string, use: FontUse): { family: string; text: string }[] {
  const runs: { family: string; text: string }[] = []
  for (const character of text) {
    const family = faceOf(character, use)?.family ?? ''
    const last = runs.at(-1)
    if (last?.family === family) last.text += character
    else runs.push({ family, text: character })
  }
  return runs
}

/** The text without what the fonts cannot draw: emoji, other scripts, invisible characters. */
export function drawable(text: string, use: FontUse): string {
  return Array.from(normalForm(text, 'NFC').replace(/\s+/g, ' '))
    .filter((character) => faceOf(character, use) !== undefined)
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
  maxHeight: number
}

/** From line to line, in ems. */
export const titleLeading = 1.16

/** In the largest size that fits; what fits in none is cut at the end of the last line. */
export function setTitle(title: string, sizes: readonly number[], measure: Measure): SetTitle {
  const words = title.split(' ')
  for (const size of sizes) {
    if (words.some((word) => widthOf(word, 'title', size) > measure.width)) continue
    const lines = linesOf(words, size, measure.width)
    const height = lines.length * size * titleLeading
    if (lines.length <= measure.maxLines && height <= measure.maxHeight)
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
    if (lines.length > 0 && widthOf(longer, 'title', size) <= width)
      lines[lines.length - 1] = longer
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
  return `${whole.replace(/(?<![\s,;:.…–—-])[\s,;:.…–—-]+$/, '')}…`
}
