import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
let author: Member
let follower: Member
beforeAll(async () => {
  site = await testSite()
  author = await site.member()
  follower = await site.member()
  await sql`INSERT INTO user_relationships (follower_id, following_id) VALUES (${follower.id}, ${author.id})`.execute(
    site.database,
  )
})

const inAnHour = () => new Date(Date.now() + 3600_000).toISOString()
const plan = async (title: string) =>
  (
    await site.call({
      method: 'POST',
      url: '/api/posts',
      as: author,
      payload: {
        title,
        categories: ['deneme'],
        tags: ['plan'],
        status: 5,
        publishTime: inAnHour(),
      },
    })
  ).body
/** The clock is moved where it is read: in the database. */
const letItBeTime = (id: number) =>
  sql`UPDATE posts SET publish_time = now() - interval '1 second' WHERE id = ${id}`.execute(
    site.database,
  )
const get = (id: number, as?: Member) => site.call({ url: `/api/posts/${id}`, ...(as && { as }) })
const notificationsOf = async (id: number): Promise<number> =>
  (
    await sql<{
      n: number
    }>`SELECT count(*)::int AS n FROM notifications WHERE post_id = ${id}`.execute(site.database)
  ).rows[0]!.n

describe('a planned post', () => {
  it('waits for its time and is nobody else’s until then', async () => {
    const { id, status, slug } = await plan('Bekleyen')
    await site.runChores()
    expect([status, slug]).toEqual([5, 'bekleyen'])
    expect((await get(id)).status).toBe(404)
    expect((await get(id, author)).body.status).toBe(5)
  })

  it('goes public once, however many processes look, and its followers are notified once', async () => {
    const { id } = await plan('Vakti gelen')
    await letItBeTime(id)
    await Promise.all(Array.from({ length: 8 }, () => site.runChores()))
    const { status, body } = await get(id)
    expect([status, body.status]).toEqual([200, 1])
    expect(Date.now() - Date.parse(body.createdAt)).toBeLessThan(60_000)
    await Promise.all(Array.from({ length: 8 }, () => site.runChores()))
    expect(await notificationsOf(id)).toBe(1)
  })

  it('moves, comes back to the drawer and goes out at once', async () => {
    const { id } = await plan('Kararsız')
    const put = (payload: object) =>
      site.call({ method: 'PUT', url: `/api/posts/${id}`, as: author, payload })
    const later = new Date(Date.now() + 7200_000).toISOString()
    expect((await put({ status: 5, publishTime: later })).body.publishTime).toBe(later)
    expect((await put({ title: 'Kararlı' })).body).toMatchObject({
      status: 5,
      publishTime: later,
      slug: 'kararli',
    })
    expect((await put({ status: 2 })).body).toMatchObject({ status: 2, publishTime: null })
    expect((await put({ status: 1 })).body).toMatchObject({ status: 1 })
  })

  it('that was deleted stays away, and goes out when it is brought back', async () => {
    const { id } = await plan('Silinen')
    await site.call({ method: 'DELETE', url: `/api/posts/${id}`, as: author })
    await letItBeTime(id)
    await site.runChores()
    await site.call({ method: 'POST', url: `/api/posts/${id}/restore`, as: author })
    expect((await get(id, author)).body.status).toBe(5)
    await site.runChores()
    expect((await get(id)).status).toBe(200)
  })
})
