import { withoutHiddenSigns } from '../../core/text/line-text.ts'

/** Other people's words on one line, at most so long; null when nothing is left. */
export function tidyText(text: string | null | undefined, maxLength: number): string | null {
  if (typeof text !== 'string') return null
  // Far more than is kept, and little enough to be looked through.
  const start = text.slice(0, maxLength * 4).toWellFormed()
  const line = withoutHiddenSigns(start).replace(/\s+/g, ' ').trim()
  if (line === '') return null
  if (line.length <= maxLength) return line
  return `${line
    .slice(0, maxLength - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`
}
