import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { topics } from '../cache/topics.ts'
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

const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  site.call({ method, url: `/api${url}`, as: member, ...(payload && { payload }) })

/** Begins a change, waits until each call in turn has to wait for it, and then commits the change. */
async function during(change: string, ...begins: (() => Promise<Answer>)[]): Promise<Answer[]> {
  await other.query('BEGIN')
  await other.query(change)
  const answers: Promise<Answer>[] = []
  for (const begin of begins) {
    answers.push(begin())
    await until(async () => {
      const { rowCount } = await other.query(
        `SELECT FROM pg_locks JOIN pg_stat_activity USING (pid)
         WHERE NOT granted AND datname = current_database()`,
      )
      return rowCount === answers.length ? true : undefined
    })
  }
  await other.query('COMMIT')
  return Promise.all(answers)
}

describe('a bookmark', () => {
  it('in a list that is deleted meanwhile has no list to go to', async () => {
    const { body: list } = await call('POST', '/custom_lists', { name: 'Geçici' })
    const [answer] = await during(`DELETE FROM custom_lists WHERE id = ${list.id}`, () =>
      call('POST', '/bookmarks', { post: slug, list: list.slug }),
    )
    expect([answer!.status, answer!.body['@type']]).toEqual([404, 'hydra:Error'])
  })
})

describe('a comment', () => {
  const say = (text: string) => call('POST', '/comments', { post: slug, text })
  const lockPost = () => `SELECT FROM posts WHERE slug = '${slug}' FOR NO KEY UPDATE`

  it('that is deleted while another is written is gone, and the other is there', async () => {
    const { body: first } = await say('Gidecek')
    // Held by both: by the one that writes with its post, and by the one that deletes after it.
    const lockNotification = `SELECT FROM notifications
      WHERE user_id = (SELECT user_id FROM posts WHERE slug = '${slug}') FOR UPDATE`
    const [said, erased] = await during(
      lockNotification,
      () => say('Gelecek'),
      () => call('DELETE', `/comments/${first.id}`),
    )
    expect([said!.status, erased!.status]).toEqual([201, 204])
  })

  it('that is answered while it is deleted leaves the page of whoever answered', async () => {
    const answering = await site.member()
    const { body: thread } = await say('Gidecek')
    const invalidated: unknown[] = []
    site.invalidations.subscribe((some) => void invalidated.push(some))
    const [erased] = await during(
      `${lockPost()};
       INSERT INTO comments (post_id, user_id, parent_id, text)
       SELECT post_id, ${answering.id}, id, 'Yanıt' FROM comments WHERE id = ${thread.id}`,
      () => call('DELETE', `/comments/${thread.id}`),
    )
    expect(erased!.status).toBe(204)
    expect(invalidated.flat()).toContain(topics.commentsBy(answering.id))
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
    const [answer] = await during(
      `UPDATE notifications SET is_seen = false WHERE id = ${first}`,
      () => call('PUT', `/notifications/${second}`, { isSeen: false }),
    )
    const { status, body } = answer!
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
