import type { SimpleMark } from './types.ts'

/** A map, because tags of other people's pages may be called like what every object has (`constructor`). */
export const marksByTag: ReadonlyMap<string, SimpleMark> = new Map([
  ['b', 'bold'],
  ['strong', 'bold'],
  ['i', 'italic'],
  ['em', 'italic'],
  ['cite', 'italic'],
  ['dfn', 'italic'],
  ['u', 'underline'],
  ['ins', 'underline'],
  ['s', 'strike'],
  ['strike', 'strike'],
  ['del', 'strike'],
  ['code', 'code'],
  ['kbd', 'code'],
  ['samp', 'code'],
  ['tt', 'code'],
  ['mark', 'highlight'],
])
