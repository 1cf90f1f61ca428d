import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertPost } from '../../tests/support/posts.ts'
import { type TestSite, testSite, until } from '../../tests/support/site.ts'
import { type Changes, hearChanges } from './changes.ts'
import { Memory } from './memory.ts'

let site: TestSite
let changes: Changes
const errors: Error[] = []
const heard: (string | null)[] = []
beforeAll(async () => {
  site = await testSite()
  changes = await hearChanges(site.address, (error) => errors.push(error))
  changes.listen((change) => heard.push(change))
  return () => changes.stop()
})

async function heardFrom(work: () => Promise<unknown>): Promise<(string | null)[]> {
  await changes.catchUp()
  heard.length = 0
  await work()
  await changes.catchUp()
  return heard.toSorted()
}

describe('changes', () => {
  it('of a public post are told with its commit, those of a draft only as that post', async () => {
    const { id: userId } = await site.member()
    let id = 0
    const insert = async () => ({ id } = await insertPost(site.database, userId))
    expect(await heardFrom(insert)).toContain('posts')
    const retitle = () =>
      sql`UPDATE posts SET title = 'Yeni başlık' WHERE id = ${id}`.execute(site.database)
    expect(await heardFrom(retitle)).toEqual([`post ${id}`, 'posts'])
    const count = () =>
      sql`UPDATE posts SET views = views + 1 WHERE id = ${id}`.execute(site.database)
    expect(await heardFrom(count)).toEqual([])
    await sql`UPDATE posts SET status = 2 WHERE id = ${id}`.execute(site.database)
    expect(await heardFrom(retitle)).toEqual([`post ${id}`])
  })

  it('of a member and their sessions are told as that member', async () => {
    const { id } = await site.member()
    const rename = () =>
      sql`UPDATE users SET first_name = 'Yeni' WHERE id = ${id}`.execute(site.database)
    expect(await heardFrom(rename)).toEqual([`user ${id}`])
    const leave = () => sql`DELETE FROM sessions WHERE user_id = ${id}`.execute(site.database)
    expect(await heardFrom(leave)).toEqual([`user ${id}`])
  })

  it('that are rolled back are never told', async () => {
    const { id } = await site.member()
    const undo = () =>
      site.database
        .transaction()
        .execute(async (transaction) => {
          await sql`UPDATE users SET first_name = 'Geri' WHERE id = ${id}`.execute(transaction)
          throw new Error('undo')
        })
        .catch(() => undefined)
    expect(await heardFrom(undo)).toEqual([])
  })

  it('are listened to again after the connection broke, and everything is forgotten meanwhile', async () => {
    const memory = new Memory<object>(changes, { maxBytes: 10, bytesOf: () => 1, seconds: 60 })
    memory.keep('a', {}, [], memory.begin())
    expect(memory.find('a')).toBeDefined()
    await sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'hokka changes' AND datname = current_database()`.execute(
      site.database,
    )
    await until(() => (memory.find('a') === undefined ? true : undefined))
    await until(() => changes.isListening || undefined)
    memory.keep('a', {}, [], memory.begin())
    expect(memory.find('a')).toBeDefined()
    expect(errors.length).toBeGreaterThan(0)
  })
})

describe('a memory', () => {
  const make = () =>
    new Memory<{ n: number }>(changes, { maxBytes: 3, bytesOf: () => 0, seconds: 60 })
  const tell = (change: string) =>
    sql`SELECT pg_notify('changes', ${change})`.execute(site.database)

  it('gives a value until a change it depends on is heard', async () => {
    const memory = make()
    memory.keep('one', { n: 1 }, ['post 1', 'posts'], memory.begin())
    memory.keep('two', { n: 2 }, ['post 2'], memory.begin())
    await tell('post 1')
    await changes.catchUp()
    expect(memory.find('one')).toBeUndefined()
    expect(memory.find('two')).toEqual({ value: { n: 2 }, isOld: false })
  })

  it('never keeps what was made while its change came in', async () => {
    const memory = make()
    const begun = memory.begin()
    await tell('post 7')
    await changes.catchUp()
    memory.keep('late', { n: 1 }, ['post 7'], begun)
    expect(memory.find('late')).toBeUndefined()
    memory.keep('other', { n: 1 }, ['post 8'], begun)
    expect(memory.find('other')).toBeDefined()
  })

  it('lets the least wanted go when it is full', () => {
    const memory = make()
    for (const key of ['a', 'b', 'c', 'd']) memory.keep(key, { n: 0 }, ['posts'], memory.begin())
    expect(memory.size).toBe(3)
    expect(memory.find('a')).toBeUndefined()
  })
})
