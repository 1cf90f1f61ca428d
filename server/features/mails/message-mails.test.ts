import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { talker } from '../messages/messages.fixture.ts'
import { mailsAreDue, mailsAreSent, mailsTo } from './mails.fixture.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
const { act, friends, open, say } = talker(() => site)

/** Those about messages; friends begin with a mail about each other's following. */
async function mailsAboutMessages(to: Member) {
  await mailsAreDue(site)
  await mailsAreSent(site)
  return mailsTo(site, to).filter(({ headers }) =>
    headers.get('list-unsubscribe')!.endsWith('.newMessage>'),
  )
}

describe('a message to somebody who is away', () => {
  it('is mailed once, by who wrote it and not by what', async () => {
    const [one, other, messenger] = await friends()
    await say(one, messenger, 'Gizli bir söz')
    await say(one, messenger, 'Bir söz daha')
    const mails = await mailsAboutMessages(other)
    expect(mails).toHaveLength(1)
    expect(mails[0]!.headers.get('subject')).toContain(' size yazdı')
    for (const { text } of mails[0]!.parts) {
      expect(text).toContain('2 okunmamış mesaj')
      expect(text).toContain(`http://hokka.test/mesajlar/${messenger}`)
      expect(text).not.toContain('söz')
    }
    expect(await mailsAboutMessages(one)).toEqual([])
    expect(await mailsAboutMessages(other)).toHaveLength(1)
    await say(one, messenger, 'Üçüncü')
    expect(await mailsAboutMessages(other)).toHaveLength(2)
  })

  it('in two conversations comes in one mail', async () => {
    const [one, other, messenger] = await friends()
    const third = await site.member()
    const several = await open(one, other, third)
    await act(other, 'PUT', `/messengers/${several}`, { isAccepted: true })
    for (const id of [messenger, several]) await say(one, id, 'Merhaba')
    const mails = await mailsAboutMessages(other)
    expect(mails.map(({ headers }) => headers.get('subject'))).toEqual([
      '2 konuşmada yeni mesajlar · Hokka',
    ])
  })

  it.each<[string, (other: Member, messenger: number, one: Member) => Promise<unknown>]>([
    ['was read meanwhile', (other, id) => act(other, 'GET', `/messenger-show/${id}`)],
    ['is muted', (other, id) => act(other, 'PUT', `/messengers/${id}`, { isMuted: true })],
    ['was hidden', (other, id) => act(other, 'PUT', `/messenger/${id}`, { isShow: false })],
    ['was deleted', (other, id) => act(other, 'DELETE', `/messengers/${id}`)],
    [
      'is not wanted',
      async (other) => {
        const { body } = await act(other, 'GET', '/users/current')
        return act(other, 'PUT', `/user_informations/${body.userInformation.id}`, {
          emailNewMessage: false,
        })
      },
    ],
    [
      'came from somebody who is muted now',
      (other, _, { username }) => act(other, 'POST', '/mutes', { user: username }),
    ],
  ])('is not mailed when it %s', async (_, meanwhile) => {
    const [one, other, messenger] = await friends()
    await say(one, messenger, 'Merhaba')
    await site.runChores()
    await meanwhile(other, messenger, one)
    expect(await mailsAboutMessages(other)).toEqual([])
  })

  it('is not mailed while it is the request of a stranger', async () => {
    const [stranger, member] = [await site.member(), await site.member()]
    await say(stranger, await open(stranger, member), 'Merhaba')
    expect(await mailsAboutMessages(member)).toEqual([])
  })
})
