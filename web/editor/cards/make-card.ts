import { documentLimits as limits } from '../../../core/document/limits.ts'
import type { EmbedInfo, UrlMeta } from '../../../core/document/types.ts'
import type { EditorHost } from '../editor-host.ts'

export type Card =
  | { type: 'embed'; url: string; embed: EmbedInfo | null }
  | { type: 'linkCard'; url: string; meta: UrlMeta | null }

/** Null, and the author is told why, when there is no player for this address. */
export async function playerCard(host: EditorHost, url: string): Promise<Card | null> {
  const answer = await host.actions.embed(url)
  if (answer.ok) return embedCard(url, answer.data)
  host.showNotice({ text: answer.message, kind: 'info' })
  return null
}

export const embedCard = (url: string, info: EmbedInfo): Card => ({
  type: 'embed',
  url: info.url ?? url,
  embed: kept(info),
})

/** A page that says nothing about itself still gets its card: the address is a title too. */
export async function pageCard(host: EditorHost, url: string): Promise<Card> {
  const meta = await host.actions.linkMeta(url)
  return { type: 'linkCard', url, meta: meta && keptMeta(meta, url) }
}

/** Of the answer, what a block may hold. */
function kept({ id, provider, url, html, title, thumbnail }: EmbedInfo): EmbedInfo {
  return {
    ...(id !== undefined && { id }),
    provider: provider.slice(0, limits.cardNameLength),
    ...(url !== undefined && { url }),
    html: whole(html, limits.frameLength),
    title: title?.slice(0, limits.cardTitleLength) ?? null,
    thumbnail: whole(thumbnail, limits.addressLength),
  }
}

function keptMeta({ title, description, image, siteName }: UrlMeta, url: string): UrlMeta {
  return {
    url,
    title: (title || url).slice(0, limits.cardTitleLength),
    description: description?.slice(0, limits.cardDescriptionLength) ?? null,
    image: whole(image, limits.addressLength),
    siteName: siteName?.slice(0, limits.cardNameLength) ?? null,
  }
}

/** Half an address is none. */
const whole = (text: string | null | undefined, max: number): string | null =>
  text && text.length <= max ? text : null
