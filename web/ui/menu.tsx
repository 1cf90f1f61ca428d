import { Menu as Base } from '@base-ui/react/menu'
import { Check, type LucideIcon } from 'lucide-react'
import { type ReactElement, type ReactNode, type RefObject, useEffect, useState } from 'react'
import { classes } from './classes.ts'
import { popupClass, popupItemClass } from './popup.ts'

export interface MenuProps {
  /** The button that opens it; it keeps its own looks and its label. */
  trigger: ReactElement
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

export function Menu({ trigger, align = 'end', side, open, onOpenChange, children }: MenuProps) {
  return (
    <Base.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} side={side} sideOffset={8} className="z-40 outline-none">
          <Base.Popup className={classes(popupClass, 'min-w-[min(13rem,var(--available-width))]')}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

export interface OpenedMenuProps extends Omit<MenuProps, 'open' | 'onOpenChange'> {
  /** The trigger's element. */
  button: RefObject<HTMLButtonElement | null>
  /** How it was asked for: by key, its first entry has the focus. */
  isByKey: boolean
}

/** For menus that are fetched when they are asked for, and so open at once. */
export function OpenedMenu({ button, isByKey, ...menu }: OpenedMenuProps) {
  const [isOpen, setOpen] = useState(!isByKey)
  useEffect(() => {
    if (isByKey) button.current?.click()
  }, [button, isByKey])
  return <Menu {...menu} open={isOpen} onOpenChange={setOpen} />
}

interface EntryProps {
  icon?: LucideIcon
  danger?: boolean
  children: ReactNode
}

export interface MenuItemProps extends EntryProps {
  onSelect: () => void
  disabled?: boolean
}

export function MenuItem({ icon, danger, disabled, onSelect, children }: MenuItemProps) {
  return (
    <Base.Item className={entryClass(danger)} disabled={disabled} onClick={onSelect}>
      <Entry icon={icon}>{children}</Entry>
    </Base.Item>
  )
}

export interface MenuLinkProps extends EntryProps {
  /** The link itself, empty: `<Link to="/new" />` or `<a href="…" />`. */
  link: ReactElement
}

export function MenuLink({ icon, danger, link, children }: MenuLinkProps) {
  return (
    <Base.LinkItem className={entryClass(danger)} closeOnClick render={link}>
      <Entry icon={icon}>{children}</Entry>
    </Base.LinkItem>
  )
}

export interface MenuChoiceProps {
  label: string
  value: string
  onChange: (value: string) => void
  options: { value: string; label: string }[]
}

/** One of several, e.g. the theme; the menu stays open, so that the choice can be seen. */
export function MenuChoice({ label, value, onChange, options }: MenuChoiceProps) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-3 pt-2 pb-1 text-small text-muted">{label}</Base.GroupLabel>
      <Base.RadioGroup value={value} onValueChange={onChange}>
        {options.map((option) => (
          <Base.RadioItem key={option.value} value={option.value} className={entryClass()}>
            <span className="flex-1">{option.label}</span>
            <Base.RadioItemIndicator>
              <Check size={16} aria-hidden />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  )
}

export function MenuSeparator() {
  return <Base.Separator className="my-1.5 h-px bg-line" />
}

const entryClass = (danger = false): string =>
  classes(popupItemClass, danger ? 'text-danger' : 'text-ink')

function Entry({ icon: Icon, children }: EntryProps) {
  return (
    <>
      {Icon && <Icon size={18} strokeWidth={1.75} className="shrink-0 opacity-80" aria-hidden />}
      <span className="flex-1">{children}</span>
    </>
  )
}
