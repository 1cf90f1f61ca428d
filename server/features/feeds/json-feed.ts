import type { Feed, FeedItem } from './feed.ts'

export function jsonFeed(feed: Feed, selfAddress: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.pageAddress,
    feed_url: selfAddress,
    language: 'tr',
    items: feed.items.map(itemJson),
  })
}

const itemJson = (item: FeedItem) => ({
  id: item.id,
  url: item.address,
  title: item.title,
  summary: item.summary,
  content_html: item.html,
  image: item.image,
  date_published: item.publishedAt.toISOString(),
  date_modified: item.updatedAt.toISOString(),
  authors: [{ name: item.author.name, url: item.author.address }],
  tags: item.subjects,
  language: 'tr',
})
