import { useRouterState } from '@tanstack/react-router'
import { Clock, X } from 'lucide-react'
import { type RefObject, useEffect, useId, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { type SearchAddress, scopeIn } from './address.ts'
import {
  comboboxAttributes,
  followActive,
  nextActive,
  optionCount,
  type OptionGroup,
  OptionList,
  useActiveInSight,
} from './options.tsx'
import { forgetAllSearches, forgetSearch, useRecentSearches } from './recent.ts'
import { useSuggestions, wholeSearch } from './use-suggestions.tsx'

export interface SuggestionsProps {
  /** Of the box, which was there before this came and keeps the focus. */
  form: RefObject<HTMLFormElement | null>
}

/** The sheet below the box: what was searched before, or what begins with what is typed. */
export default function Suggestions({ form }: SuggestionsProps) {
  const id = useId()
  const box = (): HTMLInputElement | null => form.current?.q ?? null
  const [typed, setTyped] = useState(() => box()?.value ?? '')
  const [active, setActive] = useState(-1)
  // The page of an empty search shows them itself.
  const isShownBelow = useRouterState({
    select: ({ location }) => location.pathname === '/ara' && location.search.q === undefined,
  })
  const address = useRouterState({ select: ({ location }) => location.search })
  // Whoever went on, or sent what they typed before this came, has what they want already.
  const isAsking = (value: string): boolean =>
    box() === document.activeElement && (value === '' || value !== address.q)
  const [isWanted, setWanted] = useState(() => isAsking(typed))
  const recent = useRecentSearches()
  const searches = isShownBelow ? [] : recent
  const q = typed.trim()
  const isRecent = q === ''
  const suggested = useSuggestions(typed)
  const groups = isRecent ? recentGroups(searches) : [...suggested, wholeGroup(q, scopeIn(address))]
  const count = optionCount(groups)
  const isOpen = isWanted && count > 0
  const close = (): void => {
    setWanted(false)
    setActive(-1)
  }
  // The button that was pressed may be gone: the focus goes back first.
  const forget = (act: () => void): void => {
    box()?.focus()
    act()
  }
  const follow = (): void => {
    setTyped(box()!.value)
    setWanted(true)
    setActive(-1)
  }
  const press = (event: KeyboardEvent): void => {
    if (event.isComposing || event.target !== box()) return
    const next = nextActive(event.key, isOpen ? active : -1, count)
    if (next !== null) {
      event.preventDefault()
      setWanted(true)
      setActive(next)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && isOpen && followActive(id, active)) event.preventDefault()
  }
  useFormEvents(form, {
    keydown: (event) => press(event as KeyboardEvent),
    input: follow,
    focusin: (event) => {
      if (event.target !== box()) return
      setTyped(box()!.value)
      setWanted(true)
    },
    focusout: (event) => {
      const { currentTarget, relatedTarget } = event as FocusEvent
      if (!(currentTarget as Node).contains(relatedTarget as Node | null)) close()
    },
    submit: close,
  })
  // What was typed after this part was drawn and before it listened.
  useEffect(() => {
    const value = box()?.value ?? ''
    if (value === typed) return
    setTyped(value)
    setWanted(isAsking(value))
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useAttributes(box, comboboxAttributes(id, active, isOpen))
  useActiveInSight(id, active)
  if (!isOpen) return null
  return (
    <div className="absolute top-full right-0 z-50 mt-2 max-h-[min(32rem,70dvh)] w-full overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface p-1.5 text-left shadow-popup lg:min-w-md">
      <div className="flex">
        <div className="min-w-0 flex-1">
          <OptionList
            {...{ id, groups, active }}
            label={isRecent ? 'Son aramalar' : 'Öneriler'}
            onActive={setActive}
            onFollow={close}
          />
        </div>
        {isRecent && <Forgetting searches={searches} onForget={forget} />}
      </div>
      {isRecent && <ForgetAll onPress={() => forget(forgetAllSearches)} />}
      <p role="status" className="sr-only">
        {count} öneri
      </p>
    </div>
  )
}

const recentGroups = (searches: string[]): OptionGroup[] =>
  searches.length === 0
    ? []
    : [
        {
          title: 'Son aramalar',
          options: searches.map((q) => ({
            key: q,
            to: '/ara',
            search: { q },
            picture: <Clock size={16} strokeWidth={1.75} />,
            label: q,
          })),
        },
      ]

const wholeGroup = (q: string, scope: SearchAddress): OptionGroup => ({
  title: 'Arama',
  options: [wholeSearch(q, scope)],
})

/** Beside the options, not in them: a button in an option is out of reach for those who listen. */
function Forgetting({
  searches,
  onForget,
}: {
  searches: string[]
  onForget: (act: () => void) => void
}) {
  return (
    <ul aria-label="Son aramaları unut" className="shrink-0 pt-7">
      {searches.map((q) => (
        <li key={q} className="flex h-10 items-center touch:h-12">
          <IconButton
            icon={X}
            label={`Unut: ${q}`}
            size="sm"
            onClick={() => onForget(() => forgetSearch(q))}
          />
        </li>
      ))}
    </ul>
  )
}

const ForgetAll = ({ onPress }: { onPress: () => void }) => (
  <p className="mt-1 flex items-center justify-between gap-4 border-t px-3 pt-2 pb-1 text-small text-muted">
    Yalnızca bu cihazda saklanır.
    <button
      type="button"
      onClick={onPress}
      className="font-medium text-accent hover:underline touch:min-h-11"
    >
      Tümünü unut
    </button>
  </p>
)

/** The form is older than this part, so its events are listened to, not given. */
function useFormEvents(
  form: RefObject<HTMLFormElement | null>,
  listeners: Record<string, (event: Event) => unknown>,
): void {
  useEffect(() => {
    const { current } = form
    const all = Object.entries(listeners)
    for (const [name, listener] of all) current?.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of all) current?.removeEventListener(name, listener)
    }
  })
}

function useAttributes(
  box: () => HTMLInputElement | null,
  attributes: Record<string, string | boolean | undefined>,
): void {
  useEffect(() => {
    for (const [name, value] of Object.entries(attributes))
      if (value === undefined) box()?.removeAttribute(name)
      else box()?.setAttribute(name, String(value))
  })
}
