import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { IconButton } from './icon-button.tsx'
import type { useDrag } from './use-drag.ts'

export interface Ordering {
  isFirst: boolean
  isLast: boolean
  onMove: (step: -1 | 1) => void
  grip: ReturnType<ReturnType<typeof useDrag>['grip']>
}

/** By pointer with the grip, by keyboard with the arrows. */
export function OrderButtons({ ordering, name }: { ordering: Ordering; name: string }) {
  const { isFirst, isLast, onMove, grip } = ordering
  return (
    <>
      <span
        {...grip}
        aria-hidden
        title="Sürükleyerek sıralayın"
        className="inline-flex size-10 shrink-0 cursor-grab touch-none items-center justify-center text-faint hover:text-ink active:cursor-grabbing touch:size-11"
      >
        <GripVertical size={20} strokeWidth={1.75} />
      </span>
      <IconButton
        icon={ArrowUp}
        label={`Yukarı taşı: ${name}`}
        aria-disabled={isFirst}
        className={arrowClass}
        onClick={() => !isFirst && onMove(-1)}
      />
      <IconButton
        icon={ArrowDown}
        label={`Aşağı taşı: ${name}`}
        aria-disabled={isLast}
        className={arrowClass}
        onClick={() => !isLast && onMove(1)}
      />
    </>
  )
}

/** Not `disabled`: whoever moved something to the end by keyboard keeps the focus. */
const arrowClass = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-40'
