import type { Client } from 'pg'
import type { Config } from '../server/config.ts'
import { withOwner } from '../server/database/address.ts'
import { reachDatabase } from '../server/database/open.ts'
import { speed } from './measure.ts'

/** Answers on one post against the same on many; a long talk against a short one. */
const limits = { popular: 0.5, longTalk: 1.3 }

const members = 2000
const posts = 100
const connections = 10
const seconds = 4
const rounds = 3

/** How the site answers when everybody answers the same post. */
export async function measureAnswering(config: Config, base: string): Promise<void> {
  const { address, close } = await reachDatabase(config, () => undefined)
  await withOwner(address, fillMembers)
  console.log('\nanswering, one very popular post against many:\n')
  for (const [name, act] of Object.entries(acts)) {
    const [one, many] = await interleaved(
      () => perSecond((n) => act(base, n, 1)),
      () => perSecond((n) => act(base, n, 1 + (n % posts))),
    )
    report(
      name,
      one / many,
      (ratio) => ratio >= limits.popular,
      `${round(one)} and ${round(many)} a second`,
    )
  }
  await withOwner(address, fillComments)
  const list = (slug: string) => () =>
    speed({ url: `${base}/api/posts/${slug}/comments`, headers: {} })
  const [few, many] = await interleaved(list('olcum-az'), list('olcum-cok'))
  report(
    '10 comments against 100,000',
    few / many,
    (ratio) => ratio <= limits.longTalk,
    `${round(few)} and ${round(many)} a second`,
  )
  await close()
}

const round = Math.round

function report(
  name: string,
  ratio: number,
  isKept: (ratio: number) => boolean,
  numbers: string,
): void {
  console.log(`${ratio.toFixed(2)}   ${name}   (${numbers})   ${isKept(ratio) ? 'ok' : 'NOT ok'}`)
}

/** In turns, so that whatever else the machine does hits both; the middle one of each counts. */
async function interleaved(
  one: () => Promise<number>,
  other: () => Promise<number>,
): Promise<[number, number]> {
  const pairs: [number, number][] = []
  for (let i = 0; i < rounds; i++) pairs.push([await one(), await other()])
  return pairs.sort(([a, b], [c, d]) => a / b - c / d)[Math.floor(rounds / 2)]!
}

let number = 0

async function perSecond(act: (n: number) => Promise<void>): Promise<number> {
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
    send(base, n, `/applauses/post/olcum-${post}`, { count: 1 }),
  commenting: (base: string, n: number, post: number) =>
    send(base, n, '/comments', { post: `olcum-${post}`, text: 'Bir söz de benden.' }),
}

/** As long as a real one. */
const tokenOf = (n: number): string => `olcum-${String(n).padStart(37, '0')}`

async function send(base: string, n: number, path: string, body: object): Promise<void> {
  const response = await fetch(`${base}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${tokenOf(n % members)}`,
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
  await response.arrayBuffer()
}

async function fillMembers(owner: Client): Promise<void> {
  await owner.query(
    `WITH made AS (
       INSERT INTO users (username, first_name, last_name, email, email_confirmed_at, password_hash, created_at)
       SELECT 'olcum_' || n, 'Ölçüm', 'Üyesi', 'olcum_' || n || '@ornek.example', now(), '', now() - interval '1 year'
       FROM generate_series(0, ${members} - 1) AS n RETURNING id, username
     ), informed AS (INSERT INTO user_informations (user_id) SELECT id FROM made)
     INSERT INTO sessions (user_id, token_hash, device, expires_at)
     SELECT id, sha256(convert_to('olcum-' || lpad(substr(username, 7), 37, '0'), 'UTF8')), 'Ölçüm', now() + interval '1 day' FROM made`,
  )
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
