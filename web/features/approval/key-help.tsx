/** Which keys do what, in one line; phones have none. */
export function KeyHelp({ keys }: { keys: [key: string, what: string][] }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-small text-muted touch:hidden">
      <span>Klavye:</span>
      {keys.map(([key, what]) => (
        <span key={key} className="whitespace-nowrap">
          <kbd className="rounded-xs border px-1.5 font-sans text-small font-semibold text-ink">
            {key}
          </kbd>{' '}
          {what}
        </span>
      ))}
    </p>
  )
}
