import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { count } from '../../../core/turkish/numbers.ts'
import { type Noun, posts } from './act-on-each.ts'

export interface Selection {
  /** Whether rows can be chosen now. */
  isOn: boolean
  /** The numbers of the rows that are chosen and still there. */
  chosen: readonly number[]
  hasAll: boolean
  start: () => void
  leave: () => void
  /** `isRange`: all rows from the last one that was pressed. */
  press: (id: number, isRange: boolean) => void
  /** These two as well. */
  extend: (from: number, to: number) => void
  chooseAll: () => void
}

const SelectionContext = createContext<Selection | null>(null)

/** Which of these rows, in the order in which they are shown, somebody wants to do something with. */
export function useSelection(ids: readonly number[]): Selection {
  const [isOn, setOn] = useState(false)
  const [kept, setKept] = useState<readonly number[]>([])
  const last = useRef<number | null>(null)
  const chosen = ids.filter((id) => kept.includes(id))
  const leave = (): void => {
    setOn(false)
    setKept([])
    if (losesFocus(document.activeElement))
      document.querySelector<HTMLElement>('[data-begin-choosing]')?.focus({ preventScroll: true })
  }
  useEscape(isOn, leave)
  const press = (id: number, isRange: boolean): void => {
    const from = last.current === null ? -1 : ids.indexOf(last.current)
    const to = ids.indexOf(id)
    last.current = id
    if (isRange && from >= 0) {
      const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1)
      setKept([...new Set([...chosen, ...range])])
    } else setKept(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  }
  const start = (): void => {
    last.current = null
    setOn(true)
  }
  const extend = (from: number, to: number): void => {
    last.current = to
    setKept([...new Set([...chosen, from, to])])
  }
  const hasAll = chosen.length === ids.length
  const chooseAll = (): void => setKept(hasAll ? [] : ids)
  return { isOn, chosen, hasAll, start, leave, press, extend, chooseAll }
}

/** Whoever has gone on to something else meanwhile stays there. */
const losesFocus = (at: Element | null): boolean =>
  at === null || at === document.body || at.closest('[data-choose],[data-bottom-bar]') !== null

/** Not while something else is open that Escape closes. */
function useEscape(isOn: boolean, act: () => void): void {
  useEffect(() => {
    if (!isOn) return undefined
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (!document.querySelector('[role=dialog],[role=alertdialog],[role=menu]')) act()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
}

interface SelectableProps {
  selection: Selection
  noun?: Noun
  children: ReactNode
}

/** Around a list whose rows are `SelectableRow`s. */
export function Selectable({ selection, noun = posts, children }: SelectableProps) {
  return (
    <SelectionContext value={selection}>
      <div data-choosing="">{children}</div>
      <p role="status" className="sr-only">
        {selection.isOn && `${count(selection.chosen.length, noun.one)} seçildi.`}
      </p>
    </SelectionContext>
  )
}

/** The arrows go from box to box; with Shift they choose what they pass. */
function moveByKey(event: KeyboardEvent<HTMLInputElement>, selection: Selection): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const box = event.currentTarget
  const boxes = box.closest('[data-choosing]')?.querySelectorAll<HTMLInputElement>('[data-choose]')
  const all = [...(boxes ?? [])]
  const next = step === 0 ? undefined : all[all.indexOf(box) + step]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
  if (event.shiftKey) selection.extend(Number(box.value), Number(next.value))
}

interface SelectableRowProps {
  id: number
  title: string
  children: ReactNode
}

/** A row with its box, where rows are being chosen. */
export function SelectableRow({ id, title, children }: SelectableRowProps) {
  const selection = use(SelectionContext)
  if (!selection?.isOn) return children
  const isChosen = selection.chosen.includes(id)
  return (
    <div
      data-chosen={isChosen || undefined}
      className="-mx-3 flex items-stretch rounded-md pr-3 transition-colors data-chosen:bg-accent-wash/60"
    >
      <label className="flex min-h-11 w-11 shrink-0 cursor-pointer items-center justify-center">
        <span className="sr-only">Seç: {title}</span>
        <input
          type="checkbox"
          data-choose=""
          value={id}
          checked={isChosen}
          onKeyDown={(event) => moveByKey(event, selection)}
          onChange={(event) =>
            selection.press(id, (event.nativeEvent as unknown as MouseEvent).shiftKey)
          }
          className="size-5 accent-accent"
        />
      </label>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
