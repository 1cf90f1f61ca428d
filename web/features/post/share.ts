import { useSyncExternalStore } from 'react'
import { siteAddress } from '../../../core/site.ts'
import { useNotice } from '../../ui/notice.tsx'
import { copyText } from './copy-text.ts'
import { postPath } from './head.ts'

interface Shared {
  slug: string
  title: string
}

interface ShareLink {
  name: string
  label: string
  href: string
  /** A page of another site, which must not take the reader away from the text. */
  isPage: boolean
}

const shareAddress = (post: Shared): string => siteAddress(postPath(post))

/** Plain addresses: they work before the page is alive, and without it. */
export function shareLinks(post: Shared): ShareLink[] {
  const address = encodeURIComponent(shareAddress(post))
  const title = encodeURIComponent(post.title)
  return [
    {
      name: 'X',
      label: 'X’te paylaş (yeni sekme)',
      href: `https://x.com/intent/post?text=${title}&url=${address}`,
      isPage: true,
    },
    {
      name: 'WhatsApp',
      label: 'WhatsApp’ta paylaş (yeni sekme)',
      href: `https://wa.me/?text=${title}%20${address}`,
      isPage: true,
    },
    {
      name: 'Telegram',
      label: 'Telegram’da paylaş (yeni sekme)',
      href: `https://t.me/share/url?url=${address}&text=${title}`,
      isPage: true,
    },
    {
      name: 'E-posta',
      label: 'E-posta ile paylaş',
      href: `mailto:?subject=${title}&body=${address}`,
      isPage: false,
    },
  ]
}

export function useCopyLink(post: Shared): () => void {
  const notify = useNotice()
  return () => copyText(shareAddress(post), notify, 'Bağlantı')
}

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
