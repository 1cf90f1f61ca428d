import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { siteAddress } from '../../../core/site.ts'
import type { Platform } from '../../../core/text/social-accounts.ts'
import type { Member } from '../../../tests/support/members.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { type OtherSite, otherSite, page } from '../../remote/other-site.fixture.ts'
import { messageFor } from './accounts.fixture.ts'
import { waitAfter } from './social-looks.ts'

let site: TestSite
let other: OtherSite
/** What a page that changes says at the moment. */
let now = page('<title>Boş</title>')
beforeAll(async () => {
  other = await otherSite({
    '/acik': page('<title>Açık</title>'),
    '/bot': page('<title>Program giremez</title>', {}, 403),
    '/gizli': page('<title>Gizli</title>', {}, 401),
    '/bozuk': (request) => request.socket.destroy(),
    '/degisen': (request, response) => now(request, response),
    '/sonra-gizli': (request, response) => now(request, response),
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
      {
        ...{ platform: 'Web sitesi', handle: `${other.host}/acik`, url: `${other.url}/acik` },
        isVerified: false,
      },
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

describe('the page of a social account', () => {
  /** As if the time for the next look had come. */
  const later = async () => {
    await sql`UPDATE social_accounts SET next_look_at = now() WHERE next_look_at IS NOT NULL`.execute(
      site.database,
    )
    await site.runChores()
  }
  const accountsOf = async ({ username }: Member) =>
    (await site.call({ url: `/api/users/${username}` })).body.socialAccounts

  it('makes the account verified while it links back, on the page of the author too', async () => {
    const member = await site.member()
    now = page('<title>Boş</title>')
    await change(member, website('/degisen'))
    await later()
    expect(await accountsOf(member)).toMatchObject([{ isVerified: false }])
    now = page(`<a rel="me" href="${siteAddress(`/@${member.username}`)}">Hokka</a>`)
    await later()
    expect(await accountsOf(member)).toMatchObject([{ isVerified: true }])
    const { text } = await site.call({ url: `/@${member.username}` })
    expect(text).toContain('sayfası bu profile bağlanıyor')
    // Saving the others does not lose what is known of it.
    await change(member, website('/degisen'))
    expect(await accountsOf(member)).toMatchObject([{ isVerified: true }])
    now = page('<title>Boş</title>')
    await later()
    expect(await accountsOf(member)).toMatchObject([{ isVerified: false }])
  })

  it('is looked at again where nobody answered; one that is not open then goes, and its owner is told', async () => {
    const member = await site.member()
    now = (request) => request.socket.destroy()
    await change(member, website('/sonra-gizli'))
    await later()
    expect(await accountsOf(member)).toHaveLength(1)
    now = page('<title>Gizli</title>', {}, 401)
    await later()
    expect(await accountsOf(member)).toEqual([])
    expect(await site.mailTo(member.email, 'profilinizden')).toContain('sayfa herkese açık değil')
  })

  it('that was seen stays, whatever it answers later', async () => {
    const member = await site.member()
    now = page('<title>Açık</title>')
    await change(member, website('/sonra-gizli'))
    now = page('<title>Gizli</title>', {}, 401)
    await later()
    expect(await accountsOf(member)).toHaveLength(1)
  })

  it('is looked at less and less, and weekly where it may link back', () => {
    const waits = (platform: Platform, isSeen: boolean) =>
      [0, 1, 2, 3, 4].map((looks) => waitAfter(looks, { platform, isSeen }))
    const [minutes, hour, day, week] = [600, 3600, 86_400, 604_800]
    expect(waits('X', true)).toEqual([null, null, null, null, null])
    expect(waits('X', false)).toEqual([minutes, hour, day, null, null])
    expect(waits('Mastodon', true)).toEqual([minutes, hour, day, week, week])
  })
})
