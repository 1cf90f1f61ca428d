import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'

export interface TooltipProps {
  /** Shows the control's label to those who see; the control carries it itself (`aria-label`). */
  text: string
  side?: 'top' | 'bottom' | 'left' | 'right'
  children: ReactElement
}

export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger delay={400} render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} className="z-50">
          <Base.Popup className="max-w-64 rounded bg-ink px-2.5 py-1 text-small text-paper transition-opacity duration-120 data-starting-style:opacity-0 data-ending-style:opacity-0 data-instant:duration-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
