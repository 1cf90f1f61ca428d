import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { atEnd } from '../../../tests/support/at-end.ts'
import { type DatabaseDoor, databaseDoor } from '../../../tests/support/database-door.ts'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { siteOn, type TestSite, testSite, until } from '../../../tests/support/site.ts'
import { commentsOf, read } from './reader.fixture.ts'

/** A process that reaches the database through the door, and one beside it. */
let behind: TestSite
let site: TestSite
let door: DatabaseDoor
let elif: Member

beforeAll(async () => {
  site = await testSite()
  door = await databaseDoor(site.address)
  atEnd(() => door.close())
  // What was asked through a dead connection is given up after a while, as on a running site.
  const databaseDeadlines = { connection: 5000, statement: 5000, response: 5000 }
  behind = await siteOn(door.address, { config: { databaseDeadlines } })
  // The queue waits for its answers without a deadline: those that were lost have to be cut off.
  atEnd(async () => {
    await door.become('shut')
    await door.become('open')
  })
  elif = await site.member()
})

const backends = async (): Promise<number[]> => {
  const { rows } = await sql<{ pid: number }>`
    SELECT pid FROM pg_stat_activity
    WHERE application_name = 'hokka live events' AND datname = current_database()`.execute(
    site.database,
  )
  return rows.map(({ pid }) => pid)
}

const comment = (postId: number, text: string) =>
  sql`INSERT INTO comments (post_id, user_id, text, status) VALUES (${postId}, ${elif.id}, ${text}, 1)`.execute(
    site.database,
  )

const isComment =
  (text: string) =>
  ({ data }: { data: { text: string } }): boolean =>
    data.text === text

describe('when the connection over which events are heard of', () => {
  it('is ended by the database, nothing is missed and nothing comes twice', async () => {
    const post = await insertPost(site.database, elif.id)
    const stream = await read(site, [`/posts/${post.slug}`])
    await stream.next('Post')
    const texts = Array.from({ length: 60 }, (_, index) => `söz ${index}`)
    for (const [index, text] of texts.entries()) {
      if (index % 10 === 5)
        for (const pid of await backends())
          await sql`SELECT pg_terminate_backend(${pid})`.execute(site.database)
      await comment(post.id, text)
    }
    await stream.next('Comment', isComment(texts.at(-1)!))
    expect(commentsOf(stream)).toEqual(texts)
    await comment(post.id, 'sonra')
    await stream.next('Comment', isComment('sonra'))
    expect(commentsOf(stream)).toEqual([...texts, 'sonra'])
  })

  it('falls silent, it is noticed, and what happened meanwhile is sent', async () => {
    const post = await insertPost(site.database, elif.id)
    const stream = await read(behind, [`/posts/${post.slug}`])
    await stream.next('Post')
    await comment(post.id, 'önce')
    await stream.next('Comment', isComment('önce'))
    const known = await backends()
    await door.become('frozen')
    await comment(post.id, 'sessizlikte')
    // The clock does nothing in tests: only the listening connection itself can notice.
    await until(async () => {
      const alive = new Set(await backends())
      return known.some((pid) => !alive.has(pid)) || undefined
    })
    expect(commentsOf(stream)).toEqual(['önce'])
    await door.become('open')
    await comment(post.id, 'sonra')
    await stream.next('Comment', isComment('sonra'))
    expect(commentsOf(stream)).toEqual(['önce', 'sessizlikte', 'sonra'])
    expect(stream.isEnded).toBe(false)
  })
})
