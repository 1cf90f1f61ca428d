import { escapeHtml } from '../../../core/document/escape.ts'
import { tileMarkup } from '../../../core/pictures/tile-pattern.ts'
import { nameInMark } from '../../../core/site.ts'
import {
  drawable,
  type FontUse,
  isReadable,
  runsOf,
  setTitle,
  titleLeading,
  widthOf,
} from './card-text.ts'

export interface CardContent {
  slug: string
  title: string
  author: string
  siteName: string
}

export const cardSize = { width: 1200, height: 630 } as const

/** Raised when the drawing changes, so that nobody goes on with a cached picture. */
export const cardDesign = 1

const paper = '#fbfaf7'
const ink = '#1d1c1a'
const quiet = '#5f5b53'
const accent = '#0b6e8f'

const margin = 76
/** Three stars stand beside the paper. */
const wall = { x: 804, width: 396 } as const
const measure = { width: wall.x - 2 * margin + 20, maxLines: 4, maxHeight: 310 } as const
const titleSizes = [112, 98, 84, 76, 70, 64, 58, 52, 47] as const
/** Between the wordmark and the author. */
const titleArea = { top: 136, bottom: 516 } as const

/** A sheet of paper beside the post's own wall of tiles. */
export function cardSvg(card: CardContent): string {
  const { width, height } = cardSize
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" xml:lang="tr">` +
    `<rect width="${width}" height="${height}" fill="${paper}"/>` +
    wallSvg(card.slug) +
    wordmarkSvg(card.siteName) +
    titleSvg(isReadable(card.title) ? card.title : card.author) +
    authorSvg(card.author) +
    '</svg>'
  )
}

function wallSvg(slug: string): string {
  const box = `x="${wall.x}" width="${wall.width}" height="${cardSize.height}"`
  return tileMarkup(slug, { columns: 3, rows: 5 }).replace('<svg', `<svg ${box}`)
}

/** The ink drop, on a ground of 24 × 34; its place and size are those of the site's own mark. */
const drop = 'M12 0C9 8 0 14 0 22a12 12 0 0 0 24 0C24 14 15 8 12 0z'
const tracking = -0.03

function wordmarkSvg(siteName: string): string {
  const name = drawable(nameInMark(siteName), 'mark')
  const widthAt = (size: number): number =>
    widthOf(name, 'mark', size) + tracking * size * Array.from(name).length
  const size = Math.min(46, (46 * (measure.width - 40)) / widthAt(46))
  const baseline = 112
  const scale = (0.47 * size) / 34
  const x = margin + widthAt(size) + 0.1 * size
  return (
    textSvg(name, 'mark', { x: margin, y: baseline, size, fill: ink, tracking }) +
    `<path transform="translate(${x} ${baseline - 34 * scale}) scale(${scale})" fill="${accent}" d="${drop}"/>`
  )
}

function titleSvg(title: string): string {
  const { size, lines } = setTitle(drawable(title, 'title'), titleSizes, measure)
  const lineHeight = Math.round(size * titleLeading)
  const middle = (titleArea.top + titleArea.bottom) / 2
  // From the middle of the block to its first baseline; capitals are 0.7 of the size.
  const first = middle - ((lines.length - 1) * lineHeight) / 2 + 0.35 * size
  const attributes = { x: margin - 3, size, fill: ink, tracking: -0.012 }
  return lines
    .map((line, index) => textSvg(line, 'title', { ...attributes, y: first + index * lineHeight }))
    .join('')
}

function authorSvg(author: string): string {
  const name = drawable(author, 'author')
  const size = Math.min(30, (30 * measure.width) / widthOf(name, 'author', 30))
  return textSvg(name, 'author', { x: margin, y: 558, size, fill: quiet, tracking: 0 })
}

interface TextAttributes {
  x: number
  y: number
  size: number
  fill: string
  /** In ems. */
  tracking: number
}

function textSvg(
  text: string,
  use: FontUse,
  { x, y, size, fill, tracking }: TextAttributes,
): string {
  const runs = runsOf(text, use).map(
    (run) => `<tspan font-family="${run.family}">${escapeHtml(run.text)}</tspan>`,
  )
  const spacing = tracking === 0 ? '' : ` letter-spacing="${tracking * size}"`
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}"${spacing} xml:space="preserve">${runs.join('')}</text>`
}
