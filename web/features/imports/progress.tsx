interface ProgressProps {
  label: string
  /** 0 to 100. */
  value: number
}

/** How far something is, in a line and in words. */
export function Progress({ label, value }: ProgressProps) {
  return (
    <div>
      <p className="flex justify-between gap-4 text-small text-muted">
        <span>{label}</span>
        <span className="tabular-nums">%{value}</span>
      </p>
      <progress
        aria-label={label}
        value={value}
        max={100}
        className="mt-2 h-2 w-full accent-accent"
      />
    </div>
  )
}
