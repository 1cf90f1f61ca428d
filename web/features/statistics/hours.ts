/** In hours: few are read often enough to tell single hours apart, and a phone has no room for 24 rows. */
const blockHours = 2

/** From Monday on, as calls have them; the short names are for the heads of columns. */
export const weekdays = [
  { name: 'pazartesi', short: 'Pzt' },
  { name: 'salı', short: 'Sal' },
  { name: 'çarşamba', short: 'Çar' },
  { name: 'perşembe', short: 'Per' },
  { name: 'cuma', short: 'Cum' },
  { name: 'cumartesi', short: 'Cmt' },
  { name: 'pazar', short: 'Paz' },
]

export interface HourBlock {
  /** `20.00–22.00` begins at 20. */
  firstHour: number
  /** From Monday to Sunday. */
  views: number[]
}

/** The hours of a week in rows of two. */
export function blocksOf(hoursOfWeekdays: number[][]): HourBlock[] {
  return Array.from({ length: 24 / blockHours }, (_, index) => {
    const firstHour = index * blockHours
    const views = hoursOfWeekdays.map((hours) =>
      sumOf(hours.slice(firstHour, firstHour + blockHours)),
    )
    return { firstHour, views }
  })
}

/** `20.00–22.00` */
export const hoursText = ({ firstHour }: HourBlock): string =>
  `${clock(firstHour)}–${clock((firstHour + blockHours) % 24)}`

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}.00`

/** Fewer reads say nothing about habits. */
const fewest = 20

/** When an author is read most, or null while too little is known. */
export function bestTimes(blocks: HourBlock[]): { weekday: string; hours: string } | null {
  const ofBlocks = blocks.map(({ views }) => sumOf(views))
  if (sumOf(ofBlocks) < fewest) return null
  const ofWeekdays = weekdays.map((_, index) => sumOf(blocks.map(({ views }) => views[index]!)))
  return {
    weekday: weekdays[indexOfLargest(ofWeekdays)]!.name,
    hours: hoursText(blocks[indexOfLargest(ofBlocks)]!),
  }
}

const indexOfLargest = (values: number[]): number => values.indexOf(Math.max(...values))

export const sumOf = (values: number[]): number => values.reduce((sum, value) => sum + value, 0)
