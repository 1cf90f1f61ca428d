import type { Page } from '@playwright/test'
import { accountMenu, expect, open, signIn, test } from './test.ts'

const rows = (page: Page) =>
  page.getByRole('region', { name: 'Açık oturumlar' }).getByRole('listitem')
const firefox = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}

test('ends another session, which is then a visitor', async ({
  page,
  signUp,
  otherBrowser,
  watch,
}) => {
  // Its stream ends at once, and it asks who it belongs to now, unless it is reloaded before.
  watch.tolerate(401, '/api/users/current')
  const person = await signUp(page)
  const other = await otherBrowser(firefox)
  await signIn(other, person.username, person.password)
  await open(other, '/')
  await expect(accountMenu(other)).toBeVisible()

  await open(page, '/ayarlar/oturumlar')
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).filter({ hasText: 'Bu aygıt' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Firefox, Linux oturumunu kapat' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByText('Oturum kapatıldı.')).toBeVisible()

  await other.reload()
  await expect(other.getByRole('banner').getByRole('link', { name: 'Giriş yap' })).toBeVisible()
  const cookies = await other.context().cookies()
  expect(cookies.map((cookie) => cookie.name)).not.toContain('token')
})

test('a page that is open when its session ends leads to the login', async ({
  page,
  signUp,
  watch,
}) => {
  const person = await signUp(page)
  await open(page, '/ayarlar')
  await page.context().clearCookies({ name: 'token' })
  watch.tolerate(401, '/api/sessions')
  watch.tolerate(401, '/api/users/current')
  // Fetched when the pointer comes near; were it answered before the press, the link would be gone.
  const pressed = Promise.withResolvers<void>()
  await page.route('/api/sessions?*', async (route) => {
    await pressed.promise
    await route.continue()
  })
  await page.getByRole('link', { name: 'Oturumlar' }).click()
  pressed.resolve()
  await expect(page).toHaveURL('/giris')
  await expect(page.locator('body')).not.toContainText(person.email)
})

test('ends all other sessions after asking', async ({ page, signUp, otherBrowser }) => {
  const person = await signUp(page)
  const other = await otherBrowser(firefox)
  await signIn(other, person.username, person.password)
  await signIn(other, person.username, person.password)
  await open(page, '/ayarlar/oturumlar')
  await expect(rows(page)).toHaveCount(3)

  const endOthers = page.getByRole('button', { name: 'Diğer tüm oturumları kapat' })
  await endOthers.click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Vazgeç' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(endOthers).toBeFocused()
  await expect(rows(page)).toHaveCount(3)

  await endOthers.press('Enter')
  await dialog.getByRole('button', { name: 'Oturumları kapat' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Bu aygıt')
  await open(other, '/')
  await expect(accountMenu(other)).toBeHidden()
})

test('the focus stays in the page when the row that held it goes', async ({
  page,
  signUp,
  otherBrowser,
}) => {
  const person = await signUp(page)
  const other = await otherBrowser(firefox)
  await signIn(other, person.username, person.password)
  await open(page, '/ayarlar/oturumlar')
  await page.getByRole('button', { name: 'Firefox, Linux oturumunu kapat' }).press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
})

test('shows a failed state that can be tried again', async ({ page, watch }) => {
  await signIn(page, 'elif')
  await open(page, '/ayarlar')
  watch.announce(0, '/api/sessions')
  await page.route('/api/sessions?*', (route) => route.abort('internetdisconnected'))
  await page.getByRole('link', { name: 'Oturumlar' }).click()
  await expect(page.getByText('Bağlantı kurulamadı.')).toBeVisible()
  await page.unroute('/api/sessions?*')
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(rows(page).first()).toBeVisible()
})

for (const [kind, token] of [
  ['forged', 'x'.repeat(43)],
  ['malformed', 'not a token'],
] as const)
  test(`a ${kind} token makes a visitor and is removed`, async ({ page, baseURL }) => {
    const value = encodeURIComponent(token)
    await page.context().addCookies([{ name: 'token', value, url: baseURL! }])
    await open(page, '/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Giriş yap' })).toBeVisible()
    const cookies = await page.context().cookies()
    expect(cookies.map((cookie) => cookie.name)).not.toContain('token')
  })
