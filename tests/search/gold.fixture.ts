import { ascii } from './gold/ascii.ts'
import { cases } from './gold/case.ts'
import { inflected } from './gold/inflected.ts'
import { name } from './gold/name.ts'
import { none } from './gold/none.ts'
import { person } from './gold/person.ts'
import type { GoldQuery } from './gold/query.ts'
import { tag } from './gold/tag.ts'
import { title } from './gold/title.ts'
import { typo1 } from './gold/typo1.ts'
import { typo2 } from './gold/typo2.ts'
import { verb } from './gold/verb.ts'
import { words } from './gold/words.ts'

// prettier-ignore
const kinds = [inflected, verb, ascii, cases, typo1, typo2, name, words, title, tag, person, none]

/** A number that follows from the query alone, so that the order looks random and never changes. */
const scattered = ({ query }: GoldQuery): number =>
  Array.from(query).reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 10_007, 7)

/** Every second query of each kind. */
const half = (first: 0 | 1): GoldQuery[] =>
  kinds
    .flatMap((queries) => queries.filter((_, index) => index % 2 === first))
    .sort((a, b) => scattered(a) - scattered(b))

const heldOut = half(1)

/**
 * Queries on the demo's posts and what they must find, written before there was a search. Those at
 * even positions are for tuning, those at odd positions are held out; both have the same kinds.
 */
export const gold: readonly GoldQuery[] = half(0).flatMap((query, index) => [
  query,
  heldOut[index]!,
])
