import type { Random } from '../random.ts'

/** The few shapes that the drawings are made of, as SVG; whole numbers keep them short. */

const round = (value: number): number => Math.round(value * 10) / 10

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
) {
  const corner = radius > 0 ? ` rx="${radius}"` : ''
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${corner}/>`
}

export function circle(x: number, y: number, radius: number, fill: string) {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`
}

export function ellipse(x: number, y: number, across: number, down: number, fill: string) {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(across)}" ry="${round(down)}" fill="${fill}"/>`
}

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const faint = (opacity: number, ...shapes: string[]): string =>
  `<g opacity="${opacity}">${shapes.join('')}</g>`

export const moved = (x: number, y: number, scale: number, ...shapes: string[]): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${shapes.join('')}</g>`

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

export interface Canvas {
  width: number
  height: number
}

export function svg({ width, height }: Canvas, ...shapes: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>`
}

export function sky({ width, height }: Canvas, [top, bottom]: readonly [string, string]): string {
  return (
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".62" stop-color="${bottom}"/></linearGradient></defs>` +
    rect(0, 0, width, height, 'url(#sky)')
  )
}

/** Tops of hills from the left edge to the right one, `swing` above and below their height. */
export function tops(chance: Random, width: number, level: number, swing: number, step: number) {
  const points: [x: number, y: number][] = []
  for (let x = -step; x <= width + 2 * step; x += step)
    points.push([x, Math.round(level + (chance.next() * 2 - 1) * swing)])
  return points
}

/** Through the middle of each pair, so that the line has no corner. */
export function softRidge(points: [number, number][], bottom: number, fill: string): string {
  const [first = [0, 0]] = points
  const curves = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index]!
    return `Q${fromX} ${fromY} ${(fromX + x) / 2} ${(fromY + y) / 2}`
  })
  return path(`M${first[0]} ${bottom}L${first.join(' ')}${curves.join('')}V${bottom}z`, fill)
}

export function sharpRidge(points: [number, number][], bottom: number, fill: string): string {
  const [first = [0, 0]] = points
  return path(
    `M${first[0]} ${bottom}${points.map((each) => `L${each.join(' ')}`).join('')}V${bottom}z`,
    fill,
  )
}
