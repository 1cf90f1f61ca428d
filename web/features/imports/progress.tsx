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
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-2 h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width] duration-200 motion-reduce:transition-none"
          style={{ width: `${value}%` }}
        />
      </div>
    </div>
  )
}
