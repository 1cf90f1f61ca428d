import type { Random } from '../random.ts'
import type { Mood } from './moods.ts'
import {
  type Canvas,
  circle,
  ellipse,
  faint,
  line,
  moved,
  path,
  rect,
  sharpRidge,
  sky,
  softRidge,
  svg,
  times,
  tops,
} from './shapes.ts'

export type Landscape = (canvas: Canvas, mood: Mood, chance: Random) => string

function sun({ width }: Canvas, mood: Mood, x: number, y: number): string {
  const radius = width * 0.05
  return faint(0.25, circle(x, y, radius * 1.7, mood.sun)) + circle(x, y, radius, mood.sun)
}

function stars(canvas: Canvas, mood: Mood, chance: Random): string {
  if (!mood.hasStars) return ''
  return times(70, () => {
    const x = chance.integer(0, canvas.width)
    const y = chance.integer(0, Math.round(canvas.height * 0.55))
    return circle(x, y, chance.pick([0.7, 0.9, 1.4]), mood.sun)
  })
}

function gulls(canvas: Canvas, mood: Mood, chance: Random, count: number): string {
  const ink = mood.isDark ? mood.light : mood.hills[3]
  return times(count, () => {
    const x = chance.integer(Math.round(canvas.width * 0.15), Math.round(canvas.width * 0.85))
    const y = chance.integer(Math.round(canvas.height * 0.14), Math.round(canvas.height * 0.36))
    const wing = chance.integer(6, 11)
    return line(
      `M${x - wing} ${y}q${wing / 2}-${wing / 2} ${wing} 1q${wing / 2}-${wing / 2 + 1} ${wing} 0`,
      ink,
      1.6,
    )
  })
}

/** A ferry with its funnel and a row of windows; its waterline is at the origin. */
export const ferry = (mood: Mood): string =>
  path('M-62-14H62L50 2H-52z', mood.hills[3]) +
  rect(-48, -27, 92, 13, mood.light) +
  rect(-34, -38, 60, 11, mood.light) +
  rect(-8, -54, 13, 16, mood.accent) +
  rect(-8, -50, 13, 4, mood.light) +
  times(8, (index) => rect(-43 + index * 11, -24, 6, 6, mood.hills[2])) +
  times(5, (index) => rect(-29 + index * 11, -35, 6, 5, mood.hills[2]))

const sailboat = (mood: Mood): string =>
  path('M-26-7H26L16 4H-18z', mood.hills[3]) +
  rect(-1, -70, 2, 64, mood.hills[3]) +
  path('M3-68L32-13H3z', mood.light) +
  path('M-3-58V-13H-22z', mood.accent)

const fishingBoat = (mood: Mood): string =>
  path('M-40-12Q0-2 42-15L30 5H-30z', mood.accent) +
  path('M-40-12Q0-2 42-15L41-11Q0 2-38-8z', mood.light) +
  rect(-12, -28, 22, 20, mood.light) +
  rect(-7, -24, 12, 8, mood.hills[2]) +
  line('M18-12V-46M18-44L38-14', mood.hills[3], 2)

const boats = { ferry, sailboat, fishingBoat }

/** Sea under a headland, with one boat on it. */
export const sea =
  (boat: keyof typeof boats): Landscape =>
  (canvas, mood, chance) => {
    const { width, height } = canvas
    const horizon = Math.round(height * 0.52)
    const sunX = width * (0.25 + chance.next() * 0.5)
    const boatX = sunX > width / 2 ? width * 0.32 : width * 0.66
    return svg(
      canvas,
      sky(canvas, mood.sky),
      stars(canvas, mood, chance),
      sun(canvas, mood, sunX, horizon - height * 0.2),
      softRidge(tops(chance, width, horizon - 26, 18, 90), horizon + 4, mood.hills[0]),
      rect(0, horizon, width, height - horizon, mood.water),
      times(16, (index) => {
        const y = horizon + 6 + index * ((height - horizon) / 16)
        const length = 26 + index * 7 * chance.next()
        const x = sunX - length / 2 + (chance.next() - 0.5) * (24 + index * 7)
        return faint(0.65, rect(x, y, length, 2.4 + index * 0.12, mood.glint, 2))
      }),
      times(14, () => {
        const y = chance.integer(horizon + 12, height - 12)
        return faint(
          0.35,
          rect(chance.integer(0, width), y, chance.integer(24, 74), 2, mood.hills[1], 1),
        )
      }),
      softRidge(
        [
          [-20, horizon - 10],
          [width * 0.06, horizon - 70],
          [width * 0.14, horizon - 58],
          [width * 0.22, horizon - 18],
          [width * 0.34, horizon + 6],
          [width * 0.4, horizon + 8],
        ],
        horizon + 8,
        mood.hills[2],
      ),
      moved(boatX, horizon + height * 0.2, 1.15, boats[boat](mood)),
      faint(0.3, ellipse(boatX, horizon + height * 0.2 + 8, 64, 5, mood.hills[3])),
      gulls(canvas, mood, chance, 5),
      softRidge(tops(chance, width, height - 18, 12, 110), height, mood.hills[3]),
    )
  }

function pine(x: number, y: number, size: number, fill: string): string {
  return times(3, (index) => {
    const top = y - size + index * size * 0.24
    const half = size * (0.16 + index * 0.07)
    return path(`M${x} ${top}L${x + half} ${top + size * 0.42}H${x - half}z`, fill)
  })
}

const hut = (mood: Mood): string =>
  rect(-26, -24, 52, 28, mood.light) +
  path('M-34-22L0-50L34-22z', mood.accent) +
  rect(-16, -16, 11, 11, mood.isDark ? '#f4d88f' : mood.hills[2]) +
  rect(6, -17, 11, 21, mood.hills[3])

/** White down to a broken line below each top. */
function snow(points: [number, number][], depth: number, fill: string): string {
  return points
    .slice(1, -1)
    .map(([x, y], index) => {
      const [leftX, leftY] = points[index]!
      const [rightX, rightY] = points[index + 2]!
      if (y >= leftY || y >= rightY) return ''
      const down = (toX: number, toY: number): [number, number] => {
        const share = Math.min(0.6, depth / (toY - y))
        return [x + (toX - x) * share, y + (toY - y) * share]
      }
      const [ax, ay] = down(leftX, leftY)
      const [bx, by] = down(rightX, rightY)
      const third = (bx - ax) / 4
      return path(
        `M${x} ${y}L${bx} ${by}L${bx - third} ${by - 7}L${bx - 2 * third} ${by + 9}L${ax + third} ${ay - 6}L${ax} ${ay}z`,
        fill,
      )
    })
    .join('')
}

/** Peaks behind one another, pines and a hut before them. */
export const mountains: Landscape = (canvas, mood, chance) => {
  const { width, height } = canvas
  const far = tops(chance, width, height * 0.36, height * 0.12, width / 7)
  const middle = tops(chance, width, height * 0.5, height * 0.09, width / 9)
  return svg(
    canvas,
    sky(canvas, mood.sky),
    stars(canvas, mood, chance),
    sun(canvas, mood, width * (0.2 + chance.next() * 0.6), height * 0.2),
    sharpRidge(far, height, mood.hills[0]),
    snow(far, 42, mood.snow),
    sharpRidge(middle, height, mood.hills[1]),
    softRidge(tops(chance, width, height * 0.7, 18, 100), height, mood.hills[2]),
    moved(width * (0.34 + chance.next() * 0.3), height * 0.74, 0.9, hut(mood)),
    softRidge(tops(chance, width, height * 0.84, 14, 120), height, mood.hills[3]),
    times(18, () => {
      const x = chance.integer(0, width)
      const aside = Math.abs(x - width / 2) / width
      return pine(x, height * (0.9 + chance.next() * 0.08), 44 + aside * 90, mood.hills[3])
    }),
  )
}

const poplar = (x: number, y: number, size: number, mood: Mood): string =>
  rect(x - size * 0.02, y - size * 0.2, size * 0.04, size * 0.2, mood.hills[3]) +
  ellipse(x, y - size * 0.56, size * 0.13, size * 0.46, mood.hills[2])

/** The steppe: fields in bands, a road to the horizon, poplars and poles along it. */
export const plain: Landscape = (canvas, mood, chance) => {
  const { width, height } = canvas
  const horizon = Math.round(height * 0.58)
  const end = width * (0.4 + chance.next() * 0.2)
  const bands = [mood.hills[0], mood.sun, mood.hills[1], mood.sun, mood.hills[1]]
  return svg(
    canvas,
    sky(canvas, mood.sky),
    stars(canvas, mood, chance),
    sun(canvas, mood, width * (0.2 + chance.next() * 0.6), height * 0.26),
    faint(
      0.7,
      ...[0, 1, 2].map((index) => cloud(chance, width * (0.1 + index * 0.34), height * 0.2, mood)),
    ),
    softRidge(tops(chance, width, horizon - 20, 14, 120), height, mood.hills[1]),
    times(5, (index) => {
      const y = horizon + ((height - horizon) * index ** 1.5) / 11
      return faint(0.85, softRidge(tops(chance, width, y, 4 + index, 160), height, bands[index]!))
    }),
    path(
      `M${end - 3} ${horizon}L${end + 3} ${horizon}L${end + width * 0.2} ${height}H${end - width * 0.2}z`,
      '#4c4744',
    ),
    times(6, (index) => {
      const near = ((index + 1) / 6) ** 2
      const y = horizon + (height - horizon) * near * 0.94
      return rect(end - near * 5, y - near * 14, near * 10, near * 18, mood.light)
    }),
    times(5, (index) => {
      const near = ((index + 1) / 5) ** 1.6
      const y = horizon + (height - horizon) * near * 0.7
      return poplar(end + 18 + near * width * 0.3, y, 34 + near * 190, mood)
    }),
    times(4, (index) => {
      const near = ((index + 1) / 4) ** 1.6
      const x = end - 22 - near * width * 0.3
      const y = horizon + (height - horizon) * near * 0.66
      const size = 30 + near * 120
      return line(
        `M${x} ${y}v-${size}m-${size * 0.16} ${size * 0.14}h${size * 0.32}`,
        mood.hills[3],
        1 + near * 2.4,
      )
    }),
  )
}

function cloud(chance: Random, x: number, y: number, mood: Mood): string {
  const long = chance.integer(46, 90)
  const lift = chance.integer(-18, 18)
  return (
    rect(x, y + lift, long, 12, mood.light, 6) +
    rect(x + long * 0.25, y + lift - 9, long * 0.55, 14, mood.light, 7)
  )
}

/** A night train through the hills, all its windows lit. */
export const train: Landscape = (canvas, mood, chance) => {
  const { width, height } = canvas
  const rail = height * 0.74
  const far = tops(chance, width, height * 0.4, height * 0.1, width / 6)
  const wagon = (x: number, isEngine: boolean): string =>
    rect(x, rail - 46, 132, 40, isEngine ? mood.accent : mood.hills[3], 5) +
    rect(x, rail - 18, 132, 4, mood.light) +
    times(isEngine ? 2 : 7, (index) => rect(x + 9 + index * 17, rail - 38, 11, 13, '#f4d88f', 1)) +
    times(4, (index) =>
      circle(x + 18 + (index % 2) * 18 + (index > 1 ? 76 : 0), rail - 4, 6, mood.hills[3]),
    )
  return svg(
    canvas,
    sky(canvas, mood.sky),
    stars(canvas, mood, chance),
    sun(canvas, mood, width * 0.78, height * 0.2),
    sharpRidge(far, height, mood.hills[0]),
    snow(far, 40, mood.snow),
    softRidge(tops(chance, width, height * 0.6, 16, 110), height, mood.hills[1]),
    rect(0, rail, width, 5, mood.hills[3]),
    times(4, (index) => wagon(width - 150 - index * 138, false)),
    wagon(width - 150 - 4 * 138, true),
    rect(0, rail + 5, width, height - rail, mood.hills[2]),
    softRidge(tops(chance, width, height * 0.9, 10, 130), height, mood.snow),
  )
}

/** Only sky: a hill, somebody with a telescope, and all the stars. */
export const stargazing: Landscape = (canvas, mood, chance) => {
  const { width, height } = canvas
  return svg(
    canvas,
    sky(canvas, mood.sky),
    times(190, () =>
      circle(
        chance.integer(0, width),
        chance.integer(0, height),
        chance.pick([0.6, 0.8, 1, 1.7]),
        mood.sun,
      ),
    ),
    faint(
      0.12,
      `<g transform="rotate(-28 ${width / 2} ${height / 2})">${ellipse(width / 2, height * 0.36, width * 0.8, height * 0.13, mood.light)}${ellipse(width / 2, height * 0.36, width * 0.6, height * 0.06, mood.light)}</g>`,
    ),
    softRidge(tops(chance, width, height * 0.8, 16, 120), height, mood.hills[2]),
    path(
      `M-10 ${height}V${height * 0.86}Q${width * 0.4} ${height * 0.7} ${width + 10} ${height * 0.92}V${height}z`,
      mood.hills[3],
    ),
    moved(
      width * 0.42,
      height * 0.79,
      1.3,
      line('M22 4L34-24L46 4M34-24V4', mood.hills[3], 3),
      line('M14-12L66-50', mood.hills[3], 9),
      path('M-16 4V-26Q-15-36-7-36Q2-36 3-26V4z', mood.hills[3]),
      circle(-7, -44, 8, mood.hills[3]),
    ),
  )
}
