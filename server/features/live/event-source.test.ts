import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { type Listening, listen } from './event-source.fixture.ts'

let site: TestSite
let url: string
let author: Member
let reader: Member

beforeAll(async () => {
  site = await testSite()
  url = await site.app.listen({ port: 0, host: '127.0.0.1' })
  author = await site.member()
  reader = await site.member()
})

/** A notification of its own for each: more of the same would join the one that is there. */
async function notify(title: string): Promise<void> {
  const { slug } = await insertPost(site.database, author.id, { title })
  const payload = { post: slug, text: 'Elinize sağlık.' }
  const { status } = await site.call({ method: 'POST', url: '/api/comments', payload, as: reader })
  expect(status).toBe(201)
}

const titlesOf = ({ messages }: Listening): string[] =>
  messages.flatMap(({ data }) => (data['@type'] === 'Notification' ? [data.target.title] : []))

const has = (listening: Listening, title: string) =>
  listening.next('Notification', ({ data }) => data.target.title === title)

describe('the client "eventsource" with a token in a header', () => {
  it('gets notifications, and after a cut goes on without a gap and without a double', async () => {
    const listening = listen(url, [`/users/${author.id}`], author.token)
    await listening.next('User')
    await notify('önce')
    const { id } = await has(listening, 'önce')
    site.app.server.closeAllConnections()
    for (const title of ['birinci kopuş', 'ikinci kopuş']) await notify(title)
    await has(listening, 'ikinci kopuş')
    await notify('sonra')
    await has(listening, 'sonra')
    expect(titlesOf(listening)).toEqual(['önce', 'birinci kopuş', 'ikinci kopuş', 'sonra'])
    expect(listening.resumedFrom.at(-1)).toBe(id)
  })

  it('misses nothing either when it was cut before anything had come', async () => {
    const listening = listen(url, [`/users/${author.id}`], author.token)
    await listening.next('User')
    site.app.server.closeAllConnections()
    await notify('ilk')
    await has(listening, 'ilk')
    expect(titlesOf(listening)).toEqual(['ilk'])
  })
})
