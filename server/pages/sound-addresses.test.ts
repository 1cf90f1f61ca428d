import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../tests/support/members.ts'
import { overHttp } from '../../tests/support/over-http.ts'
import { type TestSite, testSite } from '../../tests/support/site.ts'

let site: TestSite
let member: Member
beforeAll(async () => {
  site = await testSite({ pages: true })
  member = await site.member()
})

const unsound = [
  '//x/new',
  '//x/bildirimler',
  '//a1/',
  '//evil.example',
  '//api/posts',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%2Fevil.example',
  '/new//',
  '/.//new',
  '/./new',
  '/x/../new',
  '/%2e%2E/new',
  '/new#x',
  '/new%00',
  '/@%00/rss.xml',
  '/@%ED%A0%80/rss.xml',
  '/kesfet/%00/atom.xml',
  '/etiket/%0a/feed.json',
  '/sitemap-%00.xml',
  '/og/%00.png',
  '/uploads/%00',
  '/uploads/../x',
  '/assets/..%2f..%2fpackage.json',
  'http://evil.example/new',
]

describe.each(unsound)('the address %s', (path) => {
  it('is refused, whoever asks and however', async () => {
    const cookie = `token=${member.token}`
    for (const options of [{}, { headers: { cookie } }, { method: 'POST' }, { method: 'PATCH' }]) {
      const { status, headers, text } = await overHttp(site.app, { path, ...options })
      expect([status, headers.location]).toEqual([400, undefined])
      expect(text).toContain('İstenen adres okunamadı.')
    }
  })
})

describe('an address that is written in another way', () => {
  it.each(['/%6eew', '/NEW', '/n%65w/1', '/new/', '/bildirimler?x', '/Bildirimler'])(
    '%s asks a visitor to sign in all the same',
    async (path) => {
      const { status, headers } = await overHttp(site.app, { path })
      expect([status, headers.location]).toEqual([302, '/giris'])
    },
  )

  it.each(['/new%20', '/new%C2%A0', '/bildirimler%20', '/new;x', '/new%2f1', '/%20new'])(
    '%s shows a visitor no page of members',
    async (path) => {
      const { status, text } = await overHttp(site.app, { path })
      expect([302, 404]).toContain(status)
      expect(text).not.toContain('Yeni yazı')
    },
  )
})

describe('a form that was sent to a page', () => {
  it.each([
    ['/giris?a=1', '/giris?a=1'],
    ['/ara?q=//evil.example', '/ara?q=//evil.example'],
    ['/%C5%9Fiir', '/%C5%9Fiir'],
  ])('to %s leads to %s', async (path, location) => {
    const { status, headers } = await overHttp(site.app, { method: 'POST', path, body: 'x=1' })
    expect([status, headers.location]).toEqual([303, location])
  })
})
