import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { searchLimits } from '../../../core/contracts/search-limits.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { queryText } from '../../search-parameters.ts'
import { useCall } from '../../api.ts'
import { EndlessList } from '../posts/endless-list.tsx'
import { Section, stayingClass, WithRail } from '../posts/section.tsx'
import { TagChips } from '../posts/tag-chips.tsx'
import type { SearchAddress } from './address.ts'
import { Beginning } from './beginning.tsx'
import { chosen, types } from './choices.ts'
import { FilterBar, type Scope, ScopeChips } from './filter-bar.tsx'
import { FoundRow } from './found-row.tsx'
import { HowToAsk } from './how-to-ask.tsx'
import { NothingFound } from './nothing-found.tsx'
import { OtherSpelling } from './other-spelling.tsx'
import { type SearchFacts, searchQuery } from './queries.ts'
import { rememberSearch } from './recent.ts'
import { SearchFrame } from './search-frame.tsx'
import { TypeTabs } from './type-tabs.tsx'

interface SearchScreenProps {
  address: SearchAddress
  /** Whose posts, and those of which category, are searched alone. */
  scope: Scope
}

export function SearchScreen({ address, scope }: SearchScreenProps) {
  const { q } = address
  return (
    <SearchFrame
      title={q === undefined ? 'Arama' : `“${q}” için sonuçlar`}
      isBeginning={q === undefined}
    >
      {q === undefined ? (
        <>
          <ScopeChips address={address} scope={scope} />
          <Beginning />
        </>
      ) : (
        <Results address={address} scope={scope} q={q} />
      )}
    </SearchFrame>
  )
}

function Results({ address, scope, q }: SearchScreenProps & { q: string }) {
  const query = searchQuery(useCall(), address)
  const { data } = useSuspenseInfiniteQuery(query)
  const facts = data.pages[0]?.more ?? nothingFound
  const { value: type, label, noun } = chosen(types, address.tur)
  useEffect(() => rememberSearch(q), [q])
  return (
    <>
      <TypeTabs address={address} counts={facts.counts} />
      <WithRail rail={<Rail tags={facts.relatedTags} />}>
        {type === 'post' && <FilterBar address={address} scope={scope} />}
        <p role="status" className="sr-only">
          {count(facts.counts[type], noun)} bulundu.
        </p>
        <OtherSpelling address={address} type={type} facts={facts} />
        <Section title={label} look="hidden">
          <EndlessList
            key={JSON.stringify(address)}
            query={query}
            path={`/ara${queryText({ ...address, sayfa: undefined })}`}
            noun={noun}
            row={FoundRow}
            empty={<NothingFound address={address} facts={facts} />}
          />
        </Section>
        {type === 'post' && facts.isCut && (
          <p className="mt-8 border-t pt-6 text-center text-small text-muted">
            En ilgili {searchLimits.ranked} yazı gösteriliyor. Aradığınız bunların arasında değilse
            sorunuzu daraltın ya da en yeniye göre sıralayın.
          </p>
        )}
      </WithRail>
    </>
  )
}

/** A search that failed has found nothing; the list itself says that it failed. */
const nothingFound: SearchFacts = {
  counts: { post: 0, user: 0, category: 0, tag: 0 },
  suggestion: null,
  isCorrected: false,
  isPartial: false,
  isCut: false,
  relatedTags: [],
}

function Rail({ tags }: { tags: SearchFacts['relatedTags'] }) {
  return (
    <>
      {tags.length > 0 && (
        <Section title="İlgili etiketler" look="quiet">
          <TagChips tags={tags} />
        </Section>
      )}
      <Section title="Daha iyi arayın" look="quiet" className={stayingClass}>
        <HowToAsk />
      </Section>
    </>
  )
}
