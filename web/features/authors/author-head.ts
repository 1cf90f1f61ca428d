import { type AuthorPart, authorPath } from '../../../core/paths.ts'
import { siteAddress } from '../../../core/site.ts'
import { messages } from '../../../core/messages.ts'
import { pageHead } from '../../head.ts'
import { listHead } from '../posts/paging.ts'

/** Stands until one of the author's pages says more: that is, when there is no such author. */
export const unknownAuthorHead = () =>
  pageHead({
    title: messages.authorNotFound,
    robots: 'noindex',
  })

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

/** Without endings: the heads of all pages are part of every page, and the endings are not small. */
const parts: Record<AuthorPart, string | null> = {
  '': null,
  '/yorumlar': 'yorumlar',
  '/takipciler': 'takipçiler',
  '/takip-edilenler': 'takip edilenler',
}

export function authorHead(
  part: AuthorPart,
  author: AuthorPage | undefined,
  page: number | undefined,
) {
  if (author === undefined) return unknownAuthorHead()
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
