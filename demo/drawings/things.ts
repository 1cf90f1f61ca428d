import type { Landscape } from './landscapes.ts'
import { circle, ellipse, faint, line, moved, path, rect, svg, times } from './shapes.ts'
import { tileSvg } from '../../core/pictures/tile-pattern.ts'

const steam = (x: number, y: number, ink: string): string =>
  faint(
    0.5,
    line(`M${x} ${y}q-9-14 0-27t0-27`, ink, 4),
    line(`M${x + 18} ${y}q-9-14 0-27t0-27`, ink, 4),
  )

/** Tea in its narrow glass on a table by the window. */
export const tea: Landscape = (canvas, mood, chance) => {
  const { width, height } = canvas
  const table = height * 0.66
  const glass = (x: number): string =>
    moved(
      x,
      table + 34,
      1.25,
      ellipse(0, 2, 58, 11, mood.light),
      ellipse(0, 0, 40, 6, mood.accent),
      path(
        'M-24-92Q-26-60-14-50Q-24-36-22-6Q-20 0 0 0Q20 0 22-6Q24-36 14-50Q26-60 24-92z',
        '#f3ead8',
      ),
      path(
        'M-23-78Q-23-58-12-50Q-21-36-19-8Q-17-3 0-3Q17-3 19-8Q21-36 12-50Q23-58 23-78z',
        '#a8371c',
      ),
      faint(0.5, path('M-19-76Q-19-60-10-51L-14-46Q-20-60-19-76z', '#f7d9b0')),
      line('M40-1Q66-6 74-12', mood.hills[3], 3),
    )
  return svg(
    canvas,
    rect(0, 0, width, height, mood.hills[0]),
    rect(width * 0.1, height * 0.06, width * 0.36, height * 0.5, mood.light),
    rect(width * 0.115, height * 0.08, width * 0.33, height * 0.46, mood.sky[0]),
    rect(width * 0.274, height * 0.08, 7, height * 0.46, mood.light),
    circle(width * 0.2, height * 0.2, 22, mood.sun),
    path(
      `M${width * 0.115} ${height * 0.54}V${height * 0.42}q${width * 0.08}-40 ${width * 0.16} 0t${width * 0.17}-6V${height * 0.54}z`,
      mood.hills[2],
    ),
    rect(0, table, width, height - table, mood.hills[3]),
    rect(0, table, width, 8, mood.hills[2]),
    steam(width * 0.6, table - 96, mood.light),
    glass(width * 0.61),
    glass(width * 0.81),
    times(3, (index) =>
      rect(width * 0.3 + index * 21, table + 32 - (index % 2) * 12, 18, 15, mood.light, 2),
    ),
    times(5, () =>
      faint(
        0.25,
        rect(
          chance.integer(0, width),
          chance.integer(Math.round(table + 20), height),
          90,
          2,
          mood.hills[1],
        ),
      ),
    ),
  )
}

/** An open notebook of recipes, written by hand, with a pen and a spoon. */
export const notebook: Landscape = (canvas, mood, chance) => {
  const { width, height } = canvas
  const page = (x: number): string =>
    rect(x, 60, 208, 290, mood.light, 4) +
    rect(x + 22, 84, 84, 9, mood.accent, 3) +
    times(13, (index) =>
      line(`M${x + 22} ${116 + index * 17}h${chance.integer(96, 162)}`, mood.hills[1], 3),
    )
  return svg(
    canvas,
    rect(0, 0, width, height, mood.hills[2]),
    times(9, (index) => faint(0.18, rect(0, index * (height / 9), width, 3, mood.hills[3]))),
    faint(0.3, rect(112, 74, 432, 296, mood.hills[3], 8)),
    page(104),
    page(318),
    rect(311, 60, 7, 290, mood.hills[0]),
    faint(0.45, circle(440, 276, 34, '#b98a4e'), circle(440, 276, 26, mood.light)),
    moved(566, 92, 1, ellipse(0, 0, 20, 30, mood.hills[0]), rect(-4, 26, 8, 220, mood.hills[0], 4)),
    moved(
      58,
      330,
      1,
      `<g transform="rotate(-64)">${rect(0, -6, 150, 12, mood.accent, 6)}${path('M150-6L172 0L150 6z', mood.hills[3])}</g>`,
    ),
  )
}

const spines = [
  '#b5593c',
  '#1c7f9d',
  '#d99a1b',
  '#38452f',
  '#80528a',
  '#e8dcc3',
  '#642c22',
  '#2c8688',
]

/** Shelves full of books, a lamp on one of them. */
export const books: Landscape = (canvas, mood, chance) => {
  const { width, height } = canvas
  const shelf = (floor: number): string => {
    let drawn = ''
    for (let x = 16; x < width - 24;) {
      const wide = chance.integer(14, 30)
      const high = chance.integer(70, 104)
      if (chance.chance(0.09)) {
        x += wide * 2
        continue
      }
      const spine = chance.pick(spines)
      drawn += rect(x, floor - high, wide - 2, high, spine, 2)
      drawn += rect(x, floor - high + 12, wide - 2, 5, spine === '#e8dcc3' ? '#b5593c' : '#f0e7d3')
      if (chance.chance(0.5)) drawn += rect(x, floor - 22, wide - 2, 3, '#f0e7d3')
      x += wide
    }
    return drawn + rect(0, floor, width, 14, mood.hills[3])
  }
  return svg(
    canvas,
    rect(0, 0, width, height, mood.hills[1]),
    [0.31, 0.62, 0.93].map((share) => shelf(height * share)).join(''),
    faint(0.22, circle(width * 0.72, height * 0.46, 120, mood.sun)),
    moved(
      width * 0.72,
      height * 0.62,
      1,
      rect(-46, -112, 92, 112, mood.hills[1]),
      rect(-26, -8, 52, 8, mood.hills[3], 4),
      rect(-3, -60, 6, 54, mood.hills[3]),
      path('M-20-104H20L40-56H-40z', mood.sun),
    ),
  )
}

/** A record on its player, seen from above. */
export const record: Landscape = (canvas, mood) => {
  const { width, height } = canvas
  const [x, y] = [width * 0.42, height * 0.5]
  return svg(
    canvas,
    rect(0, 0, width, height, mood.hills[1]),
    rect(width * 0.1, height * 0.08, width * 0.8, height * 0.84, mood.hills[3], 14),
    circle(x, y, height * 0.36, '#191817'),
    times(
      7,
      (index) =>
        `<circle cx="${x}" cy="${y}" r="${height * (0.16 + index * 0.027)}" fill="none" stroke="#39352f" stroke-width="1.6"/>`,
    ),
    circle(x, y, height * 0.12, mood.accent),
    circle(x, y, height * 0.09, mood.light),
    circle(x, y, 5, '#191817'),
    circle(width * 0.79, height * 0.24, 30, mood.hills[1]),
    circle(width * 0.79, height * 0.24, 15, mood.light),
    line(
      `M${width * 0.79} ${height * 0.24}V${height * 0.6}L${width * 0.6} ${height * 0.7}`,
      mood.light,
      8,
    ),
    rect(width * 0.57, height * 0.67, 30, 20, mood.accent, 4),
    times(3, (index) => circle(width * 0.72 + index * 34, height * 0.83, 9, mood.light)),
  )
}

/** The hall before the film: a lit screen, curtains, rows of heads. */
export const cinema: Landscape = (canvas, mood, chance) => {
  const { width, height } = canvas
  const curtain = (from: number): string =>
    times(5, (index) =>
      rect(from + index * 22, 0, 22, height * 0.74, index % 2 === 0 ? '#7d2a24' : '#97382c'),
    )
  return svg(
    canvas,
    rect(0, 0, width, height, mood.hills[3]),
    rect(width * 0.18, height * 0.1, width * 0.64, height * 0.5, mood.light),
    softLight(width, height, mood.light),
    circle(width * 0.5, height * 0.35, 58, mood.sun),
    path(
      `M${width * 0.18} ${height * 0.6}V${height * 0.5}q${width * 0.16}-50 ${width * 0.32} 0t${width * 0.32}-8V${height * 0.6}z`,
      mood.hills[2],
    ),
    curtain(0),
    curtain(width - 110),
    times(3, (row) => {
      const y = height * (0.72 + row * 0.1)
      const fill = ['#3a2b3f', '#2a2031', '#191420'][row]!
      return (
        times(9 - row, (index) => {
          const x = ((index + 0.5) * width) / (9 - row) + (chance.next() - 0.5) * 14
          return chance.chance(0.78)
            ? circle(x, y - 4, 17 + row * 4, fill) +
                rect(x - 26 - row * 4, y + 8, 52 + row * 8, 60, fill, 16)
            : rect(x - 26 - row * 4, y + 4, 52 + row * 8, 60, fill, 10)
        }) + rect(0, y + 36, width, height, fill)
      )
    }),
  )
}

const softLight = (width: number, height: number, fill: string): string =>
  faint(0.08, path(`M${width * 0.18} ${height * 0.6}H${width * 0.82}L${width} ${height}H0z`, fill))

/** Lanes in a bend, and one runner on them. */
export const track: Landscape = (canvas, mood) => {
  const { width, height } = canvas
  return svg(
    canvas,
    rect(0, 0, width, height, mood.sky[0]),
    rect(0, height * 0.24, width, height * 0.1, mood.hills[1]),
    times(40, (index) =>
      circle(
        index * 17,
        height * 0.24 + (index % 3) * 8,
        6,
        [mood.light, mood.accent, mood.hills[2]][index % 3]!,
      ),
    ),
    rect(0, height * 0.33, width, height, mood.hills[1]),
    path(
      `M0 ${height * 0.5}Q${width * 0.6} ${height * 0.36} ${width} ${height * 0.46}V${height}H0z`,
      '#b9553a',
    ),
    times(6, (index) =>
      line(
        `M0 ${height * (0.54 + index * 0.1)}Q${width * 0.6} ${height * (0.38 + index * 0.12)} ${width} ${height * (0.49 + index * 0.13)}`,
        mood.light,
        2 + index * 0.5,
      ),
    ),
    moved(
      width * 0.46,
      height * 0.72,
      1.5,
      circle(8, -92, 10, '#4a2f22'),
      line('M4-78L-4-44', mood.accent, 15),
      line('M4-74L22-60L36-68M2-72L-16-60L-24-44', '#8a5a3c', 6),
      line('M-4-42L16-26L8 0M-6-42L-14-18L-38-14', mood.hills[3], 8),
      line('M8 0h10M-38-14v-9', mood.light, 6),
    ),
  )
}

/** A wall of stars and crosses, as the house draws it. */
export const tiles =
  (text: string): Landscape =>
  (canvas) => {
    const { width, height, ground, shapes } = tileSvg(text, { columns: 5, rows: 5 })
    const scale = Math.max(canvas.width / width, canvas.height / height)
    return svg(
      canvas,
      rect(0, 0, canvas.width, canvas.height, ground),
      moved(0, 0, scale, ...shapes.map(({ d, fill }) => path(d, fill))),
    )
  }
