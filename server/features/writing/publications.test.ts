import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { publicationsPerHour } from '../../../core/limits.ts'
import { goodPassword, type Member } from '../../../tests/support/members.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

const { ofAnybody, inFirstDay } = publicationsPerHour

let site: TestSite
beforeAll(async () => {
  site = await testSite({ config: { limitFactor: 1 } })
})

const text = { title: 'Bir yazı', entries: [], categories: ['deneme'] }
let lastAddress = 0
const send = (as: Member, method: 'POST' | 'PUT', path: string, payload: object) =>
  site.call({
    method,
    url: `/api/posts${path}`,
    payload,
    as,
    remoteAddress: `10.2.0.${++lastAddress % 250}`,
  })
const create = (as: Member, changes: object = {}) =>
  send(as, 'POST', '', { ...text, status: 1, ...changes })
const put = (as: Member, id: number, payload: object) => send(as, 'PUT', `/${id}`, payload)
const inHours = (hours: number) => new Date(Date.now() + hours * 3600_000).toISOString()

/** Publishes as much as a new account may in an hour. */
async function fill(as: Member): Promise<number[]> {
  const ids: number[] = []
  for (let count = 0; count < inFirstDay; count++) {
    const { status, body } = await create(as)
    expect(status).toBe(201)
    ids.push(body.id)
  }
  return ids
}

/** Hands in as many as may wait, and some more at the same moment. */
async function fillQueue(as: Member): Promise<number[]> {
  const sent = Array.from({ length: inFirstDay + 5 }, (_, index) =>
    create(as, { title: `Onaya ${index}`, status: 3 }),
  )
  const answers = (await Promise.all(sent)).filter(({ status }) => status === 201)
  expect(answers).toHaveLength(inFirstDay)
  return answers.map(({ body }) => body.id)
}

describe('publishing', () => {
  it('is bounded for a new account, which may go on writing drafts', async () => {
    const author = await site.member()
    const ids = await fill(author)
    const refused = await create(author)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600)
    expect(refused.body['hydra:description']).toBe(
      `Bir saatte en çok ${inFirstDay} yazı yayımlayabilirsiniz. 60 dakika sonra yeniden deneyin; yazınızı o zamana kadar taslak olarak saklayabilirsiniz.`,
    )
    const draft = await create(author, { status: 2 })
    expect(draft.status).toBe(201)
    expect((await put(author, draft.body.id, { title: 'Başka bir ad' })).status).toBe(200)
    expect((await put(author, draft.body.id, { status: 1 })).status).toBe(429)
    const { rows } =
      await sql`SELECT FROM posts WHERE user_id = ${author.id} AND status = 1`.execute(
        site.database,
      )
    expect(rows).toHaveLength(inFirstDay)
    // What is public already is no publication, nor is what comes back.
    expect((await put(author, ids[0]!, { title: 'Düzeltilmiş ad' })).status).toBe(200)
    expect((await put(author, ids[0]!, { status: 0 })).status).toBe(200)
    expect((await put(author, ids[0]!, { status: 1 })).status).toBe(200)
  })

  it('is free again after an hour', async () => {
    const author = await site.member()
    await fill(author)
    expect((await create(author)).status).toBe(429)
    await sql`UPDATE posts SET publish_time = publish_time - interval '1 hour' WHERE id = (
      SELECT min(id) FROM posts WHERE user_id = ${author.id})`.execute(site.database)
    expect((await create(author)).status).toBe(201)
    expect((await create(author)).status).toBe(429)
  })

  it('counts what was deleted since, which can come back', async () => {
    const author = await site.member()
    const [first] = await fill(author)
    await site.call({ method: 'DELETE', url: `/api/posts/${first}`, as: author })
    expect((await create(author)).status).toBe(429)
  })

  it('gives more to those who are not new', async () => {
    const author = await site.member()
    await sql`UPDATE users SET created_at = now() - interval '25 hours' WHERE id = ${author.id}`.execute(
      site.database,
    )
    const again = await site.call({
      method: 'POST',
      url: '/api/login',
      payload: { username: author.username, password: goodPassword },
    })
    const known = { ...author, token: again.body.token as string }
    await fill(known)
    expect((await create(known)).status).toBe(201)
    expect(ofAnybody).toBeGreaterThan(inFirstDay)
  })

  it('is bounded although all are sent at once', async () => {
    const author = await site.member()
    const sent = Array.from({ length: inFirstDay + 5 }, (_, index) =>
      create(author, { title: `Birden ${index}`, tags: ['birden'] }),
    )
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(inFirstDay)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })

  it('waits for editors with so many posts at most, however many are handed in at once', async () => {
    const author = await site.member()
    const waiting = await fillQueue(author)
    const refused = await create(author, { status: 3 })
    expect(refused.status).toBe(422)
    expect(refused.body.violations).toEqual([
      {
        propertyPath: 'status',
        message: `Onay bekleyen en çok ${inFirstDay} yazınız olabilir; editörler bakana kadar yazınızı taslak olarak saklayabilirsiniz.`,
      },
    ])
    const draft = await create(author, { status: 2 })
    expect((await put(author, draft.body.id, { status: 3 })).status).toBe(422)
    // One that waits may be changed, and makes room when it is taken back.
    expect((await put(author, waiting[0]!, { title: 'Düzeltilmiş' })).status).toBe(200)
    expect((await put(author, waiting[0]!, { status: 2 })).status).toBe(200)
    expect((await put(author, draft.body.id, { status: 3 })).status).toBe(200)
  })

  it('sent again after a lost answer is still one', async () => {
    const author = await site.member()
    for (let count = 1; count < inFirstDay; count++) await create(author)
    const last = { creationKey: 'ayni-yazi-ayni-anahtar' }
    const first = await create(author, last)
    const second = await create(author, last)
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id])
  })

  it('by plan is bounded for the hour it is planned for', async () => {
    const author = await site.member()
    const plan = (hours: number) => create(author, { status: 5, publishTime: inHours(hours) })
    for (let count = 0; count < inFirstDay; count++) expect((await plan(10)).status).toBe(201)
    const refused = await plan(10.5)
    expect(refused.status).toBe(422)
    expect(refused.body.violations).toEqual([
      {
        propertyPath: 'publishTime',
        message: `Bir saat içinde en çok ${inFirstDay} yazınız yayımlanabilir; başka bir zaman seçin.`,
      },
    ])
    // Nobody knows what a century is good for, but it fits into no number of seconds.
    for (let count = 0; count < inFirstDay; count++) expect((await plan(876_000)).status).toBe(201)
    expect((await plan(876_000)).status).toBe(422)
    const later = await plan(20)
    expect(later.status).toBe(201)
    const moved = { status: 5, publishTime: inHours(10) }
    expect((await put(author, later.body.id, moved)).status).toBe(422)
    expect((await put(author, later.body.id, { title: 'Yine planlı' })).status).toBe(200)
    expect((await put(author, later.body.id, { status: 1 })).status).toBe(200)
  })
})
