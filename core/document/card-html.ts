import { siteOf, uploadPath, webAddress } from './addresses.ts'
import { embedOf, loadLabels, playerOf } from './embeds.ts'
import { attribute, escapeHtml } from './escape.ts'
import { linkTag, type LinkContext } from './inline-html.ts'
import type { EmbedEntry, LinkEntry } from './types.ts'

const span = (name: string, text: string | null | undefined): string =>
  text ? `<span class="${name}">${escapeHtml(text)}</span>` : ''

/** A preview card. Its picture appears only if we keep a copy: readers' browsers ask nobody else. */
export function linkHtml({ data }: LinkEntry, context: LinkContext): string | null {
  const address = webAddress(data.url)
  if (address === null) return null
  const { meta } = data
  const image = uploadPath(meta?.image)
  const picture = image && `<img src="${image}" alt="" loading="lazy" decoding="async">`
  const text =
    span('card-title', meta?.title || address) +
    span('card-description', meta?.description) +
    span('card-site', meta?.siteName || siteOf(address))
  const tag = linkTag(address, context, ' class="card"')
  return `<p class="link-card">${tag}<span class="card-text">${text}</span>${picture ?? ''}</a></p>`
}

/**
 * A player is asked for only when the reader wants it: until then no other site learns of the
 * visit. The author's `html` is not used; the page's script makes the frame from the address.
 */
export function embedHtml({ data }: EmbedEntry, context: LinkContext): string | null {
  const address = webAddress(data.url)
  if (address === null) return null
  const site = siteOf(address)
  const player = playerOf(address)
  const kind = player?.kind ?? 'other'
  const canLoad = embedOf(address) !== null
  const button = canLoad ? `<button type="button" data-embed-load>${loadLabels[kind]}</button>` : ''
  const link = `${linkTag(address, context)}${escapeHtml(`${site} üzerinde aç`)}</a>`
  return `<figure class="embed"${attribute('data-embed', address)}${attribute('data-kind', kind)}>${span('embed-provider', player?.name ?? site)}${span('embed-title', data.embed?.title)}<span class="embed-actions">${button}${link}</span></figure>`
}
