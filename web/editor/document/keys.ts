const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
const length = 10

/** The name of a new block: short enough for an address, long enough never to meet another. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}
