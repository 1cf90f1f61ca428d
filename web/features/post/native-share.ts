import { useSyncExternalStore } from 'react'
import { postPath } from '../../../core/paths.ts'
import { siteAddress } from '../../../core/site.ts'

export interface Shared {
  slug: string
  title: string
}

export const shareAddress = ({ slug }: Shared): string => siteAddress(postPath(slug))

const never = () => () => undefined

/** The device's own way to share; undefined where it has none, and until that is known. */
export function useNativeShare(post: Shared): (() => void) | undefined {
  const isThere = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )
  if (!isThere) return undefined
  return () => {
    // To change one's mind is an error only to the browser.
    navigator.share({ title: post.title, url: shareAddress(post) }).catch(() => undefined)
  }
}

/** Of the button and of the one that opens the menu in its place. */
export const shareLabel = 'Paylaş'
export const shareClass = 'noscript:hidden'
