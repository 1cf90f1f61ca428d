import { type AuthorPart, authorPath } from '../../../core/paths.ts'
import { siteAddress } from '../../../core/site.ts'
import { listHead } from '../posts/paging.ts'

export interface AuthorPage {
  username: string
  name: string
  biography: string
  followerCount: number
  postCount: number
  since: string
  hasNext: boolean
  robots: 'index' | 'noindex'
}

const parts: Record<AuthorPart, string | null> = {
  '': null,
  '/yorumlar': 'yorumlar',
  '/takipciler': 'takipçiler',
  '/takip-edilenler': 'takip edilenler',
}

export function authorHead(part: AuthorPart, author: AuthorPage, page: number | undefined) {
  const what = parts[part]
  return listHead(
    {
      title: what === null ? author.name : `${author.name}, ${what}`,
      description: author.biography || `${author.name} ve yazıları.`,
      path: authorPath(author.username, part),
      robots: author.robots,
      kind: 'profile',
      feeds: authorPath(author.username),
      structuredData: [profileOf(author)],
    },
    { page, hasNext: author.hasNext },
  )
}

const profileOf = (author: AuthorPage) => ({
  '@type': 'ProfilePage',
  dateCreated: author.since,
  mainEntity: {
    '@type': 'Person',
    name: author.name,
    alternateName: `@${author.username}`,
    url: siteAddress(authorPath(author.username)),
    ...(author.biography && { description: author.biography }),
    agentInteractionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/WriteAction',
      userInteractionCount: author.postCount,
    },
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/FollowAction',
      userInteractionCount: author.followerCount,
    },
  },
})
