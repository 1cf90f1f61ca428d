import { providerOf } from '../../../core/document/embeds.ts'
import { siteOf, webAddress } from '../../../core/document/addresses.ts'

/**
 * The player of an address: only from the hosts that the page's policy lets in (`frame-src`),
 * and only from parts of the address that look as that site writes them.
 */
export interface Frame {
  src: string
  name: string
  /** In pixels; left out for videos, whose place is 16 : 9. */
  height?: number
}

type Maker = (url: URL) => Omit<Frame, 'name'> | null

const makers: Record<string, Maker> = {
  YouTube: (url) => {
    const id =
      siteOf(url.href) === 'youtu.be'
        ? firstOf(url.pathname, /^\/([\w-]{11})\/?$/)
        : (firstOf(url.search, /[?&]v=([\w-]{11})(?:&|$)/) ??
          firstOf(url.pathname, /^\/(?:embed|shorts|live|v)\/([\w-]{11})\/?$/))
    const start = firstOf(url.search, /[?&](?:t|start)=(\d{1,6})s?(?:&|$)/)
    return player(id, (id) => {
      const options = start === null ? 'autoplay=1' : `autoplay=1&start=${start}`
      return `https://www.youtube-nocookie.com/embed/${id}?${options}`
    })
  },
  Vimeo: (url) => {
    const id = firstOf(url.pathname, /^\/(?:video\/)?(\d{1,15})(?:\/|$)/)
    const key =
      firstOf(url.pathname, /^\/\d+\/([\da-f]{6,20})\/?$/) ??
      firstOf(url.search, /[?&]h=([\da-f]{6,20})/)
    const secret = key === null ? '' : `h=${key}&`
    return player(id, (id) => `https://player.vimeo.com/video/${id}?${secret}dnt=1&autoplay=1`)
  },
  Dailymotion: (url) => {
    const id = firstOf(
      url.pathname,
      /^\/(?:video\/|embed\/video\/)?([a-z\d]{5,12})(?:_[^/]*)?\/?$/i,
    )
    return player(id, (id) => `https://geo.dailymotion.com/player.html?video=${id}`)
  },
  TED: (url) => {
    const talk = firstOf(url.pathname, /^\/talks\/(?:lang\/\w+\/)?([\w-]{1,150})\/?$/)
    return player(talk, (talk) => `https://embed.ted.com/talks/lang/tr/${talk}`)
  },
  Spotify: (url) => {
    const item = firstOf(
      url.pathname,
      /^\/(?:intl-\w+\/|embed\/)?((?:track|album|playlist|artist|episode|show)\/[\dA-Za-z]{22})\/?$/,
    )
    const isSingle = item !== null && /^(?:track|episode)/.test(item)
    return player(item, (item) => `https://open.spotify.com/embed/${item}`, isSingle ? 152 : 352)
  },
  SoundCloud: (url) => {
    const path = firstOf(url.pathname, /^(\/[\w-]+\/[\w/-]{1,200})$/)
    const src = (path: string) =>
      `https://w.soundcloud.com/player/?url=${encodeURIComponent(`https://soundcloud.com${path}`)}`
    return player(path, src, 166)
  },
  'Apple Podcasts': (url) => {
    const path = firstOf(url.pathname, /^(\/[a-z]{2}\/podcast\/[^?#]{1,300})$/)
    const episode = firstOf(url.search, /[?&]i=(\d{1,20})/)
    const query = episode === null ? '' : `?i=${episode}`
    return player(
      path,
      (path) => `https://embed.podcasts.apple.com${path}${query}`,
      episode === null ? 450 : 175,
    )
  },
  X: (url) => {
    const id = firstOf(url.pathname, /^\/\w{1,30}\/status\/(\d{1,25})(?:\/|$)/)
    return player(
      id,
      (id) => `https://platform.twitter.com/embed/Tweet.html?id=${id}&dnt=true&lang=tr`,
      560,
    )
  },
  Instagram: (url) => {
    const item = firstOf(url.pathname, /^\/(?:[\w.]+\/)?((?:p|reel|tv)\/[\w-]{5,40})\/?$/)
    return player(item, (item) => `https://www.instagram.com/${item}/embed/`, 640)
  },
  CodePen: (url) => {
    const pen = firstOf(url.pathname, /^\/([\w-]+\/(?:pen|full|details|embed)\/\w+)\/?$/)
    const src = (pen: string) =>
      `https://codepen.io/${pen.replace(/\/(?:pen|full|details)\//, '/embed/')}?default-tab=result`
    return player(pen, src, 420)
  },
}

/** Null where no player is known: then the card's link is all there is. */
export function frameOf(address: string): Frame | null {
  const url = webAddress(address)
  const name = url === null ? undefined : providerOf(url)?.name
  if (url === null || name === undefined) return null
  const frame = makers[name]?.(new URL(url)) ?? null
  return frame && { ...frame, name }
}

const firstOf = (text: string, pattern: RegExp): string | null => pattern.exec(text)?.[1] ?? null

const player = (
  part: string | null,
  srcOf: (part: string) => string,
  height?: number,
): Omit<Frame, 'name'> | null => (part === null ? null : { src: srcOf(part), height })
