import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { everyPath, noSuchPage } from './routes.ts'
import { accountMenu, expect, open, pathOf, signIn, test } from './test.ts'
import { become } from './viewers.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** All that another theme can change. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Short enough to be read in a failed test. */
async function violationsOn(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // They hand the focus on as soon as they get it.
    .exclude('[data-base-ui-focus-guard]')
    // Legacy means: no second page for frames, of which there are none.
    .setLegacyMode()
  // What lies over the page belongs to none of its landmarks.
  if ((await page.locator('[role=menu], [role=dialog]').count()) > 0) axe.disableRules('region')
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}

/** Drawn twice, so that no colour is still on its way. */
async function inTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

const sizes = { desktop: { width: 1280, height: 860 }, phone: { width: 360, height: 740 } }

// Colours that fade from one to the other are neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A page as it is, on both sizes and in both themes; what is wrong, with where. */
async function violationsEverywhere(page: Page): Promise<Record<string, string[]>> {
  const placesOf: Record<string, string[]> = {}
  const note = (violations: string[], place: string): void => {
    for (const each of violations) (placesOf[each] ??= []).push(place)
  }
  for (const [device, size] of Object.entries(sizes)) {
    await page.setViewportSize(size)
    note(await violationsOn(page), device)
    await inTheme(page, 'dark')
    note(await violationsOn(page, colourRules), `${device}, dark`)
    await inTheme(page, 'light')
  }
  return placesOf
}

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
    expect(await violationsEverywhere(page)).toEqual({})
  })

// Of the pages for everybody, members see only another header.
for (const viewer of ['unconfirmed member', 'confirmed member'] as const)
  for (const path of ['/', '/ayarlar'])
    test(`${path} is accessible to a ${viewer}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' })
      await become(page, viewer)
      await open(page, path)
      await expect(accountMenu(page)).toBeVisible()
      expect(await violationsEverywhere(page)).toEqual({})
    })

test('open menus, dialogs and refused forms are accessible', async ({ page, otherBrowser }) => {
  for (const path of ['/giris', '/kayit', '/parola']) {
    await open(page, path)
    await page.getByRole('main').getByRole('button').last().click()
    await expect(page.locator('[aria-invalid]').first()).toBeVisible()
    expect(await violationsOn(page), `${path} refused`).toEqual([])
  }
  const other = await otherBrowser()
  await signIn(other, 'elif')
  await signIn(page, 'elif')
  await open(page, '/ayarlar')
  await accountMenu(page).click()
  await expect(page.getByRole('menu')).toBeVisible()
  expect(await violationsOn(page), 'account menu').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Öteki bütün oturumları kapat' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  expect(await violationsOn(page), 'dialog').toEqual([])
  await page.keyboard.press('Escape')
  await page.setViewportSize(sizes.phone)
  await page.getByRole('button', { name: 'Menüyü aç' }).click()
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible()
  expect(await violationsOn(page), 'mobile navigation').toEqual([])
})
