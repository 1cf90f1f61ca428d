import type { Client } from 'pg'
import type { Config } from '../server/config.ts'
import { withOwner } from '../server/database/address.ts'
import { reachDatabase } from '../server/database/open.ts'
import { inTurns, speed } from './measure.ts'
import { callAs, fillMembers } from './members.ts'
import type { Finding } from './table.ts'

/** Answers on one post against the same on many; a long talk against a short one. */
const limits = { popular: 0.5, longTalk: 1.3 }

const members = 2000
const posts = 100
const connections = 10
const seconds = 4
const rounds = 3

/** How the site answers when everybody answers the same post. */
export async function measureAnswering(config: Config, base: string): Promise<Finding[]> {
  const { address, close } = await reachDatabase(config, () => undefined)
  await withOwner(address, fillPosts)
  const findings: Finding[] = []
  for (const [name, act] of Object.entries(acts)) {
    const speeds = await inTurns(
      rounds,
      () => perSecond((n) => act(base, n, 1)),
      () => perSecond((n) => act(base, n, 1 + (n % posts))),
    )
    findings.push(finding(`${name}, one post against many`, speeds, { least: limits.popular }))
  }
  await withOwner(address, fillComments)
  const list = (slug: string) => () =>
    speed({ url: `${base}/api/posts/${slug}/comments`, headers: {} })
  const speeds = await inTurns(rounds, list('olcum-az'), list('olcum-cok'))
  findings.push(finding('10 comments against 100,000', speeds, { most: limits.longTalk }))
  await close()
  return findings
}

const finding = (
  name: string,
  [one, other]: [number, number],
  limit: Finding['limit'],
): Finding => ({
  name,
  ratio: one / other,
  limit,
  detail: `${Math.round(one)} and ${Math.round(other)} a second`,
})

let number = 0

async function perSecond(act: (n: number) => Promise<unknown>): Promise<number> {
  const end = performance.now() + seconds * 1000
  let done = 0
  const lane = async (): Promise<void> => {
    for (; performance.now() < end; done++) await act(++number)
  }
  await Promise.all(Array.from({ length: connections }, lane))
  return done / seconds
}

const acts = {
  applauding: (base: string, n: number, post: number) =>
    callAs(n % members, base, `/applauses/post/olcum-${post}`, { count: 1 }),
  commenting: (base: string, n: number, post: number) =>
    callAs(n % members, base, '/comments', { post: `olcum-${post}`, text: 'Bir söz de benden.' }),
}

async function fillPosts(owner: Client): Promise<void> {
  await fillMembers(owner, members)
  await owner.query(
    `INSERT INTO posts (user_id, slug, title, status, category_id, publish_time)
     SELECT 1, 'olcum-' || n, 'Ölçüm ' || n, 1, 1, now()
     FROM unnest(ARRAY(SELECT n::text FROM generate_series(1, ${posts}) AS n) || ARRAY['az', 'cok']) AS n`,
  )
}

async function fillComments(owner: Client): Promise<void> {
  // Counting one by one is for members at work.
  await owner.query('ALTER TABLE comments DISABLE TRIGGER USER')
  for (const [slug, count] of [
    ['olcum-az', 10],
    ['olcum-cok', 100_000],
  ])
    await owner.query(
      `INSERT INTO comments (post_id, user_id, text)
       SELECT posts.id, 1 + n % 20, 'Söz ' || n FROM posts, generate_series(1, $2::int) AS n WHERE slug = $1`,
      [slug, count],
    )
  await owner.query('ALTER TABLE comments ENABLE TRIGGER USER')
  await owner.query(
    `UPDATE posts SET comment_count = counted.n, thread_count = counted.n
     FROM (SELECT post_id, count(*) AS n FROM comments WHERE parent_id IS NULL GROUP BY post_id) AS counted
     WHERE posts.id = post_id AND slug IN ('olcum-az', 'olcum-cok')`,
  )
  await owner.query('VACUUM ANALYZE comments, posts')
}
