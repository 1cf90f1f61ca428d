import { formatBadge } from '../../core/turkish/numbers.ts'

export interface CountBadgeProps {
  value: number
  /** What they are, for those who hear it: `okunmamış`. */
  noun: string
}

/** How many wait behind a link; nothing when none do. */
export function CountBadge({ value, noun }: CountBadgeProps) {
  if (value <= 0) return null
  return (
    <span className="ml-2 inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1.5 font-sans text-tiny font-semibold text-on-accent tabular-nums">
      {formatBadge(value)}
      <span className="sr-only"> {noun}</span>
    </span>
  )
}
