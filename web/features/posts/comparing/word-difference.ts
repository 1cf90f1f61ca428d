import { diffWordsWithSpace } from 'diff'

/** For one block; a text may have hundreds. */
const mostMilliseconds = 100

export interface Piece {
  text: string
  isChanged: boolean
}

/** What is only in one of two texts, word by word, as each side shows it. */
export function wordDifference(mine: string, theirs: string): { mine: Piece[]; theirs: Piece[] } {
  const parts = diffWordsWithSpace(mine, theirs, { timeout: mostMilliseconds })
  // Two texts that have little in common are not worth the time it takes to find that.
  if (parts === undefined)
    return {
      mine: [{ text: mine, isChanged: true }],
      theirs: [{ text: theirs, isChanged: true }],
    }
  const side = (other: 'added' | 'removed', own: 'added' | 'removed'): Piece[] => {
    const pieces = parts.filter((part) => !part[other])
    return joined(pieces.map((part) => ({ text: part.value, isChanged: part[own] })))
  }
  return { mine: side('added', 'removed'), theirs: side('removed', 'added') }
}

/** Two changed words are one change: the space between them is not worth telling apart. */
function joined(pieces: Piece[]): Piece[] {
  const result: Piece[] = []
  for (const [at, { text, isChanged }] of pieces.entries()) {
    const last = result.at(-1)
    const isGap = /^\s+$/.test(text) && last?.isChanged === true && pieces[at + 1]?.isChanged
    if (last?.isChanged === (isChanged || isGap)) last!.text += text
    else result.push({ text, isChanged })
  }
  return result
}
