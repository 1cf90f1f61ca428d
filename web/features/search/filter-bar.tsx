import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { buttonClass } from '../../ui/button-class.ts'
import { FilterSelect } from '../../ui/filter-select.tsx'
import type { SearchAddress } from './address.ts'
import { type Filter, filters } from './choices.ts'

/** By the name that people know them by. */
export interface Scope {
  author: string | null
  category: string | null
}

interface FilterBarProps {
  address: SearchAddress
  scope: Scope
}

export function FilterBar({ address, scope }: FilterBarProps) {
  const chosenNames = new Set<string>(filters.map(({ name }) => name))
  const rest = Object.entries(address).filter(
    ([name, value]) => value !== undefined && name !== 'sayfa' && !chosenNames.has(name),
  )
  return (
    <>
      <form action="/ara" aria-label="Süzgeçler" className={filterBarClass}>
        {rest.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {filters.map((filter) => (
          <SearchFilter key={filter.name} filter={filter} />
        ))}
        <span className="hidden noscript:block">
          <button className={buttonClass('outline', 'sm')}>Uygula</button>
        </span>
      </form>
      <ScopeChips address={address} scope={scope} />
    </>
  )
}

/** Shared with the skeleton. */
export const filterBarClass = 'flex flex-wrap items-center gap-2'

function SearchFilter({ filter }: { filter: Filter }) {
  const navigate = useNavigate()
  const { name, label, choices, isForMembers } = filter
  // What was chosen is shown before its results are there.
  const value = useRouterState({ select: ({ location }) => location.search[name] })
  const choose = (next: string | undefined): void =>
    void navigate({
      to: '/ara',
      // Of where one is going, should the last choice still be on its way.
      search: (known) => ({ ...known, [name]: next, sayfa: undefined }),
      resetScroll: false,
    })
  return (
    <FilterSelect
      {...{ name, label, choices, value }}
      onChoose={choose}
      className={isForMembers && 'viewer-visitor:hidden'}
    />
  )
}

/** What the search is limited to; pressing one lifts the limit. */
export function ScopeChips({ address, scope }: FilterBarProps) {
  const chips = [
    { name: 'yazar', label: 'Yazar', value: scope.author },
    { name: 'kategori', label: 'Kategori', value: scope.category },
  ]
  return (
    <ul aria-label="Aranan yer" className="mt-3 flex flex-wrap gap-2 empty:hidden">
      {chips.map(
        ({ name, label, value }) =>
          value !== null && (
            <li key={name}>
              <Link
                to="/ara"
                search={{ ...address, [name]: undefined, sayfa: undefined }}
                activeOptions={{ exact: true, explicitUndefined: true }}
                className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-accent-wash pr-2.5 pl-3.5 text-small font-medium text-accent-ink transition-colors hover:bg-line touch:min-h-11"
              >
                <span className="sr-only">Kaldır: </span>
                {label}: {value}
                <X size={14} aria-hidden />
              </Link>
            </li>
          ),
      )}
    </ul>
  )
}
