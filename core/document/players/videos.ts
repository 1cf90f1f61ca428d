import { parameter, partOf, pathPart, type Frame, type Player } from './player.ts'

const videoId = /^([\w-]{11})$/

export const youtube: Player = {
  name: 'YouTube',
  kind: 'video',
  hosts: ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com', 'youtu.be'],
  frames: ['https://www.youtube-nocookie.com'],
  autoplay: 'autoplay',
  recognise: (url) => {
    const id =
      url.hostname === 'youtu.be'
        ? pathPart(url, /^\/([\w-]{11})\/?$/)
        : (parameter(url, 'v', videoId) ??
          pathPart(url, /^\/(?:embed|shorts|live|v)\/([\w-]{11})\/?$/))
    return id === null ? youtubeList(url) : youtubeVideo(id, startOf(url))
  },
}

function youtubeVideo(id: string, start: number): Frame {
  return {
    url: `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`,
    src: `https://www.youtube-nocookie.com/embed/${id}${start > 0 ? `?start=${start}` : ''}`,
  }
}

function youtubeList(url: URL): Frame | null {
  const list = url.pathname === '/playlist' ? parameter(url, 'list', /^([\w-]{12,64})$/) : null
  if (list === null) return null
  return {
    url: `https://www.youtube.com/playlist?list=${list}`,
    src: `https://www.youtube-nocookie.com/embed/videoseries?list=${list}`,
  }
}

/** `42`, `42s` or `1h2m3s`, in seconds. */
function startOf({ searchParams }: URL): number {
  const text = searchParams.get('t') ?? searchParams.get('start') ?? ''
  const [, hours, minutes, seconds] = /^(?:(\d)h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(text) ?? []
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}

export const vimeo: Player = {
  name: 'Vimeo',
  kind: 'video',
  hosts: ['vimeo.com', 'player.vimeo.com'],
  frames: ['https://player.vimeo.com'],
  autoplay: 'autoplay',
  recognise: (url) => {
    const id = pathPart(
      url,
      /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{1,15})(?:\/|$)/,
    )
    // Videos that are not listed open with a key only.
    const key =
      pathPart(url, /^\/\d+\/([\da-f]{6,20})\/?$/) ?? parameter(url, 'h', /^([\da-f]{6,20})$/)
    if (id === null) return null
    return {
      url: `https://vimeo.com/${id}${key === null ? '' : `/${key}`}`,
      src: `https://player.vimeo.com/video/${id}?${key === null ? '' : `h=${key}&`}dnt=1`,
    }
  },
}

export const dailymotion: Player = {
  name: 'Dailymotion',
  kind: 'video',
  hosts: ['dailymotion.com', 'dai.ly'],
  frames: ['https://geo.dailymotion.com'],
  recognise: (url) => {
    const id =
      url.hostname === 'dai.ly'
        ? pathPart(url, /^\/([a-z\d]{5,12})\/?$/i)
        : pathPart(url, /^\/(?:embed\/)?video\/([a-z\d]{5,12})(?:_[^/]*)?\/?$/i)
    if (id === null) return null
    return {
      url: `https://www.dailymotion.com/video/${id}`,
      src: `https://geo.dailymotion.com/player.html?video=${id}`,
    }
  },
}

export const ted: Player = {
  name: 'TED',
  kind: 'video',
  hosts: ['ted.com', 'embed.ted.com'],
  frames: ['https://embed.ted.com'],
  recognise: (url) => {
    const talk = pathPart(url, /^\/talks\/(?:lang\/[\w-]+\/)?([\w-]{1,150})\/?$/)
    if (talk === null) return null
    return {
      url: `https://www.ted.com/talks/${talk}`,
      src: `https://embed.ted.com/talks/lang/tr/${talk}`,
    }
  },
}

export const tiktok: Player = {
  name: 'TikTok',
  kind: 'video',
  hosts: ['tiktok.com', 'm.tiktok.com'],
  shortLinks: /^https?:\/\/(?:v[mt]\.tiktok\.com|(?:www\.)?tiktok\.com\/t)\/\w+/,
  frames: ['https://www.tiktok.com/player/'],
  autoplay: 'autoplay',
  recognise: ({ pathname }) => {
    const post = partOf(pathname, /^\/(@[\w.]{1,40}\/(?:video|photo)\/\d{5,25})\/?$/)
    if (post === null) return null
    return {
      url: `https://www.tiktok.com/${post}`,
      src: `https://www.tiktok.com/player/v1/${post.split('/')[2]}?rel=0`,
      height: 720,
    }
  },
}
