/** A parameter of the address as text, or nothing when it is missing or something else. */
export const textParameter = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** Values as they stand in an address, `''` where there are none. */
export function queryText(values: object): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  if (given.length === 0) return ''
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
