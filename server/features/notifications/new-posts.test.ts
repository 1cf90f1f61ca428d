import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { QueryWatch } from '../../../tests/support/query-plans.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { announceNewPosts } from './new-posts.sql.ts'
import { act, elif, follow, list, post, prepare, site } from './notifications.fixture.ts'

prepare()

let number = 0

/** They follow each other, too. Straight into the table: counting thousands one by one in one transaction takes minutes. */
async function fillFollowers(amount: number): Promise<void> {
  const owner = new pg.Client(site.address.owner)
  await owner.connect()
  await owner.query('ALTER TABLE user_relationships DISABLE TRIGGER USER')
  await owner.query(
    `WITH made AS (
      INSERT INTO users (username, first_name, last_name, email, password_hash)
      SELECT name, 'Takip', 'Eden', name || '@ornek.test', ''
      FROM generate_series(1, $1::int) AS n, LATERAL (SELECT $2 || n AS name) AS named RETURNING id)
    INSERT INTO user_relationships (follower_id, following_id)
    SELECT id, $3 FROM made UNION ALL SELECT id + 1, id FROM made WHERE id < (SELECT max(id) FROM made)`,
    [amount, `takip${++number}_`, elif.id],
  )
  await owner.query('ALTER TABLE user_relationships ENABLE TRIGGER USER')
  await owner.query('ANALYZE users, user_relationships')
  await owner.end()
}

async function notifiedOf(postId: number): Promise<{ type: string; amount: number }[]> {
  const { rows } = await sql<{ type: string; amount: number }>`
    SELECT type, count(*)::int AS amount FROM notifications WHERE post_id = ${postId}
    GROUP BY type ORDER BY type`.execute(site.database)
  return rows
}

describe('a new post of somebody with many followers', () => {
  it('is announced a part at a time, to each once, while others’ posts are announced too', async () => {
    await fillFollowers(6000)
    // In the first part, in the last one, and in none because of a mute.
    const [named, late, quiet] = [await site.member(), await site.member(), await site.member()]
    for (const each of [named, late, quiet]) await follow(each)
    await act(quiet, 'POST', '/mutes', { user: elif.username })
    await sql`DELETE FROM unannounced_posts`.execute(site.database)
    const announced = await insertPost(site.database, elif.id, {
      entries: [
        {
          type: 'paragraph',
          data: { key: 'a', content: [{ type: 'mention', attrs: { username: named.username } }] },
        },
      ],
    })
    await site.runChores()
    expect(await notifiedOf(announced.id)).toEqual([
      { type: 'mention', amount: 1 },
      { type: 'newPost', amount: 5000 },
    ])
    // Whoever has seen it is not notified again by a later part.
    await act(named, 'PUT', '/notifications', { isSeen: true })
    const author = await site.member()
    const other = await insertPost(site.database, author.id)
    const fan = await site.member()
    const following = { follower: fan.username, following: author.username }
    await act(fan, 'POST', '/user_relationships', following)
    await site.runChores()
    expect(await notifiedOf(other.id)).toEqual([{ type: 'newPost', amount: 1 }])
    expect(await notifiedOf(announced.id)).toEqual([
      { type: 'mention', amount: 1 },
      { type: 'newPost', amount: 6001 },
    ])
    expect((await list('', late)).unreadCount).toBe(1)
    const { rows: left } = await sql`SELECT post_id FROM unannounced_posts`.execute(site.database)
    expect(left).toEqual([])
    await site.runChores()
    expect(await notifiedOf(announced.id)).toHaveLength(2)
  })

  it('finds them by an index', async () => {
    await fillFollowers(20_000)
    const watch = new QueryWatch(site)
    const plans = await watch.plansOf(() => announceNewPosts(watch.database))
    const read = plans.map((node) => node['Index Name'])
    expect(read).toContain('relationships_of_following')
    expect(read).toContain('users_username_key')
    const whole = plans.filter((node) => node['Node Type'] === 'Seq Scan')
    expect(whole.map((node) => node['Relation Name'])).not.toContain('user_relationships')
    expect(whole.map((node) => node['Relation Name'])).not.toContain('users')
    expect((await notifiedOf(post.id))[0]!.amount).toBe(5000)
  })
})
