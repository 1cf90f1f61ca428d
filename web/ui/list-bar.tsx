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

/** Where a skeleton stood in between, whoever uses the keyboard goes on at the control that asked for the list. */
function useFocusKept(form: RefObject<HTMLFormElement | null>, address: Address) {
  const used = useRef<{ name: string; before: string } | null>(null)
  const shown = JSON.stringify(address)
  useEffect(() => {
    if (used.current === null || used.current.before === shown) return
    const { name } = used.current
    used.current = null
    // On a phone the keyboard would cover what was found.
    if (name === 'ara' && matchMedia('(pointer: coarse)').matches) return
    const control = form.current?.elements.namedItem(name)
    if (control instanceof HTMLElement && document.activeElement === document.body)
      control.focus({ preventScroll: true })
  }, [form, shown])
  return (name: string): void => {
    used.current = { name, before: shown }
  }
}

/** The box says what is searched, also on the way back; whoever asked and types on keeps their words. */
function useWords(words: string | undefined) {
  const box = useRef<HTMLInputElement>(null)
  const asked = useRef(words)
  useEffect(() => {
    if (box.current && asked.current !== words) box.current.value = words ?? ''
    asked.current = words
  }, [words])
  const ask = (): string | undefined => (asked.current = box.current?.value.trim() || undefined)
  return { box, ask }
}

/** Words to look for in a list, and what narrows and orders it; a plain form where no scripts run. */
export function ListBar({ path, address, filters, onGo, label, placeholder }: ListBarProps) {
  const form = useRef<HTMLFormElement>(null)
  const noteUsed = useFocusKept(form, address)
  const { box, ask } = useWords(address.ara)
  const go = (name: string, value: string | undefined): void => {
    noteUsed(name)
    onGo({ [name]: value })
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    go('ara', ask())
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
        <input
          ref={box}
          type="search"
          name="ara"
          defaultValue={address.ara}
          aria-label={placeholder}
          placeholder={placeholder}
          autoComplete="off"
          className={`${controlClass} h-11 pl-10`}
        />
      </div>
      <div className={filtersClass}>
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

/** As many lines in every font: on a phone the filters stand in two columns. */
const filtersClass = 'grid grow grid-cols-2 gap-2 sm:flex sm:max-w-full sm:flex-wrap'

/** The same before its list is there. */
export function ListBarSkeleton() {
  return (
    <div className={listBarClass}>
      <Skeleton className="h-11 max-w-xl basis-full" />
      <div className={filtersClass}>
        {['sm:w-36', 'sm:w-37', 'sm:w-27', 'sm:w-29'].map((width) => (
          <Skeleton key={width} className={`h-9 rounded-full touch:h-11 ${width}`} />
        ))}
      </div>
    </div>
  )
}
