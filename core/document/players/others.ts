import { pathPart, type Player } from './player.ts'

export const x: Player = {
  name: 'X',
  kind: 'other',
  hosts: ['x.com', 'mobile.x.com', 'twitter.com', 'mobile.twitter.com'],
  frames: ['https://platform.twitter.com'],
  recognise: (url) => {
    const status = pathPart(url, /^\/((?:\w{1,30}|i\/web)\/status\/\d{1,25})(?:\/|$)/)
    if (status === null) return null
    return {
      url: `https://x.com/${status}`,
      src: `https://platform.twitter.com/embed/Tweet.html?id=${status.split('/').at(-1)}&dnt=true&lang=tr`,
      height: 560,
    }
  },
}

export const instagram: Player = {
  name: 'Instagram',
  kind: 'other',
  hosts: ['instagram.com'],
  frames: ['https://www.instagram.com'],
  recognise: (url) => {
    const item = pathPart(url, /^\/(?:[\w.]+\/)?((?:p|reel|tv)\/[\w-]{5,40})(?:\/embed)?\/?$/)
    if (item === null) return null
    return {
      url: `https://www.instagram.com/${item}/`,
      src: `https://www.instagram.com/${item}/embed/`,
      height: 640,
    }
  },
}

export const codepen: Player = {
  name: 'CodePen',
  kind: 'other',
  hosts: ['codepen.io'],
  frames: ['https://codepen.io'],
  sandbox: 'allow-forms allow-modals',
  recognise: (url) => {
    const author = pathPart(url, /^\/((?:team\/)?[\w-]+)\/(?:pen|full|details|embed)\/\w+\/?$/)
    const pen = pathPart(url, /\/(?:pen|full|details|embed)\/(\w{1,60})\/?$/)
    if (author === null || pen === null) return null
    return {
      url: `https://codepen.io/${author}/pen/${pen}`,
      src: `https://codepen.io/${author}/embed/${pen}?default-tab=result`,
      height: 420,
    }
  },
}

/** GitHub lets nobody frame a gist but in this one form of it. */
export const gist: Player = {
  name: 'GitHub Gist',
  kind: 'other',
  hosts: ['gist.github.com'],
  frames: ['https://gist.github.com'],
  recognise: (url) => {
    const gist = pathPart(
      url,
      /^\/((?:[\w-]{1,40}\/)?(?:[\da-f]{20,40}|\d{1,12}))(?:\.(?:js|pibb))?\/?$/,
    )
    if (gist === null) return null
    return {
      url: `https://gist.github.com/${gist}`,
      src: `https://gist.github.com/${gist}.pibb`,
      height: 420,
    }
  },
}
