import { Search } from 'lucide-react'
import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { buttonClass } from './button-class.ts'
import { controlClass } from './field.tsx'
import { type FilterChoice, FilterSelect } from './filter-select.tsx'
import { Skeleton } from './skeleton.tsx'

type Address = Record<string, string | undefined>

interface ListBarProps {
  /** Where the form leads while no scripts run. */
  path: string
  /** What the address says of the search and the filters, and what else is to stay in it. */
  address: Address
  filters: readonly { name: string; label: string; choices: FilterChoice[] }[]
  onGo: (change: Address) => void
  /** What is searched: "Yazılarım". */
  label: string
  placeholder: string
}

/** The control that was used last, in the bar of which list and at which address, until the list it asked for is there. */
let used: { name: string; path: string; before: string } | null = null

function noteUsed(name: string, path: string, address: Address): void {
  used = { name, path, before: JSON.stringify(address) }
}

/** A list asked for is a page made anew, its bar too: whoever uses the keyboard goes on where they were. */
function useFocusKept(
  form: RefObject<HTMLFormElement | null>,
  path: string,
  address: Address,
): void {
  const shown = JSON.stringify(address)
  useEffect(() => {
    if (used === null || (used.path === path && used.before === shown)) return
    const { name, path: usedPath } = used
    used = null
    if (usedPath !== path) return
    // On a phone the keyboard would cover what was found.
    if (name === 'ara' && matchMedia('(pointer: coarse)').matches) return
    const control = form.current?.elements.namedItem(name)
    if (control instanceof HTMLElement && document.activeElement === document.body)
      control.focus({ preventScroll: true })
  }, [form, path, shown])
}

/** Words to look for in a list, and what narrows and orders it; a plain form where no scripts run. */
export function ListBar({ path, address, filters, onGo, label, placeholder }: ListBarProps) {
  const form = useRef<HTMLFormElement>(null)
  useFocusKept(form, path, address)
  const go = (name: string, value: string | undefined): void => {
    noteUsed(name, path, address)
    onGo({ [name]: value })
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    go('ara', event.currentTarget.ara.value.trim() || undefined)
  }
  const shown = new Set<string>(['ara', 'sayfa', ...filters.map(({ name }) => name)])
  const rest = Object.entries(address).filter(
    ([name, value]) => value !== undefined && !shown.has(name),
  )
  return (
    <form
      ref={form}
      role="search"
      aria-label={label}
      action={path}
      onSubmit={submit}
      className={listBarClass}
    >
      {rest.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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
          className={`${controlClass} h-11 pl-10`}
        />
      </div>
      <div className="flex max-w-full flex-wrap gap-2">
        {filters.map((filter) => (
          <FilterSelect
            key={filter.name}
            {...filter}
            value={address[filter.name]}
            onChoose={(value) => go(filter.name, value)}
          />
        ))}
      </div>
      <span className="hidden noscript:block">
        <button className={buttonClass('outline', 'sm')}>Uygula</button>
      </span>
    </form>
  )
}

const listBarClass =
  'mt-5 flex min-h-24 flex-wrap content-start items-center gap-x-4 gap-y-3 max-sm:min-h-40'

/** The same before its list is there. */
export function ListBarSkeleton() {
  return (
    <div className={listBarClass}>
      <Skeleton className="h-11 max-w-xl basis-full" />
      <div className="flex max-w-full flex-wrap gap-2">
        {['w-36', 'w-37', 'w-27', 'w-29'].map((width) => (
          <Skeleton key={width} className={`h-9 rounded-full touch:h-11 ${width}`} />
        ))}
      </div>
    </div>
  )
}
