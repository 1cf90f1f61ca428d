import { upperAscii } from '../../core/turkish/fold.ts'
import { accountMenu, expect, open, test } from './test.ts'

const newPassword = 'dört mevsim bir bahçe'

test('a forgotten password is renewed over the mail, and old sessions end', async ({
  page,
  signUpConfirmed,
  otherBrowser,
  mailTo,
  watch,
}) => {
  const person = await signUpConfirmed(page)
  const other = await otherBrowser()
  await open(other, '/giris')
  await other.getByRole('link', { name: 'Parolamı unuttum' }).click()
  // The login page has a field whose name ends alike.
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Parolanızı yenileyin')
  await other.getByLabel('E-posta').fill(upperAscii(person.email))
  await other.keyboard.press('Enter')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Gelen kutunuza bakın')

  const link = await mailTo(person.email)
  expect(link).toMatch(/^\/parola\?token=/)
  await open(other, link)
  await expect(other.getByText('son 7 günde eklenen geçiş anahtarları')).toBeVisible()
  const field = other.getByLabel('Yeni parola')
  await field.fill('kısa')
  await other.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/en az 8 karakter/)
  await field.fill(newPassword)
  await other.keyboard.press('Enter')
  await expect(other).toHaveURL('/giris')
  await expect(other.getByText('Parolanız değişti.')).toBeVisible()

  await open(page, '/')
  await expect(accountMenu(page), 'the old session').toBeHidden()

  const username = other.getByLabel('Kullanıcı adı veya e-posta')
  const password = other.getByLabel('Parola', { exact: true })
  watch.announce(401, '/api/login')
  await username.fill(person.username)
  await password.fill(person.password)
  await other.keyboard.press('Enter')
  await expect(other.getByRole('alert')).toBeVisible()
  await password.fill(newPassword)
  await password.press('Enter')
  await expect(accountMenu(other)).toBeVisible()
})

test('a spent link offers a new one', async ({ page, watch }) => {
  watch.announce(422, '/api/password-resets/kullanilmis')
  await open(page, '/parola?token=kullanilmis')
  await page.getByLabel('Yeni parola').fill(newPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(/kullanılmış ya da süresi dolmuş/)
  await page.getByRole('link', { name: 'Yeni bir bağlantı isteyin' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parolanızı yenileyin')
})

test('says the same for an address without an account', async ({ page }) => {
  await open(page, '/parola')
  await page.getByLabel('E-posta').fill('kimse@ornek.example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gelen kutunuza bakın')
})
