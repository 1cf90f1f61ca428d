/** The alphabet in its order: what an index of names runs through. */
export const turkishAlphabet: readonly string[] = 'abcçdefgğhıijklmnoöprsştuüvyz'.split('')

const collator = new Intl.Collator('tr')

/** For `Array.sort`. Texts that the collation holds equal still get one fixed order. */
export function compareTurkish(a: string, b: string): number {
  return collator.compare(a, b) || compareCodeUnits(a, b)
}

function compareCodeUnits(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
