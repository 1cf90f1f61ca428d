import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { messageLimits, messageMessages } from '../../../core/contracts/message-limits.ts'
import { limits } from '../../../core/limits.ts'
import type { Member } from '../../../tests/support/members.ts'
import { siteOn, type TestSite, testSite } from '../../../tests/support/site.ts'
import { atEnd } from '../../../tests/support/at-end.ts'
import { refusals } from '../../messages.ts'
import { read as openStream } from '../live/reader.fixture.ts'
import { talker } from './messages.fixture.ts'

let site: TestSite
let elif: Member
beforeAll(async () => {
  site = await testSite()
  elif = await site.member({ username: 'elif' })
})

const { act, open, say, friends, textsIn, unread } = talker(() => site)

describe('POST /messages', () => {
  it('says it to everybody in the conversation', async () => {
    const [one, other, id] = await friends()
    const { status, body } = await say(one, id, '  Merhaba\r\n\r\n\r\n\r\nNasılsın?  ')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      '@id': `/api/messages/${body.id}`,
      '@type': 'Message',
      messenger: `/api/messengers/${id}`,
      text: 'Merhaba\n\nNasılsın?',
      user: { username: one.username },
    })
    expect([await textsIn(other, id), await unread(other), await unread(one)]).toEqual([
      ['Merhaba\n\nNasılsın?'],
      1,
      0,
    ])
    expect((await act(other, 'GET', `/messages/${body.id}`)).body).toEqual({ ...body, key: null })
  })

  it('takes a key once, however often and however quickly it is sent', async () => {
    const [one, other, id] = await friends()
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => say(one, id, 'Bir kez', key)))
    answers.push(await say(one, id, 'Bir kez', key))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers[0]!.body.key).toBe(key)
    expect(await textsIn(other, id)).toEqual(['Bir kez'])
    // A key is its sender's own.
    expect((await say(other, id, 'Benim', key)).body.text).toBe('Benim')
    const third = await site.member()
    const { body: elsewhere } = await act(one, 'POST', '/messengers', { users: [third.username] })
    const { status, body } = await say(one, elsewhere.id, 'Başka yere', key)
    expect([status, body.violations?.[0].propertyPath]).toEqual([422, 'key'])
    for (let round = 0; round < 5; round++) {
      const shared = randomUUID()
      const both = await Promise.all(
        [id, elsewhere.id].map((messenger) => say(one, messenger, 'Aynı anda', shared)),
      )
      expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, 422])
    }
  })

  it('counts what two say at once, and keeps their order for both', async () => {
    const [one, other, id] = await friends()
    const third = await site.member()
    const group = await open(one, other, third)
    await Promise.all([say(one, group, 'a'), say(other, group, 'b'), say(one, group, 'c')])
    expect(await textsIn(one, group)).toEqual(await textsIn(other, group))
    const { body } = await act(third, 'GET', `/messengers/${group}`)
    expect(body.unreadCount).toBe(3)
    expect(await textsIn(one, id)).toEqual([])
  })

  it('ends with a block, in both directions, and the history stays', async () => {
    const [one, other, id] = await friends()
    const key = randomUUID()
    await say(one, id, 'Önce', key)
    await act(one, 'POST', '/blocks', { user: other.username })
    for (const as of [one, other]) {
      const { status, body } = await say(as, id, 'Sonra')
      expect([status, body['hydra:description']]).toEqual([403, refusals.message.notWritable])
      expect((await act(as, 'GET', `/messengers/${id}`)).body.isWritable).toBe(false)
      expect((await act(as, 'POST', `/messengers/${id}/typing`)).status).toBe(403)
      expect(await textsIn(as, id)).toEqual(['Önce'])
    }
    // Whoever did not get the answer may ask again.
    expect(await say(one, id, 'Önce', key)).toMatchObject({ status: 201, body: { text: 'Önce' } })
    await act(one, 'DELETE', `/blocks/${other.username}`)
    expect((await say(other, id, 'Yeniden')).status).toBe(201)
  })

  it('says nothing more to who stopped taking messages before accepting', async () => {
    const [one, other] = [await site.member(), await site.member()]
    const id = await open(one, other)
    await say(one, id, 'Merhaba')
    await act(other, 'PUT', `/users/${other.username}`, { messagesFrom: 'nobody' })
    expect((await say(one, id, 'Orada mısın?')).status).toBe(403)
    await act(other, 'PUT', `/messengers/${id}`, { isAccepted: true })
    expect((await say(one, id, 'Orada mısın?')).status).toBe(201)
  })

  it.each([
    [{ text: '' }, 'text', messageMessages.empty],
    [{ text: ' \n ' }, 'text', messageMessages.empty],
    [{ text: '\u200b' }, 'text', messageMessages.empty],
    [{ text: 7 }, 'text', messageMessages.empty],
    [{ text: 'x'.repeat(messageLimits.text + 1) }, 'text', messageMessages.tooLong],
    [{ text: 'a', key: 'anahtar' }, 'key', expect.any(String)],
    [{ text: 'a', messenger: '/api/posts/1' }, 'messenger', expect.any(String)],
    [{ text: 'a', messenger: undefined }, 'messenger', expect.any(String)],
  ])('refuses %j', async (payload, path, message) => {
    const [one, , id] = await friends()
    const { status, body } = await act(one, 'POST', '/messages', { messenger: id, ...payload })
    expect(status).toBe(422)
    expect(body.violations).toContainEqual({ propertyPath: path, message })
  })

  it('is slower for new accounts', async () => {
    const strict = await siteOn(site.address, { config: { limitFactor: 1 } })
    const [one, , id] = await friends()
    const { perNewAccount } = limits.message
    const statuses: number[] = []
    for (let i = 0; i <= perNewAccount!; i++)
      statuses.push(
        (
          await strict.call({
            method: 'POST',
            url: '/api/messages',
            payload: { messenger: id, text: `${i}` },
            as: one,
          })
        ).status,
      )
    expect(statuses).toEqual([...Array(perNewAccount).fill(201), 429])
  })
})

describe('GET /messengers/{id}/messages', () => {
  it('gives the newest first, and older ones by hydra:next', async () => {
    const [one, other, id] = await friends()
    for (const text of ['a', 'b', 'c', 'd', 'e']) await say(one, id, text)
    const first = await act(other, 'GET', `/messengers/${id}/messages?itemsPerPage=2`)
    expect(first.body['hydra:totalItems']).toBe(5)
    await say(one, id, 'f')
    const next = await site.call({ url: first.body['hydra:view']['hydra:next'], as: other })
    const texts = [...first.body['hydra:member'], ...next.body['hydra:member']].map(
      ({ text }: { text: string }) => text,
    )
    expect(texts).toEqual(['e', 'd', 'c', 'b'])
    expect((await act(other, 'GET', `/messengers/${id}/messages?order[id]=asc`)).status).toBe(400)
  })

  it('counts for each member what they can read, also what came over a block', async () => {
    const [one, other] = await friends()
    const id = await open(one, other, await site.member())
    const counted = async (as: Member): Promise<number> => {
      const { body } = await act(as, 'GET', `/messengers/${id}/messages`)
      expect(body['hydra:totalItems']).toBe(body['hydra:member'].length)
      return body['hydra:totalItems']
    }
    expect(await counted(one)).toBe(0)
    await Promise.all([say(one, id, 'a'), say(other, id, 'b'), say(one, id, 'c')])
    expect([await counted(one), await counted(other)]).toEqual([3, 3])
    await Promise.all([act(one, 'DELETE', `/messengers/${id}`), say(other, id, 'd')])
    await counted(one)
    await act(one, 'POST', '/blocks', { user: other.username })
    await say(other, id, 'e')
    await act(one, 'DELETE', `/messengers/${id}`)
    await say(other, id, 'f')
    await counted(one)
    expect(await counted(other)).toBe(6)
  })
})

describe('POST /reports of a message', () => {
  it('finds what a member of the conversation can read, and only of others', async () => {
    const [one, other, id] = await friends()
    const { body: message } = await say(one, id, 'Kötü söz')
    const report = (as: Member, target: number | string) =>
      act(as, 'POST', '/reports', { type: 'message', target, reason: 'abuse' })
    const both = await Promise.all([report(other, message.id), report(other, message['@id'])])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(both[0].body.id).toBe(both[1].body.id)
    expect((await report(one, message.id)).status).toBe(422)
    expect((await report(elif, message.id)).status).toBe(422)
  })
})

describe('the stream', () => {
  const listen = async (as: Member) => {
    const stream = await openStream(site, [`/users/${as.id}`], { as })
    atEnd(() => stream.close())
    await stream.next('User')
    return stream
  }

  it('brings a message to both, with the count of the header', async () => {
    const [one, other, id] = await friends()
    const [mine, theirs] = [await listen(one), await listen(other)]
    const { body } = await say(one, id, 'Canlı')
    expect((await theirs.next('Message')).data).toEqual({ ...body, key: null })
    expect((await mine.next('Message')).data).toEqual(body)
    await theirs.next('User', ({ data }) => data.unreadMessageCount === 1)
  })

  it('tells who reads and who types, but not of requests', async () => {
    const [one, other, id] = await friends()
    const theirs = await listen(other)
    const { body: said } = await say(other, id, 'Okudun mu?')
    await act(one, 'GET', `/messenger-show/${id}`)
    const isRead = await theirs.next('Messenger', ({ data }) => data.reads.length > 0)
    expect(isRead.data.reads).toEqual([{ username: one.username, message: said.id }])
    expect((await act(one, 'POST', `/messengers/${id}/typing`)).status).toBe(204)
    const typing = await theirs.next('Messenger', ({ data }) => data.typing.length > 0)
    expect(typing.data.typing).toEqual([one.username])

    const request = await open(other, elif)
    await say(other, request, 'Merhaba')
    await act(elif, 'GET', `/messenger-show/${request}`)
    await act(elif, 'POST', `/messengers/${request}/typing`)
    await say(one, id, 'Okudum')
    await theirs.next('Message', ({ data }) => data.text === 'Okudum')
    const sent = theirs.messages.filter(
      ({ data }) => data['@type'] === 'Messenger' && data.id === request,
    )
    expect(sent).toEqual([])
  })
})

describe('PUT /users/{username} with messagesFrom', () => {
  it('is oneself’s to set, and one of three', async () => {
    const set = (as: Member, messagesFrom: unknown, whom = elif) =>
      act(as, 'PUT', `/users/${whom.username}`, { messagesFrom })
    for (const wish of ['nobody', 'followed', 'everyone'])
      expect((await set(elif, wish)).body.messagesFrom).toBe(wish)
    expect((await set(elif, 'kimse')).status).toBe(422)
    expect((await set(await site.member(), 'nobody')).status).toBe(403)
  })
})
