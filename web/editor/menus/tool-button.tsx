import { Toolbar } from '@base-ui/react/toolbar'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { Tooltip } from '../../ui/tooltip.tsx'

interface Props {
  label: string
  shortcut?: string
  pressed?: boolean
  icon?: LucideIcon
  onPress: () => void
  /** A letter in the place of an icon, or words where an icon would say too little. */
  children?: ReactNode
}

/** A tool on the dark strip that floats over the text. */
export function ToolButton({ label, shortcut, pressed, icon: Icon, onPress, children }: Props) {
  return (
    <Tooltip text={shortcut ? `${label} (${shortcut})` : label}>
      <Toolbar.Button
        aria-label={label}
        aria-pressed={pressed}
        className={classes(
          'flex h-9 min-w-9 items-center justify-center gap-1.5 rounded px-2 text-step-0 font-semibold',
          'text-paper/85 hover:bg-paper/15 hover:text-paper aria-pressed:bg-paper/20 aria-pressed:text-paper',
          'focus-visible:-outline-offset-2 focus-visible:outline-paper',
        )}
        onClick={onPress}
      >
        {Icon && <Icon size={18} strokeWidth={1.75} aria-hidden />}
        {children}
      </Toolbar.Button>
    </Tooltip>
  )
}

export const ToolSeparator = () => <Toolbar.Separator className="mx-1 h-5 w-px bg-paper/25" />
