import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { type OtherSite, otherSite, page } from '../../remote/other-site.fixture.ts'
import { messageFor } from './accounts.fixture.ts'

let site: TestSite
let other: OtherSite
beforeAll(async () => {
  other = await otherSite({
    '/acik': page('<title>Açık</title>'),
    '/bot': page('<title>Program giremez</title>', {}, 403),
    '/gizli': page('<title>Gizli</title>', {}, 401),
    '/bozuk': (request) => request.socket.destroy(),
  })
  site = await testSite({ config: { remoteAllow: [other.host] }, pages: true })
  return () => other.close()
})

const change = (as: Member, socialAccounts: unknown, username = as.username) =>
  site.call({ method: 'PUT', url: `/api/users/${username}`, payload: { socialAccounts }, as })

const website = (path: string) => [{ platform: 'Web sitesi', handle: other.url + path }]

const path = 'socialAccounts[0].handle'

describe('PUT /users/{username} with social accounts', () => {
  it('shows them on the page of the author, and removes what is not named', async () => {
    const member = await site.member()
    const { status, body } = await change(member, website('/acik'))
    expect(status).toBe(200)
    expect(body.socialAccounts).toEqual([
      { platform: 'Web sitesi', handle: `${other.host}/acik`, url: `${other.url}/acik` },
    ])
    const { text } = await site.call({ url: `/@${member.username}` })
    expect(text).toMatch(new RegExp(`href="${other.url}/acik" rel="me `))
    expect((await change(member, [])).body.socialAccounts).toEqual([])
  })

  it('looks at a page once, and stops nobody whose network does not answer', async () => {
    const member = await site.member({ isConfirmed: false })
    for (const each of ['/bozuk', '/bot'])
      expect((await change(member, website(each))).status).toBe(200)
    await change(member, website('/bot'))
    expect(other.asked.filter((asked) => asked === '/bot')).toHaveLength(1)
  })

  it('refuses a page that only some may see, and one that is nobody’s', async () => {
    const member = await site.member()
    for (const each of ['/gizli', '/yok']) {
      const { status, body } = await change(member, website(each))
      expect([status, messageFor(body, path)]).toEqual([
        422,
        'Bu hesabın sayfası herkese açık değil; gizli hesaplar eklenemez.',
      ])
    }
    const { body } = await site.call({ url: `/api/users/${member.username}` })
    expect(body.socialAccounts).toEqual([])
  })

  it.each([
    [[{ platform: 'X', handle: 'iki kelime' }], path],
    [[{ platform: 'Web sitesi', handle: 'http://127.0.0.1:1/' }], path],
    [[{ platform: 'X', handle: 7 }], path],
    [[{ platform: 'Yok', handle: 'ayse' }], 'socialAccounts[0].platform'],
    [['X', 'X'].map((platform) => ({ platform, handle: 'ayse' })), 'socialAccounts'],
    ['ayse', 'socialAccounts'],
  ])('refuses %j', async (accounts, field) => {
    const { status, body } = await change(await site.member(), accounts)
    expect(status).toBe(422)
    expect(messageFor(body, field)).toMatch(/\.$/)
  })

  it('belongs to one member, also of two who ask at the same moment', async () => {
    const members = await Promise.all([1, 2, 3].map(() => site.member()))
    const account = [{ platform: 'Mastodon', handle: 'ayni@toplum.invalid' }]
    const answers = await Promise.all(members.slice(1).map((member) => change(member, account)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    const { status, body } = await change(members[0]!, account)
    expect([status, messageFor(body, path)]).toEqual([
      422,
      'Sosyal medya hesabı başka kullanıcı tarafından kullanılmaktadır.',
    ])
  })

  it('is for nobody but oneself', async () => {
    const [member, victim] = [await site.member(), await site.member()]
    expect((await change(member, [], victim.username)).status).toBe(403)
    const url = `/api/users/${victim.username}`
    const payload = { socialAccounts: [] }
    expect((await site.call({ method: 'PUT', url, payload })).status).toBe(401)
  })
})
