import type { Page } from '@playwright/test'
import { caseMessages } from '../../core/contracts/case-forms.ts'
import { moderationRules } from '../../core/moderation/rules.ts'
import { api } from './api.ts'
import { violationsOn } from './axe.ts'
import { notice } from './own-posts.ts'
import { expect, open, signIn, test } from './test.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('an editor finds a member, suspends them with a reason, and restores them', async ({
  page,
  otherBrowser,
  signUpConfirmed,
}) => {
  const other = await otherBrowser()
  const { username, password } = await signUpConfirmed(other)
  await signIn(page, 'editor')
  await open(page, '/yonetim/uyeler')
  expect(await violationsOn(page)).toEqual([])
  const box = page.getByRole('search', { name: 'Üyeler' }).getByRole('searchbox')
  await box.fill('kimse_boyle_degil')
  await box.press('Enter')
  await expect(page.getByText('Buna uyan bir üye yok.')).toBeVisible()
  await page.getByRole('link', { name: 'Bütün üyeleri göster' }).click()
  await box.fill(username)
  await box.press('Enter')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('article').getByRole('link').click()
  await expect(page.getByText('Henüz bir karar yok.')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  await press(page, 'Askıya al')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Askıya al' }).click()
  await expect(dialog.getByText(caseMessages.ruleMissing)).toBeVisible()
  await expect(dialog.getByText(caseMessages.reasonMissing)).toBeVisible()
  await expect(dialog.getByRole('combobox', { name: 'Kural' })).toBeFocused()
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('combobox', { name: 'Kural' }).click()
  await page.getByRole('option', { name: moderationRules.spam }).click()
  await dialog.getByRole('textbox', { name: 'Neden' }).fill('Her yazının altında reklam.')
  await dialog.getByRole('checkbox').click()
  await dialog.getByRole('button', { name: 'Askıya al' }).click()
  await expect(notice(page, /askıya alındı/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Askıda' })).toContainText('reklam')

  await signIn(other, username, password)
  await open(other, '/askida')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Hesabınız askıda')
  await expect(other.getByText('Her yazının altında reklam.')).toBeVisible()
  await expect(other.getByText(moderationRules.spam)).toBeVisible()
  expect(await violationsOn(other)).toEqual([])
  // No other page pretends to work.
  await open(other, '/yazilarim')
  await expect(other).toHaveURL(/\/askida$/)
  await other.getByRole('link', { name: 'Kararı oku ve itiraz et' }).click()
  await other
    .getByRole('textbox', { name: 'Karar neden yanlış?' })
    .fill('Reklam değil, kendi kitabım.')
  await press(other, 'İtirazı gönder')
  await expect(other.getByText('Reklam değil, kendi kitabım.')).toBeVisible()
  await open(other, '/askida')
  await press(other, 'Çıkış yap')
  await expect(other).toHaveURL(/\/$/)
  await open(other, `/@${username}`)
  await expect(other.getByText('Bu üyenin hesabı askıya alındı.')).toBeVisible()
  await expect(other.getByRole('button', { name: /^Takip et/ })).toHaveCount(0)

  await press(page, 'Askıyı kaldır')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Askıyı kaldır' }).click()
  await expect(notice(page, /artık askıda değil/)).toBeVisible()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'üyenin askısını kaldırdı' }),
  ).toHaveCount(1)
})

test('an admin changes a role, deletes an account and takes it back', async ({
  page,
  otherBrowser,
  signUpConfirmed,
}) => {
  const { username } = await signUpConfirmed(await otherBrowser())
  await signIn(page, 'admin')
  await open(page, `/yonetim/uyeler/${username}`)
  await press(page, 'Rolünü değiştir')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Rol' }).click()
  await page.getByRole('option', { name: 'Editör' }).click()
  await dialog.getByRole('button', { name: 'Rolü değiştir' }).click()
  await expect(notice(page, 'Rolü değiştirildi.')).toBeVisible()
  await expect(page.getByText('Üye → Editör')).toBeVisible()
  await press(page, 'Hesabını sil')
  await dialog.getByRole('button', { name: 'Hesabını sil' }).click()
  await expect(dialog.getByText(caseMessages.reasonMissing)).toBeVisible()
  await expect(dialog.getByRole('combobox', { name: 'Kural' })).toBeFocused()
  await dialog.getByRole('combobox', { name: 'Kural' }).click()
  await page.getByRole('option', { name: moderationRules.spam }).click()
  await dialog.getByRole('button', { name: 'Hesabını sil' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Neden' })).toBeFocused()
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('textbox', { name: 'Neden' }).fill('Yalnızca reklam yapıyor.')
  await dialog.getByRole('button', { name: 'Hesabını sil' }).click()
  await expect(page.getByText(/günü silinecek/)).toBeVisible()
  await expect(page.getByRole('listitem').getByText('Yalnızca reklam yapıyor.')).toBeVisible()
  await press(page, 'Silmeyi geri al')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Silmeyi geri al' }).click()
  await expect(notice(page, 'Hesabı yeniden açıldı.')).toBeVisible()

  // Several at once, by choosing.
  await open(page, `/yonetim/uyeler?ara=${username}`)
  await press(page, 'Seç')
  await page.getByRole('checkbox').check()
  await press(page, 'Oturumlarını kapat')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Oturumları kapat' }).click()
  await expect(notice(page, '1 üye için oturumlar kapatıldı.')).toBeVisible()
})

test('of several only those are suspended who are not yet, so that nobody’s suspension becomes shorter', async ({
  page,
  otherBrowser,
  signUpConfirmed,
}) => {
  const name = `cift_${Date.now().toString(36)}`
  const first = await signUpConfirmed(await otherBrowser(), { username: `${name}_bir` })
  await signUpConfirmed(await otherBrowser(), { username: `${name}_iki` })
  await signIn(page, 'editor')
  const forGood = { until: null, rule: 'spam', reason: 'Hep reklam.' }
  await api(page, 'PUT', `/users/${first.username}/suspension`, forGood)
  await open(page, `/yonetim/uyeler?ara=${name}`)
  await expect(page.getByRole('article')).toHaveCount(2)
  await press(page, 'Seç')
  await press(page, 'Tümünü seç')
  await press(page, 'Askıya al')
  const dialog = page.getByRole('dialog', { name: 'Askıya al: 1 üye' })
  await dialog.getByRole('combobox', { name: 'Kural' }).click()
  await page.getByRole('option', { name: moderationRules.spam }).click()
  await dialog.getByRole('textbox', { name: 'Neden' }).fill('Bir hafta yeter.')
  await dialog.getByRole('button', { name: 'Askıya al' }).click()
  await expect(notice(page, '1 üye askıya alındı.')).toBeVisible()
  const { suspension } = await api(page, 'GET', `/moderation/users/${first.username}`)
  expect(suspension).toMatchObject({ until: null, reason: 'Hep reklam.' })
})
