import type { FoundPost, SearchAnswer, TextPart } from '../../../core/contracts/search.ts'
import { search } from '../../calls/search.gen.ts'
import type { MakeCall } from '../../api.ts'
import { type Person, personOf } from '../follows/queries.ts'
import { listQuery } from '../posts/list-query.ts'
import { type PostSummary, summaryOf } from '../posts/post-summary.ts'
import type { SearchAddress } from './address.ts'
import { queryOf } from './choices.ts'

/** A category or a tag. */
export interface Label {
  slug: string
  name: string
  description: string
  postCount: number
}

export type Found = { id: number } & (
  | { kind: 'post'; post: PostSummary; title: TextPart[]; text: TextPart[] }
  | { kind: 'user'; person: Person }
  | { kind: 'category' | 'tag'; label: Label }
)

/** What is said above and beside the results. */
type FactName = 'counts' | 'suggestion' | 'isCorrected' | 'isPartial' | 'isCut'

export type SearchFacts = Pick<SearchAnswer, FactName> & {
  relatedTags: { slug: string; name: string }[]
}

/** Posts come and go, so whoever asks again gets what is true now. */
export const searchQuery = (call: MakeCall, address: SearchAddress) => {
  const { sayfa = 1, ...asked } = address
  return {
    ...listQuery({
      key: ['search', asked],
      startPage: sayfa,
      load: (page) => call(search, { query: { ...queryOf(address), ...page } }),
      show: foundOf,
      readMore: factsOf,
    }),
    staleTime: 0,
  }
}

function foundOf(member: SearchAnswer['hydra:member'][number]): Found {
  const { id } = member
  switch (member['@type']) {
    case 'Post':
      return { id, kind: 'post', post: summaryOf(member), ...marksOf(member) }
    case 'User':
      return { id, kind: 'user', person: personOf(member) }
    case 'Category':
      return { id, kind: 'category', label: labelOf(member) }
    default:
      return { id, kind: 'tag', label: labelOf({ ...member, description: '' }) }
  }
}

const marksOf = ({ highlights: { title, text } }: FoundPost) => ({ title, text })

const labelOf = ({ slug, name, description, postCount }: Label): Label => ({
  slug,
  name,
  description,
  postCount,
})

const factsOf = (answer: SearchAnswer): SearchFacts => {
  const { counts, suggestion, isCorrected, isPartial, isCut, relatedTags } = answer
  return {
    ...{ counts, suggestion, isCorrected, isPartial, isCut },
    relatedTags: relatedTags.map(({ slug, name }) => ({ slug, name })),
  }
}
