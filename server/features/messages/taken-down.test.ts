import { expect, it } from 'vitest'
import {
  act,
  admin,
  caseOf,
  decided,
  newestOf,
  prepare,
  read,
  report,
  second,
  site,
} from '../cases/cases.fixture.ts'
import { talker } from './messages.fixture.ts'

prepare()
const { friends, say, textsIn } = talker(() => site)
const gone = 'Bu mesaj kaldırıldı.'

it('is gone for both who talk, kept in its case, and comes back when the decision was wrong', async () => {
  const [one, other, messenger] = await friends()
  await say(other, messenger, 'Merhaba')
  const { id } = (await say(one, messenger, 'Ağır bir söz')).body
  const caseId = await caseOf('message', id, other)
  const whole = await decided(caseId, 'takeDown')
  expect(whole.present.state).toBe('takenDown')
  expect(whole.conversation.map(({ text }: { text: string }) => text)).toEqual([
    'Merhaba',
    'Ağır bir söz',
  ])
  for (const member of [one, other]) {
    expect(await textsIn(member, messenger)).toEqual([gone, 'Merhaba'])
    expect((await read(member, `/messages/${id}`)).body.text).toBe(gone)
    expect((await read(member, `/messengers/${messenger}`)).body.lastMessage.text).toBe(gone)
  }
  const notification = await newestOf(one)
  expect(notification.text).toBe('Mesajınız kaldırıldı.')
  expect((await newestOf(other)).target).toEqual({ title: '', url: '/kosullar' })
  expect((await report({ type: 'message', target: id }, other)).status).toBe(422)
  const decision = await read(one, notification.target.url.replace('/kararlar/', '/decisions/'))
  expect(decision.body.target.text).toBe('Ağır bir söz')

  const sent = { case: caseId, text: 'Bir alıntıydı.' }
  const appeal = await act(one, 'POST', '/appeals', sent)
  const outcome = { decision: 'overturn', reason: 'Alıntıymış.' }
  expect((await act(second, 'PUT', `/appeals/${appeal.body.id}`, outcome)).status).toBe(200)
  for (const member of [one, other])
    expect(await textsIn(member, messenger)).toEqual(['Ağır bir söz', 'Merhaba'])
})

it('goes when its writer is suspended for it, and is not held', async () => {
  const [one, other, messenger] = await friends()
  const { id } = (await say(one, messenger, 'Ağır bir söz')).body
  const caseId = await caseOf('message', id, other)
  const held = { decision: 'hold', rule: 'abuse', reason: 'Bakılacak.' }
  expect((await act(admin, 'PUT', `/moderation/cases/${caseId}`, held)).status).toBe(422)
  await decided(caseId, 'suspend')
  expect(await textsIn(other, messenger)).toEqual([gone])
})
