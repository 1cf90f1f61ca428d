import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../tests/support/members.ts'
import { insertPost } from '../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../tests/support/site.ts'

let site: TestSite
let author: Member
beforeAll(async () => {
  site = await testSite({ pages: true })
  author = await site.member({ username: 'yazar' })
})

const pageAt = async (url: string, as?: Member) => {
  const { status, text, headers } = await site.call({
    url,
    ...(as && { cookies: { token: as.token } }),
  })
  return { status, text, etag: headers.etag }
}

async function change(id: number, payload: object): Promise<void> {
  const { status } = await site.call({
    method: 'PUT',
    url: `/api/posts/${id}`,
    payload,
    as: author,
  })
  expect(status).toBe(200)
}

describe('a cached page', () => {
  it('shows an edit on the next request, wherever the post stands', async () => {
    const { id, slug } = await insertPost(site.database, author.id, {
      title: 'Eski başlık',
      category: 'kent',
      tags: ['sokak'],
    })
    const paths = ['/', `/yazi/${slug}`, '/kesfet', '/kesfet/kent', '/etiket/sokak', '/@yazar']
    for (const path of paths) expect((await pageAt(path)).text, path).toContain('Eski başlık')
    await change(id, { title: 'Yeni başlık' })
    for (const path of paths) {
      const { text } = await pageAt(path)
      expect(text, path).toContain('Yeni başlık')
      expect(text, path).not.toContain('Eski başlık')
    }
  })

  it('loses what is unpublished or deleted at once', async () => {
    const { id, slug } = await insertPost(site.database, author.id, {
      title: 'Geçici yazı',
      category: 'tarih',
    })
    for (const path of ['/', '/kesfet/tarih', `/yazi/${slug}`])
      expect((await pageAt(path)).text).toContain('Geçici yazı')
    await change(id, { status: 0 })
    for (const path of ['/', '/kesfet/tarih'])
      expect((await pageAt(path)).text).not.toContain('Geçici yazı')
    expect((await pageAt(`/yazi/${slug}`)).status).toBe(404)
    const other = await site.member()
    expect((await pageAt(`/yazi/${slug}`, other)).status).toBe(404)
    expect((await pageAt(`/yazi/${slug}`, author)).text).toContain('Bu yazı yayında değil')
  })

  it('shows a new name of its author', async () => {
    const { slug } = await insertPost(site.database, author.id, { title: 'Adı değişenin yazısı' })
    expect((await pageAt(`/yazi/${slug}`)).text).toContain('Ayşe Nur Demir')
    await sql`UPDATE users SET first_name = 'Gülşen' WHERE id = ${author.id}`.execute(site.database)
    expect((await pageAt(`/yazi/${slug}`)).text).toContain('Gülşen Demir')
  })

  it('is the same rendering until something changes', async () => {
    const { id, slug } = await insertPost(site.database, author.id)
    const first = await pageAt(`/yazi/${slug}`)
    expect((await pageAt(`/yazi/${slug}`)).etag).toBe(first.etag)
    await change(id, { excerpt: 'Başka bir giriş.' })
    expect((await pageAt(`/yazi/${slug}`)).etag).not.toBe(first.etag)
  })

  it('never carries one member’s facts to another', async () => {
    const { id, slug } = await insertPost(site.database, author.id)
    const [one, two] = [await site.member(), await site.member()]
    await sql`INSERT INTO bookmarks (user_id, post_id) VALUES (${one.id}, ${id})`.execute(
      site.database,
    )
    await sql`INSERT INTO applause (user_id, post_id, count) VALUES (${one.id}, ${id}, 9)`.execute(
      site.database,
    )
    const asOne = (await pageAt(`/yazi/${slug}`, one)).text
    const asTwo = (await pageAt(`/yazi/${slug}`, two)).text
    expect(asOne).toContain(one.email)
    expect(asTwo).not.toContain(one.email)
    expect(asTwo).toContain(two.email)
    const neutral = (html: string) =>
      html.replace(/(id="viewer-data"[^>]*>).*?(<\/script>)/, '$1$2')
    expect(neutral(asTwo)).toBe(neutral(asOne))
  })

  it('shows nobody who has left, and a member’s new name in their own header', async () => {
    const member = await site.member()
    expect((await pageAt('/', member)).text).toContain(member.email)
    await sql`UPDATE users SET first_name = 'Çiçek' WHERE id = ${member.id}`.execute(site.database)
    expect((await pageAt('/', member)).text).toContain('"firstName":"Çiçek"')
    await site.call({ method: 'POST', url: '/api/logout', as: member })
    expect((await pageAt('/', member)).text).not.toContain(member.email)
  })
})

describe('the head of a post', () => {
  it('tells search engines and those it is shared with what it is', async () => {
    const { slug } = await insertPost(site.database, author.id, {
      title: 'İstanbul’da güz',
      excerpt: 'Bir "giriş" & daha.',
    })
    const { text } = await pageAt(`/yazi/${slug}`)
    expect(text).toContain('<title>İstanbul’da güz · Hokka</title>')
    expect(text).toContain(`<link rel="canonical" href="http://hokka.test/yazi/${slug}"/>`)
    expect(text).toContain(`<meta property="og:image" content="http://hokka.test/og/${slug}.png"/>`)
    const data = [...text.matchAll(/application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
      JSON.parse(json!),
    )
    expect(data.map((each) => each['@type'])).toEqual(
      expect.arrayContaining(['BlogPosting', 'BreadcrumbList']),
    )
  })
})

describe('the head of a list', () => {
  it.each([
    ['/', ''],
    ['/@yazar', '/@yazar'],
    ['/kesfet/kent', '/kesfet/kent'],
    ['/etiket/sokak', '/etiket/sokak'],
  ])('%s names its feeds, and they are there', async (path, below) => {
    const { text } = await pageAt(path)
    for (const file of ['rss.xml', 'atom.xml', 'feed.json']) {
      expect(text).toContain(`href="http://hokka.test${below}/${file}"`)
      expect((await pageAt(`${below}/${file}`)).status).toBe(200)
    }
  })
})
