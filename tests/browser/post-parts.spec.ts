import type { Page } from '@playwright/test'
import { entriesHtml } from '../../core/document/html.ts'
import { violationsInBothThemes } from './axe.ts'
import { expect, notices, open, reachEnd, test, withoutStream } from './test.ts'

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
  const share = actions(page).getByRole('button', { name: 'Paylaş' })
  await share.click()
  const menu = page.getByRole('menu')
  const address = encodeURIComponent(page.url())
  for (const [name, start] of [
    ["X'te paylaş", 'https://x.com/intent/post?'],
    ["WhatsApp'ta paylaş", 'https://wa.me/?'],
    ["Telegram'da paylaş", 'https://t.me/share/url?'],
    ['E-posta ile paylaş', 'mailto:?'],
  ] as const) {
    const link = menu.getByRole('menuitem', { name })
    await expect(link).toHaveAttribute('rel', 'noopener')
    await expect(link.locator('svg')).toBeVisible()
    const href = (await link.getAttribute('href')) ?? ''
    expect(href.startsWith(start), href).toBe(true)
    expect(href).toContain(address)
  }
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.mouse.click(640, 800)
  await expect(menu).toHaveCount(0)
  await share.press('Enter')
  await expect(menu.getByRole('menuitem', { name: 'Bağlantıyı kopyala' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(share).toBeFocused()
  await share.click()
  await menu.getByRole('menuitem', { name: 'Bağlantıyı kopyala' }).click()
  await expect(notices(page)).toContainText('Bağlantı kopyalandı.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
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
  const box = (await card.boundingBox())!
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
  expect(await frame.boundingBox()).toEqual(box)
})

test('code can be copied, and long lines and tables scroll in their own place', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, posts.code)
  await page.getByRole('button', { name: 'Kodu kopyala' }).first().click()
  await expect(notices(page)).toContainText('Kod kopyalandı.')
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
  await actions(page).getByRole('button', { name: 'Paylaş' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Bağlantıyı kopyala' })).toBeFocused()
})

/** A post as the API would give it with these changes: the demo community has none like it. */
async function openChanged(page: Page, changes: object): Promise<void> {
  // It would bring what the post really has.
  await withoutStream(page)
  await page.route('**/uploads/*.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="800" height="500" fill="#0b6e8f"/></svg>',
    }),
  )
  await page.route('**/api/posts/*', async (route) => {
    const response = await route.fetch()
    const post = (await response.json()) as Record<string, unknown>
    await route.fulfill({ response, json: { ...post, ...changes } })
  })
  await open(page, posts.code)
  await reachEnd(page)
  const similar = page.getByRole('region', { name: 'Benzer yazılar' }).getByRole('link').first()
  const name = await similar.textContent()
  await similar.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name!)
}

async function withGallery(page: Page): Promise<void> {
  const item = (number: number) =>
    `<figure><a href="/uploads/${number}.svg" data-lightbox="g" data-width="800" data-height="500"><img src="/uploads/${number}.svg" alt="${number}. liman" width="800" height="500"></a><figcaption>Liman ${number}</figcaption></figure>`
  const content = `<p>Limanlar</p><figure class="gallery" role="group" aria-label="Galeri: 3 görsel">${[1, 2, 3].map(item).join('')}</figure>`
  await openChanged(page, { content })
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

test('a single picture is shown large, with its caption and without a way to others', async ({
  page,
}) => {
  const picture = { src: '/uploads/liman.svg', alt: 'Eski liman', caption: 'Liman, 1958' }
  const data = { key: 'k', ...picture, width: 800, height: 500 }
  await openChanged(page, { content: entriesHtml([{ type: 'image', data }]) })
  const link = page.getByRole('link', { name: 'Eski liman' })
  const dialog = page.getByRole('dialog', { name: 'Görsel', exact: true })
  for (const open of [() => link.click(), () => link.press('Enter')]) {
    await open()
    await expect(dialog.getByRole('img', { name: 'Eski liman' })).toBeVisible()
    await expect(dialog.getByText('Liman, 1958')).toBeVisible()
    await expect(dialog.getByRole('button')).toHaveAccessibleName('Kapat')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(link).toBeFocused()
  }
})

test('code is set in a font of the site', async ({ page }) => {
  await open(page, posts.code)
  const isOurs = await page
    .locator('pre code')
    .first()
    .evaluate(async (code) => {
      const { fontFamily } = getComputedStyle(code)
      const faces = await document.fonts.load(`16px ${fontFamily.split(',')[0]}`, 'çğışöü')
      return faces.length > 0 && faces.every(({ status }) => status === 'loaded')
    })
  expect(isOurs).toBe(true)
})

test('below the text the actions stand in one row, however large their numbers are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  // A font that comes late is not used: the row must hold with the wider one in its stead.
  await page.route('**/*.woff2', (route) => route.abort('aborted'))
  await openChanged(page, { likes: 12_512, commentCount: 12_512 })
  const row = actions(page)
  await expect(row).toContainText('12,5 bin')
  const boxes = await row
    .locator('button, a')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
  expect(boxes).toHaveLength(6)
  for (const [index, { left, right, top, bottom, width, height }] of boxes.entries()) {
    expect((top + bottom) / 2).toBe((boxes[0]!.top + boxes[0]!.bottom) / 2)
    expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 20)
    // The last one reaches into the margin, so that its icon stands at the edge of the text.
    expect(right).toBeLessThanOrEqual(352)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  const scroll = (page: Page, by: number) =>
    page.evaluate((top) => scrollBy({ top, behavior: 'instant' }), by)

  test('the actions come within reach with scrolling up, and go with scrolling down', async ({
    page,
  }) => {
    await open(page, posts.code)
    const bar = page.locator('[data-bottom-bar]')
    await scroll(page, 1200)
    await expect(bar).toBeAttached()
    await expect(bar).toBeHidden()
    await scroll(page, -100)
    await expect(bar).toBeInViewport({ ratio: 1 })
    // Read once: the row has given its buttons away.
    await expect(actions(page)).toHaveCount(1)
    await expect(bar.getByRole('button', { name: /^Alkışla,/ })).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Okuma listeme ekle' })).toBeVisible()
    expect(await violationsInBothThemes(page)).toEqual([])
    await bar.getByRole('button', { name: 'Paylaş' }).click()
    await expect(page.getByRole('menuitem', { name: 'Bağlantıyı kopyala' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(bar.getByRole('button', { name: 'Paylaş' })).toBeFocused()
    // What has the focus by key keeps it.
    await scroll(page, 100)
    await expect(bar).toBeVisible()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await scroll(page, 100)
    await expect(bar).toBeHidden()

    await scroll(page, -100)
    await expect(bar).toBeVisible()
    await bar.getByRole('link', { name: /yorumlara git$/ }).click()
    await expect(page.getByRole('region', { name: /^Yorumlar/ })).toBeFocused()
    await expect(bar).toBeHidden()
    // Near the row that has the same, one is enough.
    await actions(page).scrollIntoViewIfNeeded()
    await scroll(page, -20)
    await expect(actions(page)).toHaveCount(1)
    await expect(bar).toBeHidden()
  })

  test('the bar covers nothing that has the focus', async ({ page }) => {
    await open(page, posts.code)
    const bar = page.locator('[data-bottom-bar]')
    const button = page.getByRole('button', { name: 'Kodu kopyala' }).first()
    /** Puts it this far above the lower edge of the window. */
    const lift = (by: number) =>
      button.evaluate((element, room) => {
        const { bottom } = element.getBoundingClientRect()
        scrollBy({ top: bottom - innerHeight + room, behavior: 'instant' })
      }, by)
    await lift(60)
    await expect(bar).toBeAttached()
    await page.keyboard.press('Tab')
    await button.focus()
    await lift(20)
    await expect(bar).toBeHidden()
    await lift(-60)
    await expect(bar).toBeVisible()
    await button.blur()
    await lift(20)
    await expect(bar).toBeHidden()
    await lift(10)
    await expect(bar).toBeVisible()
    await button.focus()
    await expect(bar).toBeHidden()
  })
})
