import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { TileDrawing } from './tile-drawing.tsx'
import { unbroken } from './unbroken.tsx'

export interface EmptyStateProps {
  /** One sentence. */
  text: string
  /** The next step: a button or a link. */
  children?: ReactNode
  className?: string
}

export function EmptyState({ text, children, className }: EmptyStateProps) {
  return (
    <div className={classes('flex flex-col items-center gap-6 px-4 py-12 text-center', className)}>
      <TileDrawing kind="empty" />
      <p className="max-w-md font-serif text-step-1 text-balance text-muted">{unbroken(text)}</p>
      {children}
    </div>
  )
}
