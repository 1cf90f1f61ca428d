import { randomUUID } from 'node:crypto'
import { CompiledQuery, sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { shortReadSeconds } from '../../../core/posts/lists.ts'
import { expectToReadIndex, QueryWatch } from '../../../tests/support/query-plans.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { connect, type Database } from '../../database/connection.ts'
import { countBookmarks, selectBookmarks } from '../bookmarks/bookmarks.sql.ts'
import { selectThreads, selectUserComments } from '../comments/comments.sql.ts'
import { selectTopAuthorIds, selectTopPostIds } from '../home/home.sql.ts'
import { countMessages, findMessageByKey, selectMessages } from '../messages/messages.sql.ts'
import { selectListed, selectMessengers } from '../messages/messengers.sql.ts'
import {
  countNotifications,
  type NotificationFilter,
  selectNotifications,
} from '../notifications/notifications.sql.ts'
import { pageOfTags } from '../tags/tag-list.sql.ts'
import { selectTaggedPostIds } from '../tags/tags.sql.ts'
import { selectCurrentUser } from '../users/users.sql.ts'
import { selectCards, selectPage, selectPublicCards } from './cards.sql.ts'
import { totalOfList } from './counts.sql.ts'
import { type PostList, postsOfList } from './lists.sql.ts'
import { selectApplaudedIds } from './posts.sql.ts'

let site: TestSite
let watched: Database
let watch: QueryWatch
beforeAll(async () => {
  site = await testSite()
  const owner = new pg.Client(site.address.owner)
  await owner.connect()
  await owner.query(fillSql)
  await owner.query(
    'ANALYZE posts, post_tags, users, categories, tags, post_tallies, bookmarks, applause, user_relationships',
  )
  await owner.end()
  watch = new QueryWatch(site)
  watched = watch.database
})

/** Enough rows that reading a table from end to end is never the cheaper way. */
const fillSql = `
  ALTER TABLE posts DISABLE TRIGGER USER;
  ALTER TABLE post_tags DISABLE TRIGGER USER;
  INSERT INTO users (username, first_name, last_name, email, password_hash)
  SELECT 'yazar' || n, 'Yazar', 'Kişi', 'yazar' || n || '@ornek.test', '' FROM generate_series(1, 20000) AS n;
  INSERT INTO categories (slug, name) SELECT 'k' || n, 'Kategori ' || n FROM generate_series(1, 12) AS n;
  INSERT INTO tags (slug, name) SELECT 't' || n, 'etiket ' || n FROM generate_series(1, 2000) AS n;
  INSERT INTO posts (user_id, slug, title, status, category_id, second_category_id, views, likes, read_time,
    publish_time, created_at, published_at)
  SELECT 1 + n % 40, 'yazi-' || n, 'Yazı ' || n, CASE WHEN n % 7 = 0 THEN 2 ELSE 1 END,
    CASE WHEN n % 50 = 0 THEN 3 ELSE 4 + n % 9 END, CASE WHEN n % 50 = 1 THEN 3 WHEN n % 3 = 0 THEN 1 END,
    (n * 7919) % 10007, (n * 31) % 997, (n * 13) % 700, now(), now() - n * interval '10 minutes', now()
  FROM generate_series(1, 20000) AS n;
  INSERT INTO post_tags (post_id, tag_id, position, post_created_at)
  SELECT id, CASE WHEN id % 4 = 0 THEN 1 ELSE 1 + id % 2000 END, 0, created_at FROM posts;
  INSERT INTO bookmarks (user_id, post_id) SELECT 1 + n % 100, n FROM generate_series(1, 10000) AS n;
  INSERT INTO applause (user_id, post_id, count) SELECT 1 + n % 100, n, 3 FROM generate_series(1, 10000) AS n;
  ALTER TABLE user_relationships DISABLE TRIGGER USER;
  INSERT INTO user_relationships (follower_id, following_id)
  SELECT fan, author FROM generate_series(1, 500) AS fan, generate_series(1, 40) AS author WHERE fan <> author;
  ALTER TABLE user_relationships ENABLE TRIGGER USER;
  SELECT recount_posts();
  ALTER TABLE posts ENABLE TRIGGER USER;
  ALTER TABLE post_tags ENABLE TRIGGER USER;`

const list = (changes: Partial<PostList>): PostList => ({
  source: { kind: 'all' },
  maxReadTime: null,
  order: { names: ['createdAt'], direction: 'desc' },
  after: null,
  offset: 0,
  limit: 13,
  ...changes,
})
const byViews: PostList['order'] = { names: ['views', 'createdAt'], direction: 'desc' }
const byLikes: PostList['order'] = { names: ['likes', 'createdAt'], direction: 'desc' }
const category: PostList['source'] = { kind: 'category', categoryId: 3 }
const time = '2026-11-15 12:00:00+00'
const fifty = Array.from({ length: 50 }, (_, index) => index + 1)

function pageOf(changes: Partial<PostList>, callerId: number, database = watched) {
  const asked = list(changes)
  const total = totalOfList(asked.source, asked.maxReadTime)
  return selectPage(database, callerId, postsOfList(asked), total)
}

describe('a page of a list reads an index in order, and its cards by their keys', () => {
  const lists: [string, Partial<PostList>, string[]][] = [
    ['the newest', {}, ['public_posts_by_time']],
    ['the newest, further on', { after: [time, 5] }, ['public_posts_by_time']],
    ['the newest, page 3', { offset: 24 }, ['public_posts_by_time']],
    ['the oldest', { order: { names: ['createdAt'], direction: 'asc' } }, ['public_posts_by_time']],
    ['the most read', { order: byViews }, ['public_posts_by_views']],
    [
      'the most read, further on',
      { order: byViews, after: [500, time, 5] },
      ['public_posts_by_views'],
    ],
    ['the most applauded', { order: byLikes }, ['public_posts_by_likes']],
    ['short reads', { order: byViews, maxReadTime: 120 }, ['short_reads_by_views']],
    [
      'a category',
      { source: category },
      ['category_posts_by_time', 'second_category_posts_by_time'],
    ],
    [
      'a category’s most read',
      { source: category, order: byViews },
      ['category_posts_by_views', 'second_category_posts_by_views'],
    ],
    [
      'a category’s short reads',
      { source: category, order: byViews, maxReadTime: 120 },
      ['category_short_reads_by_views', 'second_category_short_reads_by_views'],
    ],
    ['an author', { source: { kind: 'user', userId: 1, status: 1 } }, ['public_posts_of_user']],
    ['one’s own drafts', { source: { kind: 'user', userId: 1, status: 2 } }, ['posts_of_user']],
    [
      'all one’s own',
      { source: { kind: 'user', userId: 1, status: null } },
      ['kept_posts_of_user'],
    ],
  ]
  it.each(lists)('%s', async (_, changes, indexes) => {
    expectToReadIndex(await watch.plansOf(() => pageOf(changes, 0)), ...indexes, 'posts_pkey')
    expectToReadIndex(await watch.plansOf(() => pageOf(changes, 7)), ...indexes, 'posts_pkey')
  })

  it('whatever its size, with one statement', async () => {
    const queries = await watch.queriesOf(async () => {
      for (const limit of [2, 13, 101]) await pageOf({ limit }, 7)
    })
    expect(queries).toHaveLength(3)
    expect(new Set(queries.map((query) => query.sql)).size).toBe(1)
  })

  it('a tag', async () => {
    const page = { after: null, offset: 0, limit: 13 }
    expectToReadIndex(
      await watch.plansOf(() => selectTaggedPostIds(watched, 1, page)),
      'posts_with_tag',
    )
  })

  it('whom a member follows: each author’s next post, and then some of a few authors', async () => {
    for (const after of [null, [time, 5]]) {
      const asked = { source: { kind: 'following', userId: 7, areMany: false }, after } as const
      const plans = await watch.plansOf(() => pageOf({ ...asked, after: after && [...after] }, 7))
      expect(plans.map((node) => node['Index Name'])).toContain('public_posts_of_user')
      // Two indexes begin with the follower; either will do.
      const scanned = plans.filter((node) => node['Node Type'] === 'Seq Scan')
      expect(scanned.map((node) => node['Relation Name'])).not.toContain('posts')
      expect(scanned.map((node) => node['Relation Name'])).not.toContain('user_relationships')
    }
  })

  it('whom a member follows who follows many: the newest of everybody, then each author’s', async () => {
    for (const after of [null, [time, 5]]) {
      const asked = { source: { kind: 'following', userId: 7, areMany: true }, after } as const
      const plans = await watch.plansOf(() => pageOf({ ...asked, after: after && [...after] }, 7))
      const indexes = plans.map((node) => node['Index Name'])
      expect(indexes).toContain('public_posts_by_time')
      expect(indexes).toContain('public_posts_of_user')
      const scanned = plans.filter((node) => node['Node Type'] === 'Seq Scan')
      expect(scanned.map((node) => node['Relation Name'])).not.toContain('posts')
    }
  })

  it('the time first and then the reads', async () => {
    const order: PostList['order'] = { names: ['createdAt', 'views'], direction: 'desc' }
    for (const after of [null, [time, 3, 5]])
      expectToReadIndex(
        await watch.plansOf(() => pageOf({ order, after }, 0)),
        'public_posts_by_time',
      )
  })

  it('the tags, most used first', async () => {
    const query = { page: 1, itemsPerPage: 20 }
    const { nextCursor } = await pageOfTags(watched, query)
    const [list] = await watch.queriesOf(() =>
      pageOfTags(watched, { ...query, cursor: nextCursor }),
    )
    const again = CompiledQuery.raw(list!.sql, [...list!.parameters])
    const plans = await watch.plansOf(() => watched.executeQuery(again))
    expect(plans.map((node) => node['Index Name'])).toContain('tags_by_use')
  })

  it('the most read and most applauded of the home page', async () => {
    for (const [by, index] of [
      ['views', 'public_posts_by_views'],
      ['likes', 'public_posts_by_likes'],
    ] as const)
      expectToReadIndex(await watch.plansOf(() => selectTopPostIds(watched, by, 6)), index)
    expectToReadIndex(await watch.plansOf(() => selectTopAuthorIds(watched, 6)))
  })
})

describe('the cards of a list', () => {
  it('cost one query, whatever their number, and read no table whole', async () => {
    const select = () => selectCards(watched, 7, fifty)
    expect(await watch.queriesOf(select)).toHaveLength(1)
    expectToReadIndex(await watch.plansOf(select), 'posts_pkey', 'users_pkey')
  })
})

describe('a list that is asked for again and again', () => {
  it.each([
    ['a short page', (database: Database) => pageOf({ limit: 3 }, 7, database)],
    ['a long page', (database: Database) => pageOf({ limit: 101 }, 0, database)],
    ['a category', (database: Database) => pageOf({ source: category, limit: 6 }, 7, database)],
    ['five cards', (database: Database) => selectCards(database, 7, [1, 2, 3, 4, 5])],
    ['fifty cards', (database: Database) => selectCards(database, 7, fifty)],
    ['five public cards', (database: Database) => selectPublicCards(database, 0, [1, 2, 3, 4, 5])],
  ])('is planned a few times and then no more: %s', async (_, ask) => {
    const { database, close } = connect(site.address, () => undefined, { poolSize: 1 })
    for (let time = 0; time < 10; time++) await ask(database)
    const { rows } = await sql<{ custom: number; generic: number }>`
      SELECT custom_plans AS custom, generic_plans AS generic FROM pg_prepared_statements
      WHERE statement LIKE '%WITH listed%' AND statement NOT LIKE '%pg_prepared_statements%'`.execute(
      database,
    )
    await close()
    expect(rows).toEqual([{ custom: 5, generic: 5 }])
  })
})

describe('a short read', () => {
  it('is the same for the contract, the indexes and the tallies', async () => {
    const { rows } = await sql<{ definition: string }>`
      SELECT indexdef AS definition FROM pg_indexes WHERE tablename = 'posts'
      UNION ALL SELECT prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace`.execute(
      site.database,
    )
    const limits = rows.flatMap(({ definition }) =>
      [...definition.matchAll(/read_time <= (\d+)/g)].map(([, seconds]) => Number(seconds)),
    )
    expect(limits.length).toBeGreaterThanOrEqual(4)
    expect(new Set(limits)).toEqual(new Set([shortReadSeconds]))
  })
})

describe('what is public, asked of other rows', () => {
  beforeAll(async () => {
    const owner = new pg.Client(site.address.owner)
    await owner.connect()
    await owner.query(fillAroundSql)
    await owner.query(`ANALYZE comments, comment_likes, custom_lists, custom_list_items,
      user_informations, notifications`)
    await owner.end()
  })

  /** After the others: their posts are not to be touched before they are looked at. */
  const counted = ['comments', 'comment_likes', 'custom_list_items']
  const triggers = (change: 'DISABLE' | 'ENABLE') =>
    counted.map((table) => `ALTER TABLE ${table} ${change} TRIGGER USER;`).join('\n')
  // Writers stand all over the table: a merge with the first hundred would end early and look cheap.
  const fillAroundSql = `${triggers('DISABLE')}
    INSERT INTO comments (post_id, user_id, text)
    SELECT 1 + n % 300, 5 + n % 100 * 200, 'Söz' FROM generate_series(1, 20000) AS n;
    INSERT INTO comment_likes (comment_id, user_id) SELECT n, 1 + n % 100 FROM generate_series(1, 5000) AS n;
    INSERT INTO custom_lists (user_id, slug, name) SELECT id, 'liste', 'Liste' FROM users;
    INSERT INTO custom_list_items (list_id, bookmark_id, position)
    SELECT custom_lists.id, bookmarks.id, bookmarks.id FROM custom_lists JOIN bookmarks USING (user_id);
    INSERT INTO user_informations (user_id) SELECT id FROM users;
    INSERT INTO notifications (user_id, type, actor_id, post_id)
    SELECT 3 + n % 10, 'newPost', 1, n FROM generate_series(1, 5000) AS n;
    INSERT INTO notifications (user_id, type, actor_id, comment_id)
    SELECT 3 + n % 10, 'commentLike', 1, n FROM generate_series(1, 5000) AS n;
    ${triggers('ENABLE')}`

  const page = { before: null, offset: 0, limit: 21 }
  const keyPage = { after: null, offset: 0, limit: 11 }
  const saved = { userId: 7, listId: null, filters: {} }
  const filters = { q: 'deniz', category: 'k3', since: 'year', length: 'short' } as const
  const latest = { name: 'id', direction: 'desc' } as const
  const mostRead = { name: 'views', direction: 'desc' } as const
  const rareTypes: NotificationFilter = { types: ['newFollower', 'mention'] }
  it.each([
    ['a post’s comments', 'threads_of_post', () => selectThreads(watched, 7, 5, page)],
    ['a member’s comments', 'comments_of_user', () => selectUserComments(watched, 7, 5, page)],
    ['bookmarks', 'bookmarks_of_user', () => selectBookmarks(watched, saved, latest, keyPage)],
    [
      'bookmarks, most read',
      'posts_pkey',
      () => selectBookmarks(watched, saved, mostRead, keyPage),
    ],
    [
      'bookmarks of a list, narrowed',
      'posts_pkey',
      () => selectBookmarks(watched, { ...saved, listId: 7, filters }, mostRead, keyPage),
    ],
    [
      'how many are saved',
      'bookmarks_of_user',
      () => countBookmarks(watched, { ...saved, filters }),
    ],
    [
      'applause',
      'applause_of_user',
      () => selectApplaudedIds(watched, 7, { filters: {}, order: latest }, keyPage),
    ],
    [
      'applause, narrowed',
      'applause_of_user',
      () => selectApplaudedIds(watched, 7, { filters, order: mostRead }, keyPage),
    ],
    ['notifications', 'posts_pkey', () => selectNotifications(watched, 7, {}, page)],
    [
      'notifications of some types',
      'notifications_by_type',
      () => selectNotifications(watched, 7, rareTypes, page),
    ],
    ['how much of it is unread', 'posts_pkey', () => countNotifications(watched, 7, {})],
    ['the same with the member', 'posts_pkey', () => selectCurrentUser(watched, 7)],
  ] as const)('is looked up by its key: %s', async (_, index, work) => {
    expectToReadIndex(await watch.plansOf(work), index)
  })
})

describe('conversations', () => {
  beforeAll(async () => {
    const owner = new pg.Client(site.address.owner)
    await owner.connect()
    await owner.query(fillMessagesSql)
    await owner.query('ANALYZE messengers, messenger_members, messages')
    await owner.end()
  })

  const fillMessagesSql = `
    INSERT INTO messengers (member_ids, creator_id)
    SELECT ARRAY[1 + n % 100, 200 + n], 200 + n FROM generate_series(1, 10000) AS n;
    ALTER TABLE messages DISABLE TRIGGER USER;
    INSERT INTO messages (messenger_id, user_id, text)
    SELECT 1 + n % 10000, 200 + 1 + n % 10000, 'Söz' FROM generate_series(1, 60000) AS n;
    INSERT INTO messages (messenger_id, user_id, text)
    SELECT 6, 7, 'Söz' FROM generate_series(1, 60000) AS n;
    ALTER TABLE messages ENABLE TRIGGER USER;
    UPDATE messenger_members SET last_message_id = 50000 + messenger_id, is_accepted = true,
      unread_count = CASE WHEN messenger_id % 10 = 0 THEN 2 ELSE 0 END;`

  const accepted = { isAccepted: true, name: '' }
  const page = { offset: 0, limit: 11 }
  it.each([
    [
      'the list',
      'messengers_of_user',
      () => selectListed(watched, 7, accepted, { ...page, after: null }),
    ],
    [
      'the list, further on',
      'messages_of_messenger',
      () => selectListed(watched, 7, accepted, { ...page, after: [59000, 58000] }),
    ],
    ['a page of it', 'messengers_pkey', () => selectMessengers(watched, 7, fifty.slice(0, 10))],
    [
      'messages',
      'messages_of_messenger',
      () => selectMessages(watched, 7, 5, { ...page, before: null }),
    ],
    [
      'messages of a long one',
      'messages_of_messenger',
      () => selectMessages(watched, 7, 6, { ...page, before: null }),
    ],
    ['how many there are', 'messenger_members_pkey', () => countMessages(watched, 7, 6)],
    ['a key', 'messages_by_key', () => findMessageByKey(watched, 7, randomUUID())],
    ['what is unread', 'members_with_unread', () => selectCurrentUser(watched, 7)],
  ] as const)('are looked up by an index: %s', async (_, index, work) => {
    expectToReadIndex(await watch.plansOf(work), index)
  })
})
