import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { moderationRules } from '../../../core/moderation/rules.ts'
import { caseMessages } from '../../../core/contracts/case-forms.ts'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { messages, refusals } from '../../messages.ts'
import { actsAbout, memberAs, restore, signIn, suspend } from './members.fixture.ts'

let site: TestSite
let editor: Member
let admin: Member
beforeAll(async () => {
  site = await testSite()
  editor = await memberAs(site, 'editor', 'duzelten')
  admin = await memberAs(site, 'admin', 'yoneten')
  await setName(editor.id, 'Nazlı', 'Güneş')
  await setName(admin.id, 'Taylan', 'Özdağ')
})

const setName = (id: number, first: string, last: string) =>
  sql`UPDATE users SET first_name = ${first}, last_name = ${last} WHERE id = ${id}`.execute(
    site.database,
  )

const inYears = (years: number) => new Date(Date.now() + years * 365.25 * 86_400_000).toISOString()

const list = (query: string, as = admin) => site.call({ url: `/api/moderation/users?${query}`, as })
const namesIn = ({ body }: { body: { 'hydra:member': { username: string }[] } }) =>
  body['hydra:member'].map(({ username }) => username)
const one = (username: string, as = admin) =>
  site.call({ url: `/api/moderation/users/${username}`, as })

const failsWith = async (answer: Promise<{ status: number; body: unknown }>, message: string) => {
  const { status, body } = await answer
  expect([status, (body as Record<string, unknown>)['hydra:description']]).toEqual([403, message])
}

describe('GET /moderation/users', () => {
  it('finds members by name and username, and for admins by e-mail address', async () => {
    const member = await site.member({ username: 'gulsen_k' })
    await sql`UPDATE users SET first_name = 'Gülşen', last_name = 'Karataş', email = 'posta@kutu.test'
      WHERE id = ${member.id}`.execute(site.database)
    for (const q of ['gulsen', 'GÜLŞEN', 'karat', 'Gülşen Kara', 'gulsen_k', '@gulsen_'])
      expect(namesIn(await list(`q=${encodeURIComponent(q)}`))).toEqual(['gulsen_k'])
    expect(namesIn(await list('q=posta@ku'))).toEqual(['gulsen_k'])
    expect(namesIn(await list('q=posta@ku', editor))).toEqual([])
    expect(namesIn(await list('q=yokboylebiri'))).toEqual([])
    const [seen] = (await list('q=gulsen')).body['hydra:member']
    expect(seen).toMatchObject({ email: 'posta@kutu.test', role: 'member', suspension: null })
    expect((await list('q=gulsen', editor)).body['hydra:member'][0].email).toBeNull()
  })

  it('walks through all of them, the newest first, by role and by suspension', async () => {
    const others = await Promise.all([site.member(), site.member(), site.member()])
    await suspend(site, editor, others[1].username)
    expect(namesIn(await list('isSuspended=true'))).toEqual([others[1].username])
    expect(namesIn(await list('role=admin'))).toEqual(['yoneten'])
    expect(namesIn(await list('role=editor'))).toEqual(['duzelten'])
    const free = namesIn(await list('isSuspended=false&itemsPerPage=100'))
    expect(free).not.toContain(others[1].username)
    let next: string | undefined = '/api/moderation/users?itemsPerPage=2'
    const all: number[] = []
    while (next) {
      const { body } = await site.call({ url: next, as: admin })
      all.push(...body['hydra:member'].map(({ id }: { id: number }) => id))
      next = body['hydra:view']['hydra:next']
    }
    expect(all).toEqual(all.toSorted((a, b) => b - a))
    expect(new Set(all).size).toBe((await list('')).body['hydra:totalItems'])
  })

  it('refuses what it does not offer', async () => {
    for (const query of ['role=kral', 'isSuspended=belki', 'flag=x', 'order[id]=asc'])
      expect((await list(query)).status).toBe(400)
  })

  it('does not show whoever asked to be deleted', async () => {
    const leaving = await site.member({ username: 'giden_kisi' })
    await sql`UPDATE users SET is_deleted = true WHERE id = ${leaving.id}`.execute(site.database)
    expect(namesIn(await list('q=giden_kisi'))).toEqual([])
    expect((await one('giden_kisi')).status).toBe(404)
  })
})

describe('look-alike names', () => {
  it('are those that can be taken for an editor, an admin or a well-followed member', async () => {
    const known = await site.member({ username: 'irmak.tanin' })
    await sql`UPDATE users SET follower_count = 500 WHERE id = ${known.id}`.execute(site.database)
    const pairs = [
      ['yoneten', ['y0neten', 'yoneten_', 'yyonetten', 'y.oneten']],
      ['irmak.tanin', ['lrmaktanin', '1rmak_tanin', 'irrnaktanin']],
    ] as const
    for (const [real, fakes] of pairs)
      for (const username of fakes) {
        await site.member({ username })
        expect((await one(username)).body.lookAlikeOf).toContain(real)
      }
    await site.member({ username: 'yonetmen' })
    for (const username of ['yonetmen', 'yoneten', 'irmak.tanin'])
      expect((await one(username)).body.lookAlikeOf).toEqual([])
    const flagged = namesIn(await list('flag=lookAlike&itemsPerPage=100'))
    for (const [, fakes] of pairs) expect(flagged).toEqual(expect.arrayContaining([...fakes]))
    expect(flagged).not.toContain('yonetmen')
    expect(flagged).not.toContain('irmak.tanin')
  })

  it('are also the names themselves of editors and admins', async () => {
    const fake = await site.member({ username: 'bambaska' })
    await setName(fake.id, 'Nazli', 'Gunes')
    expect((await one('bambaska')).body.lookAlikeOf).toEqual(['duzelten'])
  })
})

describe('bursts of sign-ups', () => {
  const signUp = (username: string, email: string, remoteAddress: string) =>
    site.call({
      method: 'POST',
      url: '/api/register',
      remoteAddress,
      payload: {
        ...{ firstName: 'Toplu', lastName: 'Kayıt', username, email },
        password: 'mürekkep hokkası 42',
      },
    })

  it('are flagged by network and by mail domain, and forgotten', async () => {
    for (let i = 1; i <= 6; i++) {
      await signUp(`agdan_${i}`, `agdan${i}@gmail.com`, `203.0.113.${i * 7}`)
      await signUp(`alandan_${i}`, `x${i}@tekalan.test`, `198.51.${i}.9`)
      await signUp(`altidan_${i}`, `six${i}@gmail.com`, `2001:db8:1:2::${i}`)
      await signUp(`sakin_${i}`, `sakin${i}@gmail.com`, `192.0.${i}.1`)
    }
    await site.runChores()
    const flagged = namesIn(await list('flag=burst&itemsPerPage=100'))
    for (const kind of ['agdan', 'alandan', 'altidan'])
      expect(flagged.filter((name) => name.startsWith(kind))).toHaveLength(6)
    expect(flagged.filter((name) => name.startsWith('sakin'))).toEqual([])

    const { rows } = await sql<{ row: string }>`
      SELECT sign_ups::text AS row FROM sign_ups`.execute(site.database)
    expect(rows.length).toBeGreaterThan(20)
    for (const { row } of rows) expect(row).not.toMatch(/203\.0|tekalan|gmail/)
    await sql`UPDATE sign_ups SET created_at = now() - interval '25 hours'`.execute(site.database)
    await sql`UPDATE sign_up_keys SET day = current_date - 2`.execute(site.database)
    await sql`UPDATE users SET burst_at = now() - interval '31 days' WHERE username = 'agdan_1'`.execute(
      site.database,
    )
    await site.runChores()
    const left = await sql`SELECT 1 FROM sign_ups UNION ALL SELECT 1 FROM sign_up_keys`.execute(
      site.database,
    )
    expect(left.rows).toEqual([])
    expect((await one('agdan_1')).body.isInBurst).toBe(false)
    expect((await one('agdan_2')).body.isInBurst).toBe(true)
  })
})

describe('GET /moderation/users/{username}', () => {
  it('tells what a member did in numbers, and what was decided', async () => {
    const member = await site.member({ username: 'caliskan' })
    for (const status of [1, 2, 2, 3, 5]) await insertPost(site.database, member.id, { status })
    await suspend(site, editor, 'caliskan', { rule: 'spam', hidePosts: true })
    await restore(site, admin, 'caliskan')
    const { status, body } = await one('Caliskan', editor)
    expect(status).toBe(200)
    expect(body.numbers).toMatchObject({ drafts: 2, waitingPosts: 1, plannedPosts: 1, sessions: 0 })
    expect(body.email).toBeNull()
    expect(body.decisions).toMatchObject([
      { action: 'memberRestored', actor: { username: 'yoneten' } },
      {
        action: 'memberSuspended',
        actor: { username: 'duzelten' },
        details: { until: null, rule: 'spam', hidePosts: true },
        reason: 'Sürekli reklam.',
      },
    ])
    expect(body.decisions[0].reason).toBeNull()
    expect((await one('yok_boyle', editor)).status).toBe(404)
  })

  it('tells nobody how often they were reported themselves', async () => {
    const reader = await site.member({ username: 'sikayetci' })
    const payload = { type: 'user', target: editor.username, reason: 'abuse' }
    await site.call({ method: 'POST', url: '/api/reports', as: reader, payload })
    expect((await one(editor.username, admin)).body.numbers.casesAbout).toBe(1)
    expect((await one(editor.username, editor)).body.numbers.casesAbout).toBe(0)
  })
})

describe('PUT /users/{username}/suspension', () => {
  it('suspends, says so by mail and in the log, and a second one takes the place of the first', async () => {
    const member = await site.member({ username: 'aski_1' })
    const until = new Date(Date.now() + 86_400_000).toISOString()
    const { status, body } = await suspend(site, editor, 'aski_1', { until, rule: 'spam' })
    expect(status).toBe(200)
    expect(body.suspension).toMatchObject({
      ...{ until, rule: 'spam', reason: 'Sürekli reklam.', hidePosts: false },
    })
    const mail = await site.mailTo(member.email, 'askiya-alindi')
    expect(mail).toContain('Sürekli reklam.')
    expect(mail).toContain(moderationRules.spam)
    expect(mail).toMatch(/\/kararlar\/\d+/)
    const again = await suspend(site, admin, 'aski_1', { reason: 'Süresiz.' })
    expect(again.body.suspension).toMatchObject({ until: null, rule: null, reason: 'Süresiz.' })
    expect(await actsAbout(site, member.id)).toMatchObject([
      { action: 'memberSuspended', actorId: editor.id, details: { until, rule: 'spam' } },
      { action: 'memberSuspended', actorId: admin.id, details: { until: null } },
    ])
    // The log can never be erased, so it holds nothing that a member wrote or is called.
    for (const { details } of await actsAbout(site, member.id))
      expect(JSON.stringify(details)).not.toMatch(/aski_1|Süresiz|Sürekli/)
  })

  it('is not for editors and admins unless by admins, nor for oneself or the last admin', async () => {
    const other = await memberAs(site, 'editor')
    await failsWith(suspend(site, editor, other.username), refusals.member.onlyAdmins)
    await failsWith(suspend(site, editor, 'yoneten'), refusals.member.onlyAdmins)
    await failsWith(suspend(site, editor, 'duzelten'), refusals.member.oneself)
    await failsWith(suspend(site, admin, 'yoneten'), refusals.member.oneself)
    expect((await suspend(site, admin, other.username)).status).toBe(200)
    expect((await restore(site, admin, other.username)).status).toBe(204)
    expect((await suspend(site, editor, 'kimse_yok')).status).toBe(404)
  })

  it.each([
    [{ reason: undefined }, 'reason', caseMessages.reasonMissing],
    [{ reason: '  ' }, 'reason', caseMessages.reasonMissing],
    [{ reason: 'x'.repeat(1001) }, 'reason', caseMessages.reasonTooLong],
    [{ rule: 'Reklam' }, 'rule', caseMessages.ruleMissing],
    [{ until: undefined }, 'until', caseMessages.untilMissing],
    [{ until: 'yarın' }, 'until', caseMessages.untilMissing],
    [{ until: '2020-01-01T00:00:00Z' }, 'until', caseMessages.untilPast],
    [{ until: inYears(10.1) }, 'until', caseMessages.untilFar],
    [{ until: '9999-12-31T23:59:00+03:00' }, 'until', caseMessages.untilFar],
  ])('refuses %j', async (changes, field, message) => {
    const member = await site.member()
    const { status, body } = await suspend(site, editor, member.username, changes)
    expect(status).toBe(422)
    expect(body.violations).toEqual([{ propertyPath: field, message }])
  })
})

describe('DELETE /users/{username}/suspension', () => {
  it('restores once, and says when there is nothing to restore', async () => {
    const member = await site.member()
    await suspend(site, editor, member.username)
    const answers = await Promise.all([
      restore(site, editor, member.username),
      restore(site, admin, member.username),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 404]))
    expect((await restore(site, editor, member.username)).status).toBe(404)
  })
})

describe('PUT /users/{username}/role', () => {
  const changeRole = (as: Member, username: string, role: unknown) =>
    site.call({ method: 'PUT', url: `/api/users/${username}/role`, payload: { role }, as })

  it('changes what a member may do from the next call on, and is in the log', async () => {
    const member = await site.member({ username: 'rol_1' })
    expect((await one('rol_1', member)).status).toBe(404)
    expect((await changeRole(admin, 'rol_1', 'editor')).body.role).toBe('editor')
    expect((await one('rol_1', member)).status).toBe(200)
    expect((await changeRole(admin, 'rol_1', 'editor')).status).toBe(200)
    expect((await changeRole(admin, 'rol_1', 'member')).status).toBe(200)
    expect((await one('rol_1', member)).status).toBe(404)
    const changed = { action: 'roleChanged', actorId: admin.id }
    expect(await actsAbout(site, member.id)).toEqual([
      { ...changed, details: { from: 'member', to: 'editor' } },
      { ...changed, details: { from: 'editor', to: 'member' } },
    ])
  })

  it('is not for editors, oneself or what is no role', async () => {
    const member = await site.member()
    expect((await changeRole(editor, member.username, 'admin')).status).toBe(404)
    await failsWith(changeRole(admin, 'yoneten', 'member'), refusals.member.oneself)
    expect((await changeRole(admin, member.username, 'kral')).status).toBe(422)
    expect((await changeRole(admin, 'kimse_yok', 'editor')).status).toBe(404)
  })

  it('leaves one of two admins who take each other’s role at the same moment', async () => {
    const own = await testSite()
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await memberAs(own, 'admin'), await memberAs(own, 'admin')]
      const payload = { role: 'member' }
      const take = (as: Member, username: string) =>
        own.call({ method: 'PUT', url: `/api/users/${username}/role`, payload, as })
      const answers = await Promise.all([take(a, b.username), take(b, a.username)])
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]))
      await sql`UPDATE users SET role = 'member'`.execute(own.database)
    }
  })
})

describe('DELETE /users/{username}/sessions', () => {
  it('signs out everywhere, and leaves everything else', async () => {
    const member = await site.member()
    const other = await signIn(site, member)
    const { status } = await site.call({
      ...{ method: 'DELETE', url: `/api/users/${member.username}/sessions` },
      as: editor,
    })
    expect(status).toBe(204)
    for (const as of [member, other])
      expect((await site.call({ url: '/api/users/current', as })).status).toBe(401)
    const again = await signIn(site, member)
    expect((await site.call({ url: '/api/bookmarks', as: again })).status).toBe(200)
    expect(await actsAbout(site, member.id)).toMatchObject([{ action: 'memberSignedOut' }])
    const url = '/api/users/yoneten/sessions'
    await failsWith(site.call({ method: 'DELETE', url, as: editor }), refusals.member.onlyAdmins)
  })
})

describe('whoever is no editor', () => {
  it('finds none of it', async () => {
    const member = await site.member()
    for (const as of [undefined, member])
      for (const [method, url] of [
        ['GET', '/api/moderation/users'],
        ['GET', '/api/moderation/users/yoneten'],
        ['PUT', '/api/users/duzelten/suspension'],
        ['DELETE', '/api/users/duzelten'],
      ] as const) {
        const { status, body } = await site.call({ method, url, ...(as && { as }) })
        expect([status, body['hydra:description']]).toEqual([404, messages.notFound])
      }
  })
})
