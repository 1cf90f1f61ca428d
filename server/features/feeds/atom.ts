import type { Feed, FeedItem } from './feed.ts'
import { element, emptyElement, textElement, xmlDeclaration } from './xml.ts'

const namespaces = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'tr' }

export function atom(feed: Feed, selfAddress: string): string {
  const parts = [
    textElement('id', feed.pageAddress),
    textElement('title', feed.title),
    textElement('subtitle', feed.description),
    textElement('updated', feed.updatedAt.toISOString()),
    emptyElement('link', { rel: 'self', type: 'application/atom+xml', href: selfAddress }),
    pageLink(feed.pageAddress),
    ...feed.items.map(entryXml),
  ]
  return xmlDeclaration + element('feed', parts, namespaces)
}

const pageLink = (href: string): string =>
  emptyElement('link', { rel: 'alternate', type: 'text/html', hreflang: 'tr', href })

const entryXml = (item: FeedItem): string =>
  element('entry', [
    textElement('id', item.id),
    textElement('title', item.title),
    pageLink(item.address),
    textElement('published', item.publishedAt.toISOString()),
    textElement('updated', item.updatedAt.toISOString()),
    element('author', [
      textElement('name', item.author.name),
      textElement('uri', item.author.address),
    ]),
    ...item.subjects.map((term) => emptyElement('category', { term })),
    ...(item.summary === '' ? [] : [textElement('summary', item.summary)]),
    textElement('content', item.html, { type: 'html' }),
  ])
