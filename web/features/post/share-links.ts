import { type Shared, shareAddress } from './native-share.ts'

export interface ShareLink {
  name: 'X' | 'WhatsApp' | 'Telegram' | 'E-posta'
  label: string
  href: string
  /** A page of another site, which must not take the reader away from the text. */
  isPage: boolean
}

/** Plain addresses, which work without scripts, too. */
export function shareLinks(post: Shared): ShareLink[] {
  const address = encodeURIComponent(shareAddress(post))
  const title = encodeURIComponent(post.title)
  return [
    {
      name: 'X',
      label: "X'te paylaş (yeni sekme)",
      href: `https://x.com/intent/post?text=${title}&url=${address}`,
      isPage: true,
    },
    {
      name: 'WhatsApp',
      label: "WhatsApp'ta paylaş (yeni sekme)",
      href: `https://wa.me/?text=${title}%20${address}`,
      isPage: true,
    },
    {
      name: 'Telegram',
      label: "Telegram'da paylaş (yeni sekme)",
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
