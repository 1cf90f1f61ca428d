import { useSyncExternalStore } from 'react'
import { phoneQuery } from './phone.ts'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(phoneQuery)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** `undefined` on the server and in the first rendering, where nobody knows. */
export const useIsPhone = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => matchMedia(phoneQuery).matches,
    () => undefined,
  )
