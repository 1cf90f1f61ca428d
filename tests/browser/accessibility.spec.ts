import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { accountMenu, expect, open, signIn, test } from './test.ts'
import { become, onEveryPage, viewers } from './visits.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Short enough to be read in a failed test. */
async function violationsOn(page: Page): Promise<string[]> {
  // Legacy means: no second page for frames, of which there are none.
  const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}

const sizes = { desk: { width: 1280, height: 860 }, phone: { width: 360, height: 740 } }

// Colours that fade from one to the other are neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const viewer of viewers)
  for (const [place, size] of Object.entries(sizes))
    test(`every page is accessible to a ${viewer} on a ${place}`, async ({ page, watch }) => {
      test.setTimeout(90_000)
      watch.announce(404, '/boyle-bir-sayfa-yok')
      await page.setViewportSize(size)
      await become(page, viewer)
      await onEveryPage(page, viewer, async (path) => {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          expect.soft(await violationsOn(page), `${path}, ${colorScheme}`).toEqual([])
        }
      })
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
