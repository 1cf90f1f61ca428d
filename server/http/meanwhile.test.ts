import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../tests/support/members.ts'
import { insertPost } from '../../tests/support/posts.ts'
import { type Answer, type TestSite, testSite, until } from '../../tests/support/site.ts'

/** What somebody else does between the two halves of a call: it is told, and never our failure. */
let site: TestSite
let other: Client
let member: Member
let slug: string
beforeAll(async () => {
  site = await testSite()
  member = await site.member()
  slug = (await insertPost(site.database, (await site.member()).id)).slug
  other = new Client(site.address.owner)
  await other.connect()
})
afterAll(() => other.end())

const call = (method: 'POST' | 'PUT', url: string, payload: object) =>
  site.call({ method, url: `/api${url}`, payload, as: member })

/** Begins a change, waits until the call has to wait for it, and then commits the change. */
async function during(change: string, begin: () => Promise<Answer>): Promise<Answer> {
  await other.query('BEGIN')
  await other.query(change)
  const answer = begin()
  await until(async () => {
    const { rowCount } = await other.query(
      `SELECT FROM pg_locks JOIN pg_stat_activity USING (pid)
       WHERE NOT granted AND datname = current_database()`,
    )
    return rowCount === 0 ? undefined : true
  })
  await other.query('COMMIT')
  return answer
}

describe('a bookmark', () => {
  it('in a list that is deleted meanwhile has no list to go to', async () => {
    const { body: list } = await call('POST', '/custom_lists', { name: 'Geçici' })
    const { status, body } = await during(`DELETE FROM custom_lists WHERE id = ${list.id}`, () =>
      call('POST', '/bookmarks', { post: slug, list: list.slug }),
    )
    expect([status, body['@type']]).toEqual([404, 'hydra:Error'])
  })
})

describe('two notifications about one thing', () => {
  it('are never both unseen, also when both are marked at once', async () => {
    const actor = await site.member()
    const { rows } = await other.query<{ id: number }>(
      `INSERT INTO notifications (user_id, type, actor_id, is_seen)
       SELECT $1, 'newFollower', $2, true FROM generate_series(1, 2) RETURNING id::int`,
      [member.id, actor.id],
    )
    await other.query(
      `INSERT INTO notification_actors (group_id, actor_id)
       SELECT group_id, actor_id FROM notifications WHERE user_id = $1`,
      [member.id],
    )
    const [first, second] = rows.map(({ id }) => id)
    const { status, body } = await during(
      `UPDATE notifications SET is_seen = false WHERE id = ${first}`,
      () => call('PUT', `/notifications/${second}`, { isSeen: false }),
    )
    expect([status, body.id, body.isSeen]).toEqual([200, second, true])
  })
})

describe('two who do the same at once', () => {
  it('are both answered, whatever it is', async () => {
    const both = async (method: 'POST' | 'PUT', url: string, payload: object) => {
      const answers = await Promise.all([call(method, url, payload), call(method, url, payload)])
      for (const { status, text } of answers) expect(status, text).toBeLessThan(500)
    }
    const author = await site.member()
    for (let round = 0; round < 5; round++) {
      const post = await insertPost(site.database, author.id)
      const { username } = await site.member()
      await both('POST', '/bookmarks', { post: post.slug })
      await both('POST', `/applauses/post/${post.slug}`, {
        slug: post.slug,
        count: 1,
        type: 'post',
      })
      await both('POST', '/user_relationships', { follower: member.username, following: username })
      await both('POST', '/custom_lists', { name: `Liste ${round}` })
      await both('POST', '/blocks', { user: username })
      await both('POST', '/mutes', { user: username })
      await both('POST', '/reports', { type: 'post', target: post.slug, reason: 'spam' })
      await both('PUT', '/notifications', { isSeen: true })
    }
  })
})
