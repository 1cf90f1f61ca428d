import type { Page } from '@playwright/test'
import { alive, expect, notices, open, pathOf, signIn, test } from './test.ts'

const atPage = (page: Page, name: string) => expect(page).toHaveTitle(new RegExp(`^${name}`))

test('an unknown address is a page with status 404 and a way home', async ({ page, watch }) => {
  watch.announce(404, '/boyle/bir-sayfa/yok')
  const response = await page.goto('/boyle/bir-sayfa/yok')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu sayfayı bulamadık')
  await expect(page).toHaveTitle(/^Sayfa bulunamadı/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.getByRole('link', { name: 'Ana sayfaya dön' }).click()
  await expect(page).toHaveURL('/')
})

test('a thin line shows that the next page is on its way, and nothing spins', async ({ page }) => {
  await open(page, '/')
  const line = page.locator('.origin-left')
  await expect(line).toHaveCSS('opacity', '0')

  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Koşullar' }).press('Enter')
  await expect(line).toHaveCSS('opacity', '1')
  const box = await line.boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, height: 2 })
  expect(box!.width).toBeGreaterThan(1280 * 0.07)
  expect(box!.width).toBeLessThan(1280)
  const animations = await page.evaluate(() =>
    document.getAnimations().map((each) => (each as CSSAnimation).animationName ?? 'transition'),
  )
  expect(animations.filter((name) => name !== 'transition')).toEqual([])
  await expect(page.getByRole('progressbar')).toHaveCount(0)

  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kullanım koşulları')
  await expect(line).toHaveCSS('opacity', '0')
})

test('the first Tab offers to skip to the content', async ({ page }) => {
  await open(page, '/hakkinda')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'İçeriğe geç' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  const inside = await page.evaluate(() => document.activeElement?.closest('header') === null)
  expect(inside, 'the header is behind').toBe(true)
})

test('the chosen theme holds over a reload and is there before the first paint', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.body === null) return
      sessionStorage.setItem('first', document.documentElement.dataset.theme ?? 'none')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  const first = (): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('first'))
  const ground = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const choice = (name: string) => page.getByRole('contentinfo').getByRole('radio', { name })

  await open(page, '/')
  expect(await first()).toBe('none')
  const light = await ground()
  await choice('Koyu tema').check()
  await expect.poll(ground).not.toBe(light)
  const dark = await ground()

  await open(page, '/hakkinda')
  expect(await first()).toBe('dark')
  expect(await ground()).toBe(dark)
  await expect(choice('Koyu tema')).toBeChecked()

  await choice('Sistem teması').check()
  await open(page, '/')
  expect(await first()).toBe('none')
  expect(await ground()).toBe(light)
})

test('each page sets its title and begins at its top', async ({ page }) => {
  await signIn(page, 'elif')
  await open(page, '/gizlilik')
  const title = await page.title()
  await page.keyboard.press('End')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkında' }).click()
  await expect(page).toHaveURL('/hakkinda')
  await expect(page).toHaveTitle(/^Hakkında/)
  expect(title).not.toBe(await page.title())
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('a part that a new release took away is fetched with the whole page', async ({
  page,
  watch,
}) => {
  await open(page, '/')
  let isGone = true
  await page.route('**/assets/*.js', (route) => {
    if (!isGone) return route.continue()
    watch.announce(0, new URL(route.request().url()).pathname)
    return route.abort('connectionfailed')
  })
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Koşullar' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kullanım koşulları')
  await alive(page)
})

test('a slow network keeps the page until the outline of the next can be shown, at its top', async ({
  page,
}) => {
  await open(page, '/')
  const line = page.locator('.origin-left')
  const outline = page.getByRole('main').locator('.animate-breathe').first()
  const code = Promise.withResolvers<void>()
  const data = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => code.promise.then(() => route.continue()))
  await page.route('**/api/**', (route) => data.promise.then(() => route.continue()))
  await page.evaluate(() => scrollTo(0, 900))
  await page.clock.install()
  await page.getByRole('banner').getByRole('link', { name: 'Keşfet' }).press('Enter')
  await expect(line).toHaveCSS('opacity', '1')
  // Longer than the router waits before it shows that something is on its way.
  await page.clock.runFor(5000)
  await expect(page.getByRole('heading', { name: 'Son yazılar' })).toBeVisible()
  code.resolve()
  await expect(page).toHaveURL('/kesfet')
  await page.clock.runFor(5000)
  await expect(outline).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  data.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keşfet')
})

test('of two pages one asks for, the last one opens', async ({ page }) => {
  await open(page, '/')
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => held.promise.then(() => route.continue()))
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Koşullar' }).press('Enter')
  await footer.getByRole('link', { name: 'Hakkında' }).press('Enter')
  held.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hokka/)
  await expect(page).toHaveURL('/hakkinda')
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('back, forward and another press while a page is on its way leave page and address together', async ({
  page,
}) => {
  await open(page, '/')
  const footer = page.getByRole('contentinfo')
  for (const name of ['Hakkında', 'Gizlilik'])
    await footer
      .getByRole('link', { name })
      .press('Enter')
      .then(() => atPage(page, name))
  await page.reload()
  await alive(page)
  let held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => held.promise.then(() => route.continue()))
  const back = () => page.evaluate(() => history.back())
  await back()
  await expect(page).toHaveURL('/hakkinda')
  await back()
  await expect(page).toHaveURL('/')
  held.resolve()
  await expect(page.getByRole('heading', { name: 'Son yazılar' })).toBeVisible()
  await expect(page).toHaveURL('/')

  await page.reload()
  await alive(page)
  held = Promise.withResolvers<void>()
  await page.evaluate(() => history.forward())
  await expect(page).toHaveURL('/hakkinda')
  await footer.getByRole('link', { name: 'Koşullar' }).press('Enter')
  held.resolve()
  await atPage(page, 'Kullanım koşulları')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kullanım koşulları')
  await back()
  await atPage(page, 'Hakkında')
  await expect(page).toHaveURL('/hakkinda')
})

test('a place on the same page ends the way to another', async ({ page }) => {
  await open(page, '/yazi/bisikletle-karadeniz-ilk-300-km')
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => held.promise.then(() => route.continue()))
  const line = page.locator('.origin-left')
  await page.getByRole('banner').getByRole('link', { name: 'Keşfet' }).press('Enter')
  await expect(line).toHaveCSS('opacity', '1')
  await page.locator('main a[href*="#"]').first().press('Enter')
  await expect(line).toHaveCSS('opacity', '0')
  held.resolve()
  await expect(page).toHaveURL(/\/yazi\/.+#/)
})

test('a network that died without a word keeps the page too', async ({ page, watch }) => {
  await open(page, '/kosullar')
  watch.announceMessage(/ERR_CONNECTION|Failed to fetch dynamically|Failed to load resource/)
  await page.route('**/*', (route) => route.abort('connectionfailed'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkında' }).press('Enter')
  await expect(notices(page)).toContainText('Bağlantı yok, sayfa açılamadı.')
  expect(pathOf(page)).toBe('/kosullar')
  await page.unroute('**/*')
  await notices(page)
    .getByRole('button', { name: /Yeniden dene$/ })
    .click()
  await expect(page).toHaveURL('/hakkinda')
})

test('without a network a link keeps the page, says so, and works when it is back', async ({
  page,
  context,
  watch,
}) => {
  await open(page, '/kosullar')
  await context.setOffline(true)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Hakkında' })
  // The code of the notice's card cannot be fetched either.
  watch.announceMessage(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically/)
  await link.click()
  await expect(notices(page)).toContainText('Bağlantı yok, sayfa açılamadı.')
  expect(pathOf(page)).toBe('/kosullar')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kullanım koşulları')
  await context.setOffline(false)
  await notices(page)
    .getByRole('button', { name: /Yeniden dene$/ })
    .click()
  await expect(page).toHaveURL('/hakkinda')
})

test('a change of page reaches those who do not see it', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Koşullar' }).press('Enter')
  await expect(page).toHaveURL('/kosullar')
  const isAnnounced = (): Promise<boolean> =>
    page.evaluate(() => {
      const live = [...document.querySelectorAll('[aria-live], [role=status]')]
      return (
        live.some((element) => element.textContent?.includes('Kullanım koşulları')) ||
        document.activeElement?.closest('main') !== null
      )
    })
  await expect.poll(isAnnounced, 'by a live region, or by the focus in the new page').toBe(true)
})
