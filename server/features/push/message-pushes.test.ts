import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { talker } from '../messages/messages.fixture.ts'
import type { Browser } from './browser.fixture.ts'
import {
  allShown,
  listeningBrowser,
  pushDueIn,
  pushServer,
  type PushServer,
} from './push.fixture.ts'

let site: TestSite
let server: PushServer
let author: Member
let reader: Member
let browser: Browser

beforeAll(async () => {
  server = await pushServer()
  site = await testSite({ remote: server.remote })
})
beforeEach(async () => {
  author = await site.member()
  reader = await site.member()
  browser = await listeningBrowser(site, author)
})

const { act, follow, friends, open, say } = talker(() => site)
const shown = (in_: Browser = browser) => allShown(site, server, in_)

describe('a message', () => {
  it('is pushed by who wrote it and not by what', async () => {
    const [one, other, messenger] = await friends()
    const [ones, others] = [await listeningBrowser(site, one), await listeningBrowser(site, other)]
    await say(one, messenger, 'Gizli bir söz')
    await say(one, messenger, 'Bir söz daha')
    expect(await shown(others)).toEqual([
      {
        title: 'Ayşe Nur Demir size yazdı.',
        body: '2 okunmamış mesaj',
        url: `/mesajlar/${messenger}`,
        tag: `mesaj-${messenger}`,
      },
    ])
    expect(ones.shown(server)).toEqual([])
    expect(await shown(others)).toHaveLength(1)
    await say(one, messenger, 'Üçüncü')
    expect(await shown(others)).toHaveLength(2)
  })

  it('that was pushed does not come again with what comes next', async () => {
    const [one, other, messenger] = await friends()
    const others = await listeningBrowser(site, other)
    await say(one, messenger, 'Merhaba')
    await shown(others)
    await follow(reader, other)
    const tags = (await shown(others)).map(({ tag }) => tag.split('-')[0])
    expect(tags).toEqual(['mesaj', 'bildirim'])
  })

  it.each<[string, (other: Member, messenger: number, one: Member) => Promise<unknown>]>([
    ['was read meanwhile', (other, id) => act(other, 'GET', `/messenger-show/${id}`)],
    ['is muted', (other, id) => act(other, 'PUT', `/messengers/${id}`, { isMuted: true })],
    ['was hidden', (other, id) => act(other, 'PUT', `/messenger/${id}`, { isShow: false })],
    ['was deleted', (other, id) => act(other, 'DELETE', `/messengers/${id}`)],
    [
      'came from somebody who is blocked now',
      (other, _, { username }) => act(other, 'POST', '/blocks', { user: username }),
    ],
  ])('is not pushed when it %s', async (_, meanwhile) => {
    const [one, other, messenger] = await friends()
    const others = await listeningBrowser(site, other)
    await say(one, messenger, 'Merhaba')
    await site.runChores()
    await meanwhile(other, messenger, one)
    expect(await shown(others)).toEqual([])
  })

  it('of a muted member is not pushed, nor does it hide what another one wrote', async () => {
    const [one, other] = await friends()
    const third = await site.member()
    const several = await open(other, one, third)
    const alone = await open(one, other)
    for (const each of [one, third])
      await act(each, 'PUT', `/messengers/${several}`, { isAccepted: true })
    const others = await listeningBrowser(site, other)
    expect(await shown(others)).toEqual([])
    await act(other, 'POST', '/mutes', { user: one.username })
    for (const id of [alone, several]) await say(one, id, 'Merhaba')
    await site.runChores()
    expect(await pushDueIn(site, other)).toBeUndefined()
    await say(third, several, 'Selam')
    await say(one, several, 'Nasılsınız?')
    expect((await shown(others)).map(({ url }) => url)).toEqual([`/mesajlar/${several}`])
    await say(one, alone, 'Orada mısınız?')
    expect(await shown(others)).toHaveLength(1)
  })

  it('of somebody who is blocked or suspended by now hides nothing of what others wrote', async () => {
    const [one, other] = await friends()
    const [blocked, suspended] = [await site.member(), await site.member()]
    const several = await open(other, one, blocked, suspended)
    for (const each of [one, blocked, suspended])
      await act(each, 'PUT', `/messengers/${several}`, { isAccepted: true })
    const others = await listeningBrowser(site, other)
    await say(one, several, 'Merhaba')
    for (const each of [blocked, suspended]) await say(each, several, 'Selam')
    await site.runChores()
    await act(other, 'POST', '/blocks', { user: blocked.username })
    await sql`INSERT INTO suspensions (user_id, reason) VALUES (${suspended.id}, 'Kavga')`.execute(
      site.database,
    )
    expect((await shown(others)).map(({ tag }) => tag)).toEqual([`mesaj-${several}`])
    await say(one, several, 'Nasılsınız?')
    expect(await shown(others)).toHaveLength(2)
  })

  it('of somebody who is blocked by now is not pushed where several talk', async () => {
    const [one, other] = await friends()
    const several = await open(other, one, reader)
    await act(one, 'PUT', `/messengers/${several}`, { isAccepted: true })
    const others = await listeningBrowser(site, other)
    await say(one, several, 'Merhaba')
    await site.runChores()
    await act(other, 'POST', '/blocks', { user: one.username })
    expect(await shown(others)).toEqual([])
  })

  it('is pushed although one that began later was pushed before it', async () => {
    const [one, other, messenger] = await friends()
    const others = await listeningBrowser(site, other)
    const several = await open(one, other, reader)
    await act(other, 'PUT', `/messengers/${several}`, { isAccepted: true })
    await shown(others)
    await site.database.transaction().execute(async (held) => {
      await sql`INSERT INTO messages (messenger_id, user_id, text) VALUES (${several}, ${one.id}, 'Önce')`.execute(
        held,
      )
      await say(one, messenger, 'Sonra')
      expect((await shown(others)).map(({ tag }) => tag)).toEqual([`mesaj-${messenger}`])
    })
    expect((await shown(others)).map(({ tag }) => tag)).toEqual([
      `mesaj-${messenger}`,
      `mesaj-${several}`,
    ])
  })

  it('is not pushed while it is the request of a stranger', async () => {
    await say(reader, await open(reader, author), 'Merhaba')
    expect(await shown()).toEqual([])
  })

  it('from before is not pushed', async () => {
    const [one, other, messenger] = await friends()
    await say(one, messenger, 'Eski')
    const late = await listeningBrowser(site, other)
    const several = await open(other, one, reader)
    await act(one, 'PUT', `/messengers/${several}`, { isAccepted: true })
    await say(one, several, 'Yeni')
    expect((await shown(late)).map(({ tag }) => tag)).toEqual([`mesaj-${several}`])
  })
})
