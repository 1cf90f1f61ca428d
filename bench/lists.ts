import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { inTurns } from './measure.ts'
import type { Finding } from './table.ts'

export const sizes = { few: 10_000, many: 1_000_000 }

/** A hundred times the posts may make a list at most so many times slower. */
const mostApart = 1.3

const popular = 'order[views]=desc&order[createdAt]=desc&status=1'
const short = 'order[views]=desc&status=1&readTime[lte]=120'

const lists = {
  newest: '/posts?status=1',
  'newest, page 20': '/posts?status=1&itemsPerPage=12&page=20',
  'most read': `/posts?${popular}&itemsPerPage=12`,
  'most applauded': '/posts?order[likes]=desc&status=1&itemsPerPage=12',
  'short reads': `/posts?${short}&itemsPerPage=12`,
  'a category': '/categories/kent/posts?status=1',
  'a category, most read': `/categories/kent/posts?${popular}`,
  'a category, short reads': `/categories/kent/posts?${short}`,
  'an author': '/users/elif/posts?status=1',
  'a tag': '/tags/1/posts',
  'home, most read': '/home/most-viewed-posts',
  'home, most applauded': '/home/most-applaused-posts',
  'home, journal': '/home/journal',
  'home, top authors': '/home/top-authors',
}

/** A site with so many posts: where it is called, and its database's owner. */
export interface FilledSite {
  base: string
  owner: Client
}

/** How many times longer each list takes with a hundred times the posts. */
export async function compareLists(few: FilledSite, many: FilledSite): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [name, path] of Object.entries(lists)) {
    const target = ({ base }: FilledSite) => ({
      url: encodeURI(`${base}/api${path}`),
      headers: {},
    })
    const speeds = await inTurns(target(few), target(many), { rounds: 11, seconds: 0.5 })
    const pages = [await pagesRead(few, path), await pagesRead(many, path)]
    findings.push({
      name,
      ratio: speeds.one / speeds.other,
      limit: { most: mostApart },
      detail: `${Math.round(speeds.one)} and ${Math.round(speeds.other)} a second, reading ${pages.join(' and ')} pages of the database`,
    })
  }
  return findings
}

const calls = 100

/** How much of the database a call looks at: the part of its cost that no busy machine disturbs. */
async function pagesRead({ base, owner }: FilledSite, path: string): Promise<number> {
  const before = await settled(owner)
  for (let call = 0; call < calls; call++) {
    const response = await fetch(encodeURI(`${base}/api${path}`))
    await response.arrayBuffer()
  }
  return Math.round(((await settled(owner)) - before) / calls)
}

/** The database's own count; each of its processes reports about once a second. */
async function settled(owner: Client): Promise<number> {
  await pause(1200)
  const { rows } = await owner.query<{ pages: string }>(
    'SELECT blks_hit + blks_read AS pages FROM pg_stat_database WHERE datname = current_database()',
  )
  return Number(rows[0]!.pages)
}
