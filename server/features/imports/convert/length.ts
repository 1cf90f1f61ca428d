/** In characters; a text of ours is far shorter. */
const longestBody = 4_000_000

export class TooLong extends Error {}

export function notTooLong(text: string): string {
  if (text.length > longestBody) throw new TooLong()
  return text
}

/** Ends where it gets too long: a short file can name one long thing thousands of times. */
export function joined<Each>(list: readonly Each[], write: (each: Each) => string): string {
  let text = ''
  for (const each of list) text = notTooLong(text + write(each))
  return text
}
