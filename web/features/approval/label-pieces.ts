import type { Piece } from '../posts/comparing/word-difference.ts'

interface Label {
  slug: string
  name: string
}

/** Marks the names that only this side has. */
export const labelPieces = (own: readonly Label[], other: readonly Label[]): Piece[] =>
  own.flatMap(({ slug, name }, at) => {
    const piece = { text: name, isChanged: other.every((each) => each.slug !== slug) }
    return at === 0 ? [piece] : [{ text: ', ', isChanged: false }, piece]
  })

/** Order matters, because the first category is the main one. */
export const areLabelsEqual = (one: readonly Label[], other: readonly Label[]): boolean =>
  one.map(({ slug }) => slug).join() === other.map(({ slug }) => slug).join()
