import type { Embed } from './embeds.ts'
import { attribute } from './escape.ts'

/** Its own scripts and storage, and links that open beside the page; nothing of the page itself. */
const sandbox =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation'

/** How every frame of another site stands in a page. */
export function frameAttributes(
  { player, src, height }: Embed,
  title?: string | null,
): Record<string, string> {
  return {
    src,
    title: title ? `${player.name}: ${title}` : player.name,
    sandbox: player.sandbox === undefined ? sandbox : `${sandbox} ${player.sandbox}`,
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    referrerpolicy: 'strict-origin-when-cross-origin',
    ...(height !== undefined && { height: String(height) }),
  }
}

/** The same, for a reader who has pressed a button to see it: it begins without a second press. */
export function pressedAttributes(embed: Embed, title?: string | null): Record<string, string> {
  const { autoplay } = embed.player
  if (autoplay === undefined) return frameAttributes(embed, title)
  const src = `${embed.src}${embed.src.includes('?') ? '&' : '?'}${autoplay}=1`
  return frameAttributes({ ...embed, src }, title)
}

/** The frame as HTML, for places that have no button of their own; it never plays by itself. */
export function frameHtml(embed: Embed, title: string | null): string {
  const size = { width: '640', height: String(embed.height ?? 360) }
  const all = { ...frameAttributes(embed, title), ...size, loading: 'lazy' }
  const attributes = Object.entries(all).map(([name, value]) => attribute(name, value))
  return `<iframe${attributes.join('')}></iframe>`
}
