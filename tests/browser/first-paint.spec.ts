import { expect, open, signIn, test } from './test.ts'

const greeting = /^(Günaydın|İyi günler|İyi akşamlar|İyi geceler), Elif$/

test('greets by first name, before and after the scripts take over', async ({ page }) => {
  await signIn(page, 'elif')
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(greeting)
  await expect(page.getByRole('banner').getByText('EY')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kayıt ol' })).toBeHidden()
  release()
  await expect(page.getByRole('button', { name: 'Hesap menüsü: Elif Yıldız' })).toBeVisible()
  await expect(heading).toHaveText(greeting)
})

test('nothing moves when the page comes alive', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        sessionStorage.setItem(
          'moved',
          String(Number(sessionStorage.getItem('moved')) + entry.value),
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const username of ['elif', 'deniz']) {
    await signIn(page, username)
    await open(page, '/')
    await expect(page.getByRole('button', { name: /^Hesap menüsü/ })).toBeVisible()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
  }
  expect(Number(await page.evaluate(() => sessionStorage.getItem('moved')))).toBeLessThan(0.02)
})

test('a page kept by the browser comes alive again, for whoever looks now', async ({ page }) => {
  await open(page, '/hakkinda')
  await open(page, '/kosullar')
  await open(page, '/hakkinda')
  await signIn(page, 'elif')
  await open(page, '/hakkinda')
  await expect(page.getByRole('button', { name: /^Hesap menüsü/ })).toBeVisible()
})

for (const [clock, minutes] of [
  ['slow', -47],
  ['fast', 47],
] as const)
  test(`a device with a ${clock} clock takes the page over without a fault`, async ({
    page,
    signUp,
    otherBrowser,
  }) => {
    const person = await signUp(page)
    const other = await otherBrowser()
    await signIn(other, person.username, person.password)
    await page.clock.install({ time: new Date(Date.now() + minutes * 60_000) })
    await open(page, '/ayarlar/oturumlar')
    await expect(page.getByText('Son görülme:')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Hesap menüsü/ })).toBeVisible()
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, sentence] of [
    ['/', 'Türkçenin yazıldığı ve okunduğu yer'],
    ['/hakkinda', 'Türkçe okuyanların buluştuğu yer'],
    ['/kosullar', 'Kullanım koşulları'],
    ['/gizlilik', 'Gizlilik'],
  ] as const)
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/)
      await expect(page.getByRole('main')).toContainText(sentence)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Giriş yap' })).toBeVisible()
      await expect(page.getByRole('complementary')).toBeHidden()
    })
})
