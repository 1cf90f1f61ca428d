import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import { controlClass } from '../../ui/field.tsx'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { memberFilters, type MembersAddress } from './address.ts'

interface MembersBarProps {
  address: MembersAddress
  /** Admins also search by e-mail address. */
  byEmail: boolean
}

/** A plain form where no scripts run. */
export function MembersBar({ address, byEmail }: MembersBarProps) {
  const router = useRouter()
  const go = (change: MembersAddress): void => {
    const search = { ...address, ...change, sayfa: undefined } as never
    void router.navigate({
      to: '/yonetim/{-$bolum}/{-$id}',
      params: { bolum: 'uyeler', id: undefined },
      search,
      resetScroll: false,
    })
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    go({ ara: event.currentTarget.ara.value.trim() || undefined })
  }
  const placeholder = byEmail ? 'Ad, kullanıcı adı ya da e-posta' : 'Ad ya da kullanıcı adı'
  return (
    <form
      role="search"
      aria-label="Üyeler"
      action="/yonetim/uyeler"
      onSubmit={submit}
      className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3"
    >
      <div className="relative max-w-xl min-w-0 basis-full">
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
          autoCapitalize="none"
          spellCheck={false}
          className={`${controlClass} h-11 pl-10`}
        />
      </div>
      <div className="flex max-w-full flex-wrap gap-2">
        {memberFilters.map((filter) => (
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
