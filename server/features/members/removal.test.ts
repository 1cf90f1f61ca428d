import { beforeAll, describe, expect, it } from 'vitest'
import { caseMessages } from '../../../core/contracts/case-forms.ts'
import { moderationRules } from '../../../core/moderation/rules.ts'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { refusals } from '../../messages.ts'
import { actsAbout, memberAs, restore, signIn, suspend } from './members.fixture.ts'

let site: TestSite
let editor: Member
let admin: Member
beforeAll(async () => {
  site = await testSite()
  editor = await memberAs(site, 'editor')
  admin = await memberAs(site, 'admin', 'yoneten')
})

const one = (username: string) => site.call({ url: `/api/moderation/users/${username}`, as: admin })

describe('DELETE /users/{username}', () => {
  const why = { rule: 'spam', reason: 'Yalnızca reklam yapıyor.' }
  const remove = (as: Member, username: string, changes: object = {}) =>
    site.call({
      method: 'DELETE',
      url: `/api/users/${username}`,
      payload: { ...why, ...changes },
      as,
    })
  const restoreIn = (as: Member, username: string) => restore(site, as, username)
  const keep = (as: Member, username: string) =>
    site.call({ method: 'DELETE', url: `/api/users/${username}/deletion`, as })

  it('begins a deletion that the member cannot take back and an admin can', async () => {
    const member = await site.member({ username: 'silinen_1' })
    const { slug } = await insertPost(site.database, member.id)
    expect((await remove(editor, 'silinen_1')).status).toBe(404)
    const { status, body } = await remove(admin, 'silinen_1')
    expect(status).toBe(202)
    expect((Date.parse(body.deletedAt) - Date.now()) / 86_400_000).toBeCloseTo(14, 1)
    const mail = await site.mailTo(member.email, 'kapatildi')
    for (const said of ['yönetimi tarafından', why.reason, moderationRules.spam, '/iletisim'])
      expect(mail).toContain(said)
    expect(mail).not.toContain('yanıtlayın')
    expect((await site.call({ url: `/api/posts/${slug}` })).status).toBe(404)
    expect((await site.call({ url: '/api/users/current', as: member })).status).toBe(401)
    const payload = { username: 'silinen_1', password: 'mürekkep hokkası 42' }
    const refused = await site.call({ method: 'POST', url: '/api/login', payload })
    expect(refused.status).toBe(403)
    for (const said of ['silinecek', why.reason, moderationRules.spam, 'iletişim sayfasından'])
      expect(refused.body['hydra:description']).toContain(said)
    expect((await one('silinen_1')).body.eraseAt).toBe(body.deletedAt)
    for (const act of [remove, (as: Member, name: string) => suspend(site, as, name), restoreIn]) {
      const late = await act(admin, 'silinen_1')
      expect([late.status, late.body['hydra:description']]).toEqual([404, refusals.member.closed])
    }

    expect((await keep(editor, 'silinen_1')).status).toBe(404)
    expect((await keep(admin, 'silinen_1')).status).toBe(204)
    expect((await keep(admin, 'silinen_1')).status).toBe(404)
    expect((await site.call({ url: `/api/posts/${slug}` })).status).toBe(200)
    await signIn(site, member)
    expect(await site.mailTo(member.email, 'silinmeyecek')).toContain('yeniden açıldı')
    expect(await actsAbout(site, member.id)).toMatchObject([
      { action: 'memberDeleted', details: { eraseAt: body.deletedAt, rule: 'spam' } },
      { action: 'memberKept' },
    ])
    // It stays in the history, though not in the log.
    const { decisions } = (await one('silinen_1')).body
    expect(decisions.map(({ reason }: { reason: string | null }) => reason)).toEqual([
      null,
      why.reason,
    ])
  })

  it.each([
    [{ rule: undefined }, 'rule', caseMessages.ruleMissing],
    [{ rule: null }, 'rule', caseMessages.ruleMissing],
    [{ reason: ' ' }, 'reason', caseMessages.reasonMissing],
    [{ reason: 'x'.repeat(1001) }, 'reason', caseMessages.reasonTooLong],
  ])('says by which rule and why: %j', async (changes, field, message) => {
    const member = await site.member()
    const { status, body } = await remove(admin, member.username, changes)
    expect(status).toBe(422)
    expect(body.violations).toEqual([{ propertyPath: field, message }])
    expect((await one(member.username)).body.eraseAt).toBeNull()
  })

  it('says the newest reason of an account that was closed twice', async () => {
    const member = await site.member({ username: 'silinen_4' })
    await remove(admin, 'silinen_4')
    await keep(admin, 'silinen_4')
    await remove(admin, 'silinen_4', { rule: 'abuse', reason: 'Yine aynı.' })
    const payload = { username: member.username, password: 'mürekkep hokkası 42' }
    const { body } = await site.call({ method: 'POST', url: '/api/login', payload })
    expect(body['hydra:description']).toContain('Yine aynı.')
    expect(body['hydra:description']).not.toContain(why.reason)
  })

  it('does not take back what the member wished', async () => {
    const member = await site.member({ username: 'silinen_2' })
    const payload = { password: 'mürekkep hokkası 42' }
    await site.call({ method: 'DELETE', url: '/api/account', payload, as: member })
    for (const act of [keep, remove]) expect((await act(admin, 'silinen_2')).status).toBe(404)
  })

  it('is not for oneself, and suspending at the same moment does no harm', async () => {
    const own = await remove(admin, 'yoneten')
    expect([own.status, own.body['hydra:description']]).toEqual([403, refusals.member.oneself])
    const member = await site.member({ username: 'silinen_3' })
    const { slug } = await insertPost(site.database, member.id)
    const answers = await Promise.all([
      remove(admin, 'silinen_3'),
      suspend(site, editor, 'silinen_3', { hidePosts: true }),
    ])
    expect(answers[0].status).toBe(202)
    expect([200, 404]).toContain(answers[1].status)
    await keep(admin, 'silinen_3')
    await restore(site, editor, 'silinen_3')
    expect((await site.call({ url: `/api/posts/${slug}` })).status).toBe(200)
  })
})
