import { alive, expect, notices, open, reachEnd, test } from './test.ts'
import type { Page } from '@playwright/test'

const posts = {
  code: '/yazi/isik-hizinda-okumak-tarayicilar-yaziyi-nasil-dizer',
  talked: '/yazi/bisikletle-karadeniz-ilk-300-km',
}
const title = 'Işık hızında okumak: tarayıcılar yazıyı nasıl dizer?'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const body = (page: Page) => page.locator('.document')

test('a post is read from its title to the next one', async ({ page }) => {
  await open(page, posts.code)
  await expect(heading(page)).toHaveText(title)
  await expect(page).toHaveTitle(`${title} · Hokka`)
  const article = page.getByRole('article', { name: title })
  await expect(article.getByRole('link', { name: 'Teknoloji' })).toHaveAttribute(
    'href',
    '/kesfet/teknoloji',
  )
  const author = article.getByRole('link', { name: 'Umut Şahin' })
  await expect(author).toHaveAttribute('href', '/@umutsahin')
  await expect(article.getByRole('banner').or(article.locator('header'))).toContainText(
    /\d+ \S+ \d{4}\s*3 dk okuma\s*[\d.,]+( bin)? okunma/,
  )
  await expect(
    article.getByRole('list', { name: 'Etiketler' }).getByRole('link').first(),
  ).toHaveAttribute('href', /^\/etiket\/[a-z-]+$/)
  await expect(page.getByRole('region', { name: 'Yazar' })).toContainText('takipçi')
  await expect(
    page.getByRole('region', { name: /^Yorumlar/ }).getByRole('article'),
  ).not.toHaveCount(0)

  const similar = page.getByRole('region', { name: 'Benzer yazılar' }).getByRole('link').first()
  const next = await similar.textContent()
  await similar.click()
  await expect(heading(page)).toHaveText(next!)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url())
})

test('the page says what it is to those it is shared with', async ({ page }) => {
  await open(page, posts.code)
  const meta = async (name: string) =>
    page
      .locator(`meta[property="${name}"]`)
      .evaluateAll((all) => all.map((each) => each.getAttribute('content')))
  expect(await meta('og:type')).toEqual(['article'])
  expect(await meta('og:image')).toEqual([
    expect.stringMatching(/^http.+\/og\/isik-hizinda-okumak-tarayicilar-yaziyi-nasil-dizer\.png$/),
  ])
  expect(await meta('article:section')).toEqual(['Teknoloji'])
  expect(await meta('article:tag')).toHaveLength(3)
  expect((await meta('article:published_time'))[0]).toMatch(/^\d{4}-\d\d-\d\dT/)
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) =>
      all.map((each) => JSON.parse(each.textContent) as Record<string, unknown>),
    )
  const posting = data.find((each) => each['@type'] === 'BlogPosting')
  expect(posting).toMatchObject({
    headline: title,
    inLanguage: 'tr',
    author: { '@type': 'Person', name: 'Umut Şahin', url: expect.stringMatching(/\/@umutsahin$/) },
    mainEntityOfPage: { '@id': page.url() },
  })
  expect(posting?.['wordCount']).toBeGreaterThan(300)
  const crumbs = data.find((each) => each['@type'] === 'BreadcrumbList')
  expect(crumbs?.['itemListElement']).toHaveLength(3)
})

test('what is not there is a page with status 404', async ({ page, watch }) => {
  watch.announce(404, '/yazi/boyle-bir-yazi-yok')
  const response = await page.goto('/yazi/boyle-bir-yazi-yok')
  expect(response?.status()).toBe(404)
  await alive(page)
  await expect(heading(page)).toHaveText('Bu sayfayı bulamadık')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test('a post that could not be fetched says so and can be tried again', async ({ page, watch }) => {
  await open(page, posts.code)
  await reachEnd(page)
  // React tells of every error that a page of ours then shows.
  watch.announceMessage(/^error: Error: Bir sorun oluştu\./)
  await page.route('**/api/posts/*', (route) => route.fulfill({ status: 503, json: {} }))
  const similar = page.getByRole('region', { name: 'Benzer yazılar' }).getByRole('link').first()
  const name = await similar.textContent()
  const slug = (await similar.getAttribute('href'))!.split('/').at(-1)
  watch.announce(503, `/api/posts/${slug}`)
  await similar.click()
  await expect(page.getByRole('alert')).toContainText('Yazı açılamadı')
  await page.unroute('**/api/posts/*')
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(heading(page)).toHaveText(name!)
})

test('without scripts the whole post is there and nothing that needs them', async ({
  otherBrowser,
}) => {
  const page = await otherBrowser({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
    baseURL: test.info().project.use.baseURL,
  })
  await page.goto(posts.talked)
  await expect(heading(page)).toBeVisible()
  await expect(body(page)).toContainText('Samsun')
  await expect(page.getByRole('link', { name: /WhatsApp/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bağlantıyı kopyala' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Daha eski yorumları göster' })).toBeHidden()
  await expect(
    page.getByRole('region', { name: /^Yorumlar/ }).getByRole('article'),
  ).not.toHaveCount(0)
})

test('on paper there is the text, its title, its author and its address', async ({ page }) => {
  await open(page, posts.code)
  await page.emulateMedia({ media: 'print' })
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Umut Şahin' }).first()).toBeVisible()
  await expect(body(page)).toBeVisible()
  await expect(page.getByText(page.url(), { exact: true })).toBeVisible()
  for (const part of [
    page.getByRole('banner').getByRole('link').first(),
    page.getByRole('contentinfo'),
    page.getByRole('navigation'),
    page.getByRole('complementary'),
    page.getByRole('button'),
    page.locator('#yorumlar'),
    page.locator('article svg'),
    page.locator('[data-reading-progress]'),
    page.getByText('Benzer yazılar'),
  ])
    await expect(part.filter({ visible: true })).toHaveCount(0)
})

test('a read is counted once, and not while nobody can see it', async ({ page }) => {
  const counted: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/views/')) counted.push(pathname)
  })
  await page.addInitScript(() => {
    let state = 'hidden'
    Object.defineProperty(document, 'visibilityState', { get: () => state })
    Object.assign(window, {
      appear: () => {
        state = 'visible'
        document.dispatchEvent(new Event('visibilitychange'))
      },
    })
  })
  await page.clock.install()
  await open(page, posts.code)
  await page.clock.runFor(5000)
  expect(counted).toEqual([])
  await page.evaluate(() => (window as unknown as { appear: () => void }).appear())
  await page.clock.runFor(5000)
  await expect.poll(() => counted).toEqual([`/api/views/post${posts.code.slice('/yazi'.length)}`])
  await page.evaluate(() => (window as unknown as { appear: () => void }).appear())
  await page.clock.runFor(5000)
  expect(counted).toHaveLength(1)
})

test('a failed count stays unnoticed', async ({ page, watch }) => {
  watch.announce(503, `/api/views/post${posts.code.slice('/yazi'.length)}`)
  await page.route('**/api/views/**', (route) => route.fulfill({ status: 503, json: {} }))
  const answered = page.waitForResponse('**/api/views/**')
  await open(page, posts.code)
  await answered
  await expect(notices(page)).toBeEmpty()
})
