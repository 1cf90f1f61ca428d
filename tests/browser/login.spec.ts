import type { Page } from '@playwright/test'
import { demoPassword } from '../../demo/password.ts'
import { upperAscii } from '../../core/turkish/fold.ts'
import { accountMenu, becomeVisitor, expect, newPerson, open, pathOf, test } from './test.ts'

const username = (page: Page) => page.getByLabel('Kullanıcı adı veya e-posta')
const password = (page: Page) => page.getByLabel('Parola', { exact: true })
const button = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Giriş yap' })

async function fillIn(page: Page, name: string, secret: string): Promise<void> {
  await username(page).fill(name)
  await password(page).fill(secret)
}

test('signs in with the username and the keyboard alone', async ({ page }) => {
  await open(page, '/giris')
  await username(page).focus()
  await page.keyboard.type('elif')
  await page.keyboard.press('Tab')
  await expect(password(page)).toBeFocused()
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(accountMenu(page)).toHaveAccessibleName('Hesap menüsü: Elif Yıldız')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(', Elif')
})

test('signs in with an e-mail address in capitals', async ({ page, signUp }) => {
  const name = newPerson().username
  const person = await signUp(page, { username: name, email: `info.${name}@ornek.example` })
  await becomeVisitor(page)
  await open(page, '/giris')
  await fillIn(page, upperAscii(person.email), person.password)
  await button(page).click()
  await expect(accountMenu(page)).toBeVisible()
})

test('takes every Turkish spelling of a username for the same member', async ({ page, signUp }) => {
  const rest = newPerson().username.slice('uye'.length)
  const person = await signUp(page, { username: `irmak${rest}` })
  for (const start of ['IRMAK', 'ırmak', 'İrmak']) {
    await becomeVisitor(page)
    await open(page, '/giris')
    await fillIn(page, start + rest, person.password)
    await button(page).click()
    await expect(accountMenu(page)).toBeVisible()
  }
})

test('says the same of a wrong password and of an unknown name', async ({ page, watch }) => {
  watch.announce(401, '/api/login')
  await open(page, '/giris')
  await fillIn(page, 'elif', 'yanlış bir parola')
  await button(page).click()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText('Kullanıcı adı ya da parola yanlış.')
  await expect(alert).toBeFocused()
  await expect(username(page)).toHaveValue('elif')
  await expect(password(page)).toHaveValue('yanlış bir parola')

  await fillIn(page, 'boyle_biri_yok', demoPassword)
  const answer = page.waitForResponse('/api/login')
  await button(page).click()
  await answer
  await expect(alert).toHaveText('Kullanıcı adı ya da parola yanlış.')
  await expect(page).toHaveURL('/giris')
})

test('tells at each empty field what is missing, and goes to the first', async ({ page }) => {
  await open(page, '/giris')
  await button(page).click()
  await expect(username(page)).toHaveAccessibleDescription('Kullanıcı adı boş geçilemez.')
  await expect(password(page)).toHaveAccessibleDescription('Parola alanı boş geçilemez.')
  for (const field of [username(page), password(page)]) {
    await expect(field).toHaveAttribute('aria-describedby', /\S/)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(username(page)).toBeFocused()

  await username(page).fill('elif')
  await page.keyboard.press('Enter')
  await expect(username(page)).not.toHaveAttribute('aria-invalid')
  await expect(password(page)).toBeFocused()
})

test('shows and hides the password', async ({ page }) => {
  await open(page, '/giris')
  await password(page).fill('görünsün')
  await page.getByRole('button', { name: 'Parolayı göster' }).click()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Parolayı gizle' }).click()
  await expect(password(page)).toHaveAttribute('type', 'password')
})

test('keeps what was typed when the network fails, and works once it is back', async ({
  page,
  watch,
}) => {
  watch.announce(0, '/api/login')
  await open(page, '/giris')
  await page.route('/api/login', (route) => route.abort('internetdisconnected'))
  await fillIn(page, 'elif', demoPassword)
  await button(page).click()
  await expect(page.getByRole('alert')).toContainText('Bağlantı kurulamadı.')
  await expect(username(page)).toHaveValue('elif')
  await expect(password(page)).toHaveValue(demoPassword)
  await page.unroute('/api/login')
  await button(page).click()
  await expect(accountMenu(page)).toBeVisible()
})

test('sends one request however often the button is pressed', async ({ page }) => {
  let calls = 0
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('/api/login', async (route) => {
    calls += 1
    await held
    await route.continue()
  })
  await open(page, '/giris')
  await fillIn(page, 'elif', demoPassword)
  await button(page).dblclick()
  await expect(button(page)).toHaveAttribute('aria-busy', 'true')
  await password(page).press('Enter')
  await password(page).press('Enter')
  release()
  await expect(accountMenu(page)).toBeVisible()
  expect(calls).toBe(1)
})

test('a form that is sent before the scripts have come leads back to a form', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined)
  await page.goto('/giris', { waitUntil: 'domcontentloaded' })
  await fillIn(page, 'elif', demoPassword)
  await button(page).click()
  await expect(username(page)).toHaveValue('')
  expect(pathOf(page)).toBe('/giris')
})
