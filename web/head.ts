import { site, siteAddress } from '../core/site.ts'

export interface HeadData {
  title: string
  /** For search engines and for sharing; left out where nothing is indexed. */
  description?: string
  /** The path of the one true address of this page; left out where nothing is indexed. */
  path?: string
  robots: 'index' | 'noindex'
  kind?: 'website' | 'article' | 'profile'
  structuredData?: Record<string, unknown>[]
  /** Where the text first appeared, when that was elsewhere. */
  canonical?: string
  /** The picture it is shared with, as a whole address. */
  image?: string
  /** The path below which the feeds of this page's posts stand; `''` for the whole site's. */
  feeds?: string
  /** What only this kind of page has to say. */
  more?: Record<string, unknown>[]
}

const feedKinds = {
  'application/rss+xml': 'rss.xml',
  'application/atom+xml': 'atom.xml',
  'application/feed+json': 'feed.json',
}

const feedLinks = (below: string, title: string) =>
  Object.entries(feedKinds).map(([type, file]) => ({
    rel: 'alternate',
    type,
    title,
    href: siteAddress(`${below}/${file}`),
  }))

const describedBy = (description: string) => [
  { name: 'description', content: description },
  { property: 'og:description', content: description },
]

/** Everything a page says of itself to search engines and to those it is shared with. */
export function pageHead({
  title,
  description,
  path,
  robots,
  kind = 'website',
  structuredData = [],
  canonical,
  image = siteAddress('/social-card.png'),
  more = [],
  feeds,
}: HeadData): {
  meta: Record<string, unknown>[] & { title?: string }[]
  links: { rel: string; href: string; type?: string; title?: string }[]
} {
  const fullTitle = title === site.name ? title : `${title} · ${site.name}`
  const address = path === undefined ? undefined : siteAddress(path)
  return {
    meta: [
      { title: fullTitle },
      { name: 'robots', content: robots === 'index' ? 'index, follow' : 'noindex, nofollow' },
      { property: 'og:site_name', content: site.name },
      { property: 'og:locale', content: 'tr_TR' },
      { property: 'og:type', content: kind },
      { property: 'og:title', content: title },
      { property: 'og:image', content: image },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(description === undefined ? [] : describedBy(description)),
      ...(address === undefined ? [] : [{ property: 'og:url', content: address }]),
      ...more,
      ...structuredData.map((data) => ({
        'script:ld+json': { '@context': 'https://schema.org', ...data },
      })),
    ],
    links: [
      ...(address === undefined ? [] : [{ rel: 'canonical', href: canonical ?? address }]),
      ...(feeds === undefined ? [] : feedLinks(feeds, fullTitle)),
    ],
  }
}

/** For pages whose loader knows what they say of themselves: that comes with the page, and not with every other one. */
export const loadedHead = ({ loaderData }: { loaderData?: HeadData | undefined }) =>
  loaderData === undefined ? {} : pageHead(loaderData)

/** Where a page stands, for search engines. */
export const breadcrumbs = (steps: { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteAddress(path),
  })),
})
