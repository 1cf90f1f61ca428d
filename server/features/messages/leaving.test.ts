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

const { act, open, say, follow, friends, textsIn, listed, unread } = talker(() => site)

const leave = (as: Member, id: number) => act(as, 'DELETE', `/messengers/${id}/membership`)
const usersIn = async (as: Member, id: number): Promise<string[]> =>
  (await act(as, 'GET', `/messengers/${id}`)).body.users.map(
    ({ username }: { username: string }) => username,
  )

/** Three who follow each other, and their conversation. */
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

describe('DELETE /messengers/{id}/membership', () => {
  it('takes the conversation away for good: the next message does not bring it back', async () => {
    const { members, id } = await group()
    const [one, other, third] = members
    await say(one, id, 'Herkese merhaba')
    expect((await leave(other, id)).status).toBe(204)
    expect((await say(one, id, 'Kalanlara')).status).toBe(201)
    expect([await listed(other), await listed(other, '?isAccepted=false')]).toEqual([[], []])
    expect(await unread(other)).toBe(0)
    expect(await textsIn(third, id)).toEqual(['Kalanlara', 'Herkese merhaba'])
    for (const [method, path, payload] of [
      ['GET', `/messengers/${id}`],
      ['GET', `/messengers/${id}/messages`],
      ['GET', `/messenger-show/${id}`],
      ['PUT', `/messenger/${id}`, { isShow: true }],
      ['PUT', `/messengers/${id}`, { name: 'Ad' }],
      ['POST', `/messengers/${id}/typing`],
      ['POST', '/messages', { messenger: id, text: 'Duyan var mı?' }],
      ['DELETE', `/messengers/${id}/membership`],
    ] as const)
      expect((await act(other, method, path, payload)).status, `${method} ${path}`).toBe(404)
  })

  it('shows the others who is left, live, and keeps what the one who left had said', async () => {
    const { members, id } = await group()
    const [one, other, third] = members
    await say(other, id, 'Hoşça kalın')
    const stream = await openStream(site, [`/users/${one.id}`], { as: one })
    atEnd(() => stream.close())
    await stream.next('User')
    await leave(other, id)
    const { data } = await stream.next('Messenger')
    expect(data.users).toHaveLength(2)
    expect(data).toMatchObject({
      isGroup: true,
      lastMessage: { text: 'Hoşça kalın', user: { username: other.username } },
    })
    expect(await usersIn(third, id)).toEqual([one.username, third.username])
    expect(await listed(third)).toEqual([id])
  })

  it('can be taken back by whoever left, who then reads from there on', async () => {
    const { members, id } = await group()
    const [one, other, third] = members
    await say(one, id, 'Önce')
    await leave(other, id)
    await say(one, id, 'Arada')
    // Who is still in it does not bring back who left.
    expect(await open(one, other, third)).toBe(id)
    expect(await usersIn(one, id)).toHaveLength(2)
    const [back] = await Promise.all([open(other, one, third), open(other, one, third)])
    expect(back).toBe(id)
    expect(await usersIn(one, id)).toHaveLength(3)
    expect(await textsIn(other, id)).toEqual([])
    await say(one, id, 'Hoş geldin')
    const { body } = await act(other, 'GET', `/messengers/${id}/messages`)
    expect(body).toMatchObject({ 'hydra:totalItems': 1, 'hydra:member': [{ text: 'Hoş geldin' }] })
    expect(await unread(other)).toBe(1)
  })

  it('works on a request, and for two at once', async () => {
    const [one, other, third] = [await site.member(), await site.member(), await site.member()]
    const id = await open(one, other, third)
    await say(one, id, 'Tanışalım mı?')
    expect(await listed(other, '?isAccepted=false')).toEqual([id])
    const answers = await Promise.all([leave(other, id), leave(other, id), leave(third, id)])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 204, 404])
    expect(await listed(other, '?isAccepted=false')).toEqual([])
    expect((await say(one, id, 'Kimse yok')).status).toBe(201)
    expect(await usersIn(one, id)).toEqual([one.username])
  })

  it('is not for two, for strangers, visitors, or whoever has not confirmed', async () => {
    const [one, , id] = await friends()
    const refused = await leave(one, id)
    expect(refused.status).toBe(403)
    expect(refused.body['hydra:description']).toBe(refusals.message.leavingTwo)
    const { id: several } = await group()
    expect((await leave(await site.member(), several)).status).toBe(404)
    expect((await leave(await site.member({ isConfirmed: false }), several)).status).toBe(403)
    const url = `/api/messengers/${several}/membership`
    expect((await site.call({ method: 'DELETE', url })).status).toBe(401)
    expect((await leave(one, 0)).status).toBe(404)
  })
})
