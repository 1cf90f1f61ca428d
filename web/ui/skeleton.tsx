import { classes } from './classes.ts'

export interface SkeletonProps {
  /** For what will be a circle. */
  round?: boolean
  /** Gives it the true size of what comes. */
  className?: string
}

/** A block of the layout to come. The part of the page that waits says `aria-busy`. */
export function Skeleton({ round = false, className }: SkeletonProps) {
  const shape = round ? 'rounded-full' : 'rounded-sm'
  return <span aria-hidden className={classes('block animate-breathe bg-line', shape, className)} />
}

const lineWidths = ['w-full', 'w-[94%]', 'w-[97%]', 'w-[91%]']

/** Lines of text to come; the last one ends early, as paragraphs do. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden className={classes('flex flex-col gap-3', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          className={classes('h-3', line === lines - 1 ? 'w-3/5' : lineWidths[line % 4])}
        />
      ))}
    </span>
  )
}
