import { violationsInBothThemes } from './axe.ts'
import { notice } from './own-posts.ts'
import { accountMenu, expect, open, signIn, test } from './test.ts'

test('the password is changed with the current one, and other sessions end', async ({
  page,
  signUp,
  otherBrowser,
  watch,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  // The other one's stream ends at once, and it asks who it belongs to now.
  watch.tolerate(401, '/api/users/current')
  const { username, password } = await signUp(page)
  const other = await otherBrowser()
  await signIn(other, username, password)
  await open(page, '/ayarlar/hesap')
  const current = page.getByLabel('Şu anki parola', { exact: true })
  const next = page.getByLabel('Yeni parola', { exact: true })
  await next.fill('divit ile kamış 17')
  await next.press('Enter')
  await expect(page.getByText('Şu anki parolanızı yazın.')).toBeVisible()
  watch.announce(422, `/api/users/${username}`)
  await current.fill('bu değil')
  await current.press('Enter')
  await expect(page.getByText('Şu anki parolanız bu değil.')).toBeVisible()
  await expect(current).toBeFocused()
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.getByRole('link', { name: 'Profil', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kal' }).click()
  await current.fill(password)
  await current.press('Enter')
  await expect(notice(page, 'Parolanız değişti; öteki oturumlarınız kapatıldı.')).toBeVisible()
  await expect(current).toHaveValue('')
  await open(other, '/')
  await expect(accountMenu(other)).toBeHidden()
  await page.getByRole('link', { name: 'Oturumlar' }).click()
  await expect(
    page.getByRole('region', { name: 'Açık oturumlar' }).getByRole('listitem'),
  ).toHaveCount(1)
})
