import type { Page } from '@playwright/test'
import { alive, expect, open, signIn, test } from './test.ts'

// Here nobody publishes while these tests read.
test.use({ baseURL: process.env.STRICT_SITE_URL })

const list = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('listitem')
const latest = (page: Page) => list(page, 'Son yazılar')
const more = (page: Page) => page.getByRole('link', { name: 'Daha fazla göster' })
const titles = (page: Page) => latest(page).getByRole('heading').allTextContents()
const atTop = (page: Page) => page.evaluate(() => scrollY)
const headLink = (page: Page, rel: string) => page.locator(`link[rel=${rel}]`)

async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text) as Record<string, unknown>)
}

test('the home page shows every list, each leading on', async ({ page }) => {
  await open(page, '/')
  await expect(list(page, 'Günce')).toHaveCount(3)
  await expect(list(page, 'En çok okunanlar')).toHaveCount(6)
  await expect(list(page, 'En çok alkışlananlar')).toHaveCount(6)
  await expect(list(page, 'Öne çıkan yazarlar')).toHaveCount(5)
  await expect(list(page, 'Konular')).toHaveCount(12)
  await expect(list(page, 'Kısa okumalar')).toHaveCount(4)
  await expect(latest(page)).toHaveCount(10)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)

  const author = list(page, 'Öne çıkan yazarlar').first().getByRole('link')
  const path = await author.getAttribute('href')
  await author.click()
  await expect(page).toHaveURL(path!)
  await page.goBack()
  const title = page
    .getByRole('region', { name: 'Günce' })
    .getByRole('heading', { level: 3 })
    .first()
  const name = await title.textContent()
  await title.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name!)
})

test('a visitor is invited, a member is not', async ({ page }) => {
  const invitation = page.getByRole('main').getByRole('link', { name: 'Kayıt ol' })
  await open(page, '/')
  await expect(invitation).toBeVisible()
  await signIn(page, 'elif')
  await open(page, '/')
  await expect(invitation).toBeHidden()
})

test('the next page is added in place, and reading goes on with its first post', async ({
  page,
}) => {
  await open(page, '/')
  const before = await titles(page)
  await more(page).scrollIntoViewIfNeeded()
  const box = await latest(page).nth(9).boundingBox()
  await more(page).press('Enter')
  await expect(latest(page)).toHaveCount(20)
  await expect(page).toHaveURL('/')
  const after = await titles(page)
  expect(after.slice(0, 10)).toEqual(before)
  expect(new Set(after).size).toBe(20)
  await expect(latest(page).nth(10).getByRole('heading').getByRole('link')).toBeFocused()
  await expect(page.getByText('10 yazı daha eklendi.')).toBeAttached()
  expect((await latest(page).nth(9).boundingBox())!.y).toBeCloseTo(box!.y, 0)
})

test('coming back finds the list as long as it was, at the same place', async ({ page }) => {
  await open(page, '/')
  await more(page).click()
  await expect(latest(page)).toHaveCount(20)
  const post = latest(page).nth(15).getByRole('heading').getByRole('link')
  await post.scrollIntoViewIfNeeded()
  const position = await atTop(page)
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await post.click()
  await expect(page).toHaveURL(/\/yazi\//)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(latest(page)).toHaveCount(20)
  await expect.poll(() => atTop(page)).toBe(position)
  expect(calls.filter((path) => path === '/api/posts')).toEqual([])
})

test('a next page that does not come says so, and comes when asked again', async ({
  page,
  watch,
}) => {
  await open(page, '/')
  watch.announce(0, '/api/posts')
  await page.route('**/api/posts?*', (route) => route.abort('connectionfailed'))
  await more(page).click()
  await expect(page.getByRole('alert')).toHaveText(/^Bağlantı kurulamadı/)
  await expect(latest(page)).toHaveCount(10)
  await page.unroute('**/api/posts?*')
  await page.getByRole('link', { name: 'Yeniden dene' }).click()
  await expect(latest(page)).toHaveCount(20)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a page whose data does not come can be asked for again', async ({ page, watch }) => {
  await open(page, '/hakkinda')
  watch.announce(0, '/api/categories')
  watch.announceMessage(/Bağlantı kurulamadı/)
  await page.route('**/api/categories?*', (route) => route.abort('connectionfailed'))
  await page.route('**/api/categories', (route) => route.abort('connectionfailed'))
  await page.getByRole('banner').getByRole('link', { name: 'Keşfet' }).click()
  await expect(page.getByRole('alert')).toContainText('Bir şeyler ters gitti')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keşfet')
})

test('followers who do not come leave the author standing, and come when asked again', async ({
  page,
  watch,
}) => {
  await open(page, '/@elif')
  watch.announce(0, '/api/user_relationships')
  await page.route('**/api/user_relationships?*', (route) => route.abort('connectionfailed'))
  const ways = page.getByRole('navigation', { name: 'Yazar sayfaları' })
  await ways.getByRole('link', { name: 'Takipçiler' }).click()
  await expect(page.getByRole('alert')).toContainText('Bağlantı kurulamadı')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elif Yıldız')
  await expect(page.getByText('henüz kimse takip etmiyor')).toHaveCount(0)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(list(page, 'Takipçiler').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('an author who cannot be looked up is a failed page, not a missing author', async ({
  page,
  watch,
}) => {
  await open(page, '/')
  watch.announce(503, '/api/users/elif')
  watch.announceMessage(/Bir sorun oluştu/)
  await page.route('**/api/users/elif', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('main').getByRole('link', { name: 'Elif Yıldız' }).first().click()
  await expect(page.getByRole('alert')).toContainText('Bir şeyler ters gitti')
  await expect(page.getByText('Yazar bulunamadı')).toHaveCount(0)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elif Yıldız')
})

test('tags that do not come are left out of the home page', async ({ page, watch }) => {
  await open(page, '/hakkinda')
  watch.announce(500, '/api/tags')
  await page.route('**/api/tags?*', (route) => route.fulfill({ status: 500, body: 'oops' }))
  await page.getByRole('banner').getByRole('link', { name: /Hokka/ }).first().click()
  await expect(latest(page)).toHaveCount(10)
  await expect(page.getByRole('region', { name: 'Konular' })).toContainText(
    'Yeterli içerik bulunamadı.',
  )
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('while a slow page is on its way, its outline stands there', async ({ page }) => {
  await open(page, '/hakkinda')
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/categories/**', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('banner').getByRole('link', { name: 'Günce' }).click()
  await expect(page.getByText('Yazılar getiriliyor…')).toBeAttached()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Günce')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the list goes on under an address of its own', async ({ page }) => {
    await page.goto('/')
    const first = await titles(page)
    await more(page).click()
    await expect(page).toHaveURL('/?sayfa=2')
    const second = await titles(page)
    expect(second).toHaveLength(10)
    expect(second.filter((title) => first.includes(title))).toEqual([])
    await expect(page).toHaveTitle(/sayfa 2/)
    await expect(headLink(page, 'canonical')).toHaveAttribute('href', /\/\?sayfa=2$/)
    await expect(headLink(page, 'prev')).toHaveAttribute('href', /\/$/)
    await expect(headLink(page, 'next')).toHaveAttribute('href', /\/\?sayfa=3$/)
    await page.getByRole('link', { name: 'Önceki sayfa' }).click()
    await expect(page).toHaveURL('/')
  })
})

test('an address that asks for no page of the list leads to the first, or nowhere', async ({
  page,
  watch,
}) => {
  for (const number of ['1', '0', '-3', 'iki', '2.5', '100000']) {
    await page.goto(`/kesfet/deneme?sayfa=${number}`)
    await expect(page).toHaveURL('/kesfet/deneme')
  }
  watch.announce(404, '/kesfet/deneme')
  const response = await page.goto('/kesfet/deneme?sayfa=99')
  expect(response?.status()).toBe(404)
})

test('from the header through the categories to a post', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Keşfet' }).click()
  await expect(page).toHaveURL('/kesfet')
  await expect(page).toHaveTitle(/^Keşfet/)
  await expect(list(page, 'Kategoriler')).toHaveCount(13)
  await expect(list(page, 'Popüler')).toHaveCount(3)
  await expect(list(page, 'Kısa okumalar')).toHaveCount(8)
  await expect(latest(page)).toHaveCount(50)

  await page.getByRole('link', { name: 'Deneme', exact: true }).click()
  await expect(page).toHaveURL('/kesfet/deneme')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deneme')
  await expect(latest(page)).toHaveCount(11)
  await more(page).click()
  await expect(latest(page)).toHaveCount(17)
  await expect(more(page)).toHaveCount(0)
  expect(await structuredData(page)).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Keşfet' }, { name: 'Deneme' }] },
  ])
  await page.getByRole('banner').getByRole('link', { name: 'Günce' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Günce')
})

test('a tag shows its posts', async ({ page }) => {
  await open(page, '/')
  const tag = list(page, 'Konular').first()
  const name = await tag.textContent()
  await tag.getByRole('link').click()
  await expect(page).toHaveURL(/\/etiket\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name!)
  await expect(list(page, 'Yazılar').first()).toBeVisible()
  await expect(headLink(page, 'canonical')).toHaveAttribute('href', new RegExp('/etiket/'))
})

test('an author shows posts, comments, followers and those followed', async ({ page }) => {
  await open(page, '/@elif')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elif Yıldız')
  await expect(page.getByRole('main')).toContainText('@elif')
  await expect(list(page, 'Yazılar')).toHaveCount(8)
  const tabs = page.getByRole('navigation', { name: 'Yazar sayfaları' })
  for (const [label, path] of [
    ['Yorumlar', '/@elif/yorumlar'],
    ['Takipçiler', '/@elif/takipciler'],
    ['Takip edilenler', '/@elif/takip-edilenler'],
    ['Yazılar', '/@elif'],
  ] as const) {
    await tabs.getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(path)
    await expect(tabs.locator('[aria-current=page]')).toHaveText(label)
    await expect(list(page, label).first()).toBeVisible()
    await expect(headLink(page, 'canonical')).toHaveAttribute('href', new RegExp(`${path}$`))
  }
  expect(await structuredData(page)).toMatchObject([
    { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: 'Elif Yıldız' } },
  ])
})

test('an author is one, however the name is written', async ({ page }) => {
  for (const path of ['/@ELİF', '/@Elif']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elif Yıldız')
    await expect(headLink(page, 'canonical')).toHaveAttribute('href', /\/@elif$/)
  }
})

test('an author who has just come has empty lists that say so, to others and to themselves', async ({
  page,
  signUp,
  otherBrowser,
}) => {
  const { username } = await signUp(page)
  const visitor = await otherBrowser()
  for (const [path, toOthers, toThemselves] of [
    [
      '',
      "Irmak Çağlayan'ın henüz yayımlanmış bir yazısı yok.",
      'Henüz yayımlanmış bir yazınız yok.',
    ],
    [
      '/yorumlar',
      'Irmak Çağlayan henüz bir yazıya yorum yapmadı.',
      'Henüz bir yazıya yorum yapmadınız.',
    ],
    [
      '/takipciler',
      "Irmak Çağlayan'ı henüz kimse takip etmiyor.",
      'Sizi henüz kimse takip etmiyor.',
    ],
    [
      '/takip-edilenler',
      'Irmak Çağlayan henüz kimseyi takip etmiyor.',
      'Henüz kimseyi takip etmiyorsunuz.',
    ],
  ] as const) {
    await open(visitor, `/@${username}${path}`)
    await expect(visitor.getByText(toOthers)).toBeVisible()
    await open(page, `/@${username}${path}`)
    await expect(page.getByText(toThemselves)).toBeVisible()
  }
  await open(page, '/profil')
  await expect(page.getByText('Henüz yayımlanmış bir yazınız yok.')).toBeVisible()
})

for (const [path, heading] of [
  ['/@boyle_biri_yok', 'Yazar bulunamadı'],
  ['/@boyle_biri_yok/takipciler', 'Yazar bulunamadı'],
  ['/kesfet/boyle-kategori-yok', 'Bu sayfayı bulamadık'],
  ['/etiket/boyle-etiket-yok', 'Bu sayfayı bulamadık'],
] as const)
  test(`${path} is a page with status 404`, async ({ page, watch }) => {
    watch.announce(404, path)
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await alive(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })

test('nothing moves when the home page comes alive', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { moved: number }).moved += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, '/')
  await expect(latest(page).first().getByRole('time')).toHaveText(/önce|dün|\d/)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(
    0.005,
  )
})
