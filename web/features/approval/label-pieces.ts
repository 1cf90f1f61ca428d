import type { Piece } from '../posts/comparing/word-difference.ts'

interface Label {
  slug: string
  name: string
}

/** The names of one side, those marked that the other has not. */
export const labelPieces = (own: readonly Label[], other: readonly Label[]): Piece[] =>
  own.flatMap(({ slug, name }, at) => {
    const piece = { text: name, isChanged: other.every((each) => each.slug !== slug) }
    return at === 0 ? [piece] : [{ text: ', ', isChanged: false }, piece]
  })

/** In another order the first category is another one. */
export const areLabelsEqual = (one: readonly Label[], other: readonly Label[]): boolean =>
  one.map(({ slug }) => slug).join() === other.map(({ slug }) => slug).join()
