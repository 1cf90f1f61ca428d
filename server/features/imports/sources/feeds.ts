import type { FoundPost } from '../convert/post.ts'
import type { Document } from '../reading/document.ts'
import { fieldOf, fieldsOf, type XmlItem, xmlParts } from '../reading/xml.ts'
import { dateIn, type Source, unreadable } from './source.ts'

/** RSS, RDF and Atom: whatever of it holds whole texts. */
export function feed(document: Document, encoding: string): Source {
  return {
    name: 'feed',
    progress: () => document.progress(),
    async *posts() {
      for await (const part of xmlParts(await document.open(), ['item', 'entry'], encoding)) {
        if (!('item' in part)) continue
        const { item } = part
        const id = fieldOf(item, 'guid') || fieldOf(item, 'id') || linkOf(item)
        yield item.isCut ? unreadable(id, fieldOf(item, 'title')) : postOf(id, item)
      }
    },
  }
}

/** Blogger's export is an Atom feed of posts, comments, pages and settings together. */
export function blogger(document: Document): Source {
  return {
    name: 'blogger',
    progress: () => document.progress(),
    async *posts() {
      for await (const part of xmlParts(await document.open(), ['entry'])) {
        if (!('item' in part) || !isBloggerPost(part.item)) continue
        const { item } = part
        const id = fieldOf(item, 'id')
        if (item.isCut) yield unreadable(id, fieldOf(item, 'title'))
        else
          yield {
            ...postOf(id, item),
            ...(isBloggerDraft(item) && { date: null, canonical: null }),
          }
      }
    },
  }
}

/** Until 2024 a category said what an entry is, since then a field of its own. */
function isBloggerPost(item: XmlItem): boolean {
  const type = fieldOf(item, 'blogger:type')
  if (type !== '') return type === 'POST' && fieldOf(item, 'blogger:trashed') === ''
  return fieldsOf(item, 'category').some(({ attributes }) =>
    attributes['term']?.endsWith('kind#post'),
  )
}

const isBloggerDraft = (item: XmlItem): boolean =>
  fieldOf(item, 'app:control/app:draft') === 'yes' || fieldOf(item, 'blogger:status') === 'DRAFT'

function postOf(id: string, item: XmlItem): FoundPost {
  const link = linkOf(item)
  const whole = fieldOf(item, 'content:encoded') || fieldOf(item, 'content')
  const summary = fieldOf(item, 'description') || fieldOf(item, 'summary')
  const published =
    fieldOf(item, 'published') ||
    fieldOf(item, 'pubDate') ||
    fieldOf(item, 'dc:date') ||
    fieldOf(item, 'updated')
  return {
    id: id || fieldOf(item, 'title'),
    title: fieldOf(item, 'title'),
    excerpt: whole === '' ? '' : summary.replace(/<[^<>]{0,500}>/g, ' '),
    body: { html: whole || summary },
    date: dateIn(published),
    tags: fieldsOf(item, 'category')
      .map(labelOf)
      .filter((name) => name !== ''),
    canonical: link.startsWith('http') ? link : null,
    base: link.startsWith('http') ? link : null,
    problems:
      whole === '' && summary !== ''
        ? [{ what: 'Kaynakta yazının yalnızca özeti vardı.', where: '' }]
        : [],
  }
}

function linkOf(item: XmlItem): string {
  const links = fieldsOf(item, 'link')
  const own = links.find(({ attributes }) => (attributes['rel'] ?? 'alternate') === 'alternate')
  return (own?.attributes['href'] ?? own?.text ?? '').trim()
}

/** In Atom a label is an attribute, in RSS the text; Blogger's own labels begin with its address. */
function labelOf({
  attributes,
  text,
}: {
  attributes: Record<string, string>
  text: string
}): string {
  const label = attributes['term'] ?? text.trim()
  return /^https?:\/\/schemas\.google\.com\//.test(label) ? '' : label
}
