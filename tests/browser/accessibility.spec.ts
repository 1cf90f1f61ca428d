import type { Page } from '@playwright/test'
import { violationsInBothThemes, violationsOn } from './axe.ts'
import { everyPath, noSuchPage } from './routes.ts'
import { accountMenu, expect, open, pathOf, signIn, test } from './test.ts'
import { become } from './viewers.ts'

const sizes = { desktop: { width: 1280, height: 860 }, phone: { width: 360, height: 740 } }

// Colours that fade from one to the other are neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A page as it is, on both sizes and in both themes. */
async function violationsEverywhere(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const [device, size] of Object.entries(sizes)) {
    await page.setViewportSize(size)
    found[device] = await violationsInBothThemes(page)
  }
  return found
}

const none = { desktop: [], phone: [] }

for (const path of everyPath)
  test(`${path} is accessible`, async ({ page, watch }) => {
    if (path === noSuchPage) watch.announce(404, noSuchPage)
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, path)
    // Led to the login: this page is for members.
    if (pathOf(page) !== path) {
      await become(page, 'confirmed member')
      await open(page, path)
    }
    expect(pathOf(page)).toBe(path)
    expect(await violationsEverywhere(page)).toEqual(none)
  })

test('without motion another theme is there at once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/hakkinda')
  const colour = () =>
    page.evaluate(() => {
      const links = document.querySelectorAll('footer a')
      return [...links].map((link) => getComputedStyle(link).color)
    })
  const inLight = await colour()
  await page.emulateMedia({ colorScheme: 'dark' })
  const inDark = await colour()
  expect(inDark).not.toEqual(inLight)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

// Of the pages for everybody, members see only another header.
for (const viewer of ['unconfirmed member', 'confirmed member'] as const)
  for (const path of ['/', '/ayarlar', '/ayarlar/hesap'])
    test(`${path} is accessible to a ${viewer}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      await become(page, viewer)
      await open(page, path)
      await expect(accountMenu(page)).toBeVisible()
      expect(await violationsEverywhere(page)).toEqual(none)
    })

test('open menus, dialogs and refused forms are accessible', async ({ page, otherBrowser }) => {
  for (const path of ['/giris', '/kayit', '/parola']) {
    await open(page, path)
    await page.getByRole('main').locator('button[type=submit]').click()
    await expect(page.locator('[aria-invalid]').first()).toBeVisible()
    expect(await violationsOn(page), `${path} refused`).toEqual([])
  }
  const other = await otherBrowser()
  await signIn(other, 'elif')
  await signIn(page, 'elif')
  await open(page, '/ayarlar/oturumlar')
  await accountMenu(page).click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect(await violationsOn(page), 'account menu').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Diğer tüm oturumları kapat' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await violationsOn(page), 'dialog').toEqual([])
  await page.keyboard.press('Escape')
  await page.setViewportSize(sizes.phone)
  await page.getByRole('button', { name: 'Menüyü aç' }).click()
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible()
  expect(await violationsOn(page), 'mobile navigation').toEqual([])
})
