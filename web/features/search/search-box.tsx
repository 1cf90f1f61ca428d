import { useRouter, useRouterState } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import {
  type ComponentType,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { scopeIn } from './address.ts'
import type { SuggestionsProps } from './suggestions.tsx'

const load = () => import('./suggestions.tsx')

interface SearchBoxProps {
  /** Where there is another one on the same page. */
  label?: string
  className: string
  children?: ReactNode
}

/**
 * A plain form that works without scripts. What it suggests while one types is fetched when it is
 * entered; should that not come, it is still a box to search with.
 */
export function SearchBox({ label, className, children }: SearchBoxProps) {
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const address = useRouterState({ select: ({ location }) => location.search })
  const { q = '' } = address
  const scope = scopeIn(address)
  const [part, setPart] = useState<{ default: ComponentType<SuggestionsProps> }>()
  // The box follows the address, also on the way back.
  useEffect(() => {
    form.current!.q.value = q
  }, [q])
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void router.navigate({ to: '/ara', search: { ...scope, q: event.currentTarget.q.value } })
  }
  return (
    <form
      ref={form}
      role="search"
      aria-label={label}
      action="/ara"
      onSubmit={submit}
      className={`relative items-center ${className}`}
    >
      <Search size={18} strokeWidth={1.75} aria-hidden className="absolute left-3.5 text-muted" />
      <input
        type="search"
        name="q"
        onFocus={() => void load().then(setPart, () => undefined)}
        defaultValue={q}
        aria-label="Ara"
        placeholder="Yazı, kişi veya konu arayın"
        autoComplete="off"
        className="peer h-10 w-full rounded-full border border-transparent bg-wash pr-10 pl-10 touch:h-12 [&::-webkit-search-cancel-button]:hidden"
      />
      {Object.entries(scope).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      {part && <part.default form={form} />}
    </form>
  )
}
