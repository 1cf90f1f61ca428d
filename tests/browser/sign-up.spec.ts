import type { Page } from '@playwright/test'
import { accountMenu, banner, becomeVisitor, expect, newPerson, open, test } from './test.ts'

const labels = ['Ad', 'Soyad', 'Kullanıcı adı', 'E-posta', 'Parola']
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const confirmButton = (page: Page) => page.getByRole('button', { name: 'E-postamı onayla' })

test('leads from the form over the mail to a confirmed address, by keyboard', async ({
  page,
  mailTo,
  watch,
}) => {
  const person = newPerson()
  await open(page, '/kayit')
  await field(page, 'Ad').focus()
  const typed = [person.firstName, person.lastName, person.username, person.email, person.password]
  for (const text of typed) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/arkadas-bul')
  await expect(banner(page)).toContainText(person.email)
  await expect(page.getByText(`Hoş geldiniz, ${person.firstName}.`)).toBeVisible()
  await page.getByRole('link', { name: 'Şimdilik geç' }).press('Enter')
  await expect(page).toHaveURL('/')
  await expect(heading(page)).toContainText(`, ${person.firstName}`)

  const link = await mailTo(person.email)
  expect(link).toMatch(/^\/aktivasyon\?token=/)
  await open(page, link)
  await expect(banner(page)).toBeVisible()
  await confirmButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(`Teşekkürler, ${person.firstName}`)
  await expect(banner(page)).toBeHidden()
  await page.reload()
  await expect(banner(page)).toBeHidden()

  watch.announce(422, '/api/activation')
  await open(page, link)
  await confirmButton(page).click()
  await expect(heading(page)).toHaveText('Adresiniz onaylı')
})

test('tells at every field what is wrong with it', async ({ page }) => {
  await open(page, '/kayit')
  await page.getByRole('button', { name: 'Kayıt ol' }).click()
  for (const label of labels) {
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, label)).toHaveAccessibleDescription(/boş geçilemez/)
  }
  await expect(field(page, 'Ad')).toBeFocused()

  await field(page, 'Ad').fill('Al')
  await field(page, 'Soyad').fill('R2D2')
  await field(page, 'Kullanıcı adı').fill('a b')
  await field(page, 'E-posta').fill('adres')
  await field(page, 'Parola').fill('kısa')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Ad')).toHaveAccessibleDescription('Ad en az 3 karakter olmalı.')
  await expect(field(page, 'Soyad')).toHaveAccessibleDescription(/yalnızca harflerden/)
  await expect(field(page, 'Kullanıcı adı')).toHaveAccessibleDescription(/yalnızca harf, rakam/)
  await expect(field(page, 'E-posta')).toHaveAccessibleDescription(/Geçerli bir e-posta/)
  await expect(field(page, 'Parola')).toHaveAccessibleDescription(/en az 8 karakter/)
})

test('names a username that is taken in another spelling', async ({ page, signUp, watch }) => {
  const taken = await signUp(page, { username: newPerson().username.replace('uye', 'ilik') })
  await becomeVisitor(page)
  watch.announce(422, '/api/register')
  const person = newPerson({ username: taken.username.replace('ilik', 'ILIK') })
  await open(page, '/kayit')
  const typed = [person.firstName, person.lastName, person.username, newPerson().email]
  for (const [index, text] of [...typed, person.password].entries())
    await field(page, labels[index]!).fill(text)
  await expect(page.getByText(`/@${taken.username}`)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Kullanıcı adı')).toHaveAccessibleDescription(/alınmış/)
  await expect(field(page, 'Kullanıcı adı')).toBeFocused()
  await expect(field(page, 'Parola')).toHaveValue(person.password)
})

test('an address confirmed in another browser leads to the login and then home', async ({
  page,
  signUp,
  otherBrowser,
  mailTo,
}) => {
  const person = await signUp(page)
  const link = await mailTo(person.email)
  const other = await otherBrowser()
  await open(other, link)
  await confirmButton(other).click()
  await expect(heading(other)).toHaveText(`Teşekkürler, ${person.firstName}`)
  await other.getByRole('main').getByRole('link', { name: 'Giriş yap' }).click()
  await field(other, 'Kullanıcı adı veya e-posta').fill(person.username)
  await field(other, 'Parola').fill(person.password)
  await other.keyboard.press('Enter')
  await expect(accountMenu(other)).toBeVisible()
  await expect(other, 'not to the spent link again').toHaveURL('/')
})

test('a spent link tells a confirmed member that nothing is left to do', async ({
  page,
  signUpConfirmed,
  watch,
}) => {
  await signUpConfirmed(page)
  watch.announce(422, '/api/activation')
  await open(page, '/aktivasyon?token=kullanilmis')
  await confirmButton(page).click()
  await expect(heading(page)).not.toHaveText('Bir adım kaldı')
  await expect(page.getByText('Giriş yapıp yeni bağlantı iste')).toBeHidden()
})

test('a lost connection does not spend the link', async ({ page, signUp, mailTo, watch }) => {
  const person = await signUp(page)
  await open(page, await mailTo(person.email))
  watch.announce(0, '/api/activation')
  await page.route('/api/activation', (route) => route.abort('internetdisconnected'))
  await confirmButton(page).click()
  await expect(page.getByText('Bağlantı kurulamadı.')).toBeVisible()
  await page.unroute('/api/activation')
  await confirmButton(page).click()
  await expect(heading(page)).toHaveText(`Teşekkürler, ${person.firstName}`)
})
