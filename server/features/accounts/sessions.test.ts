import { beforeAll, describe, expect, it } from 'vitest'
import { goodPassword, type Member } from '../../../tests/support/members.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})

describe('GET /sessions, DELETE /sessions/{id}, DELETE /sessions', () => {
  const signInAgain = async (member: Member, agent: string): Promise<Member> => {
    const { body } = await site.call({
      method: 'POST',
      url: '/api/login',
      payload: { username: member.username, password: goodPassword },
      headers: { 'user-agent': agent },
    })
    return { ...member, token: body.token }
  }

  it('lists the member’s own sessions, newest first, and pages through them', async () => {
    const member = await site.member()
    const firefox = await signInAgain(
      member,
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    )
    await site.member()
    const { status, body } = await site.call({ url: '/api/sessions?itemsPerPage=1', as: firefox })
    expect(status).toBe(200)
    expect(body).toMatchObject({ '@type': 'hydra:Collection', 'hydra:totalItems': 2 })
    expect(body['hydra:member']).toMatchObject([{ device: 'Firefox, Linux', isCurrent: true }])
    const next = await site.call({ url: body['hydra:view']['hydra:next'], as: firefox })
    expect(next.body['hydra:member']).toMatchObject([{ isCurrent: false }])
    expect(next.body['hydra:view']).not.toHaveProperty('hydra:next')
  })

  it('visits every session once although one arrives meanwhile', async () => {
    const member = await site.member()
    for (const agent of ['a', 'b', 'c', 'd']) await signInAgain(member, agent)
    const seen: number[] = []
    let url: string | undefined = '/api/sessions?itemsPerPage=2'
    while (url !== undefined) {
      const { body } = await site.call({ url, as: member })
      seen.push(...body['hydra:member'].map(({ id }: { id: number }) => id))
      if (seen.length === 2) await signInAgain(member, 'late')
      url = body['hydra:view']['hydra:next']
    }
    expect(seen).toHaveLength(5)
    expect(new Set(seen).size).toBe(5)
  })

  it('ends one, all the others, and nobody else’s', async () => {
    const member = await site.member()
    const stranger = await site.member()
    const phone = await signInAgain(member, 'iPhone')
    const tablet = await signInAgain(member, 'iPad')
    const idOf = async (of: Member): Promise<number> => {
      const { body } = await site.call({ url: '/api/sessions', as: of })
      return body['hydra:member'].find((each: { isCurrent: boolean }) => each.isCurrent).id
    }
    const end = (id: number | string, as: Member) =>
      site.call({ method: 'DELETE', url: `/api/sessions/${id}`, as })
    expect((await end(await idOf(phone), stranger)).status).toBe(404)
    expect((await end(await idOf(phone), member)).status).toBe(204)
    expect((await site.call({ url: '/api/users/current', as: phone })).status).toBe(401)
    expect((await end('0', member)).status).toBe(404)
    expect((await end('99999999999999999999', member)).status).toBe(404)
    expect((await site.call({ method: 'DELETE', url: '/api/sessions', as: member })).status).toBe(
      204,
    )
    expect((await site.call({ url: '/api/users/current', as: tablet })).status).toBe(401)
    expect((await site.call({ url: '/api/users/current', as: member })).status).toBe(200)
    expect((await site.call({ url: '/api/users/current', as: stranger })).status).toBe(200)
  })

  it('refuses a cursor that is not of this list', async () => {
    const member = await site.member()
    for (const cursor of ['x', 'WyJhIl0', 'WzEsMl0', 'bnVsbA']) {
      const { status, body } = await site.call({
        url: `/api/sessions?cursor=${cursor}`,
        as: member,
      })
      expect(status, cursor).toBe(400)
      expect(body['hydra:description']).toContain('cursor')
    }
  })
})
