import type { Page } from '@playwright/test'
import { expect, open, pathOf, test } from './test.ts'

const cards = (page: Page, list = 'Son yazılar') =>
  page.getByRole('region', { name: list }).getByRole('article')
/** Others publish meanwhile: the first card is soon another. */
const bookmark = (page: Page, path?: string) =>
  card(page, path).getByRole('button', { name: /^Okuma listeme/ })
const follow = (page: Page, path?: string) =>
  card(page, path).getByRole('button', { name: /^Takip/ })
const card = (page: Page, path?: string) =>
  path === undefined
    ? cards(page).first()
    : cards(page).filter({ has: page.locator(`h3 a[href="${path}"]`) })

test('a member follows and saves within the list, and reads those they follow', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  await open(page, '/')
  await page.getByRole('link', { name: 'Takip ettikleriniz' }).click()
  await expect.poll(() => pathOf(page)).toBe('/takip-ettiklerim')
  await expect(page.getByText('Henüz gösterilecek bir yazı yok.')).toBeVisible()

  await page.getByRole('link', { name: 'Son yazılar' }).click()
  const path = (await cards(page).first().locator('h3 a').getAttribute('href'))!
  const author = await card(page, path).getByRole('link').nth(0).textContent()
  await follow(page, path).click()
  await expect(follow(page, path)).toHaveText('Takip ediliyor')
  await bookmark(page, path).click()
  await expect(page.getByRole('status').getByText('Okuma listenize eklendi.')).toBeVisible()
  expect(pathOf(page)).toBe('/')

  await page.getByRole('link', { name: 'Takip ettikleriniz' }).click()
  await expect(cards(page, 'Takip ettikleriniz').locator(`a[href="${path}"]`).first()).toBeVisible()
  for (const card of await cards(page, 'Takip ettikleriniz').all())
    await expect(card).toContainText(author!)

  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, '/')
  await expect(bookmark(page, path)).toHaveAttribute('aria-pressed', 'true')
  // Who is followed already is not offered again; both are asked about once for the whole list.
  await expect(follow(page, path)).toBeHidden()
  for (const call of ['/api/bookmarks/check', '/api/users/check-follows'])
    expect(asked.filter((each) => each === call)).toEqual([call])
  await bookmark(page, path).click()
  await expect(page.getByRole('status').getByText('Okuma listenizden çıkarıldı.')).toBeVisible()
})

test('a visitor is asked in by the same buttons, and sees no feed of their own', async ({
  page,
}) => {
  await open(page, '/')
  await expect(page.getByRole('link', { name: 'Takip ettikleriniz' })).toBeHidden()
  for (const [button, asked] of [
    [bookmark(page), 'Yazıyı kaydetmek için giriş yapın.'],
    [follow(page), 'takip etmek için giriş yapın.'],
  ] as const) {
    await button.click()
    await expect(page.getByRole('dialog', { name: 'Giriş yapın' })).toContainText(asked)
    await page.keyboard.press('Escape')
  }
})
