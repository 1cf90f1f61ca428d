import type { Client } from 'pg'
import { withOwner } from '../server/database/address.ts'
import { reachDatabase } from '../server/database/open.ts'
import type { Config } from '../server/config.ts'
import { fillPosts } from './fill.ts'
import { speed } from './measure.ts'

const lists = [
  '/posts?status=1',
  '/posts?order[views]=desc&order[createdAt]=desc&status=1&itemsPerPage=12',
  '/posts?order[views]=desc&status=1&readTime[lte]=120&itemsPerPage=12',
  '/categories/kent/posts?status=1',
  '/categories/kent/posts?order[views]=desc&order[createdAt]=desc&status=1',
  '/users/elif/posts?status=1',
  '/tags/1/posts',
  '/home/most-viewed-posts',
  '/home/top-authors',
]

const sizes = [10_000, 1_000_000] as const

/** How much longer each list takes with a hundred times the posts. */
export async function compareLists(config: Config, base: string): Promise<void> {
  const { address, close } = await reachDatabase(config, () => undefined)
  const times: number[][] = []
  for (const size of sizes) {
    await withOwner(address, (owner: Client) => fillPosts(owner, size))
    const speeds: number[] = []
    for (const list of lists)
      speeds.push(await speed({ url: encodeURI(`${base}/api${list}`), headers: {} }))
    times.push(speeds)
  }
  await close()
  console.log('\nlists, time with 1,000,000 posts against 10,000:\n')
  for (const [index, list] of lists.entries()) {
    const [few, many] = [times[0]![index]!, times[1]![index]!]
    console.log(
      `${(few / many).toFixed(2)}   ${list}   (${Math.round(few)} and ${Math.round(many)} a second)`,
    )
  }
}
