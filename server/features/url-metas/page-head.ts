import { Parser } from 'htmlparser2'
import { webAddress } from '../../../core/document/addresses.ts'
import { documentLimits } from '../../../core/document/limits.ts'
import { lowerAscii } from '../../../core/turkish/fold.ts'
import { tidyText } from '../../remote/tidy-text.ts'

/** What a page says of itself. */
export interface PageHead {
  title: string | null
  description: string | null
  image: string | null
  siteName: string | null
}

/** A head has a few hundred. A page of nothing else is there to keep us busy. */
const maxTags = 1500
const maxAttributes = 10_000
const maxTitle = documentLimits.cardTitleLength * 4

interface Found {
  metas: Map<string, string>
  title: string
  base: string | null
}

/** Reads the head of a page: what it says for cards first, then what it says for everybody. */
export function pageHeadOf(html: string, address: URL): PageHead {
  const { metas, title, base } = lookThrough(html)
  const said = (...names: string[]): string | null =>
    names.map((name) => metas.get(name)).find((text) => text !== undefined && /\S/.test(text)) ??
    null
  return {
    title: tidyText(said('og:title', 'twitter:title') ?? title, documentLimits.cardTitleLength),
    description: tidyText(
      said('og:description', 'twitter:description', 'description'),
      documentLimits.cardDescriptionLength,
    ),
    image: imageAddress(
      said('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'),
      base,
      address,
    ),
    siteName: tidyText(said('og:site_name', 'application-name'), documentLimits.cardNameLength),
  }
}

function lookThrough(html: string): Found {
  const found: Found = { metas: new Map(), title: '', base: null }
  let attributes: Attributes = {}
  let tags = 0
  let count = 0
  let drawings = 0
  let title: 'not yet' | 'open' | 'closed' = 'not yet'
  const parser: Parser = new Parser({
    onopentagname(name) {
      if (++tags > maxTags) parser.pause()
      attributes = {}
      if (name === 'svg') drawings++
      // A drawing has a title too, and it is not the page's.
      if (name === 'title' && drawings === 0 && title === 'not yet') title = 'open'
    },
    onattribute(name, value) {
      if (++count > maxAttributes) parser.pause()
      if (isRead(name)) attributes[name] ??= value
    },
    ontext(text) {
      if (title === 'open' && found.title.length < maxTitle) found.title += text
    },
    onclosetag(name) {
      if (name === 'meta') addMeta(found.metas, attributes)
      if (name === 'base') found.base ??= attributes.href ?? null
      if (name === 'svg') drawings--
      if (name === 'title' && title === 'open') title = 'closed'
    },
  })
  parser.write(html)
  parser.end()
  return found
}

const readAttributes = ['property', 'name', 'itemprop', 'content', 'href'] as const
type Attributes = Partial<Record<(typeof readAttributes)[number], string>>

const isRead = (name: string): name is keyof Attributes =>
  (readAttributes as readonly string[]).includes(name)

/** The first one counts; some write `property`, some `name`, whatever the rule says. */
function addMeta(metas: Map<string, string>, attributes: Attributes): void {
  const { property, name, itemprop, content } = attributes
  const key = lowerAscii((property ?? name ?? itemprop ?? '').trim().slice(0, 40))
  if (key !== '' && content !== undefined && !metas.has(key)) metas.set(key, content)
}

function imageAddress(image: string | null, base: string | null, address: URL): string | null {
  if (image === null || image.length > documentLimits.addressLength) return null
  const start = base === null ? address : (URL.parse(base, address) ?? address)
  const url = webAddress(URL.parse(image.trim(), start)?.href)
  return url !== null && url.length <= documentLimits.addressLength ? url : null
}
