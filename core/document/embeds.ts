import { siteOf } from './addresses.ts'

/** The players we know by their address; the label must not depend on what an author says. */

type EmbedKind = 'video' | 'audio' | 'other'

interface Provider {
  name: string
  kind: EmbedKind
}

const youtube: Provider = { name: 'YouTube', kind: 'video' }
const providers: Record<string, Provider> = {
  'youtube.com': youtube,
  'm.youtube.com': youtube,
  'music.youtube.com': youtube,
  'youtu.be': youtube,
  'vimeo.com': { name: 'Vimeo', kind: 'video' },
  'player.vimeo.com': { name: 'Vimeo', kind: 'video' },
  'dailymotion.com': { name: 'Dailymotion', kind: 'video' },
  'dai.ly': { name: 'Dailymotion', kind: 'video' },
  'ted.com': { name: 'TED', kind: 'video' },
  'open.spotify.com': { name: 'Spotify', kind: 'audio' },
  'soundcloud.com': { name: 'SoundCloud', kind: 'audio' },
  'podcasts.apple.com': { name: 'Apple Podcasts', kind: 'audio' },
  'x.com': { name: 'X', kind: 'other' },
  'twitter.com': { name: 'X', kind: 'other' },
  'instagram.com': { name: 'Instagram', kind: 'other' },
  'codepen.io': { name: 'CodePen', kind: 'other' },
  'gist.github.com': { name: 'GitHub Gist', kind: 'other' },
}

export function providerOf(address: string): Provider | undefined {
  const host = siteOf(address)
  return Object.hasOwn(providers, host) ? providers[host] : undefined
}

export const loadLabels: Record<EmbedKind, string> = {
  video: 'Videoyu yükle',
  audio: 'Ses kaydını yükle',
  other: 'İçeriği yükle',
}
