import type { Page } from '@playwright/test'
import { expect, open, reachEnd, test } from './test.ts'

const posts = {
  code: '/yazi/isik-hizinda-okumak-tarayicilar-yaziyi-nasil-dizer',
  video: '/yazi/yan-odadan-gelen-muzik',
  table: '/yazi/kiracinin-cebindeki-yasa',
  talked: '/yazi/bisikletle-karadeniz-ilk-300-km',
}
const title = 'Işık hızında okumak: tarayıcılar yazıyı nasıl dizer?'

const contents = (page: Page) => page.getByRole('navigation', { name: 'İçindekiler' })
const actions = (page: Page) => page.getByRole('complementary', { name: 'Yazıyla ilgili işlemler' })

test('the contents and the line at the top follow the reader', async ({ page }) => {
  await open(page, posts.code)
  const line = page.locator('[data-reading-progress]')
  const drawn = async () => (await line.boundingBox())?.width ?? 0
  await expect.poll(drawn).toBe(0)
  await contents(page).getByRole('link', { name: 'Biçimden satıra' }).click()
  await expect(page).toHaveURL(/#b-bicimden-satira$/)
  await expect(page.getByRole('heading', { name: 'Biçimden satıra' })).toBeInViewport()
  const current = contents(page).locator('[aria-current]')
  await expect(current).toHaveText('Biçimden satıra')
  await expect.poll(drawn).toBeGreaterThan(100)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(current).toHaveCount(0)
  await page.getByRole('region', { name: /^Yorumlar/ }).scrollIntoViewIfNeeded()
  await expect(contents(page).locator('[aria-current]')).toHaveText('Satırdan ışığa')
  await expect.poll(drawn).toBe(1280)
})

test('on a narrow screen the contents are folded above the text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, posts.code)
  const link = contents(page).getByRole('link', { name: 'Satırdan ışığa' })
  await expect(link).toBeHidden()
  await contents(page).getByText('İçindekiler', { exact: true }).click()
  await link.click()
  await expect(page.getByRole('heading', { name: 'Satırdan ışığa' })).toBeInViewport()
})

test('a link is copied and told so, and the other ways are plain links', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, posts.code)
  await actions(page).locator('summary').click()
  await actions(page).getByRole('button', { name: 'Bağlantıyı kopyala' }).click()
  await expect(page.getByRole('status')).toContainText('Bağlantı kopyalandı.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  const address = encodeURIComponent(page.url())
  for (const [name, start] of [
    ['X’te paylaş', 'https://x.com/intent/post?'],
    ['WhatsApp’ta paylaş', 'https://wa.me/?'],
    ['Telegram’da paylaş', 'https://t.me/share/url?'],
    ['E-posta ile paylaş', 'mailto:?'],
  ] as const) {
    const link = actions(page).getByRole('link', { name })
    await expect(link).toHaveAttribute('rel', 'noopener')
    const href = (await link.getAttribute('href')) ?? ''
    expect(href.startsWith(start), href).toBe(true)
    expect(href).toContain(address)
  }
})

test('a device that can share by itself is asked to', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(navigator, { share: async (data: unknown) => shared.push(data) })
    Object.assign(window, { shared })
  })
  await open(page, posts.code)
  await page.getByRole('button', { name: 'Paylaş' }).click()
  expect(await page.evaluate(() => (window as unknown as { shared: unknown }).shared)).toEqual([
    { title, url: page.url() },
  ])
})

test('a player is fetched only when it is asked for', async ({ page }) => {
  const outside: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') outside.push(request.url())
  })
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>film</title>' }),
  )
  await open(page, posts.video)
  expect(outside).toEqual([])
  const card = page.locator('[data-embed]')
  await card.scrollIntoViewIfNeeded()
  const place = (await card.boundingBox())!
  await card.getByRole('button', { name: 'Videoyu yükle' }).press('Enter')
  const frame = card.locator('iframe')
  await expect(frame).toBeFocused()
  await expect(frame).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/,
  )
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
  await expect(card.getByRole('link', { name: 'youtube.com üzerinde aç' })).toBeVisible()
  await expect.poll(() => outside).toHaveLength(1)
  expect(await frame.boundingBox()).toEqual(place)
})

test('code can be copied, and long lines and tables scroll in their own place', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, posts.code)
  await page.getByRole('button', { name: 'Kodu kopyala' }).first().click()
  await expect(page.getByRole('status')).toContainText('Kod kopyalandı.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await page.locator('.document pre code').first().textContent(),
  )
  await open(page, posts.table)
  await expect(page.getByRole('region', { name: 'Tablo 1' })).toHaveAttribute('tabindex', '0')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('comments come with their answers, and older ones when asked', async ({ page }) => {
  await open(page, posts.talked)
  const comments = page.getByRole('region', { name: /^Yorumlar/ })
  await actions(page)
    .getByRole('link', { name: /yorum, yorumlara git$/ })
    .click()
  await expect(comments).toBeFocused()
  await expect(comments.getByRole('heading')).toBeInViewport()
  await expect(comments.getByRole('list', { name: 'Yanıtlar' }).first()).toBeAttached()
  await expect(
    comments.getByRole('button', { name: /^Beğen, [1-9]\d* beğeni$/ }).first(),
  ).toBeAttached()
  await reachEnd(page)
  const before = await comments.getByRole('article').count()
  const older = comments.getByRole('button', { name: 'Daha eski yorumları göster' })
  await older.click()
  await expect.poll(() => comments.getByRole('article').count()).toBeGreaterThan(before)
  await expect(older).toHaveCount(0)
})

test('everything can be reached and used with the keyboard', async ({ page }) => {
  await open(page, posts.code)
  const reached: string[] = []
  for (let step = 0; step < 24; step++) {
    await page.keyboard.press('Tab')
    reached.push(
      await page.evaluate(() => {
        const element = document.activeElement!
        return element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)
      }),
    )
  }
  for (const name of ['Teknoloji', 'Umut Şahin', 'Bayttan harfe', 'Satırdan ışığa', 'Kodu kopyala'])
    expect(reached).toContain(name)
  const share = page.locator('summary[aria-label=Paylaş]')
  await share.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Bağlantıyı kopyala' })).toBeFocused()
})

/** A post of pictures, as the API would give it: the demo community has none. */
async function withGallery(page: Page): Promise<void> {
  const item = (number: number) =>
    `<figure><a href="/uploads/${number}.svg" data-lightbox="g" data-width="800" data-height="500"><img src="/uploads/${number}.svg" alt="${number}. liman" width="800" height="500"></a><figcaption>Liman ${number}</figcaption></figure>`
  await page.route('**/uploads/*.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="800" height="500" fill="#0b6e8f"/></svg>',
    }),
  )
  await page.route('**/api/posts/*', async (route) => {
    const response = await route.fetch()
    const post = (await response.json()) as Record<string, unknown>
    const content = `<p>Limanlar</p><figure class="gallery" role="group" aria-label="Galeri: 3 görsel">${[1, 2, 3].map(item).join('')}</figure>`
    await route.fulfill({ response, json: { ...post, content } })
  })
  await open(page, posts.code)
  await reachEnd(page)
  await page.getByRole('region', { name: 'Benzer yazılar' }).getByRole('link').first().click()
  await expect(page.getByText('Limanlar')).toBeVisible()
}

test('the pictures of a gallery are shown large, one after the other', async ({ page }) => {
  await withGallery(page)
  await page.getByRole('link', { name: '2. liman' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Görsel 2 / 3' })
  await expect(dialog.getByRole('img', { name: '2. liman' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  const last = page.getByRole('dialog', { name: 'Görsel 3 / 3' })
  await expect(last.getByRole('img', { name: '3. liman' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(last).toBeVisible()
  await last.getByRole('button', { name: 'Önceki görsel' }).click()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('dialog', { name: 'Görsel 1 / 3' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('link', { name: '1. liman' })).toBeFocused()
})
