import { authorPath, postPath } from '../../../core/paths.ts'
import { fullName } from '../../../core/text/full-name.ts'
import { site, siteAddress } from '../../../core/site.ts'
import { breadcrumbs, pageHead } from '../../head.ts'
import type { ReadPost } from './queries.ts'

/** What the page of a post says of itself to search engines and to those it is shared with. */
export function postHead(post: ReadPost): ReturnType<typeof pageHead> {
  if (post.standing !== null)
    return pageHead({ title: post.title, description: post.excerpt, robots: 'noindex' })
  const image = siteAddress(post.cover ?? `/og/${post.slug}.png`)
  return pageHead({
    title: post.title,
    description: post.excerpt,
    path: postPath(post.slug),
    canonical: post.canonical ?? undefined,
    robots: 'index',
    kind: 'article',
    image,
    more: articleMeta(post),
    structuredData: [blogPosting(post, image), breadcrumbs(stepsTo(post))],
  })
}

function articleMeta(post: ReadPost): Record<string, string>[] {
  const facts: [string, string | null | undefined][] = [
    ['published_time', post.time],
    ['modified_time', post.updatedAt],
    ['author', siteAddress(authorPath(post.user.username))],
    ['section', post.category?.name],
  ]
  return facts.flatMap(([name, content]) =>
    content ? [{ property: `article:${name}`, content }] : [],
  )
}

function blogPosting(post: ReadPost, image: string): Record<string, unknown> {
  const address = post.canonical ?? siteAddress(postPath(post.slug))
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    image: [image],
    datePublished: post.time,
    dateModified: post.updatedAt,
    author: {
      '@type': 'Person',
      name: fullName(post.user),
      url: siteAddress(authorPath(post.user.username)),
    },
    publisher: {
      '@type': 'Organization',
      name: site.name,
      url: siteAddress('/'),
      logo: { '@type': 'ImageObject', url: siteAddress('/apple-touch-icon.png') },
    },
    inLanguage: 'tr',
    wordCount: post.words,
    articleSection: post.category?.name,
    keywords: post.tags.map((tag) => tag.name),
    commentCount: post.commentCount,
    mainEntityOfPage: { '@type': 'WebPage', '@id': address },
  }
}

const stepsTo = (post: ReadPost) => [
  { name: site.name, path: '/' },
  ...(post.category ? [{ name: post.category.name, path: `/kesfet/${post.category.slug}` }] : []),
  { name: post.title, path: postPath(post.slug) },
]
