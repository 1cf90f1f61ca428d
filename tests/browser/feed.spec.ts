import type { Page } from '@playwright/test'
import { expect, open, pathOf, test } from './test.ts'

const cards = (page: Page, list = 'Son yazılar') =>
  page.getByRole('region', { name: list }).getByRole('article')
const bookmark = (page: Page) =>
  cards(page)
    .first()
    .getByRole('button', { name: /^Okuma listeme/ })
const follow = (page: Page) =>
  cards(page)
    .first()
    .getByRole('button', { name: /^Takip/ })

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
  const first = cards(page).first()
  const title = await first.getByRole('heading').textContent()
  const author = await first.getByRole('link').nth(0).textContent()
  await follow(page).click()
  await expect(follow(page)).toHaveText('Takip ediliyor')
  await bookmark(page).click()
  await expect(page.getByRole('status').getByText('Okuma listenize eklendi.')).toBeVisible()
  expect(pathOf(page)).toBe('/')

  await page.getByRole('link', { name: 'Takip ettikleriniz' }).click()
  await expect(cards(page, 'Takip ettikleriniz').first()).toContainText(title!)
  for (const card of await cards(page, 'Takip ettikleriniz').all())
    await expect(card).toContainText(author!)

  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, '/')
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'true')
  // Who is followed already is not offered again; both are asked about once for the whole list.
  await expect(follow(page)).toBeHidden()
  for (const path of ['/api/bookmarks/check', '/api/users/check-follows'])
    expect(asked.filter((each) => each === path)).toEqual([path])
  await bookmark(page).click()
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
