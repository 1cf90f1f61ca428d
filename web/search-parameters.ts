/** A parameter of the address as text, or nothing when it is missing or something else. */
export const textParameter = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined
