import type { Page } from '@playwright/test'
import { accountMenu, expect, open, signIn, test } from './test.ts'

/** Links that only scripts put there; the others are followed on the server. */
async function expectLive(page: Page, where: ReturnType<Page['getByRole']>): Promise<void> {
  await expect(where).toBeVisible()
  const addresses = await where
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  expect(addresses.length).toBeGreaterThan(3)
  for (const address of new Set(addresses)) {
    const response = await page.request.get(address)
    expect(response.status(), address).toBe(200)
  }
}

test('every entry of the account menu leads somewhere', async ({ page }) => {
  await signIn(page, 'elif')
  await open(page, '/')
  await accountMenu(page).click()
  await expectLive(page, page.getByRole('menu'))
})

test('so does every entry of the menu on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'elif')
  await open(page, '/')
  await page.getByRole('button', { name: 'Menüyü aç' }).click()
  await expectLive(page, page.getByRole('dialog', { name: 'Menü' }))
})
