import { useSyncExternalStore } from 'react'

/** Nobody can write on a small screen under a finger; `phone:` in the style sheet asks the same. */
const phoneQuery = '(pointer: coarse) and ((width < 48rem) or (height < 30rem))'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(phoneQuery)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export const isOnPhone = (): boolean => matchMedia(phoneQuery).matches

/** `undefined` on the server and in the first rendering, where nobody knows. */
export const useIsPhone = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(subscribe, isOnPhone, () => undefined)
