import type { Wanted } from '../../../core/search/question.ts'

/** Of longer questions there would be too many. */
const mostWanted = 8

/**
 * What to look for, one after the other, where no post has all that is wanted: all ways to leave one thing out, then
 * one more, down to a half of it. What nobody wrote is left out anyway, and something rare stays where anything is.
 */
export function selectionsOf(
  wanted: readonly Wanted[],
  { isKnown, isCommon }: Record<'isKnown' | 'isCommon', (each: Wanted) => boolean>,
): Wanted[][][] {
  // Words in quotes are never left out.
  if (wanted.length > mostWanted || wanted.some(({ isPhrase }) => isPhrase)) return []
  const known = wanted.filter(isKnown)
  const largest = Math.min(known.length, wanted.length - 1)
  const isSelective = (selection: Wanted[]): boolean =>
    known.every(isCommon) || !selection.every(isCommon)
  return [largest, largest - 1]
    .filter((size) => size >= wanted.length / 2)
    .map((size) => choose(known, size).filter(isSelective))
}

/** All ways to take so many of these, in their order. */
function choose<Item>([first, ...rest]: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]]
  if (first === undefined) return []
  return [...choose(rest, size - 1).map((chosen) => [first, ...chosen]), ...choose(rest, size)]
}
