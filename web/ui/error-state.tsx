import type { ReactNode } from 'react'
import { buttonClass } from './button-class.ts'
import { classes } from './classes.ts'
import { TileDrawing } from './tile-drawing.tsx'

export interface ErrorStateProps {
  title?: string
  /** What happened and what to do about it. */
  text: string
  onRetry?: () => void
  /** Instead of, or beside, trying again. */
  children?: ReactNode
  className?: string
}

export function ErrorState(props: ErrorStateProps) {
  const { title = 'Bir şeyler ters gitti', text, onRetry, children, className } = props
  return (
    <div
      role="alert"
      className={classes('flex flex-col items-center px-4 py-12 text-center', className)}
    >
      <TileDrawing kind="error" />
      <h2 className="mt-6">{title}</h2>
      <p className="mt-2 max-w-md text-balance text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {onRetry && (
          <button type="button" className={buttonClass('outline')} onClick={onRetry}>
            Yeniden dene
          </button>
        )}
        {children}
      </div>
    </div>
  )
}
