import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'

interface ReadItem {
  id: string
  title: string
  url: string
  html: string
}

/** As a reading program sees it. */
export function read(
  address: string,
  text: string,
): { self: string; page: string; items: ReadItem[] } {
  if (address.endsWith('feed.json')) return readJson(text)
  return address.endsWith('rss.xml') ? readRss(text) : readAtom(text)
}

function readJson(text: string): ReturnType<typeof read> {
  const feed = parseJsonFeed(JSON.parse(text))
  const items = feed.items!.map((item) => ({
    id: item.id!,
    title: item.title!,
    url: item.url!,
    html: item.content_html!,
  }))
  return { self: feed.feed_url!, page: feed.home_page_url!, items }
}

function readRss(text: string): ReturnType<typeof read> {
  const feed = parseRssFeed(text)
  const items = feed.items!.map((item) => ({
    id: item.guid!.value!,
    title: item.title!,
    url: item.link!,
    html: item.content!.encoded!,
  }))
  return { self: feed.atom!.links![0]!.href!, page: feed.link!, items }
}

function readAtom(text: string): ReturnType<typeof read> {
  const feed = parseAtomFeed(text)
  const linkTo = (links: { rel?: string; href?: string }[], rel: string): string =>
    links.find((link) => link.rel === rel)!.href!
  const items = feed.entries!.map((entry) => ({
    id: entry.id!,
    title: valueOf(entry.title),
    url: linkTo(entry.links!, 'alternate'),
    html: valueOf(entry.content),
  }))
  return { self: linkTo(feed.links!, 'self'), page: linkTo(feed.links!, 'alternate'), items }
}

const valueOf = (construct: unknown): string =>
  typeof construct === 'string' ? construct : (construct as { value: string }).value
