/** Which keys do what, for those who work with them; a phone has none. */
export function KeyHelp({ keys }: { keys: readonly (readonly [key: string, does: string])[] }) {
  return (
    <p className="mt-8 flex flex-wrap gap-x-5 gap-y-2 text-small text-muted touch:hidden">
      <span>Klavyeyle:</span>
      {keys.map(([key, does]) => (
        <span key={key}>
          <kbd className="rounded-sm border px-1.5 py-0.5 font-sans text-tiny font-semibold text-ink">
            {key}
          </kbd>{' '}
          {does}
        </span>
      ))}
    </p>
  )
}
