import { webAddress } from '../../../core/document/addresses.ts'
import type { Embed } from '../../../core/document/embeds.ts'
import { documentLimits } from '../../../core/document/limits.ts'
import type { Remote } from '../../remote/remote.ts'
import { RemoteFailure } from '../../remote/remote.ts'
import { tidyText } from '../../remote/tidy-text.ts'

/** The sites that tell anybody the title of what they hold. */
const endpoints: Record<string, string> = {
  YouTube: 'https://www.youtube.com/oembed',
  Vimeo: 'https://vimeo.com/api/oembed.json',
  Dailymotion: 'https://www.dailymotion.com/services/oembed',
  TED: 'https://www.ted.com/services/v1/oembed.json',
  TikTok: 'https://www.tiktok.com/oembed',
  Spotify: 'https://open.spotify.com/oembed',
  SoundCloud: 'https://soundcloud.com/oembed',
  CodePen: 'https://codepen.io/api/oembed',
}

const wanted = { types: ['application/json', 'text/json'], maxBytes: 64 * 1024 } as const

export interface Said {
  title: string | null
  thumbnail: string | null
}

/** What a site says of its own: title and picture, and nothing of its markup. Null when it does not answer. */
export async function askSite(remote: Remote, { player, url }: Embed): Promise<Said | null> {
  const endpoint = endpoints[player.name]
  if (endpoint === undefined) return { title: null, thumbnail: null }
  try {
    const query = new URLSearchParams({ format: 'json', url })
    const { bytes } = await remote.read(new URL(`${endpoint}?${query}`), wanted)
    return saidIn(bytes)
  } catch (error) {
    if (error instanceof RemoteFailure) return null
    throw error
  }
}

function saidIn(bytes: Buffer): Said | null {
  const { title, thumbnail_url: picture } = parsed(bytes)
  const thumbnail = webAddress(picture)
  const text = typeof title === 'string' ? title : null
  return text === null && thumbnail === null
    ? null
    : { title: tidyText(text, documentLimits.cardTitleLength), thumbnail }
}

function parsed(bytes: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(bytes.toString())
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
