import { escapeHtml } from '../../../../core/document/escape.ts'
import type { Problems } from '../convert/blocks.ts'
import { joined } from '../convert/length.ts'
import { htmlOfMarkdown } from '../convert/markdown.ts'

type Json = Record<string, unknown>

export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

const objectIn = (text: string): Json | null => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Json) : null
  } catch {
    return null
  }
}

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const asObject = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {}

/** Cards that both editors have. */
function card(name: string, data: Json, problems: Problems): string {
  const caption = data['caption'] ? `<figcaption>${textIn(data['caption'])}</figcaption>` : ''
  if (name === 'image' && data['src'])
    return `<figure><img src="${escapeHtml(data['src'])}" alt="${escapeHtml(data['alt'])}">${caption}</figure>`
  if (name === 'html') return textIn(data['html'])
  if (name === 'hr' || name === 'horizontalrule') return '<hr>'
  if (name === 'code' || name === 'codeblock')
    return `<pre><code class="language-${escapeHtml(data['language'])}">${escapeHtml(data['code'])}</code></pre>`
  if (name === 'embed' && typeof data['url'] === 'string')
    return `<p>${escapeHtml(data['url'])}</p>`
  if (name === 'bookmark' && typeof data['url'] === 'string')
    return `<p><a href="${escapeHtml(data['url'])}">${escapeHtml(asObject(data['metadata'])['title'] ?? data['url'])}</a></p>`
  if (name === 'callout')
    return `<div class="callout">${escapeHtml(data['calloutEmoji'])} ${textIn(data['calloutText']).replace(/^<p[^>]{0,200}>/, '')}</div>`
  if (name === 'gallery') return `<figure>${picturesIn(data)}${caption}</figure>`
  if (name === 'markdown' || name === 'card-markdown')
    return htmlOfMarkdown(textIn(data['markdown']), problems)
  return wordsOf(name, data, problems)
}

const picturesIn = (data: Json): string =>
  listIn(data['images'])
    .map(asObject)
    .map(({ src, alt }) => `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">`)
    .join('')

/** Where cards keep what they say, as HTML. */
const wordFields = [
  ...['heading', 'header', 'subheader', 'title', 'productTitle', 'productDescription', 'textValue'],
  ...['content', 'html', 'fileTitle', 'fileCaption', 'caption', 'buttonText', 'disclaimer'],
]
const addressFields = ['url', 'buttonUrl', 'productUrl', 'src']

/** A card that we have nothing for is at least what it says and where it leads. */
function wordsOf(name: string, data: Json, problems: Problems): string {
  const words = wordFields.map((field) => textIn(data[field])).filter((text) => text !== '')
  const addresses = addressFields
    .map((field) => escapeHtml(data[field]))
    .filter((text) => text !== '')
  const isKept = words.length > 0 || addresses.length > 0
  const what = isKept ? keptWords : 'Özel blok alınamadı.'
  problems.add(what, name)
  return [
    ...words.map((text) => `<div>${text}</div>`),
    ...addresses.map((address) => `<p><a href="${address}">${address}</a></p>`),
  ].join('')
}

const keptWords = 'Özel blok alınamadı; sözleri kaldı.'

const unread = 'Yazının metni çözülemedi; boş olarak alındı.'

const formats = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
] as const

const deepest = 60

/** Drafts of Ghost often come without HTML: only as what its editors keep. */
export function htmlOfLexical(text: string, problems: Problems): string {
  const document = objectIn(text)
  if (document === null) problems.add(unread)
  const inner = (node: Json, depth: number): string =>
    joined(listIn(node['children']), (child) => write(asObject(child), depth + 1))
  const write = (node: Json, depth = 0): string => {
    if (depth > deepest) return ''
    const type = textIn(node['type']).replace(/^extended-/, '')
    if (type === 'text') {
      const tags = formats
        .filter(([bit]) => (Number(node['format'] ?? 0) & bit) !== 0)
        .map(([, tag]) => tag)
      return (
        tags.map((tag) => `<${tag}>`).join('') +
        escapeHtml(node['text']) +
        tags
          .toReversed()
          .map((tag) => `</${tag}>`)
          .join('')
      )
    }
    if (type === 'linebreak') return '<br>'
    if (type === 'link') return `<a href="${escapeHtml(node['url'])}">${inner(node, depth)}</a>`
    if (type === 'root') return inner(node, depth)
    const tag =
      { paragraph: 'p', quote: 'blockquote', aside: 'blockquote', listitem: 'li' }[type] ??
      (type === 'heading' || type === 'list' ? String(node['tag']) : null)
    if (tag !== null && /^(?:p|blockquote|li|ul|ol|h[1-6])$/.test(tag))
      return `<${tag}>${inner(node, depth)}</${tag}>`
    const within = inner(node, depth)
    if (within === '') return card(type, node, problems)
    problems.add(keptWords, type)
    return within
  }
  return write(asObject(document?.['root']))
}

/** `[type, tag, …]` sections with markers that open and close markups, as ProseMirror's ancestor kept them. */
export function htmlOfMobiledoc(text: string, problems: Problems): string {
  const given = objectIn(text)
  if (given === null && text !== '') problems.add(unread)
  const document = given ?? {}
  const markups = listIn(document['markups']).map(listIn)
  const cards = listIn(document['cards']).map(listIn)
  const begin = ([name, attributes]: unknown[]): string => {
    const given = listIn(attributes)
    const href = given[0] === 'href' ? ` href="${escapeHtml(given[1])}"` : ''
    return /^[a-z]{1,10}$/.test(String(name)) ? `<${String(name)}${href}>` : ''
  }
  const inline = (markers: unknown): string => {
    const open: unknown[][] = []
    return joined(listIn(markers), (marker) => {
      const [type, opened, closed, value] = listIn(marker)
      const begun = listIn(opened).map((index) => markups[Number(index)] ?? [])
      open.push(...begun)
      const ended = open.splice(Math.max(0, open.length - Number(closed ?? 0))).toReversed()
      const words = type === 0 ? escapeHtml(value) : '<br>'
      return (
        joined(begun, begin) +
        words +
        ended
          .map(([name]) => (/^[a-z]{1,10}$/.test(String(name)) ? `</${String(name)}>` : ''))
          .join('')
      )
    })
  }
  return joined(listIn(document['sections']), (section) => {
    const [type, tag, content] = listIn(section)
    const name = /^(?:p|h[1-6]|blockquote|aside|ul|ol)$/.test(String(tag)) ? String(tag) : 'p'
    if (type === 1) return `<${name}>${inline(content)}</${name}>`
    if (type === 2) return `<img src="${escapeHtml(tag)}">`
    if (type === 3)
      return `<${name}>${joined(listIn(content), (item) => `<li>${inline(item)}</li>`)}</${name}>`
    const [kind, data] = cards[Number(tag)] ?? []
    return card(textIn(kind), asObject(data), problems)
  })
}
