import { useSyncExternalStore } from 'react'

/**
 * A small screen under a finger. The style sheet asks the same question with the classes below,
 * so that the right thing stands there before any script runs.
 */
const phone = '(pointer: coarse) and ((width < 48rem) or (height < 30rem))'

export const onlyOnPhone =
  'hidden [@media(pointer:coarse)_and_((width<48rem)_or_(height<30rem))]:block'
export const notOnPhone = '[@media(pointer:coarse)_and_((width<48rem)_or_(height<30rem))]:hidden'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(phone)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** `undefined` on the server and in the first rendering, where nobody knows. */
export const useIsPhone = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => matchMedia(phone).matches,
    () => undefined,
  )
