import type { Member } from '../support/members.ts'
import type { TestSite } from '../support/site.ts'
import type { World } from './world.ts'

/** By the path of the call: the addresses that are looked at after every write. */
export const watchedCalls = ({ post, thread, elif, list }: World): Record<string, string[]> => ({
  '/posts': [
    '',
    '?order[views]=desc&order[createdAt]=desc',
    '?readTime[lte]=120&order[views]=desc',
    '?userApplauses.user.username=can&order[userApplauses.id]=desc',
    '?userApplauses.user.username=can&itemsPerPage=1',
    '?userApplauses.user.username=can&itemsPerPage=1&page=2',
    '?userApplauses.user.username=yenigelen',
    '?page=2&itemsPerPage=5',
  ],
  '/posts/{id}': [post.slug, String(post.id)],
  '/posts/{id}/next': [post.slug],
  '/posts/{id}/comments': [post.slug, `${post.slug}?order[likeCount]=desc`],
  '/comments/{id}': [String(thread.id)],
  '/comments/{id}/replies': [String(thread.id)],
  '/applauses/post/{slug}': [post.slug],
  '/applauses/{id}': ['1'],
  '/users': [''],
  '/users/{username}': [elif.username, 'can'],
  '/users/{username}/posts': ['elif', 'can'],
  '/users/{username}/comments': ['elif', 'can'],
  '/users/{username}/lists/{slug}': ['can secki'],
  '/custom_lists/{id}': [String(list.id)],
  // The first follow is one of the writes.
  '/user_relationships/{id}': ['1'],
  '/user_relationships': ['?following.username=elif', '?follower.username=can'],
  '/categories': [''],
  '/categories/{id}': ['edebiyat', 'kent'],
  '/categories/{id}/posts': ['edebiyat', 'kent'],
  '/tags': [''],
  '/tags/{id}': ['deniz', 'orman', 'liman'],
  '/tags/{id}/posts': ['deniz', 'orman', 'liman'],
  '/home/most-viewed-posts': [''],
  '/home/most-applaused-posts': [''],
  '/home/top-authors': [''],
  '/home/journal': [''],
  '/transparency': [''],
  '/pages/{name}': ['about', 'terms', 'privacy'],
  '/contact': [''],
})

/** Pages, feeds and what search engines read. */
export const watchedPages = ({ post }: World): string[] => [
  '/',
  '/kesfet',
  '/kesfet/edebiyat',
  '/kesfet/kent',
  `/yazi/${post.slug}`,
  '/etiket/deniz',
  '/etiket/orman',
  '/@elif',
  '/@elif/yorumlar',
  '/@can/yorumlar',
  '/@elif/takipciler',
  '/@can/takip-edilenler',
  '/@can/listeler/secki',
  '/rss.xml',
  '/@elif/atom.xml',
  '/kesfet/edebiyat/feed.json',
  '/etiket/deniz/rss.xml',
  '/sitemap.xml',
  '/seffaflik',
  '/hakkinda',
  '/iletisim',
  '/kayit',
]

/** `{id}` and the like are filled in order; what begins with `?` is a query. */
export function addressOf(path: string, values: string): string {
  const [given, query = ''] = values.split(/(?=\?)/)
  const parts = given!.split(' ')
  return `/api${path.replace(/\{\w+\}/g, () => parts.shift()!)}${query}`
}

/** How often something was read, applauded, liked or followed may be shown a little late. */
const lateCounts = new Set([
  'views',
  'likes',
  'likeCount',
  'commentCount',
  'postCount',
  'followerCount',
  'followingCount',
  // What is counted by month for everybody: all of it.
  'months',
])

export async function answerAt(site: TestSite, url: string): Promise<unknown> {
  const { status, text } = await site.call({ url })
  return status === 200 ? JSON.parse(text, withoutCounts) : status
}

/** What a member sees of themselves on every page; nobody waits for the counts in it either. */
export async function viewerAt(site: TestSite, as: Member): Promise<unknown> {
  const { status, body } = await site.call({ url: '/api/users/current', as })
  return status === 200 ? body : status
}

const withoutCounts = (name: string, value: unknown): unknown =>
  lateCounts.has(name) ? undefined : value

/** What a reader sees: without scripts, and every number blank. */
export async function pageAt(site: TestSite, url: string): Promise<unknown> {
  const { status, text } = await site.call({ url })
  if (status !== 200) return status
  return text
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/\d+(?:[.,]\d+)*/g, '#')
    .split(/(?=<)/)
}
