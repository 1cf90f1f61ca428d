import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import { controlClass } from '../../ui/field.tsx'
import { FilterSelect } from '../../ui/filter-select.tsx'
import type { Narrowing } from './address.ts'
import type { OwnFilter } from './choices.ts'

export type OwnListPath = '/yazilarim' | '/okuma-listem' | '/alkisladiklarim' | '/profil'

interface OwnListBarProps {
  path: OwnListPath
  /** All that the address says, with what is no filter (`durum`, `liste`). */
  address: Narrowing
  filters: OwnFilter[]
  /** What is searched: "Yazılarım". */
  label: string
  placeholder: string
}

/** Words to look for in a list of one's own, and what narrows and orders it; a plain form where no scripts run. */
export function OwnListBar({ path, address, filters, label, placeholder }: OwnListBarProps) {
  const router = useRouter()
  const go = (change: Narrowing): void => {
    const search = { ...address, ...change, sayfa: undefined } as never
    void router.navigate({ to: path, search, resetScroll: false })
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    go({ ara: event.currentTarget.ara.value.trim() || undefined })
  }
  const shown = new Set<string>(['ara', 'sayfa', ...filters.map(({ name }) => name)])
  const rest = Object.entries(address).filter(
    ([name, value]) => value !== undefined && !shown.has(name),
  )
  return (
    <form
      role="search"
      aria-label={label}
      action={path}
      onSubmit={submit}
      className={ownListBarClass}
    >
      {rest.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="relative min-w-0 max-w-xl basis-full">
        <Search size={16} aria-hidden className="absolute top-3.5 left-3.5 text-faint" />
        {/* Begins anew with every address, also on the way back. */}
        <input
          key={address.ara}
          type="search"
          name="ara"
          defaultValue={address.ara}
          aria-label={placeholder}
          placeholder={placeholder}
          autoComplete="off"
          className={`${controlClass} h-11 pl-10`}
        />
      </div>
      <div className="flex max-w-full flex-wrap gap-2">
        {filters.map((filter) => (
          <FilterSelect
            key={filter.name}
            {...filter}
            value={address[filter.name]}
            onChoose={(value) => go({ [filter.name]: value })}
          />
        ))}
      </div>
      <span className="hidden noscript:block">
        <button className={buttonClass('outline', 'sm')}>Uygula</button>
      </span>
    </form>
  )
}

/** Shared with skeletons. */
export const ownListBarClass =
  'mt-5 flex min-h-24 flex-wrap content-start items-center gap-x-4 gap-y-3 max-sm:min-h-40'
