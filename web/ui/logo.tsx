import { classes } from './classes.ts'

/** The ink drop, on a ground of 24 × 34. */
const dropPath = 'M12 0C9 8 0 14 0 22a12 12 0 0 0 24 0C24 14 15 8 12 0z'

/** The name as it is written on the door. It takes the size of the text around it. */
export function Wordmark({ name, className }: { name: string; className?: string }) {
  return (
    <span
      className={classes(
        'inline-flex max-w-full min-w-0 items-baseline font-serif leading-none font-bold tracking-[-0.03em]',
        // Drawn for one size, so that the mark looks the same at every size.
        "[font-variation-settings:'opsz'_28]",
        className,
      )}
    >
      {/* A long name gives way; the drop stays whole. */}
      <span className="min-w-0 overflow-x-clip text-ellipsis whitespace-nowrap">{name}</span>
      <Drop className="ml-[0.07em] h-[0.47em] text-accent" />
    </span>
  )
}

export function Drop({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 34"
      fill="currentColor"
      className={classes('shrink-0 overflow-visible', className)}
      aria-hidden
    >
      <path d={dropPath} />
    </svg>
  )
}
