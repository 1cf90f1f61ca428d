/** When a new revision begins instead of growing the last one. */

const stretchSeconds = 600
/** Losing more than this is more than mending a sentence. */
const fewWords = 20

export interface TextMeasure {
  words: number
  ageSeconds: number
  isClosed: boolean
}

/** The last revision is kept as it is when it is closed or old, or when much of it is gone now. */
export function isNewStretch(last: TextMeasure, words: number): boolean {
  return last.isClosed || last.ageSeconds >= stretchSeconds || last.words - words > fewWords
}
