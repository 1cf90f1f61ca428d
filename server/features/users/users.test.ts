import { beforeAll, describe, expect, it } from 'vitest'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
  await site.member({ username: 'irmak' })
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
      expect(body['hydra:description']).toMatch(/^(Yazar bulunamadı|Aradığınız|Böyle bir)/)
    },
  )
})
