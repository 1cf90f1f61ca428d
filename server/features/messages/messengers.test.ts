import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { messageLimits, messageMessages } from '../../../core/contracts/message-limits.ts'
import type { Member } from '../../../tests/support/members.ts'
import { type TestSite, testSite, until } from '../../../tests/support/site.ts'
import { refusals } from '../../messages.ts'
import { talker } from './messages.fixture.ts'

let site: TestSite
let elif: Member
let umut: Member
let stranger: Member
beforeAll(async () => {
  site = await testSite()
  elif = await site.member({ username: 'elif' })
  umut = await site.member({ username: 'umut' })
  stranger = await site.member({ username: 'yabanci' })
})

const { act, open, say, follow, friends, listed, textsIn, unread } = talker(() => site)

describe('POST /messengers', () => {
  it('opens one conversation for the same members, whoever asks and in whatever order', async () => {
    const first = await act(elif, 'POST', '/messengers', { users: [umut.username] })
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({
      '@type': 'Messenger',
      name: null,
      isShow: true,
      isAccepted: true,
      isMuted: false,
      isWritable: true,
      lastMessage: null,
      unreadCount: 0,
    })
    expect(first.body.users.map(({ id }: Member) => id)).toEqual([elif.id, umut.id])
    const users = [`/api/users/${elif.username}`, umut.id, elif.username]
    const again = await act(umut, 'POST', '/messengers', { users })
    expect([again.status, again.body.id]).toEqual([201, first.body.id])
    expect(await open(elif, umut, stranger)).not.toBe(first.body.id)
  })

  it('begins ten an hour in the first day of an account, and opens those that are there as often as one likes', async () => {
    const strict = await testSite({ config: { limitFactor: 1 } })
    const talk = talker(() => strict)
    const writer = await strict.member()
    const others: Member[] = []
    // Not by signing up: from one address only so many may.
    for (let count = 0; count < 11; count++) {
      const { rows } = await sql<Member>`
        INSERT INTO users (username, first_name, last_name, email, password_hash, email_confirmed_at)
        VALUES (${`biri_${count}`}, 'Biri', 'Daha', ${`biri_${count}@ornek.test`}, '', now())
        RETURNING id, username, email`.execute(strict.database)
      others.push(rows[0]!)
    }
    const begin = (other: Member) =>
      talk.act(writer, 'POST', '/messengers', { users: [other.username] })
    for (const other of others.slice(0, 9)) expect((await begin(other)).status).toBe(201)
    for (const other of others.slice(0, 9)) expect((await begin(other)).status).toBe(201)
    const { answers } = await strict.database.transaction().execute(async (held) => {
      await sql`LOCK TABLE messengers IN SHARE MODE`.execute(held)
      const answers = Promise.all(others.slice(9).map(begin))
      // Both have come as far as they can.
      await until(async () => {
        const { rows } = await sql`SELECT FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(strict.database)
        return rows.length === 2 || undefined
      })
      return { answers }
    })
    const [tenth, refused] = (await answers).toSorted((one, other) => one.status - other.status)
    expect([tenth!.status, refused!.status]).toEqual([201, 429])
    expect(Number(refused!.headers['retry-after'])).toBeGreaterThan(3500)
    expect((await begin(others[0]!)).status).toBe(201)
  })

  it('opens one when two begin it at once', async () => {
    const [one, other] = [await site.member(), await site.member()]
    const ids = await Promise.all([open(one, other), open(other, one), open(one, other)])
    expect(new Set(ids).size).toBe(1)
  })

  it('is closed to those whom the other does not take messages of', async () => {
    const shy = await site.member()
    const set = (messagesFrom: string) =>
      act(shy, 'PUT', `/users/${shy.username}`, { messagesFrom })
    const begin = (as: Member) => act(as, 'POST', '/messengers', { users: [shy.username] })
    const friend = await site.member()
    await follow(shy, friend)
    expect((await set('followed')).body.messagesFrom).toBe('followed')
    expect((await begin(stranger)).status).toBe(403)
    expect((await begin(stranger)).body['hydra:description']).toBe(refusals.message.notTaken)
    expect((await begin(friend)).status).toBe(201)
    await set('nobody')
    expect((await begin(elif)).status).toBe(403)
    // What was begun before goes on.
    expect((await say(friend, await open(friend, shy), 'Merhaba')).status).toBe(201)
  })

  it('is closed to both of two with a block between them', async () => {
    const [one, other] = [await site.member(), await site.member()]
    await act(one, 'POST', '/blocks', { user: other.username })
    for (const [as, whom] of [
      [one, other],
      [other, one],
    ] as const)
      expect((await act(as, 'POST', '/messengers', { users: [whom.username] })).status).toBe(403)
  })

  it.each([
    [{}, 'users', expect.any(String)],
    [{ users: [] }, 'users', messageMessages.noMembers],
    [{ users: ['elif'] }, 'users', refusals.message.oneself],
    [{ users: ['umut', 'kimsecik'] }, 'users[1]', refusals.message.unknownMember],
    [
      { users: Array(messageLimits.members + 1).fill('umut') },
      'users',
      messageMessages.tooManyMembers,
    ],
  ])('refuses %j', async (payload, path, message) => {
    const { status, body } = await act(elif, 'POST', '/messengers', payload)
    expect(status).toBe(422)
    expect(body.violations).toContainEqual({ propertyPath: path, message })
  })
})

describe('GET /messengers', () => {
  it('lists what has something to read, the newest message first', async () => {
    const me = await site.member()
    const [one, other, empty] = [
      await open(me, elif),
      await open(me, umut),
      await open(me, stranger),
    ]
    await say(me, one, 'bir')
    await say(me, other, 'iki')
    expect(await listed(me)).toEqual([other, one])
    await say(me, one, 'üç')
    const { body } = await act(me, 'GET', '/messengers')
    expect(body['hydra:totalItems']).toBe(2)
    expect(body['hydra:member'][0]).toMatchObject({ id: one, lastMessage: { text: 'üç' } })
    expect(await listed(me)).not.toContain(empty)
  })

  it('finds by the name of a member or of the conversation, however it is spelt', async () => {
    const me = await site.member()
    const talk = await open(me, umut)
    const group = await open(me, umut, elif)
    for (const id of [talk, group]) await say(me, id, 'Merhaba')
    await act(me, 'PUT', `/messengers/${group}`, { name: 'Şişli Işıkları' })
    expect(await listed(me, '?name=UMU')).toEqual([group, talk])
    expect(await listed(me, '?name=isik')).toEqual([group])
    expect(await listed(me, `?name=${encodeURIComponent('ŞİŞLİ ışık')}`)).toEqual([group])
    expect(await listed(me, '?name=elif')).toEqual([group])
    // Oneself is in all of them.
    expect(await listed(me, `?name=${me.username}`)).toEqual([])
  })

  it('keeps strangers among the requests until they are accepted', async () => {
    const me = await site.member()
    const id = await open(stranger, me)
    await say(stranger, id, 'Tanışmıyoruz ama')
    expect([await listed(me), await listed(me, '?isAccepted=false')]).toEqual([[], [id]])
    expect((await act(me, 'GET', '/messengers')).body.requestCount).toBe(1)
    expect(await unread(me)).toBe(0)
    // Nobody learns that a request was read.
    await act(me, 'GET', `/messenger-show/${id}`)
    expect((await act(stranger, 'GET', `/messengers/${id}`)).body.reads).toEqual([])
    expect((await act(me, 'PUT', `/messengers/${id}`, { isAccepted: true })).body).toMatchObject({
      isAccepted: true,
    })
    expect([await listed(me), await listed(me, '?isAccepted=false')]).toEqual([[id], []])
    await say(stranger, id, 'Teşekkürler')
    expect(await unread(me)).toBe(1)
  })

  it('takes an answer as acceptance, and no request of those one follows', async () => {
    const me = await site.member()
    const id = await open(stranger, me)
    await say(stranger, id, 'Merhaba')
    await say(me, id, 'Merhaba')
    expect(await listed(me)).toEqual([id])
    const [one, other, talk] = await friends()
    await say(other, talk, 'Merhaba')
    expect(await listed(one)).toEqual([talk])
  })

  it.each(['?isAccepted=belki', '?isShow=true', '?itemsPerPage=0'])('refuses %s', async (query) => {
    expect((await act(elif, 'GET', `/messengers${query}`)).status).toBe(400)
  })
})

/** Every call about one conversation is for its members, and for nobody who could guess its number. */
it('a stranger to a conversation does not learn that it is there', async () => {
  const [one, , id] = await friends()
  const { body: message } = await say(one, id, 'Aramızda kalsın')
  const tries: [Parameters<typeof act>[1], string, object?][] = [
    ['GET', `/messengers/${id}`],
    ['DELETE', `/messengers/${id}`],
    ['PUT', `/messengers/${id}`, { isMuted: true }],
    ['PUT', `/messenger/${id}`, { isShow: false }],
    ['GET', `/messenger-show/${id}`],
    ['GET', `/messengers/${id}/messages`],
    ['POST', `/messengers/${id}/typing`],
    ['POST', '/messages', { messenger: id, text: 'Ben de geldim' }],
    ['GET', `/messages/${message.id}`],
  ]
  for (const [method, path, payload] of tries) {
    const { status, text } = await act(stranger, method, path, payload)
    expect([method, path, status]).toEqual([method, path, 404])
    expect(text).not.toContain('kalsın')
  }
  const report = { type: 'message', target: message.id, reason: 'spam' }
  expect((await act(stranger, 'POST', '/reports', report)).status).toBe(422)
})

describe('PUT /messengers/{id}', () => {
  it('names a conversation of several for all of them, and none of two', async () => {
    const id = await open(elif, umut, stranger)
    const name = (as: Member, to: string | null, messenger = id) =>
      act(as, 'PUT', `/messengers/${messenger}`, { name: to })
    expect((await name(umut, 'Henüz değil')).status).toBe(403)
    await act(umut, 'PUT', `/messengers/${id}`, { isAccepted: true })
    expect((await name(umut, '  Balat   yürüyüşü ')).body.name).toBe('Balat yürüyüşü')
    expect((await act(elif, 'GET', `/messengers/${id}`)).body.name).toBe('Balat yürüyüşü')
    expect((await name(elif, '')).body.name).toBeNull()
    const tooLong = await name(elif, 'x'.repeat(messageLimits.name + 1))
    expect(tooLong.body.violations[0].message).toBe(messageMessages.nameTooLong)
    expect((await name(elif, 'a\u202eb')).status).toBe(422)
    const [one, , two] = await friends()
    expect((await name(one, 'İkimiz', two)).body.violations[0].message).toBe(
      refusals.message.nameOfTwo,
    )
  })

  it('mutes: what comes is unread in the list and counted nowhere else', async () => {
    const [one, other, id] = await friends()
    await act(one, 'PUT', `/messengers/${id}`, { isMuted: true })
    await say(other, id, 'Ses yok')
    const { body } = await act(one, 'GET', `/messengers/${id}`)
    expect([body.isMuted, body.unreadCount, await unread(one)]).toEqual([true, 1, 0])
  })

  it('is counted nowhere else where the other one is muted, and is where several write', async () => {
    const [one, other, id] = await friends()
    const third = await site.member()
    const together = await open(one, other, third)
    await act(one, 'POST', '/mutes', { user: other.username })
    await say(other, id, 'Ses yok')
    const { body } = await act(one, 'GET', `/messengers/${id}`)
    expect([body.unreadCount, await unread(one)]).toEqual([1, 0])
    await say(third, together, 'Hepinize')
    expect(await unread(one)).toBe(1)
    await act(one, 'DELETE', `/mutes/${other.username}`)
    expect(await unread(one)).toBe(2)
  })
})

describe('PUT /messenger/{id}', () => {
  it('hides for oneself, until the next message', async () => {
    const [one, other, id] = await friends()
    await say(other, id, 'bir')
    expect((await act(one, 'PUT', `/messenger/${id}`, { isShow: false })).body.isShow).toBe(false)
    expect([await listed(one), await listed(other), await unread(one)]).toEqual([[], [id], 0])
    await say(other, id, 'iki')
    expect([await listed(one), await unread(one)]).toEqual([[id], 2])
    expect(await textsIn(one, id)).toEqual(['iki', 'bir'])
    expect((await act(one, 'PUT', `/messenger/${id}`, { isShow: 'hayır' })).status).toBe(422)
  })
})

describe('DELETE /messengers/{id}', () => {
  it('clears for oneself alone, and what comes next begins anew', async () => {
    const [one, other, id] = await friends()
    const { body: said } = await say(other, id, 'eski')
    expect((await act(one, 'DELETE', `/messengers/${id}`)).status).toBe(204)
    expect([await listed(one), await textsIn(one, id), await unread(one)]).toEqual([[], [], 0])
    expect((await act(one, 'GET', `/messages/${said.id}`)).status).toBe(404)
    expect(await textsIn(other, id)).toEqual(['eski'])
    await say(other, id, 'yeni')
    expect([await listed(one), await textsIn(one, id)]).toEqual([[id], ['yeni']])
    const both = await Promise.all([1, 2].map(() => act(one, 'DELETE', `/messengers/${id}`)))
    expect(both.map(({ status }) => status)).toEqual([204, 204])
  })
})

describe('GET /messenger-show/{id}', () => {
  it('marks it read, and tells the other how far', async () => {
    const [one, other, id] = await friends()
    await say(other, id, 'bir')
    const { body: last } = await say(other, id, 'iki')
    expect(await unread(one)).toBe(2)
    const answers = await Promise.all([1, 2].map(() => act(one, 'GET', `/messenger-show/${id}`)))
    expect(answers.map(({ status, body }) => [status, body.unreadCount])).toEqual([
      [200, 0],
      [200, 0],
    ])
    expect(await unread(one)).toBe(0)
    const { body } = await act(other, 'GET', `/messengers/${id}`)
    expect(body.reads).toEqual([{ username: one.username, message: last.id }])
  })
})
