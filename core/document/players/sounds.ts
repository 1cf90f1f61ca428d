import { parameter, pathPart, type Player } from './player.ts'

export const spotify: Player = {
  name: 'Spotify',
  kind: 'audio',
  hosts: ['open.spotify.com'],
  shortLinks: /^https?:\/\/spotify\.link\/\w+/,
  frames: ['https://open.spotify.com/embed/'],
  recognise: (url) => {
    const item = pathPart(
      url,
      /^\/(?:intl-\w+\/)?(?:embed\/)?((?:track|album|playlist|artist|episode|show)\/[\dA-Za-z]{22})\/?$/,
    )
    if (item === null) return null
    return {
      url: `https://open.spotify.com/${item}`,
      src: `https://open.spotify.com/embed/${item}`,
      height: /^(?:track|episode)/.test(item) ? 152 : 352,
    }
  },
}

/** Pages of the site itself, which look like somebody's sounds. */
const ownPages =
  /^\/(?:charts|discover|feed|jobs|library|messages|mobile|notifications|pages|people|search|settings|stations|stream|tags|terms-of-use|upload|you)\//

export const soundcloud: Player = {
  name: 'SoundCloud',
  kind: 'audio',
  hosts: ['soundcloud.com', 'm.soundcloud.com'],
  shortLinks: /^https?:\/\/on\.soundcloud\.com\/\w+/,
  frames: ['https://w.soundcloud.com'],
  recognise: (url) => {
    const path = pathPart(url, /^(\/[\w-]+\/(?:sets\/)?[\w-]+(?:\/s-\w+)?)\/?$/)
    if (path === null || path.length > 200 || ownPages.test(path)) return null
    const address = `https://soundcloud.com${path}`
    return {
      url: address,
      src: `https://w.soundcloud.com/player/?url=${encodeURIComponent(address)}`,
      height: path.includes('/sets/') ? 352 : 166,
    }
  },
}

export const applePodcasts: Player = {
  name: 'Apple Podcasts',
  kind: 'audio',
  hosts: ['podcasts.apple.com', 'embed.podcasts.apple.com'],
  frames: ['https://embed.podcasts.apple.com'],
  recognise: (url) => {
    const show = pathPart(url, /^(\/[a-z]{2}\/podcast\/(?:[^/]{1,300}\/)?id\d{1,20})\/?$/)
    const episode = parameter(url, 'i', /^(\d{1,20})$/)
    const query = episode === null ? '' : `?i=${episode}`
    if (show === null) return null
    return {
      url: `https://podcasts.apple.com${show}${query}`,
      src: `https://embed.podcasts.apple.com${show}${query}`,
      height: episode === null ? 450 : 175,
    }
  },
}
