/** Silent reading of Turkish prose (IReST), not the 275 a minute that English platforms use. */
const wordsPerMinute = 173
const secondsPerImage = 8

/** How long a text takes to read, in seconds. */
export function readingSeconds(words: number, images = 0): number {
  return Math.round((words / wordsPerMinute) * 60 + images * secondsPerImage)
}

/** `6 dk`, below a minute `45 sn`; in the long form `6 dakikalık okuma`. */
export function formatReadingTime(seconds: number, form: 'short' | 'long' = 'short'): string {
  const whole = Math.round(seconds)
  const [amount, short, long] =
    whole < 60 ? [whole, 'sn', 'saniyelik'] : [Math.round(whole / 60), 'dk', 'dakikalık']
  return form === 'short' ? `${amount} ${short}` : `${amount} ${long} okuma`
}
