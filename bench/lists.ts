import {
  journalPosts,
  mostApplaudedPosts,
  mostViewedPosts,
  topAuthors,
} from '../core/contracts/home.ts'
import {
  listCategoryPosts,
  listPosts,
  listTagPosts,
  listUserPosts,
} from '../core/contracts/posts.ts'
import type { DatabaseAddress } from '../server/database/address.ts'
import { logIn } from './log-in.ts'
import { inTurns, speed, type Target } from './measure.ts'
import { type List, pagesRead } from './pages-read.ts'
import type { Finding } from './table.ts'

export const sizes = { few: 10_000, many: 1_000_000 }

/** A hundred times the posts may make a list at most so many times slower. */
const mostApart = 1.3

const published = { status: '1', itemsPerPage: '12' }
const popular = { ...published, 'order[views]': 'desc', 'order[createdAt]': 'desc' }
const short = { ...published, 'order[views]': 'desc', 'readTime[lte]': '120' }
const category = { endpoint: listCategoryPosts, params: { id: 'kent' } }

const lists: Record<string, List> = {
  newest: { endpoint: listPosts, query: { status: '1' } },
  'newest, page 20': { endpoint: listPosts, query: { ...published, page: '20' } },
  'most read': { endpoint: listPosts, query: popular },
  'most applauded': { endpoint: listPosts, query: { ...published, 'order[likes]': 'desc' } },
  'short reads': { endpoint: listPosts, query: short },
  'a category': { ...category, query: published },
  'a category, most read': { ...category, query: popular },
  'a category, short reads': { ...category, query: short },
  'an author': { endpoint: listUserPosts, params: { username: 'elif' } },
  'a tag': { endpoint: listTagPosts, params: { id: '1' } },
  'home, most read': { endpoint: mostViewedPosts },
  'home, most applauded': { endpoint: mostApplaudedPosts },
  'home, journal': { endpoint: journalPosts },
  'home, top authors': { endpoint: topAuthors },
}

/** A site with so many posts: where it is called, and where its database is. */
export interface FilledSite {
  base: string
  address: DatabaseAddress
}

/** How many times longer each list takes with a hundred times the posts. */
export async function compareLists(few: FilledSite, many: FilledSite): Promise<Finding[]> {
  const findings: Finding[] = []
  const tokens = [await logIn(few.base), await logIn(many.base)] as const
  for (const [name, list] of Object.entries(lists)) {
    const [one, other] = [targetOf(few, list, tokens[0]), targetOf(many, list, tokens[1])]
    // Until both know their queries and have their pages at hand.
    for (const target of [one, other]) await speed(target, { seconds: 1 })
    const speeds = await inTurns(
      11,
      () => speed(one, { seconds: 1 }),
      () => speed(other, { seconds: 1 }),
    )
    const pages = [await pagesRead(few.address, list), await pagesRead(many.address, list)]
    findings.push({
      name,
      ratio: speeds[0] / speeds[1],
      limit: { most: mostApart },
      detail: `${speeds.map(Math.round).join(' and ')} a second, reading ${pages.join(' and ')} pages of the database`,
    })
  }
  return findings
}

/** As a member: visitors get cached answers, which cost the same however many posts there are. */
function targetOf(
  { base }: FilledSite,
  { endpoint, params = {}, query = {} }: List,
  token: string,
): Target {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name]!)
  return {
    url: `${base}/api${path}?${new URLSearchParams(query)}`,
    headers: { authorization: `Bearer ${token}` },
  }
}
