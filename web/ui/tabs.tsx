import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export interface TabsProps {
  /** What the tabs choose between, for those who cannot see it. */
  label: string
  tabs: { value: string; label: ReactNode }[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  className?: string
  /** One `TabPanel` for each tab. */
  children: ReactNode
}

/** A row of links that looks like tabs (each view with its own address) takes these two. */
const tabListClass = 'flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]'
const tabClass =
  '-mb-px flex min-h-11 shrink-0 items-center border-b-2 border-transparent text-step-0 ' +
  'font-medium whitespace-nowrap text-muted transition-colors hover:text-ink ' +
  'focus-visible:-outline-offset-2 data-active:border-ink data-active:text-ink ' +
  'aria-[current=page]:border-ink aria-[current=page]:text-ink'

export function Tabs(props: TabsProps) {
  const { label, tabs, value, onValueChange, className, children } = props
  return (
    <Base.Root
      value={value}
      defaultValue={props.defaultValue ?? tabs[0]?.value}
      onValueChange={onValueChange}
      className={className}
    >
      <Base.List aria-label={label} className={tabListClass}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={tabClass}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {children}
    </Base.Root>
  )
}

export interface TabPanelProps {
  value: string
  className?: string
  children: ReactNode
}

export function TabPanel({ value, className, children }: TabPanelProps) {
  return (
    <Base.Panel value={value} className={classes('pt-6', className)}>
      {children}
    </Base.Panel>
  )
}
