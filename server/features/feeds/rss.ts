import type { Feed, FeedItem } from './feed.ts'
import { element, emptyElement, textElement, xmlDeclaration } from './xml.ts'

const namespaces = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
}

export function rss(feed: Feed, selfAddress: string): string {
  const channel = element('channel', [
    textElement('title', feed.title),
    textElement('link', feed.pageAddress),
    textElement('description', feed.description),
    textElement('language', 'tr'),
    textElement('lastBuildDate', feed.updatedAt.toUTCString()),
    emptyElement('atom:link', { rel: 'self', type: 'application/rss+xml', href: selfAddress }),
    ...feed.items.map(itemXml),
  ])
  return xmlDeclaration + element('rss', [channel], namespaces)
}

const itemXml = (item: FeedItem): string =>
  element('item', [
    textElement('title', item.title),
    textElement('link', item.address),
    textElement('guid', item.id, { isPermaLink: 'false' }),
    textElement('pubDate', item.publishedAt.toUTCString()),
    // RSS's own author would be an e-mail address.
    textElement('dc:creator', item.author.name),
    ...item.subjects.map((subject) => textElement('category', subject)),
    textElement('description', item.summary),
    textElement('content:encoded', item.html),
    emptyElement('media:content', { url: item.image, medium: 'image' }),
  ])
