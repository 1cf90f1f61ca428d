import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '../../tests/support/members.ts'
import { insertPost } from '../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../tests/support/site.ts'

let site: TestSite
let owner: Member
let list: { id: number; slug: string }
let saved: { id: number; title: string }

beforeAll(async () => {
  site = await testSite({ pages: true })
})
beforeEach(async () => {
  owner = await site.member()
  list = (await write('POST', '/custom_lists', { name: 'Güz okumaları', isPublic: true })).body
  saved = await save()
})

type Method = 'POST' | 'PUT' | 'DELETE'
const write = (method: Method, url: string, payload?: object, as = owner) =>
  site.call({ method, url: `/api${url}`, as, ...(payload && { payload }) })

async function save(title?: string): Promise<{ id: number; title: string }> {
  const post = await insertPost(site.database, owner.id, title === undefined ? {} : { title })
  const { body } = await write('POST', '/bookmarks', { post: post.slug, list: list.id })
  return { id: body.id, title: post.title }
}

const pageOf = async (slug = list.slug, as?: Member) => {
  const { status, text, headers } = await site.call({
    url: `/@${owner.username}/listeler/${slug}`,
    ...(as && { cookies: { token: as.token } }),
  })
  return { status, text, etag: headers.etag }
}

describe('the page of a public list', () => {
  it('is cached, and shows its posts and notes to everybody', async () => {
    await write('PUT', `/custom_lists/${list.id}/bookmarks/${saved.id}`, {
      note: 'İki kez <okudum>',
    })
    const first = await pageOf()
    expect(first.status).toBe(200)
    for (const part of ['Güz okumaları', saved.title, 'İki kez &lt;okudum&gt;'])
      expect(first.text).toContain(part)
    expect(first.text).toContain('<meta name="robots" content="index, follow"/>')
    expect(first.text).toContain(
      `<link rel="canonical" href="http://hokka.test/@${owner.username}/listeler/${list.slug}"/>`,
    )
    expect((await pageOf()).etag).toBe(first.etag)
  })

  it('is gone on the next request once the list is private, and back when it is public', async () => {
    expect((await pageOf()).status).toBe(200)
    await write('PUT', `/custom_lists/${list.id}`, { isPublic: false })
    const { status, text } = await pageOf()
    expect(status).toBe(404)
    expect(text).not.toContain('Güz okumaları')
    expect(text).not.toContain(saved.title)
    expect(text).toContain('<meta name="robots" content="noindex, nofollow"/>')
    // What is cached for everybody is nobody's own, so the page of its owner is no other.
    expect((await pageOf(list.slug, owner)).text).not.toContain(saved.title)
    await write('PUT', `/custom_lists/${list.id}`, { isPublic: true })
    expect((await pageOf()).text).toContain(saved.title)
  })

  it('follows every change of what is in it', async () => {
    expect((await pageOf()).text).toContain(saved.title)
    const second = await save('Sonradan eklenen')
    expect((await pageOf()).text).toContain('Sonradan eklenen')
    const order = async () => {
      const { text } = await pageOf()
      return text.indexOf(saved.title) < text.indexOf('Sonradan eklenen')
    }
    expect(await order()).toBe(true)
    await write('PUT', `/custom_lists/${list.id}/bookmarks/${second.id}`, { after: null })
    expect(await order()).toBe(false)
    await write('PUT', `/custom_lists/${list.id}/bookmarks/${saved.id}`, { note: 'Yeni not' })
    expect((await pageOf()).text).toContain('Yeni not')
    await write('DELETE', `/custom_lists/${list.id}/bookmarks/${second.id}`)
    expect((await pageOf()).text).not.toContain('Sonradan eklenen')
    await write('DELETE', `/bookmarks/${saved.id}`)
    expect((await pageOf()).text).not.toContain(saved.title)
  })

  it('moves with its name, and goes with its list', async () => {
    expect((await pageOf()).status).toBe(200)
    await write('PUT', `/custom_lists/${list.id}`, { name: 'Kış okumaları' })
    expect((await pageOf()).status).toBe(404)
    expect((await pageOf('kis-okumalari')).text).toContain('Kış okumaları')
    await write('DELETE', `/custom_lists/${list.id}`)
    expect((await pageOf('kis-okumalari')).status).toBe(404)
  })

  it('does not fall with a list of somebody else', async () => {
    const other = await site.member()
    const { etag } = await pageOf()
    const { body } = await write('POST', '/custom_lists', { name: 'Başka' }, other)
    await write('PUT', `/custom_lists/${body.id}`, { isPublic: true }, other)
    expect((await pageOf()).etag).toBe(etag)
  })

  it('does not fall with what changed nothing, nor with the tags of a post', async () => {
    const { slug } = await insertPost(site.database, owner.id, { title: 'Etiketi değişecek' })
    const { body: post } = await site.call({ url: `/api/posts/${slug}` })
    const { etag } = await pageOf()
    expect((await write('POST', '/posts/999999999/restore')).status).toBe(404)
    expect((await write('PUT', `/posts/${post.id}`, { tags: ['deniz'] })).status).toBe(200)
    expect((await pageOf()).etag).toBe(etag)
  })

  it('is a page of its own, and an unknown one is not found', async () => {
    const { text } = await pageOf()
    expect(text).not.toContain('Yazar sayfaları')
    for (const url of [`/@${owner.username}/listeler/yok`, '/@kimse.yok/listeler/guz-okumalari'])
      expect((await site.call({ url })).status, url).toBe(404)
  })
})

describe('the unread count on a page', () => {
  const unread = async () => {
    const { text } = await site.call({ url: '/hakkinda', cookies: { token: owner.token } })
    const viewerData = JSON.parse(/id="viewer-data"[^>]*>(.*?)<\/script>/.exec(text)![1]!)
    return [viewerData.viewer.unreadNotificationCount, viewerData.texts.unread]
  }

  it('is gone with the next page after everything was seen', async () => {
    const actor = await site.member()
    await sql`INSERT INTO notifications (user_id, type, actor_id)
      VALUES (${owner.id}, 'newFollower', ${actor.id})`.execute(site.database)
    expect(await unread()).toEqual([1, '1'])
    await write('PUT', '/notifications', { isSeen: true })
    expect(await unread()).toEqual([0, ''])
  })
})
