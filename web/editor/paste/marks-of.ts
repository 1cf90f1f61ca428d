import { linkAddress } from '../../../core/document/addresses.ts'
import { marksByTag } from '../../../core/document/marks-by-tag.ts'
import { type Mark, type SimpleMark, simpleMarks } from '../../../core/document/types.ts'
import { styleOf, type Tag } from './html-tree.ts'

/** What a piece of text wears while it is being read. */
export interface Dress {
  worn: ReadonlySet<SimpleMark>
  href: string | null
}

export const undressed: Dress = { worn: new Set(), href: null }

/** A tag may dress its text by its name, and put on or take off by its style. */
export function dressOf(tag: Tag, outer: Dress): Dress {
  const worn = new Set(outer.worn)
  const own = marksByTag.get(tag.name)
  if (own) worn.add(own)
  applyStyle(styleOf(tag), worn)
  const href = tag.name === 'a' ? addressOf(tag.attributes.href) : null
  // Word processors underline their links by style.
  if (href ?? outer.href) worn.delete('underline')
  return { worn, href: href ?? outer.href }
}

function applyStyle(style: Record<string, string>, worn: Set<SimpleMark>): void {
  const wear = (mark: SimpleMark, on: boolean) => (on ? worn.add(mark) : worn.delete(mark))
  const weight = style['font-weight']
  if (weight) wear('bold', weight.startsWith('bold') || Number(weight) >= 600)
  const slope = style['font-style']
  if (slope) wear('italic', slope === 'italic' || slope === 'oblique')
  const lines = `${style['text-decoration'] ?? ''} ${style['text-decoration-line'] ?? ''}`
  if (/underline/.test(lines)) worn.add('underline')
  if (/line-through/.test(lines)) worn.add('strike')
  if (style['mso-highlight'] || isPen(style['background-color'] ?? style.background))
    worn.add('highlight')
}

/** A marker's colour, not the white or grey of a page. */
function isPen(colour: string | undefined): boolean {
  const parts = colour && colourParts(colour)
  return !!parts && Math.max(...parts) - Math.min(...parts) > 60
}

function colourParts(colour: string): number[] | null {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)
  if (hex) return hex.slice(1).map((part) => Number.parseInt(part, 16))
  const rgb = /^rgba?\((\d+)[\s,]+(\d+)[\s,]+(\d+)(?:[\s,/]+([\d.]+))?\)/.exec(colour)
  if (rgb && rgb[4] !== '0') return rgb.slice(1, 4).map(Number)
  return colour === 'yellow' ? [255, 255, 0] : null
}

/** Past the detour that Google's documents send links on. */
export function addressOf(href: string | undefined): string | null {
  const address = linkAddress(href?.trim())
  if (address === null || !address.startsWith('https://www.google.com/url?')) return address
  return linkAddress(new URL(address).searchParams.get('q')) ?? address
}

export function marksOf({ worn, href }: Dress): { marks?: Mark[] } {
  const marks: Mark[] = href === null ? [] : [{ type: 'link', attrs: { href } }]
  for (const type of simpleMarks) if (worn.has(type)) marks.push({ type })
  return marks.length > 0 ? { marks } : {}
}
