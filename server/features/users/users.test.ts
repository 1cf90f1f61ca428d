import { beforeAll, describe, expect, it } from 'vitest'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite({ pages: true })
  await site.member({ username: 'irmak' })
})

describe('GET /users', () => {
  it('lists authors and nobody else, the newest member first', async () => {
    const [first, second, silent] = [await site.member(), await site.member(), await site.member()]
    for (const { id } of [second, first]) await insertPost(site.database, id)
    await insertPost(site.database, silent.id, { status: 2 })
    const { status, body } = await site.call({ url: '/api/users' })
    expect(status).toBe(200)
    expect(body['hydra:totalItems']).toBe(2)
    expect(body['hydra:member'].map((user: { username: string }) => user.username)).toEqual([
      second.username,
      first.username,
    ])
    expect(body['hydra:member'][0]).not.toHaveProperty('email')
    const refused = await site.call({ url: '/api/users?email=a' })
    expect([refused.status, refused.body['hydra:description']]).toEqual([
      400,
      expect.stringContaining('"email"'),
    ])
  })
})

describe('GET /users/{username}', () => {
  it('shows everybody what is public of a member, however the name is spelt', async () => {
    for (const name of ['irmak', 'Irmak', 'ırmak', 'İRMAK']) {
      const { status, body } = await site.call({ url: `/api/users/${encodeURIComponent(name)}` })
      expect(status).toBe(200)
      expect(body).toMatchObject({ '@id': '/api/users/irmak', '@type': 'User', username: 'irmak' })
      for (const secret of ['email', 'roles', 'isWaiting', 'userInformation', 'unreadMessageCount'])
        expect(body).not.toHaveProperty(secret)
    }
  })

  it.each(['yokboyle', 'а', '%00', 'x'.repeat(200)])(
    'says that there is no author %s',
    async (name) => {
      const { status, body } = await site.call({ url: `/api/users/${name}` })
      expect([404, 400]).toContain(status)
      expect(body['hydra:description']).toMatch(
        /^(Yazar bulunamadı|Aradığınız|Böyle bir|İstenen adres)/,
      )
    },
  )
})

describe('how a name is read', () => {
  it('is null until the member says it', async () => {
    const member = await site.member()
    const { body } = await site.call({ url: '/api/users/current', as: member })
    expect(body.nameReading).toBeNull()
  })

  it('decides the endings of the name on every page', async () => {
    const member = await site.member({ username: 'joyce' })
    await site.database
      .updateTable('users')
      .set({ first_name: 'Jean', last_name: 'Beaux', name_reading: 'Jan Bo' })
      .where('id', '=', member.id)
      .execute()
    const { body } = await site.call({ url: '/api/users/current', as: member })
    expect(body.nameReading).toBe('Jan Bo')
    expect((await site.call({ url: '/@joyce' })).text).toContain(
      'Jean Beaux&#x27;nun henüz yayımlanmış bir yazısı yok.',
    )
    expect((await site.call({ url: '/@joyce/takipciler' })).text).toContain(
      'Jean Beaux&#x27;yu henüz kimse takip etmiyor.',
    )
  })
})
