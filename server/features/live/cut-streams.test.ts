import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { type Listening, listen } from './event-source.fixture.ts'
import { commentsOf } from './reader.fixture.ts'
import { streamDoor } from './stream-door.fixture.ts'

let site: TestSite
let url: string
let elif: Member
let slug: string

beforeAll(async () => {
  site = await testSite()
  url = await site.app.listen({ port: 0, host: '127.0.0.1' })
  elif = await site.member()
  ;({ slug } = await insertPost(site.database, elif.id))
})

async function comment(text: string): Promise<void> {
  const payload = { post: slug, text }
  const { status } = await site.call({ method: 'POST', url: '/api/comments', payload, as: elif })
  expect(status).toBe(201)
}

const arrivalOf = (listening: Listening, text: string) =>
  listening.next('Comment', ({ data }) => data.text === text)

describe('a connection of the stream', () => {
  it('that breaks in the middle of an event is taken up again before that event', async () => {
    const door = await streamDoor(url)
    const listening = listen(door.url, [`/posts/${slug}`])
    await listening.next('Post')
    await comment('bütün')
    await arrivalOf(listening, 'bütün')
    // Its number has come then, and nothing of what it says; the next one comes with less than half.
    for (const [text, bytes] of [
      ['sayısı gelmiş', 20],
      ['yarısı gelmiş', 200],
    ] as const) {
      door.cutAfter(bytes)
      await comment(text)
      await arrivalOf(listening, text)
    }
    await comment('son')
    await arrivalOf(listening, 'son')
    expect(commentsOf(listening)).toEqual(['bütün', 'sayısı gelmiş', 'yarısı gelmiş', 'son'])
    expect(listening.resumedFrom).toHaveLength(3)
  })

  it('that swallows everything delays nobody, and loses nothing when it is found out', async () => {
    const door = await streamDoor(url)
    const [lost, well] = [listen(door.url, [`/posts/${slug}`]), listen(url, [`/posts/${slug}`])]
    for (const each of [lost, well]) await each.next('Post')
    const before = 'sessizlikten önce'
    await comment(before)
    await arrivalOf(lost, before)
    door.swallow()
    const swallowed = Array.from({ length: 20 }, (_, index) => `sessizlikte ${index}`)
    for (const text of swallowed) await comment(text)
    await arrivalOf(well, swallowed.at(-1)!)
    expect(commentsOf(lost)).toEqual([before])
    door.cut()
    await comment('sessizlikten sonra')
    await arrivalOf(lost, 'sessizlikten sonra')
    expect(commentsOf(lost)).toEqual([before, ...swallowed, 'sessizlikten sonra'])
    expect(commentsOf(well)).toEqual(commentsOf(lost))
  })
})
