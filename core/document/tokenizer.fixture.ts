/**
 * Reads HTML as strictly as we write it: lower-case tags, double-quoted attributes, no comments.
 * Whatever does not fit is reported, so a mistake in the renderer cannot hide behind a lenient parser.
 */

const globalAttributes = new Set(['class', 'id', 'role', 'aria-label', 'tabindex'])

const allowed: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    'p blockquote aside div ul ol li strong em u s mark h2 h3 h4 hr br table thead tbody tr td span code figcaption'
      .split(' ')
      .map((tag) => [tag, []]),
  ),
  th: ['scope'],
  pre: ['data-language'],
  a: ['href', 'rel', 'data-lightbox', 'data-width', 'data-height'],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding', 'style'],
  picture: [],
  source: ['type', 'srcset', 'sizes'],
  figure: ['data-embed', 'data-kind'],
  button: ['type', 'data-embed-load'],
}

const voidTags = new Set(['hr', 'br', 'img', 'source'])
const token = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"<>]*")?)*)>|([^<>"']+)|([\s\S])/g
const attributes = / ([a-z-]+)(?:="([^"]*)")?/g
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const decoded = (text: string): string =>
  text.replace(/&([a-z0-9#]+);/g, (all, name: string) => entities[name] ?? all)

const address =
  /^(?:https?:\/\/[^\s/\\@"'<>]+(?:[/?#][^\s"<>\\]*)?|mailto:[^\s"'<>?&]+|\/(?![/\\])[^\s\\]*|#b-[a-z0-9-]+)$/
const picture = /^\/uploads\/[\w./-]+$/
const style =
  /^background-(?:color:#[\da-fA-F]{6}|image:url\(data:image\/(?:webp|png|jpeg|avif|gif);base64,[\w+/]+={0,2}\))$/

const values: Record<string, (value: string) => boolean> = {
  href: (value) => address.test(value),
  'data-embed': (value) => /^https?:\/\//.test(value) && address.test(value),
  src: (value) => picture.test(value) && !value.includes('..'),
  srcset: (value) => value.split(', ').every((part) => /^\/uploads\/[\w./-]+ \d+w$/.test(part)),
  style: (value) => style.test(value),
  rel: (value) => value === 'ugc nofollow noopener',
  type: (value) => value === 'button' || value === 'image/webp',
  id: (value) => /^b-[a-z0-9-]+$/.test(value),
  width: (value) => /^[1-9]\d*$/.test(value),
  height: (value) => /^[1-9]\d*$/.test(value),
}

/** Everything in the HTML that should not be there; an empty list is a clean bill. */
export function faultsIn(html: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  const ids = new Set<string>()
  for (const [all, slash, tag, inside, , stray] of html.matchAll(token)) {
    if (stray !== undefined) faults.push(`stray ${stray}`)
    if (!tag) continue
    if (slash) {
      if (open.pop() !== tag) faults.push(`closes another: ${all}`)
      continue
    }
    if (!Object.hasOwn(allowed, tag)) faults.push(`tag ${all}`)
    if (tag === 'a' && open.includes('a')) faults.push(`link in link: ${all}`)
    if (!voidTags.has(tag)) open.push(tag)
    for (const [, name = '', raw = ''] of (inside ?? '').matchAll(attributes)) {
      if (!globalAttributes.has(name) && !allowed[tag]?.includes(name))
        faults.push(`${name}: ${all}`)
      if (name === 'id' && ids.has(raw)) faults.push(`id twice: ${raw}`)
      if (name === 'id') ids.add(raw)
      if (values[name]?.(decoded(raw)) === false) faults.push(`${name} of ${all}`)
    }
  }
  return open.length > 0 ? [...faults, `left open: ${open.join(' ')}`] : faults
}

/** The text between the tags, as a reader sees it. */
export const visibleText = (html: string): string => decoded(html.replace(/<[^>]*>/g, ''))
