import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { classes } from '../../ui/classes.ts'
import type { SearchAddress } from './address.ts'

export interface Option {
  /** Within its list. */
  key: string
  to: string
  search?: SearchAddress
  picture: ReactNode
  label: string
  hint?: string
}

export interface OptionGroup {
  title: string
  options: Option[]
}

interface OptionListProps {
  id: string
  label: string
  groups: OptionGroup[]
  /** Counted through all groups; -1 for none. */
  active: number
  onActive: (index: number) => void
  onFollow: () => void
}

const optionId = (list: string, index: number): string => `${list}-${index}`

/** The options below a box that keeps the focus. Each is a link, so that it can be opened elsewhere too. */
export function OptionList(props: OptionListProps) {
  const { id, label, groups, active, onActive, onFollow } = props
  let index = 0
  return (
    <div id={id} role="listbox" aria-label={label}>
      {groups.map(({ title, options }) => (
        <div
          key={title}
          role="group"
          aria-label={title}
          className="not-first:mt-1 not-first:border-t not-first:pt-1"
        >
          <p aria-hidden className="px-3 pt-2 pb-1 text-tiny font-semibold text-faint">
            {title}
          </p>
          {options.map((option) => {
            const own = index++
            return (
              <OptionLink
                key={option.key}
                id={optionId(id, own)}
                option={option}
                isActive={own === active}
                onPoint={() => own !== active && onActive(own)}
                onFollow={onFollow}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

interface OptionLinkProps {
  id: string
  option: Option
  isActive: boolean
  onPoint: () => void
  onFollow: () => void
}

function OptionLink({ id, option, isActive, onPoint, onFollow }: OptionLinkProps) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={option.to}
      search={option.search}
      preload={false}
      // The focus stays in the box.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onPoint}
      onClick={onFollow}
      className={classes(
        'flex min-h-10 items-center gap-3 rounded px-3 py-1.5 touch:min-h-12',
        isActive && 'bg-accent-wash',
      )}
    >
      <span aria-hidden className="flex w-6 shrink-0 justify-center text-faint">
        {option.picture}
      </span>
      <span className="min-w-0 truncate font-medium">{option.label}</span>
      {option.hint && (
        <span className="ml-auto max-w-[45%] shrink-0 truncate text-small text-muted max-sm:hidden">
          {option.hint}
        </span>
      )}
    </Link>
  )
}

export const optionCount = (groups: OptionGroup[]): number =>
  groups.reduce((sum, { options }) => sum + options.length, 0)

/** Where an arrow key leads; past either end it leads through the box itself, which is -1. */
export function nextActive(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1
  return null
}

/** Presses the option that the arrows are on; false where they are on none. */
export function followActive(list: string, active: number): boolean {
  const link = active < 0 ? null : document.getElementById(optionId(list, active))
  link?.click()
  return link !== null
}

/** Tells those who listen that the box has options, and which one the arrows are on. */
export const comboboxAttributes = (list: string, active: number, isOpen: boolean) =>
  ({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? list : undefined,
    'aria-activedescendant': isOpen && active >= 0 ? optionId(list, active) : undefined,
  }) as const

/** The option that the arrows are on stays in sight. */
export function useActiveInSight(list: string, active: number): void {
  useEffect(() => {
    document.getElementById(optionId(list, active))?.scrollIntoView({ block: 'nearest' })
  }, [list, active])
}
