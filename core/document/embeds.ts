import { siteOf, webAddress } from './addresses.ts'
import { documentLimits } from './limits.ts'
import { googleMaps } from './players/maps.ts'
import { codepen, gist, instagram, x } from './players/others.ts'
import type { EmbedKind, Frame, Player } from './players/player.ts'
import { applePodcasts, soundcloud, spotify } from './players/sounds.ts'
import { dailymotion, ted, tiktok, vimeo, youtube } from './players/videos.ts'

/**
 * The players we know by their address. What is shown in a frame, and how, is decided here from
 * the address alone: never by an author, and never by what another site answers.
 */
export const players: readonly Player[] = [
  youtube,
  vimeo,
  dailymotion,
  ted,
  tiktok,
  spotify,
  soundcloud,
  applePodcasts,
  x,
  instagram,
  codepen,
  gist,
  googleMaps,
]

export interface Embed extends Frame {
  player: Player
}

/** Whose site an address is on, also where the page itself cannot be shown. */
export function playerOf(address: string): Player | undefined {
  const site = siteOf(address)
  const withoutScheme = address.replace(/^https?:\/\/(?:www\.)?/, '')
  return players.find(
    ({ hosts, path }) => hosts.includes(site) && (path?.test(withoutScheme) ?? true),
  )
}

/** Null where no player is known: then a link is all there is. */
export function embedOf(address: string): Embed | null {
  const href = webAddress(address)
  const player = href === null ? undefined : playerOf(href)
  if (href === null || player === undefined) return null
  const url = new URL(href)
  url.hostname = url.hostname.replace(/^www\./, '')
  const frame = player.recognise(url)
  if (frame === null || frame.url.length > documentLimits.addressLength) return null
  return { ...frame, player }
}

/** An address of such a site that only says where it leads when it is asked. */
export const isShortLink = (address: string): boolean =>
  players.some(({ shortLinks }) => shortLinks?.test(address))

/** Whose frames a page may hold. */
export const frameSources: readonly string[] = players.flatMap(({ frames }) => frames)

export const loadLabels: Record<EmbedKind, string> = {
  video: 'Videoyu yükle',
  audio: 'Ses kaydını yükle',
  other: 'İçeriği yükle',
}
