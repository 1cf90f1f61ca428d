/** Turns the direction of what follows, which lets one text pose as another. */
const turning = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
// oxlint-disable-next-line no-control-regex
const blank = /[\s\u0000-\u001f\u007f-\u009f]+/g

/** Other people's words on one line, at most so long; null when nothing is left. */
export function tidyText(text: string | null | undefined, maxLength: number): string | null {
  if (typeof text !== 'string') return null
  // Far more than is kept, and little enough to be looked through.
  const start = text.slice(0, maxLength * 4).toWellFormed()
  const line = start.replace(turning, '').replace(blank, ' ').trim()
  if (line === '') return null
  if (line.length <= maxLength) return line
  return `${line
    .slice(0, maxLength - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`
}
