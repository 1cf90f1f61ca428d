import { hashOf, numbersFrom } from './hash.ts'

interface Palette {
  ground: string
  star: string
  light: string
  warm: string
}

/** The colours of the kilns: lapis, olive, indigo, brick, turquoise on cream, aubergine. */
export const tilePalettes: Palette[] = [
  { ground: '#114b5a', star: '#1c7f9d', light: '#eee3cb', warm: '#d99a1b' },
  { ground: '#38452f', star: '#6f8c56', light: '#f0e7d3', warm: '#b8552f' },
  { ground: '#222b4d', star: '#4f61a3', light: '#efe6d2', warm: '#d9a441' },
  { ground: '#642c22', star: '#b5593c', light: '#f3e3cd', warm: '#3f9a9a' },
  { ground: '#e8dcc3', star: '#2c8688', light: '#14505a', warm: '#c4622d' },
  { ground: '#3d2541', star: '#80528a', light: '#f1e4d4', warm: '#db9140' },
]

/** From centre to centre. Stars reach half of it, so that they touch tip to tip. */
const period = 48

export interface TilePattern {
  width: number
  height: number
  ground: string
  /** Drawn in this order, each filled with one colour. */
  shapes: { fill: string; d: string }[]
}

export interface TileSize {
  columns: number
  rows: number
}

/**
 * The star-and-cross wall that belongs to a text. Stars of one colour share a path, which keeps
 * the markup small; the crosses are the ground between them.
 */
export function tileSvg(text: string, { columns, rows }: TileSize): TilePattern {
  const next = numbersFrom(hashOf(text))
  const { ground, ...colours } = tilePalettes[Math.floor(next() * tilePalettes.length)]!
  // Cut at the edge as a wall is, at another place for each text.
  const left = -6 * Math.floor(next() * 8)
  const top = -6 * Math.floor(next() * 8)
  const layers = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()]
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const x = left + period * (column + 0.5)
      const y = top + period * (row + 0.5)
      const fills = starFills(next(), { ground, ...colours })
      fills.forEach((fill, layer) => addStar(layers[layer]!, fill, starPath(x, y, radii[layer]!)))
    }
  }
  return { width: columns * period, height: rows * period, ground, shapes: shapesOf(layers) }
}

/** Outer star, inner star and core; 17/24 and its like stand for the half side, R / √2. */
const radii = [
  { tip: 24, side: 17 },
  { tip: 12, side: 8.5 },
  { tip: 5, side: 3.5 },
]

/** Most stars rest; about one in four is lit, as if a lamp stood behind it. */
function starFills(chance: number, { ground, star, light, warm }: Palette): string[] {
  if (chance < 0.14) return [light, star, light]
  if (chance < 0.23) return [warm, ground]
  return [star, ground, chance < 0.43 ? warm : light]
}

/** Two squares over each other, one of them turned: an eight-pointed star. */
function starPath(x: number, y: number, { tip, side }: { tip: number; side: number }): string {
  const edge = 2 * side
  return (
    `M${x - tip} ${y}l${tip}-${tip} ${tip} ${tip}-${tip} ${tip}z` +
    `M${x - side} ${y - side}h${edge}v${edge}h-${edge}z`
  )
}

function addStar(layer: Map<string, string>, fill: string, path: string): void {
  layer.set(fill, (layer.get(fill) ?? '') + path)
}

const shapesOf = (layers: Map<string, string>[]): TilePattern['shapes'] =>
  layers.flatMap((layer) => [...layer].map(([fill, d]) => ({ fill, d })))

/** The whole drawing as text, for pictures that are made on the server. */
export function tileMarkup(text: string, size: TileSize): string {
  const { width, height, ground, shapes } = tileSvg(text, size)
  const paths = shapes.map(({ fill, d }) => `<path fill="${fill}" d="${d}"/>`).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `preserveAspectRatio="xMidYMid slice"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${paths}</svg>`
  )
}
