import { webAddress } from '../document/addresses.ts'
import { lowerAscii } from '../turkish/fold.ts'

export interface SocialAccount {
  platform: Platform
  handle: string
  url: string
}

/** An account of some network, by what stands after its address; `example` is shown in the form. */
const networks = {
  X: { at: 'https://x.com/', hosts: /^(?:www\.|mobile\.)?(?:x|twitter)\.com$/, name: /^\w{1,15}$/ },
  Instagram: {
    at: 'https://www.instagram.com/',
    hosts: /^(?:www\.)?instagram\.com$/,
    name: /^[\w.]{1,30}$/,
  },
  YouTube: {
    at: 'https://www.youtube.com/@',
    hosts: /^(?:www\.|m\.)?youtube\.com$/,
    name: /^[\w.-]{3,30}$/,
  },
  LinkedIn: {
    at: 'https://www.linkedin.com/in/',
    hosts: /^(?:[a-z]{2,3}\.)?linkedin\.com$/,
    name: /^[\w-]{3,100}$/,
  },
  GitHub: {
    at: 'https://github.com/',
    hosts: /^(?:www\.)?github\.com$/,
    name: /^[a-z\d-]{1,39}$/i,
  },
  TikTok: {
    at: 'https://www.tiktok.com/@',
    hosts: /^(?:www\.)?tiktok\.com$/,
    name: /^[\w.]{2,24}$/,
  },
} as const

export const platforms = [
  'X',
  'Instagram',
  'YouTube',
  'LinkedIn',
  'GitHub',
  'TikTok',
  'Mastodon',
  'Web sitesi',
] as const
export type Platform = (typeof platforms)[number]

/** Pages whose owner decides what they link to. */
export const mayLinkBack = (platform: Platform): boolean =>
  platform === 'Mastodon' || platform === 'Web sitesi'

/** Long enough for any address that a person would write. */
export const longestAccount = 200

/** The account that somebody means by a name, a name with @ or a whole address; null when there is none. */
export function socialAccountOf(platform: Platform, typed: string): SocialAccount | null {
  const text = typed.trim()
  if (text === '' || text.length > longestAccount) return null
  if (platform === 'Web sitesi') return websiteOf(text)
  if (platform === 'Mastodon') return mastodonOf(text)
  const { at, hosts, name } = networks[platform]
  const found = nameIn(text, hosts)
  if (found === null || !name.test(found)) return null
  const handle = lowerAscii(found)
  return { platform, handle, url: at + handle }
}

/** `@ayse`, `ayse`, `x.com/ayse` and `https://x.com/@ayse/` are one. */
function nameIn(text: string, hosts: RegExp): string | null {
  if (!text.includes('/')) return text.replace(/^@/, '')
  const url = asAddress(text)
  if (url === null || !hosts.test(url.hostname)) return null
  return url.pathname.replace(/^\/(?:in\/)?@?/, '').replace(/\/$/, '')
}

/** `@ayse@sunucu.org`, or the address of the profile. */
function mastodonOf(text: string): SocialAccount | null {
  const [, name, host] = /^@?(\w{1,30})@([a-z\d.-]+\.[a-z]{2,})$/i.exec(text) ?? []
  if (name !== undefined) return ofMastodon(name, host!)
  const url = asAddress(text)
  const [, inPath] = /^\/@(\w{1,30})\/?$/.exec(url?.pathname ?? '') ?? []
  return url === null || inPath === undefined ? null : ofMastodon(inPath, url.hostname)
}

function ofMastodon(name: string, host: string): SocialAccount {
  const [user, server] = [lowerAscii(name), lowerAscii(host)]
  return { platform: 'Mastodon', handle: `@${user}@${server}`, url: `https://${server}/@${user}` }
}

function websiteOf(text: string): SocialAccount | null {
  const url = asAddress(text)
  if (url === null || !url.hostname.includes('.')) return null
  const path = url.pathname.replace(/\/$/, '')
  return { platform: 'Web sitesi', handle: url.host + path, url: url.origin + url.pathname }
}

function asAddress(text: string): URL | null {
  const address = webAddress(/^https?:/i.test(text) ? text : `https://${text}`)
  return address === null ? null : new URL(address)
}
