import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { testSite, type TestSite } from '../../../tests/support/site.ts'
import { writeCategory, writeHiddenPosts, writePost } from '../feeds/posts.fixture.ts'

let site: TestSite
let slug: string
let hidden: string[]
const get = (name: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  site.app.inject({ url: `/og/${name}`, headers })

beforeAll(async () => {
  site = await testSite()
  const { id: userId } = await site.member()
  const categoryId = await writeCategory(site.database, 'kent')
  const title = "<b>İstanbul'da</b> ığdır ]]> &amp; 🕯️ \u0001 مرحبا"
  slug = (await writePost(site.database, { userId, categoryId, title })).slug
  hidden = await writeHiddenPosts(site.database, { userId, categoryId })
})

describe('/og/{slug}.png', () => {
  it('is a PNG of 1200 × 630', async () => {
    const { statusCode, headers, rawPayload } = await get(`${slug}.png`)
    expect(statusCode).toBe(200)
    expect(rawPayload.subarray(0, 8)).toEqual(Buffer.from('89504e470d0a1a0a', 'hex'))
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, no-cache',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('is sent again only when what it shows has changed', async () => {
    const { headers } = await get(`${slug}.png`)
    const known = { 'if-none-match': String(headers.etag) }
    const again = await get(`${slug}.png`, known)
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await site.database
      .updateTable('posts')
      .set({ title: 'Yeni ad' })
      .where('slug', '=', slug)
      .execute()
    expect((await get(`${slug}.png`, known)).statusCode).toBe(200)
  })

  it('is not there for what is not public', async () => {
    for (const name of hidden) {
      const { statusCode, headers, body } = await get(`${name}.png`)
      expect([statusCode, body]).toEqual([404, 'Yazı bulunamadı.'])
      expect(headers['cache-control']).toBe('no-cache')
    }
  })

  it.each(['yok-boyle.png', `x`, 'yazi.jpg', '.png', `${'a'.repeat(250)}.png`])(
    'is not there under another name: %s',
    async (name) => {
      expect((await get(name)).statusCode).toBe(404)
    },
  )

  it.each(['..%2fx.png', '%00.png'])('cannot even be asked for as %s', async (name) => {
    expect((await get(name)).statusCode).toBe(400)
  })
})
