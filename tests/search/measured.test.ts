import { sql } from 'kysely'
import { Client } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadDemo, smallCommunity } from '../../demo/load.ts'
import { fillSome, indexPosts } from '../../server/features/search/search.public.ts'
import { insertPost } from '../support/posts.ts'
import { type TestSite, testSite } from '../support/site.ts'
import type { GoldQuery } from './gold/query.ts'
import { gold } from './gold.fixture.ts'
import { otherGold } from './other-gold.fixture.ts'
import { otherPeople, otherPosts } from './other-posts.fixture.ts'

const halves = {
  tuned: gold.filter((_, index) => index % 2 === 0),
  heldOut: gold.filter((_, index) => index % 2 === 1),
}

async function demoSite(): Promise<TestSite> {
  const site = await testSite()
  return ready(site, async (owner) => {
    await loadDemo({ owner, storage: site.storage }, smallCommunity)
  })
}

async function otherSite(): Promise<TestSite> {
  const site = await testSite()
  for (const { username, firstName, lastName } of otherPeople)
    await sql`INSERT INTO users (username, first_name, last_name, email, email_confirmed_at, password_hash)
      VALUES (${username}, ${firstName}, ${lastName}, ${`${username}@ornek.test`}, now(), '')`.execute(
      site.database,
    )
  for (const post of otherPosts) await writeOther(site, post)
  return ready(site)
}

async function ready(
  site: TestSite,
  load: (owner: Client) => Promise<void> = async () => undefined,
): Promise<TestSite> {
  const owner = new Client(site.address.owner)
  await owner.connect()
  await load(owner)
  await addPlainWords(owner)
  await owner.end()
  while ((await fillSome(site.database)) !== null);
  await site.runChores()
  return site
}

async function askedOf(site: TestSite, { kind, query }: GoldQuery): Promise<string[]> {
  const type = kind === 'person' ? 'user' : 'post'
  const { body } = await site.call({
    url: `/api/search?${new URLSearchParams({ q: query, type, itemsPerPage: '10' })}`,
  })
  return body['hydra:member'].map(({ slug, username }: Record<string, string>) => slug ?? username)
}

const expectedOf = (query: GoldQuery): readonly string[] =>
  query.kind === 'person' ? query.people : query.posts

interface Measured {
  recall: number
  reciprocalRank: number
  falseFinds: number
  missed: string[]
}

type Ask = (query: GoldQuery) => Promise<string[]>

async function measure(ask: Ask, queries: readonly GoldQuery[]): Promise<Measured> {
  const recalls: number[] = []
  const ranks: number[] = []
  const missed: string[] = []
  let falseFinds = 0
  for (const query of queries) {
    const found = await ask(query)
    const expected = expectedOf(query)
    if (query.kind === 'none') {
      if (found.length > 0) missed.push(`${query.query} (none): ${found.slice(0, 3).join(', ')}`)
      falseFinds += found.length
      continue
    }
    const hits = expected.filter((each) => found.includes(each)).length
    const first = found.findIndex((each) => expected.includes(each))
    recalls.push(hits / expected.length)
    ranks.push(first === -1 ? 0 : 1 / (first + 1))
    if (hits < expected.length || first !== 0)
      missed.push(
        `${query.query} (${query.kind}): ${hits} of ${expected.length}, first at ${first + 1} of ${found.length}`,
      )
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return { recall: mean(recalls), reciprocalRank: mean(ranks), falseFinds, missed }
}

async function writeOther(
  site: TestSite,
  { title, slug, excerpt, tags, author, text }: (typeof otherPosts)[number],
): Promise<void> {
  const content = [{ type: 'text', text }]
  const entries = [{ type: 'paragraph', data: { key: 'a', content } }]
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM users WHERE username = ${author}`.execute(site.database)
  const { id } = await insertPost(site.database, rows[0]!.id, {
    ...{ title, slug, excerpt, entries },
    // A tag has at least three letters.
    tags: tags.filter((tag) => tag.length > 2),
  })
  await indexPosts(site.database, [id])
}

/** PostgreSQL's own Turkish search, asked for the same. */
async function plain(site: TestSite, query: string): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    SELECT slug FROM plain_words, plainto_tsquery('turkish', ${query}) AS query
    WHERE words @@ query ORDER BY ts_rank(words, query) DESC, slug LIMIT 10`.execute(site.database)
  return rows.map(({ slug }) => slug)
}

async function addPlainWords(owner: Client): Promise<void> {
  await owner.query(`
    CREATE TABLE plain_words AS SELECT slug, to_tsvector('turkish',
      title || ' ' || excerpt || ' ' || jsonb_path_query_array(entries, '$.**.text')::text) AS words FROM public_posts;
    GRANT SELECT ON plain_words TO PUBLIC`)
}

const said = ({ recall, reciprocalRank, falseFinds }: Measured): string =>
  `recall@10 ${recall.toFixed(3)}, mean reciprocal rank ${reciprocalRank.toFixed(3)}, found for nonsense ${falseFinds}`

describe('search finds what people mean', () => {
  let sites: { demo: TestSite; other: TestSite }
  beforeAll(async () => {
    sites = { demo: await demoSite(), other: await otherSite() }
  })

  it.for(['tuned', 'heldOut', 'other'] as const)('%s', async (name) => {
    const [site, queries] = name === 'other' ? [sites.other, otherGold] : [sites.demo, halves[name]]
    const ours = await measure((query) => askedOf(site, query), queries)
    const theirs = await measure(
      ({ query }) => plain(site, query),
      queries.filter(({ kind }) => kind !== 'person'),
    )
    process.stdout.write(
      `${name}: ${said(ours)}\n  to_tsvector('turkish'): ${said(theirs)}\n${ours.missed.map((line) => `  ${line}\n`).join('')}`,
    )
    expect(ours.recall).toBeGreaterThanOrEqual(0.95)
    expect(ours.reciprocalRank).toBeGreaterThanOrEqual(0.9)
    expect(ours.falseFinds).toBe(0)
  })
})
