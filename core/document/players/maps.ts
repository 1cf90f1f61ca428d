import { decodedPath } from '../../paths.ts'
import { parameter, partOf, type Frame, type Player } from './player.ts'

/** What Google's own frame is asked for, in the form that needs no key. */
interface View {
  q?: string
  saddr?: string
  daddr?: string
  ll?: string
  z?: string
}

export const googleMaps: Player = {
  name: 'Google Haritalar',
  kind: 'other',
  hosts: ['google.com', 'google.com.tr', 'maps.google.com', 'maps.google.com.tr'],
  path: /^(?:[^/]+\/maps(?:[/?#]|$)|maps\.[^/]+\/(?:[?#]|$))/,
  shortLinks: /^https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl\/maps)\/\w+/,
  frames: ['https://www.google.com/maps', 'https://www.google.com/maps/'],
  recognise: (url) => drawnMap(url) ?? viewedMap(url, viewOf(url)),
}

/** The address in the code that Google offers for copying: it is a frame already. */
function drawnMap(url: URL): Frame | null {
  const drawing = url.pathname.startsWith('/maps/embed') && parameter(url, 'pb', /^(!.{1,1500})$/)
  if (!drawing) return null
  const address = `https://www.google.com/maps/embed?${new URLSearchParams({ pb: drawing })}`
  return { url: address, src: address, height: 420 }
}

/** Parameters that choose what is shown; the rest only track where the link came from. */
const allowedParameters = new Set(['api', 'q', 'query', 'origin', 'destination', 'll', 'z'])

function viewedMap({ pathname, searchParams }: URL, view: View): Frame | null {
  const asked = Object.entries(view).filter(([, value]) => value !== undefined)
  if (asked.length === 0) return null
  const address = new URL('https://www.google.com/maps')
  if (pathname !== '/') address.pathname = pathname
  for (const [name, value] of searchParams)
    if (allowedParameters.has(name)) address.searchParams.append(name, value)
  const frame = new URLSearchParams([...asked, ['hl', 'tr'], ['output', 'embed']])
  return { url: address.href, src: `https://www.google.com/maps?${frame}`, height: 420 }
}

/** What a link of the site shows, whichever of its many forms it has. */
function viewOf(url: URL): View {
  const [, , kind = '', ...rest] = url.pathname.split('/')
  const words = rest.map(textOf).filter((part) => part !== '' && !/^(?:@|data=)/.test(part))
  const middle = middleOf(url.pathname)
  switch (kind) {
    case 'place':
      return { q: words[0], ...middle }
    case 'search':
      return { q: words[0] ?? text(url, 'query'), ...middle }
    case 'dir':
      return {
        saddr: words[0] ?? text(url, 'origin'),
        daddr: words[1] ?? text(url, 'destination'),
      }
    case '':
      return { q: text(url, 'q') ?? text(url, 'query'), ll: pair(url, 'll'), z: zoom(url) }
    default:
      return kind.startsWith('@') ? middle : {}
  }
}

/** `@41.0256,28.9742,17z` */
function middleOf(pathname: string): View {
  const ll = partOf(pathname, /\/@(-?\d{1,2}(?:\.\d+)?,-?\d{1,3}(?:\.\d+)?)(?:,|\/|$)/)
  const z = partOf(pathname, /\/@[-\d.]+,[-\d.]+,(\d{1,2})(?:\.\d+)?z/)
  return { ll: ll ?? undefined, z: z ?? undefined }
}

const text = (url: URL, name: string): string | undefined =>
  parameter(url, name, /^(.{1,300})$/) ?? undefined
const pair = (url: URL, name: string): string | undefined =>
  parameter(url, name, /^(-?[\d.]{1,20},-?[\d.]{1,20})$/) ?? undefined
const zoom = (url: URL): string | undefined => parameter(url, 'z', /^(\d{1,2})$/) ?? undefined

/** In a path of this site a plus is a space. */
const textOf = (part: string): string =>
  (decodedPath(part.replaceAll('+', ' ')) ?? '').slice(0, 300).trim()
