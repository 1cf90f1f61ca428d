/** A parameter of the address as text, or nothing when it is missing or something else. */
export const textParameter = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** Several of them, no longer than this, without spaces around them and marks that would turn our words around. */
export const textParameters = <Name extends string>(
  names: readonly Name[],
  search: object,
  longest: number,
) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      textParameter((search as Record<string, unknown>)[name])
        ?.replace(/\p{Cf}+/gu, '')
        .trim()
        .slice(0, longest) || undefined,
    ]),
  ) as { [Each in Name]?: string | undefined }

/** Values as they stand in an address, `''` where there are none. */
export function queryText(values: object): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  if (given.length === 0) return ''
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
