import type { Random } from '../random.ts'
import { ferry, type Landscape } from './landscapes.ts'
import type { Mood } from './moods.ts'
import { circle, ellipse, faint, line, moved, path, rect, sky, svg, times } from './shapes.ts'

function houses(
  chance: Random,
  width: number,
  ground: number,
  tall: number,
  fill: string,
  window: string,
): string {
  let drawn = ''
  for (let x = -10; x < width;) {
    const wide = chance.integer(30, 58)
    const high = tall * (0.5 + chance.next() * 0.5)
    drawn += rect(x, ground - high, wide + 1, high + 2, fill)
    if (chance.chance(0.5))
      drawn += path(`M${x - 2} ${ground - high}l${wide / 2 + 2}-12 ${wide / 2 + 2} 12z`, fill)
    for (let y = ground - high + 9; y < ground - 10; y += 15)
      for (let at = x + 6; at < x + wide - 8; at += 12)
        if (chance.chance(0.55)) drawn += rect(at, y, 5, 7, window)
    x += wide
  }
  return drawn
}

const mosque = (fill: string): string =>
  path('M-58 0V-30H-34Q-34-66 0-72Q34-66 34-30H58V0z', fill) +
  path('M-1-84h2v14h-2z', fill) +
  path('M-74 0V-92L-71-108L-68-92V0zM68 0V-92L71-108L74-92V0z', fill) +
  rect(-77, -66, 12, 3, fill) +
  rect(65, -66, 12, 3, fill) +
  path('M-56-30a14 14 0 0 1 28 0zM28-30a14 14 0 0 1 28 0z', fill)

const tower = (fill: string, light: string): string =>
  rect(-15, -96, 30, 96, fill) +
  rect(-19, -100, 38, 8, fill) +
  path('M-17-100L0-140L17-100z', fill) +
  times(4, (index) => rect(-11 + index * 6.4, -90, 3, 7, light))

/** The old town above the water, with a ferry before it. */
export const skyline: Landscape = (canvas, mood, chance) => {
  const { width, height } = canvas
  const shore = Math.round(height * 0.66)
  const window = mood.isDark ? '#f4d88f' : mood.light
  const place = chance.chance(0.5) ? 0.3 : 0.68
  return svg(
    canvas,
    sky(canvas, mood.sky),
    circle(width * (1 - place), height * 0.26, width * 0.05, mood.sun),
    moved(width * place, shore - 74, 1.25, mosque(mood.hills[1])),
    houses(chance, width, shore - 30, 84, mood.hills[0], mood.hills[0]),
    moved(width * (1.02 - place), shore - 34, 1.1, tower(mood.hills[1], window)),
    houses(chance, width, shore - 10, 80, mood.hills[1], faintWindow(mood)),
    houses(chance, width, shore + 4, 62, mood.hills[2], window),
    rect(0, shore, width, height - shore, mood.water),
    times(18, () =>
      faint(
        0.5,
        rect(
          chance.integer(0, width),
          chance.integer(shore + 8, height - 8),
          chance.integer(22, 70),
          2.4,
          mood.glint,
          2,
        ),
      ),
    ),
    moved(width * 0.5, shore + (height - shore) * 0.55, 1.1, ferry(mood)),
  )
}

const faintWindow = (mood: Mood): string => (mood.isDark ? '#e9b96c' : mood.hills[0])

const walls = ['#d98a63', '#e3b96b', '#7fa6a0', '#c9726b', '#8e9bb5', '#d9c7a3', '#a3b18a']

function facade(chance: Random, x: number, wide: number, ground: number, mood: Mood): string {
  const wall = chance.pick(walls)
  const floors = chance.integer(3, 4)
  const high = floors * 62 + 44
  const columns = Math.floor((wide - 16) / 44)
  const gap = (wide - columns * 26) / (columns + 1)
  const shutter = chance.pick([mood.hills[2], mood.hills[3], mood.accent])
  const glass = mood.isDark ? '#f4d88f' : '#dfe9e6'
  const opening = (left: number, top: number): string =>
    rect(left - 3, top - 3, 32, 42, mood.light) +
    rect(left, top, 26, 36, chance.chance(0.75) ? glass : shutter) +
    rect(left + 12, top, 2, 36, mood.light) +
    (chance.chance(0.4)
      ? rect(left - 4, top + 34, 34, 7, shutter) +
        times(4, (index) => circle(left + 2 + index * 8, top + 32, 5, '#6f9a58'))
      : '')
  return (
    rect(x, ground - high, wide, high, wall) +
    rect(x - 4, ground - high - 8, wide + 8, 10, mood.hills[3]) +
    times(floors * columns, (index) =>
      opening(
        x + gap + (index % columns) * (26 + gap),
        ground - high + 20 + Math.floor(index / columns) * 62,
      ),
    ) +
    rect(x + wide / 2 - 17, ground - 56, 34, 56, mood.hills[3], 3) +
    circle(x + wide / 2 + 9, ground - 28, 2.5, mood.sun)
  )
}

const cat = (fill: string): string =>
  path('M-9 0Q-12-20-2-24L-5-34L0-29H6L10-34L9-22Q15-10 12 0z', fill) +
  line('M-8-2Q-22-2-20-16', fill, 4)

/** House beside house, laundry between them, a cat before them. */
export const street: Landscape = (canvas, mood, chance) => {
  const { width, height } = canvas
  const ground = Math.round(height * 0.84)
  let drawn = ''
  for (let x = -20; x < width;) {
    const wide = chance.integer(112, 176)
    drawn += facade(chance, x, wide, ground, mood)
    x += wide
  }
  const laundry = height * 0.3
  return svg(
    canvas,
    sky(canvas, mood.sky),
    drawn,
    line(
      `M${width * 0.16} ${laundry}Q${width * 0.36} ${laundry + 26} ${width * 0.56} ${laundry - 4}`,
      mood.hills[3],
      1.6,
    ),
    times(6, (index) => {
      const x = width * (0.2 + index * 0.058)
      return rect(
        x,
        laundry + 9 + Math.sin(index) * 3,
        17,
        22 + (index % 3) * 7,
        [mood.light, mood.accent, mood.water][index % 3]!,
      )
    }),
    rect(0, ground, width, height - ground, mood.hills[2]),
    rect(0, ground, width, 7, mood.light),
    times(26, (index) =>
      faint(
        0.35,
        ellipse((index * 53) % width, ground + 18 + (index % 4) * 14, 14, 3.4, mood.hills[3]),
      ),
    ),
    moved(width * (0.24 + chance.next() * 0.5), ground + 4, 1.05, cat(mood.hills[3])),
  )
}

/** A quay in the rain: lamps, their light on the ground, somebody under an umbrella. */
export const quay: Landscape = (canvas, mood, chance) => {
  const { width, height } = canvas
  const ground = Math.round(height * 0.72)
  const lamp = (x: number): string =>
    faint(0.3, circle(x, ground - 150, 40, mood.light)) +
    rect(x - 2, ground - 146, 4, 146, mood.hills[3]) +
    rect(x - 8, ground - 160, 16, 20, mood.light, 4) +
    faint(0.45, ellipse(x, ground + 36, 46, 7, mood.light))
  return svg(
    canvas,
    sky(canvas, mood.sky),
    houses(chance, width, ground - 22, 110, mood.hills[0], faintWindow(mood)),
    houses(chance, width, ground, 84, mood.hills[1], mood.isDark ? '#f4d88f' : mood.light),
    rect(0, ground, width, height - ground, mood.hills[2]),
    [0.16, 0.5, 0.84].map((share) => lamp(width * share)).join(''),
    moved(
      width * 0.64,
      ground + 30,
      1.35,
      path('M-34-62Q0-104 34-62Q17-70 0-62Q-17-70-34-62z', mood.accent),
      line('M0-66V-26', mood.hills[3], 2),
      path('M-11 0L-8-40Q0-52 8-40L11 0z', mood.hills[3]),
      circle(0, -52, 7, mood.hills[3]),
    ),
    times(46, () => {
      const x = chance.integer(0, width)
      const y = chance.integer(0, height)
      return faint(0.4, line(`M${x} ${y}l-5 18`, mood.light, 1.2))
    }),
  )
}
