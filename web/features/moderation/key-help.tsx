import { classes } from '../../ui/classes.ts'

interface KeyHelpProps {
  keys: readonly (readonly [key: string, does: string])[]
  className?: string
}

/** Which keys do what, for those who work with them; a phone has none. */
export function KeyHelp({ keys, className = 'mt-8' }: KeyHelpProps) {
  return (
    <p
      className={classes(
        'flex flex-wrap gap-x-5 gap-y-2 text-small text-muted touch:hidden',
        className,
      )}
    >
      <span>Klavyeyle:</span>
      {keys.map(([key, does]) => (
        <span key={key} className="whitespace-nowrap">
          <kbd className="rounded-sm border px-1.5 py-0.5 font-sans text-tiny font-semibold text-ink">
            {key}
          </kbd>{' '}
          {does}
        </span>
      ))}
    </p>
  )
}
