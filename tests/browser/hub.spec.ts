import type { Page } from '@playwright/test'
import { hubKey, MercureHub } from '../../server/features/live/mercure-hub.fixture.ts'
import { ownSite } from './own-site.ts'
import { expect, forgeryPair, notices, open, signIn, test } from './test.ts'

/** A site of its own whose stream is taken over by this hub. */
const siteWith = (hub: MercureHub) => ownSite({ HUB_URL: hub.url, HUB_KEY: hubKey })

async function send(page: Page, path: string, data: object) {
  const response = await page.request.post(path, { data, headers: await forgeryPair(page) })
  expect(response.status()).toBe(201)
  return response.json()
}

/** On a post of its own, for a notification of its own. */
async function notify(author: Page, reader: Page): Promise<void> {
  const post = { title: 'Merkezden geçen', categories: ['deneme'], status: 1 }
  const { slug } = await send(author, '/api/posts', post)
  await send(reader, '/api/comments', { post: slug, text: 'Elinize sağlık.' })
}

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Bildirimler/ })

test('pages read a separate hub, and come back to it when they are cut off', async ({
  otherBrowser,
}) => {
  const hub = new MercureHub()
  await hub.up()
  const site = await siteWith(hub)
  try {
    const baseURL = site.url
    const [page, other] = [await otherBrowser({ baseURL }), await otherBrowser({ baseURL })]
    await signIn(page, 'elif')
    await signIn(other, 'editor')
    const current = await page.request.get('/api/users/current')
    const unread: number = (await current.json()).unreadNotificationCount
    await open(page, '/hakkinda')
    await expect.poll(() => [...hub.origins]).toEqual([baseURL])
    await notify(page, other)
    await expect(notices(page)).toContainText('yazınıza yorum yaptı.')
    await expect(bell(page)).toContainText(String(unread + 1))
    hub.cut()
    await notify(page, other)
    await expect(bell(page)).toContainText(String(unread + 2))
    expect(hub.refused).toEqual([])
  } finally {
    await site.stop()
    await hub.down()
  }
})
