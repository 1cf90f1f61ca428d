import type { Page } from '@playwright/test'
import { demoPassword } from '../../demo/password.ts'
import { accountMenu, becomeVisitor, expect, open, pathOf, signIn, test } from './test.ts'

async function logInOn(page: Page): Promise<void> {
  await page.getByLabel('Kullanıcı adı veya e-posta').fill('elif')
  await page.getByLabel('Parola', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(accountMenu(page)).toBeVisible()
}

const returnTo = async (page: Page, baseURL: string | undefined, value: string): Promise<void> =>
  page.context().addCookies([{ name: 'donus', value: encodeURIComponent(value), url: baseURL! }])

test('a visitor is sent to the login by the server and then back', async ({ page }) => {
  const direct = await page.request.get('/ayarlar?x=1', { maxRedirects: 0 })
  expect(direct.status()).toBe(302)
  expect(direct.headers().location).toBe('/giris')

  await open(page, '/ayarlar?x=1')
  expect(pathOf(page)).toBe('/giris')
  await logInOn(page)
  await expect(page).toHaveURL('/ayarlar?x=1')
  await expect(page.getByRole('heading', { level: 1, name: 'Ayarlar' })).toBeVisible()
  const cookies = await page.context().cookies()
  expect(cookies.map((cookie) => cookie.name)).not.toContain('donus')
})

test('signing in leads back to the page where the way in was pressed', async ({ page }) => {
  await open(page, '/gizlilik')
  await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click()
  await expect(page).toHaveURL('/giris')
  await logInOn(page)
  await expect(page).toHaveURL('/gizlilik')
})

const foreign = ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']

test('the remembered path never leads to another site', async ({ page, baseURL }) => {
  for (const value of foreign) {
    await becomeVisitor(page)
    await open(page, '/giris')
    await returnTo(page, baseURL, value)
    await logInOn(page)
    await expect(page, value).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Elif')
  }
})

test('a member who opens the login is led on, to this site only', async ({ page, baseURL }) => {
  await signIn(page, 'elif')
  await open(page, '/giris')
  await expect(page).toHaveURL('/')
  await returnTo(page, baseURL, '/ayarlar?x=2')
  await open(page, '/kayit')
  await expect(page).toHaveURL('/ayarlar?x=2')
  for (const value of foreign) {
    await returnTo(page, baseURL, value)
    const response = await page.request.get('/giris', { maxRedirects: 0 })
    expect(response.status()).toBe(302)
    expect(response.headers().location, value).toBe('/')
  }
})
