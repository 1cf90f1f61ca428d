/** For what is named on this device; `randomUUID` is missing on pages without https. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('')
