import { violationsInBothThemes } from './axe.ts'
import { notice } from './own-posts.ts'
import { accountMenu, expect, newPerson, open, test } from './test.ts'

test('an address is changed with its confirmation, and taken back from the old one', async ({
  page,
  signUpConfirmed,
  otherBrowser,
  mailTo,
  watch,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const person = await signUpConfirmed(page)
  const { email } = newPerson()
  await open(page, '/ayarlar/hesap')
  await page.getByRole('button', { name: 'E-postayı değiştir' }).click()
  const dialog = page.getByRole('dialog', { name: 'E-posta adresinizi değiştirin' })
  const password = dialog.getByLabel('Şu anki parola', { exact: true })
  await dialog.getByRole('button', { name: 'Onay bağlantısı gönder' }).click()
  await expect(dialog.getByText('E-posta alanı boş geçilemez.')).toBeVisible()
  await dialog.getByLabel('Yeni e-posta').fill(email)
  watch.announce(422, `/api/users/${person.username}`)
  await password.fill('bu değil')
  await password.press('Enter')
  await expect(dialog.getByText('Şu anki parolanız bu değil.')).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
  await password.fill(person.password)
  await password.press('Enter')
  const waiting = page.getByRole('group', { name: 'Bekleyen adres değişikliği' })
  await expect(waiting).toContainText(email)
  await expect(waiting).toContainText('onay bekliyor')
  await expect(page.getByRole('main')).toContainText(person.email)
  const undoing = await mailTo(person.email)
  await mailTo(email)

  await waiting.getByRole('button', { name: 'Yeniden gönder' }).click()
  await expect(notice(page, 'Bağlantı yeniden gönderildi.')).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])

  // A press confirms, on whatever device the mail is read.
  const other = await otherBrowser()
  await open(other, await mailTo(email))
  await other.getByRole('button', { name: 'Yeni adresimi onayla' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Adresiniz değişti')
  await page.reload()
  await expect(page.getByRole('main')).toContainText(email)
  await expect(waiting).toBeHidden()

  await open(other, undoing)
  await other.getByRole('button', { name: 'Değişikliği geri al' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Değişiklik geri alındı')
  expect(await violationsInBothThemes(other)).toEqual([])
  await other.getByRole('link', { name: 'Yeni parola belirle' }).click()
  await other.getByLabel('Yeni parola').fill('dört mevsim bir bahçe')
  await other.keyboard.press('Enter')
  await expect(other).toHaveURL('/giris')
  // The stream of the session that has ended asks who it belongs to now.
  watch.tolerate(401, '/api/users/current')
  await open(page, '/')
  await expect(accountMenu(page), 'the other session').toBeHidden()

  watch.announce(422, '/api/email-change/undo')
  await open(other, undoing)
  await other.getByRole('button', { name: 'Değişikliği geri al' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Bağlantı geçersiz')
})

test('a change that waits can be given up', async ({ page, signUpConfirmed }) => {
  const person = await signUpConfirmed(page)
  await open(page, '/ayarlar/hesap')
  await page.getByRole('button', { name: 'E-postayı değiştir' }).click()
  await page.getByLabel('Yeni e-posta').fill(newPerson().email)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Şu anki parola', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Değişiklikten vazgeç' }).press('Enter')
  await expect(notice(page, 'Adres değişikliğinden vazgeçildi.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Bekleyen adres değişikliği' })).toBeHidden()
})
