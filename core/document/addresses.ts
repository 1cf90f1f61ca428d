import { localPath } from '../return-path.ts'
import { documentLimits } from './limits.ts'

/**
 * Which addresses a post may lead to. What is not plainly allowed is refused: nothing is
 * repaired, because every repair is a way to smuggle.
 */

/** Control, format (invisible) and line characters have no place in an address. */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u
const webStart = /^https?:\/\/[^/\\]/i
const mail = /^mailto:[^\s@?&<>"'\\]{1,64}@[^\s@?&<>"'\\]{1,255}$/i

const isText = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length > 0 &&
  value.length <= documentLimits.addressLength &&
  !hidden.test(value)

/** An http(s) address in its normal form, or null. */
export function webAddress(value: unknown): string | null {
  if (!isText(value) || !webStart.test(value) || !URL.canParse(value)) return null
  const url = new URL(value)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  // `https://bank.example@evil.example` shows one name and leads to another.
  if (url.username !== '' || url.password !== '') return null
  return url.href
}

/** http(s), an e-mail address or a path on this site, in its normal form, or null. */
export function linkAddress(value: unknown): string | null {
  if (!isText(value)) return null
  if (value.startsWith('/')) return localPath(value)
  return mail.test(value) ? value : webAddress(value)
}

const upload = /^\/uploads\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/

/** The path of a picture uploaded here, or null. */
export function uploadPath(value: unknown): string | null {
  return isText(value) && upload.test(value) && !value.includes('..') ? value : null
}

const colour = /^#[\da-f]{6}$/i
const tinyPicture = /^data:image\/(?:webp|png|jpeg|avif|gif);base64,[A-Za-z\d+/]+={0,2}$/

export const isPlaceholder = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= documentLimits.placeholderLength &&
  (colour.test(value) || tinyPicture.test(value))

/** Only letters that an address and a page both take as they are. */
export const isUsername = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9_.]{3,30}$/.test(value)

/** `www.ornek.com` as people say it: `ornek.com`. */
export function siteOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : ''
}
