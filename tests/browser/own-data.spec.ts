import { violationsInBothThemes } from './axe.ts'
import { notice } from './own-posts.ts'
import { accountMenu, expect, open, test } from './test.ts'

test('the archive is asked for, grows, and is downloaded; a failed question can be asked again', async ({
  page,
  signUpConfirmed,
  watch,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signUpConfirmed(page)
  await open(page, '/ayarlar')
  // Three times, because a query asks again by itself before it gives up.
  let failures = 0
  await page.route('**/api/account/export?begin=never', async (route) => {
    failures++
    await route.fulfill({ status: 503, json: {} })
  })
  watch.tolerate(503, '/api/account/export')
  await page.getByRole('link', { name: 'Verilerim' }).click()
  await page.getByRole('button', { name: 'Yeniden dene' }).waitFor()
  expect(failures).toBeGreaterThan(0)
  await page.unroute('**/api/account/export?begin=never')
  await page.getByRole('button', { name: 'Yeniden dene' }).click()

  // As a large one looks on its way.
  const running = { status: 'running', progress: 42, url: null, bytes: null, expiresAt: null }
  await page.route('**/api/account/export', (route) =>
    route.fulfill({ status: 202, json: running }),
  )
  await page.route('**/api/account/export?begin=never', (route) =>
    route.fulfill({ status: 202, json: running }),
  )
  await page.getByRole('button', { name: 'Arşivimi hazırla' }).click()
  const progress = page.getByRole('progressbar', { name: 'Arşiviniz hazırlanıyor… %42' })
  await expect(progress).toHaveJSProperty('value', 42)
  await expect(page.getByRole('region', { name: 'Verilerinizin arşivi' })).toBeFocused()
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.unrouteAll({ behavior: 'wait' })

  await page.getByRole('button', { name: 'Arşivimi hazırla' }).click()
  const link = page.getByRole('link', { name: 'Arşivi indir' })
  await expect(page.getByText(/^Arşiviniz hazır: \d+ KB\./)).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('hokka-arsivi.zip')
  await page.getByRole('button', { name: 'Yeniden hazırla' }).click()
  await expect(link).toBeVisible()
})

test('an archive that could not be made says so, and begins again with one press', async ({
  page,
  signUpConfirmed,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signUpConfirmed(page)
  await open(page, '/ayarlar')
  const failed = { status: 'failed', progress: 60, url: null, bytes: null, expiresAt: null }
  await page.route('**/api/account/export?begin=never', (route) =>
    route.fulfill({ status: 202, json: failed }),
  )
  await page.getByRole('link', { name: 'Verilerim' }).click()
  await expect(page.getByRole('alert')).toContainText('Arşiviniz hazırlanamadı.')
  await expect(page.getByText('Arşiviniz hazırlanıyor')).toBeHidden()
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Yeniden dene' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Verilerinizin arşivi' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Arşivi indir' })).toBeVisible()
})

test('an account is deleted with its password, and signing in takes it back', async ({
  page,
  signUpConfirmed,
  otherBrowser,
  watch,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const { username, password } = await signUpConfirmed(page)
  await open(page, '/ayarlar/verilerim')
  const remove = page.getByRole('button', { name: 'Hesabımı sil' })
  await remove.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Hesabınız silinsin mi?' })
  const field = dialog.getByLabel('Şu anki parola', { exact: true })
  await expect(field).toBeFocused()
  expect(await violationsInBothThemes(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Vazgeç' }).click()
  await expect(dialog).toBeHidden()
  await expect(remove).toBeFocused()
  await remove.press('Enter')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription('Şu anki parolanızı yazın.')
  // The question stays open: whoever mistyped is not asked once more whether they are sure.
  watch.announce(422, '/api/account')
  await field.fill('bu değil')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription('Şu anki parolanız bu değil.')
  await expect(field).toBeFocused()
  await field.fill(password)
  await field.press('Enter')
  await expect(notice(page, /^Hesabınız kapatıldı; \d+ \S+ \d{4} günü silinecek\./)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Giriş yap' })).toBeVisible()
  const other = await otherBrowser()
  watch.announce(404, `/@${username}`)
  await other.goto(`/@${username}`)
  await expect(other.getByRole('heading', { level: 1 })).not.toContainText(username)
  await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click()
  await page.getByLabel('Kullanıcı adı veya e-posta').fill(username)
  await page.getByLabel('Parola', { exact: true }).fill(password)
  await page.getByLabel('Parola', { exact: true }).press('Enter')
  await expect(notice(page, /^Hesabınızı silme isteğiniz geri alındı/)).toBeVisible()
  await expect(accountMenu(page)).toBeVisible()
  await open(other, `/@${username}`)
})
