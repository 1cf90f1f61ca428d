import { applaud, posts } from './api.ts'
import { titles } from './own-posts.ts'
import { accountMenu, expect, open, test } from './test.ts'

test('shows what was applauded, the latest applause first, page after page', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const applauded = await posts(page, 12)
  for (const [index, { slug }] of applauded.entries()) await applaud(page, slug, index + 1)
  await open(page, '/')
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Alkışladıklarım' }).click()
  await expect(page).toHaveURL('/alkisladiklarim')
  const expected = applauded.map(({ title }) => title).toReversed()
  await expect(titles(page)).toHaveText(expected.slice(0, 10))
  await expect(page.getByText('12 kez alkışladınız')).toBeVisible()
  await page.getByRole('link', { name: 'Daha fazla göster' }).click()
  await expect(titles(page)).toHaveText(expected)
})

test('whoever applauded nothing is shown the way to posts', async ({ page, signUp }) => {
  await signUp(page)
  await open(page, '/alkisladiklarim')
  await expect(page.getByText('Henüz bir yazıyı alkışlamadınız.')).toBeVisible()
  await page.getByRole('link', { name: 'Yazıları keşfedin' }).click()
  await expect(page).toHaveURL('/kesfet')
})

test('a visitor is asked in first', async ({ page }) => {
  await page.goto('/alkisladiklarim')
  await expect(page).toHaveURL('/giris')
})
