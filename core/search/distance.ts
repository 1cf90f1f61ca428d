/**
 * How many typing errors lie between two words: a letter left out, put in, changed, or two that follow each
 * other swapped. Not counted any further than `most`.
 */
export function typingErrors(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let twoAgo: number[] = []
  let before = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      now[column] = Math.min(
        before[column]! + 1,
        now[column - 1]! + 1,
        before[column - 1]! + (isSame ? 0 : 1),
        isSwapped ? twoAgo[column - 2]! + 1 : most + 1,
      )
    }
    if (Math.min(...now) > most) return most + 1
    twoAgo = before
    before = now
  }
  return Math.min(before[other.length]!, most + 1)
}

/** As many as a word of this length bears before it becomes another one. */
export function forgivenErrors({ length }: string): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}
