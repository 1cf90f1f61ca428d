import { beforeAll, describe, expect, it } from 'vitest'
import { atEnd } from '../../../tests/support/at-end.ts'
import type { Member } from '../../../tests/support/members.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { refusals } from '../../messages.ts'
import { read as openStream } from '../live/reader.fixture.ts'
import { talker } from './messages.fixture.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})

const { act, open, say, follow, friends, listed, unread } = talker(() => site)

const block = (as: Member, whom: Member) => act(as, 'POST', '/blocks', { user: whom.username })
const conversation = async (as: Member, id: number) =>
  (await act(as, 'GET', `/messengers/${id}`)).body

/** The first begins it, and the others follow everybody. */
async function group(): Promise<{ members: [Member, Member, Member]; id: number }> {
  const members: [Member, Member, Member] = [
    await site.member(),
    await site.member(),
    await site.member(),
  ]
  for (const as of members) for (const whom of members) if (as !== whom) await follow(as, whom)
  const [first, ...others] = members
  return { members, id: await open(first, ...others) }
}

async function listen(as: Member) {
  const stream = await openStream(site, [`/users/${as.id}`], { as })
  atEnd(() => stream.close())
  await stream.next('User')
  return stream
}

describe('a block', () => {
  it('hides what the other reads, and what was unread no longer counts', async () => {
    const [one, other, id] = await friends()
    await say(one, id, 'Okudun mu?')
    await say(other, id, 'Evet')
    await say(one, id, 'Güzel')
    expect(await unread(other)).toBe(1)
    await block(other, one)
    expect(await unread(other)).toBe(0)
    await act(other, 'GET', `/messenger-show/${id}`)
    expect((await conversation(one, id)).reads).toEqual([])
  })

  it('among several keeps the two from hearing each other, and nobody from talking', async () => {
    const { members, id } = await group()
    const [one, other, third] = members
    await block(one, other)
    for (const as of members) expect((await conversation(as, id)).isWritable).toBe(true)
    const theirs = await listen(one)
    expect((await say(other, id, 'Duyulmayan')).status).toBe(201)
    expect((await say(third, id, 'Duyulan')).status).toBe(201)
    await theirs.next('Message', ({ data }) => data.text === 'Duyulan')
    const texts = theirs.messages.flatMap(({ data }) =>
      data['@type'] === 'Message' ? [data.text] : [],
    )
    expect(texts).toEqual(['Duyulan'])
    expect([await unread(one), await unread(third)]).toEqual([1, 0])
    expect((await conversation(other, id)).unreadCount).toBe(1)
  })

  it('takes the name of a conversation out of the hands of both', async () => {
    const { members, id } = await group()
    const [one, other, third] = members
    await block(one, other)
    const name = (as: Member) => act(as, 'PUT', `/messengers/${id}`, { name: 'Yeni ad' })
    for (const as of [one, other]) {
      const { status, body } = await name(as)
      expect([status, body['hydra:description']]).toEqual([403, refusals.message.notNameable])
    }
    expect((await name(third)).status).toBe(200)
  })
})

describe('a conversation of several', () => {
  it('is a request to whoever does not take messages of all of them', async () => {
    const [wary, friend, stranger] = [await site.member(), await site.member(), await site.member()]
    await follow(wary, friend)
    await act(wary, 'PUT', `/users/${wary.username}`, { messagesFrom: 'followed' })
    const id = await open(friend, wary, stranger)
    await say(stranger, id, 'Merhaba')
    expect([await listed(wary), await listed(wary, '?isAccepted=false')]).toEqual([[], [id]])
    expect(await unread(wary)).toBe(0)
    expect((await act(wary, 'PUT', `/messengers/${id}`, { name: 'Adı' })).status).toBe(403)
  })
})

describe('what a member does for themselves', () => {
  it('is told to nobody else', async () => {
    const [one, other, id] = await friends()
    await say(other, id, 'Merhaba')
    const theirs = await listen(other)
    await act(one, 'PUT', `/messengers/${id}`, { isMuted: true })
    await act(one, 'PUT', `/messengers/${id}`, { isMuted: false })
    await act(one, 'PUT', `/messenger/${id}`, { isShow: false })
    await act(one, 'DELETE', `/messengers/${id}`)
    expect((await conversation(other, id)).reads).toEqual([])
    await say(one, id, 'Sonra')
    await theirs.next('Message')
    expect(theirs.messages.filter(({ data }) => data['@type'] === 'Messenger')).toEqual([])
  })
})

describe('much of the same', () => {
  it('is told once: that somebody goes on typing', async () => {
    const [one, other, id] = await friends()
    const theirs = await listen(other)
    for (let press = 0; press < 5; press++)
      expect((await act(one, 'POST', `/messengers/${id}/typing`)).status).toBe(204)
    await say(one, id, 'Yazdım')
    await theirs.next('Message')
    expect(theirs.messages.filter(({ data }) => data['@type'] === 'Messenger')).toHaveLength(1)
  })

  it('is sent once to whoever comes back', async () => {
    const { members, id } = await group()
    const [one, other] = members
    await say(one, id, 'Önce')
    const stream = await listen(other)
    await say(one, id, 'Şimdi')
    const { id: last } = await stream.next('Message', ({ data }) => data.text === 'Şimdi')
    stream.close()
    for (let number = 1; number <= 5; number++)
      await act(one, 'PUT', `/messengers/${id}`, { name: `Ad ${number}` })
    await say(one, id, 'Sonra')
    const back = await openStream(site, [`/users/${other.id}`], {
      as: other,
      lastEventId: last!,
    })
    await back.next('Message', ({ data }) => data.text === 'Sonra')
    const named = back.messages.filter(({ data }) => data['@type'] === 'Messenger')
    expect(named.map(({ data }) => data.name)).toEqual(['Ad 5'])
  })
})
