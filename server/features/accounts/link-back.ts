import { Parser } from 'htmlparser2'
import { decodedPath } from '../../../core/paths.ts'

/** A page of links alone is there to keep us busy. */
const mostTags = 20_000

/** Whether a page says, by a link with `rel="me"`, that this profile is of the same person. */
export function linksBack(html: string, profile: string): boolean {
  let isFound = false
  let tags = 0
  const parser: Parser = new Parser({
    onopentag(name, { rel, href }) {
      if (++tags > mostTags) return parser.pause()
      if ((name !== 'a' && name !== 'link') || rel === undefined || href === undefined) return
      if (!rel.slice(0, longest).split(/\s+/).includes('me')) return
      if (href.length > longest || !isSame(href, profile)) return
      isFound = true
      parser.pause()
    },
  })
  parser.end(html)
  return isFound
}

const longest = 500

/** With or without a slash at the end, and whatever stands behind it. */
function isSame(href: string, profile: string): boolean {
  const [one, other] = [URL.parse(href.trim()), new URL(profile)]
  return one?.origin === other.origin && pathOf(one) === pathOf(other)
}

/** `/%40ayse` is `/@ayse`. */
const pathOf = ({ pathname }: URL): string => (decodedPath(pathname) ?? pathname).replace(/\/$/, '')
