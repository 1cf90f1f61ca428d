import type { Page } from '@playwright/test'
import { published, titles, write } from './own-posts.ts'
import { expect, open, signIn, test } from './test.ts'

const toggle = (page: Page) => page.getByRole('button', { name: 'Menüyü aç' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menü' })
const atTop = (page: Page) => page.evaluate(() => scrollY)

test('opens, holds the page still, and gives the focus back on Escape', async ({ page }) => {
  await open(page, '/gizlilik')
  await toggle(page).tap()
  await expect(menu(page)).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Ana sayfa' })).toBeVisible()
  await page.mouse.move(180, 600)
  await page.mouse.wheel(0, 900)
  await page.keyboard.press('Tab')
  await expect(menu(page).locator(':focus')).toHaveCount(1)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
    'hidden',
  )
  expect(await atTop(page)).toBe(0)

  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()
  await page.mouse.wheel(0, 900)
  await expect.poll(() => atTop(page)).toBeGreaterThan(0)
})

test('leads to a page and closes', async ({ page }) => {
  await signIn(page, 'elif')
  await open(page, '/')
  await toggle(page).tap()
  await menu(page).getByRole('link', { name: 'Ayarlar' }).tap()
  await expect(page).toHaveURL('/ayarlar')
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ayarlar')
})

test('the bell leads to the notifications', async ({ page }) => {
  await signIn(page, 'elif')
  await open(page, '/hakkinda')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Bildirimler/ })
    .tap()
  await expect(page).toHaveURL('/bildirimler')
})

test('Back does not leave it open over another page', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Koşullar' }).tap()
  await expect(page).toHaveURL('/kosullar')
  await toggle(page).tap()
  await expect(menu(page)).toBeVisible()
  await page.goBack()
  await expect(menu(page)).toBeHidden()
})

test('turning the phone leaves a page that can be used', async ({ page }) => {
  await open(page, '/gizlilik')
  await toggle(page).tap()
  await expect(menu(page)).toBeVisible()
  await page.setViewportSize({ width: 740, height: 360 })
  const isLocked = (): Promise<boolean> =>
    page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')
  await expect
    .poll(async () => (await menu(page).isVisible()) || !(await isLocked()), 'shown, or gone')
    .toBe(true)
})

test('nothing leads to writing where nobody can write', async ({ page, signUpConfirmed }) => {
  await page.goto('/')
  await signUpConfirmed(page)
  await write(page, 'Taslak')
  const { slug } = await write(page, 'Yayımlanan', published)
  const offers = page.locator('a[href^="/new"]').filter({ visible: true })
  for (const size of [
    { width: 360, height: 740 },
    { width: 740, height: 360 },
  ]) {
    await page.setViewportSize(size)
    for (const path of ['/', '/yazilarim', '/yazilarim?durum=taslak', `/yazi/${slug}`]) {
      await open(page, path)
      await expect(page.getByRole('button', { name: /^Hesap menüsü/ })).toBeVisible()
      await expect(offers, path).toHaveCount(0)
    }
    await open(page, '/yazilarim?durum=taslak')
    await expect(titles(page)).toHaveText(['Taslak'])
  }
})
