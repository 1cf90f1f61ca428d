import type { Page } from '@playwright/test'
import { confirmationRequired } from '../../core/confirmation-required.ts'
import { api } from './api.ts'
import { closeNotices, expect, newPerson, open, test } from './test.ts'

const people = (page: Page) =>
  page.getByRole('list', { name: 'Önerilen yazarlar' }).getByRole('listitem')
const button = (page: Page, index: number) => people(page).nth(index).getByRole('button')
const status = (page: Page) => page.getByRole('main').getByRole('status')

test('signing up leads here, and from here to where one wanted to be', async ({ page }) => {
  const person = newPerson()
  await open(page, '/ayarlar?x=1')
  await expect(page).toHaveURL('/giris')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Kayıt ol/ })
    .click()
  const typed = {
    Ad: person.firstName,
    Soyad: person.lastName,
    'Kullanıcı adı': person.username,
    'E-posta': person.email,
    Parola: person.password,
  }
  for (const [label, text] of Object.entries(typed))
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/arkadas-bul')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByText('Takip etmek için önce e-posta adresinizi onaylayın.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hepsini takip et' })).toBeHidden()
  await button(page, 0).click()
  const dialog = page.getByRole('dialog', { name: 'E-posta adresinizi onaylayın' })
  await expect(dialog).toContainText(confirmationRequired)
  await dialog.getByRole('button', { name: 'Yeniden gönder' }).click()
  await expect(page.getByText('Onay e-postası yeniden gönderildi.')).toBeVisible()
  await page.keyboard.press('Escape')
  await closeNotices(page)
  await expect(button(page, 0)).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('link', { name: 'Şimdilik geç' }).click()
  await expect(page).toHaveURL('/ayarlar?x=1')
})

test('people are followed one by one or all at once, and let go again', async ({
  page,
  signUpConfirmed,
}) => {
  const { username } = await signUpConfirmed(page)
  const followed = async () =>
    (await api(page, 'GET', `/user_relationships?follower.username=${username}`))[
      'hydra:totalItems'
    ]
  await open(page, '/arkadas-bul')
  const amount = await people(page).count()
  expect(amount).toBeGreaterThan(3)
  await expect(status(page)).toHaveText('Henüz kimseyi seçmediniz.')

  await button(page, 0).click()
  await expect(button(page, 0)).toHaveAttribute('aria-pressed', 'true')
  await expect(button(page, 0).getByText('Takip ediliyor')).toBeVisible()
  await expect(status(page)).toHaveText('1 kişiyi takip ettiniz.')
  await page.mouse.move(0, 0)
  await button(page, 0).hover()
  await expect(button(page, 0).getByText('Takibi bırak')).toBeVisible()
  await expect(button(page, 0).getByText('Takip ediliyor')).toBeHidden()
  await button(page, 0).click()
  await expect(button(page, 0)).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(followed).toBe(0)

  await button(page, 1).focus()
  await page.keyboard.press('Enter')
  await expect(button(page, 1)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Hepsini takip et' }).click()
  await expect(status(page)).toHaveText(`${amount} kişiyi takip ettiniz.`)
  expect(await followed()).toBe(amount)
  await page.getByRole('link', { name: 'Devam et' }).click()
  await expect(page).toHaveURL('/')

  await open(page, `/@${username}/takip-edilenler`)
  const letGo = page.getByRole('button', { name: /^Takip ediliyor/ })
  await expect(letGo).toHaveCount(amount)
  await letGo.first().click()
  await expect(letGo).toHaveCount(amount - 1)
  await expect.poll(followed).toBe(amount - 1)
})

test('a refused follow is undone, with the reason', async ({ page, signUpConfirmed, watch }) => {
  await signUpConfirmed(page)
  await open(page, '/arkadas-bul')
  watch.announce(0, '/api/user_relationships')
  await page.route('**/api/user_relationships', (route) => route.abort('internetdisconnected'))
  await button(page, 0).click()
  await expect(page.getByText('Bağlantı kurulamadı.')).toBeVisible()
  await expect(button(page, 0)).toHaveAttribute('aria-pressed', 'false')
  await expect(status(page)).toHaveText('Henüz kimseyi seçmediniz.')
})
