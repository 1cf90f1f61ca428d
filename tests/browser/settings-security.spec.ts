import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { violationsInBothThemes } from './axe.ts'
import { notice } from './own-posts.ts'
import { accountMenu, becomeVisitor, expect, open, test } from './test.ts'

const codeNow = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate()

async function giveName(page: Page, person: { username: string; password: string }) {
  await becomeVisitor(page)
  await open(page, '/giris')
  await page.getByLabel('Kullanıcı adı veya e-posta').fill(person.username)
  await page.getByLabel('Parola', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bir adım daha')
}

test('codes of an app are asked for at the next sign-in, or one of the recovery codes', async ({
  page,
  context,
  signUpConfirmed,
  watch,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const person = await signUpConfirmed(page)
  await open(page, '/ayarlar/guvenlik')
  await page.getByRole('button', { name: 'Aç', exact: true }).click()
  await page.getByLabel('Şu anki parola', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'Doğrulama uygulaması için karekod' })).toBeVisible()
  const code = page.getByLabel('Doğrulama kodu')
  await expect(code).toBeFocused()
  expect(await violationsInBothThemes(page)).toEqual([])
  watch.announce(422, '/api/two-factor')
  await code.fill('000000')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription(/Bu kod yanlış/)
  const secret = await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).innerText()
  await code.fill(codeNow(secret))
  await code.press('Enter')

  const list = page.getByRole('list', { name: 'Kurtarma kodları' }).getByRole('listitem')
  await expect(list).toHaveCount(10)
  const codes = await list.allInnerTexts()
  await page.getByRole('button', { name: 'Kopyala' }).click()
  await expect(notice(page, 'Kodlar kopyalandı.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'İndir' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('hokka-kurtarma-kodlari.txt')
  expect(readFileSync(await file.path(), 'utf8')).toContain(codes.join('\n'))
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Kodları sakladım' }).click()
  await expect(page.getByText('10 kurtarma kodu kaldı')).toBeVisible()

  await giveName(page, person)
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  expect(await violationsInBothThemes(page)).toEqual([])
  watch.announce(422, '/api/login/second-step')
  await code.fill('000000')
  await page.getByRole('main').getByRole('button', { name: 'Giriş yap' }).click()
  await expect(code).toHaveAccessibleDescription(/Bu kod yanlış/)
  await page.getByRole('button', { name: 'Kurtarma kodu kullan' }).click()
  await page.getByLabel('Kurtarma kodu').fill(codes[0]!)
  await page.keyboard.press('Enter')
  await expect(accountMenu(page)).toBeVisible()

  await giveName(page, person)
  await page.getByRole('button', { name: 'Başa dön' }).click()
  await expect(page.getByLabel('Parola', { exact: true })).toBeVisible()
  await giveName(page, person)
  await page.getByRole('button', { name: 'Kurtarma kodu kullan' }).click()
  await page.getByLabel('Kurtarma kodu').fill(codes[1]!)
  await page.keyboard.press('Enter')
  await expect(accountMenu(page)).toBeVisible()

  await open(page, '/ayarlar/guvenlik')
  await page.getByRole('button', { name: 'Yeni kurtarma kodları' }).click()
  await page.getByLabel('Doğrulama kodu').fill(codes[2]!)
  await page.getByLabel('Şu anki parola', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(list).toHaveCount(10)
  const [fresh] = await list.allInnerTexts()
  await page.getByRole('button', { name: 'Kodları sakladım' }).click()
  await page.getByRole('button', { name: 'Kapat', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Doğrulama kodu').fill(fresh!)
  await dialog.getByLabel('Şu anki parola', { exact: true }).fill(person.password)
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(notice(page, 'İki adımlı doğrulama kapatıldı.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aç', exact: true })).toBeVisible()
})

test('a passkey is added, signs in without a password, and is removed', async ({
  page,
  signUpConfirmed,
  watch,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const person = await signUpConfirmed(page)
  await open(page, '/ayarlar/guvenlik')
  await expect(page.getByText('Henüz geçiş anahtarınız yok.')).toBeVisible()
  const add = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click()
    await page.getByLabel('Anahtarın adı').fill(name)
    await page.getByLabel('Şu anki parola', { exact: true }).fill(person.password)
    await page.keyboard.press('Enter')
  }
  await add('Mutfaktaki bilgisayar')
  await expect(notice(page, 'Geçiş anahtarı eklendi.')).toBeVisible()
  const row = page.getByRole('list', { name: 'Geçiş anahtarları' }).getByRole('listitem')
  await expect(row).toContainText('Henüz kullanılmadı')
  expect(await violationsInBothThemes(page)).toEqual([])

  await add('Aynısı')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Bu aygıttaki geçiş anahtarınız zaten ekli.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Vazgeç' }).click()

  await page.getByRole('button', { name: 'Adını değiştir: Mutfaktaki bilgisayar' }).click()
  await page.getByLabel('Anahtarın adı').fill('Telefonum')
  await page.keyboard.press('Enter')
  await expect(row).toContainText('Telefonum')

  await becomeVisitor(page)
  await open(page, '/giris')
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Geçiş anahtarıyla gir' }).click()
  await expect(accountMenu(page)).toBeVisible()

  await open(page, '/ayarlar/guvenlik')
  await expect(row).toContainText('Son kullanım')
  await page.getByRole('button', { name: 'Kaldır: Telefonum' }).click()
  await dialog.getByLabel('Şu anki parola', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Henüz geçiş anahtarınız yok.')).toBeVisible()

  watch.announce(401, '/api/login/passkey')
  await becomeVisitor(page)
  await open(page, '/giris')
  await page.getByRole('button', { name: 'Geçiş anahtarıyla gir' }).click()
  await expect(notice(page, 'Bu geçiş anahtarıyla giriş yapılamadı.')).toBeVisible()
})
