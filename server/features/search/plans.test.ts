import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { expectToReadIndex, QueryWatch } from '../../../tests/support/query-plans.ts'
import { atEnd } from '../../../tests/support/at-end.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { connect } from '../../database/connection.ts'
import { authoredPosts } from '../posts/lists.sql.ts'
import { findWritten, forgetWords, selectAlike, selectKnown } from './known-words.sql.ts'
import { selectFoundPage } from './found-page.sql.ts'
import { findTagIds } from './labels.sql.ts'
import { selectNearPeople } from './near-people.sql.ts'
import { selectOthers } from './others.sql.ts'
import { type PostSearch, selectRanked } from './posts.sql.ts'
import { selectSuggestions } from './suggestions.sql.ts'

let site: TestSite
let watch: QueryWatch
beforeAll(async () => {
  site = await testSite()
  const owner = new pg.Client(site.address.owner)
  await owner.connect()
  await owner.query(fillSql)
  await owner.query('ANALYZE posts, post_words, known_words, users, tags, post_tags, blocks')
  await owner.end()
  watch = new QueryWatch(site)
})

/** Enough rows that reading a table from end to end is never the cheaper way. */
const fillSql = `
  ALTER TABLE posts DISABLE TRIGGER USER;
  ALTER TABLE post_tags DISABLE TRIGGER USER;
  INSERT INTO users (username, first_name, last_name, email, password_hash, email_confirmed_at)
  SELECT 'yazar' || n, 'Yazar' || n, 'Kişi' || n, 'yazar' || n || '@ornek.test', '', now() FROM generate_series(1, 20000) AS n;
  INSERT INTO categories (slug, name) SELECT 'k' || n, 'Kategori ' || n FROM generate_series(1, 12) AS n;
  INSERT INTO tags (slug, name, post_count) SELECT 't' || n, 'etiket ' || n, 1 FROM generate_series(1, 20000) AS n;
  INSERT INTO posts (user_id, slug, title, status, category_id, publish_time, created_at, published_at)
  SELECT 1 + n % 4000, 'yazi-' || n, 'Yazı ' || n, 1, 1 + n % 12, now(), now() - n * interval '10 minutes', now()
  FROM generate_series(1, 20000) AS n;
  INSERT INTO post_tags (post_id, tag_id, position, post_created_at)
  SELECT id, 1 + id % 20000, 0, created_at FROM posts;
  INSERT INTO post_words (post_id, user_id, is_public, created_at, category_id, read_time, title, heading, words)
  SELECT id, user_id, true, created_at, category_id, 60, 'yazi ' || id, ('baslik' || id % 2000)::tsvector,
    ('soz' || id % 2000 || ':1')::tsvector FROM posts;
  INSERT INTO known_words (word, post_count) SELECT 'soz' || n || 'lar', n FROM generate_series(1, 20000) AS n;
  INSERT INTO blocks (user_id, other_id) SELECT n, n + 1 FROM generate_series(1, 10000) AS n;
  ALTER TABLE posts ENABLE TRIGGER USER;
  ALTER TABLE post_tags ENABLE TRIGGER USER;`

const asked: PostSearch = {
  texts: { any: "'soz7'", exact: "'soz7'" },
  title: 'soz7',
  order: 'relevance',
  isCommon: false,
  mayBeRareTogether: false,
  filter: {
    ...{ callerId: 7, authorId: null, categoryId: null, tagIds: [], since: null },
    ...{ readTime: null, within: null, until: new Date() },
  },
}

it('posts are found by their words, their heading and their title', async () => {
  const plans = await watch.plansOf(() => selectRanked(watch.database, asked))
  expectToReadIndex(
    plans,
    'public_posts_by_words',
    'public_posts_by_heading',
    'public_posts_by_title',
  )
})

it('words that many posts have are looked for among the newest', async () => {
  const common = { ...asked, isCommon: true }
  const plans = await watch.plansOf(() => selectRanked(watch.database, common))
  expect(plans.map((node) => node['Index Name'])).toContain('found_posts_by_time')
})

it('and of a category among its own newest', async () => {
  const filter = { ...asked.filter, categoryId: 3 }
  const plans = await watch.plansOf(() =>
    selectRanked(watch.database, { ...asked, isCommon: true, filter }),
  )
  const used = plans.map((node) => node['Index Name'])
  expect(used).toContain('found_posts_of_category')
  expect(used).toContain('found_posts_of_second_category')
})

it('what somebody is typing is looked for among the newest, and by the indexes', async () => {
  const typed = { callerId: 7, text: 'baslik1999', words: ['baslik1999'], most: 5 }
  const plans = await watch.plansOf(() => selectSuggestions(watch.database, typed))
  expectToReadIndex(
    plans,
    'found_posts_by_time',
    'public_posts_by_heading',
    'users_by_name_words',
    'tags_by_words',
  )
})

it('a page of what was found is read by its keys', async () => {
  const asked = { onPage: [1, 2, 3], keys: ['soz7'], related: [1, 2, 3, 4, 5] }
  expectToReadIndex(await watch.plansOf(() => selectFoundPage(watch.database, 7, asked)))
})

it('posts of a tag are found by it, without any words', async () => {
  const tagged = { ...asked, isCommon: true, texts: { any: '', exact: '' } }
  const filter = { ...asked.filter, tagIds: [77] }
  const plans = await watch.plansOf(() => selectRanked(watch.database, { ...tagged, filter }))
  expectToReadIndex(plans, 'posts_with_tag')
})

it("one's own posts are gone through, and nobody else's", async () => {
  const source = { kind: 'user', userId: 7, status: 2, asked: 'soz7' } as const
  const order = { names: ['createdAt' as const], direction: 'desc' as const }
  const list = { source, order, maxReadTime: null, after: null, offset: 0, limit: 11 }
  const plans = await watch.plansOf(() => authoredPosts(list, true).execute(watch.database))
  expectToReadIndex(plans)
})

it('people, tags and words are found by their indexes', async () => {
  const { database } = watch
  const plansOf = (work: () => Promise<unknown>) => watch.plansOf(work)
  const named = { callerId: 7, name: 'yazar77', words: ['t7'] }
  expectToReadIndex(
    await plansOf(() => selectOthers(database, named)),
    'users_by_name_words',
    'tags_by_words',
  )
  expectToReadIndex(await plansOf(() => findTagIds(database, ['t7'])))
  expectToReadIndex(await plansOf(() => selectKnown(database, ['soz7lar'])))
})

it('words are forgotten without reading all posts', async () => {
  const plans = await watch.plansOf(() => forgetWords(watch.database, 'soz1'))
  expect(plans.map((node) => node['Index Name'])).toContain('public_posts_by_words')
  const near = { word: 'soz7', isKey: false, postCount: 1 }
  const found = await watch.plansOf(() => findWritten(watch.database, [near]))
  expect(found.map((node) => node['Index Name'])).toContain('public_posts_by_words')
})

it('words that look alike are found by their trigrams', async () => {
  const [, alike] = await watch.queriesOf(() => selectAlike(watch.database, 'soz777lor', 0.2))
  expect(alike?.sql).toContain('%')
  const plans = await watch.plansOf(() => selectAlike(watch.database, 'soz777lor', 0.2))
  expect(plans.map((node) => node['Index Name'])).toContain('known_words_by_trigrams')
})

it('people whose name was mistyped are found by the trigrams of names', async () => {
  const plans = await watch.plansOf(() =>
    selectNearPeople(watch.database, { callerId: 7, name: 'yazra777x' }),
  )
  expect(plans.map((node) => node['Index Name'])).toContain('users_by_name_trigrams')
  // The first that the index gives are enough: nothing puts all of them in order before.
  const limits = plans.filter((node) => node['Node Type'] === 'Limit')
  expect(limits.length).toBeGreaterThan(0)
  for (const { Plans } of limits)
    expect(Plans!.map((node) => node['Node Type'])).toEqual(['CTE Scan'])
})

it('what is asked again and again with other words is planned once', async () => {
  const { database, close } = connect(site.address, () => undefined, { poolSize: 1 })
  atEnd(close)
  for (let number = 0; number < 12; number++) {
    const [word, tag] = [`soz${number}`, `t${number}`]
    const texts = { any: `'${word}'`, exact: `'${word}'` }
    await selectKnown(database, [word])
    await selectRanked(database, { ...asked, texts, title: word })
    await selectOthers(database, { callerId: 7, name: `yazar${number}`, words: [tag] })
    await selectFoundPage(database, 7, { onPage: [number + 1], keys: [word], related: [1, 2] })
    const typed = `baslik${number}`
    await selectSuggestions(database, { callerId: 7, text: typed, words: [typed], most: 5 })
  }
  const { rows } = await sql`
    SELECT statement FROM pg_prepared_statements WHERE custom_plans > 6`.execute(database)
  expect(rows).toEqual([])
})
