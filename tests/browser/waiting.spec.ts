import type { Page } from '@playwright/test'
import { banner, expect, open, test } from './test.ts'
import { become } from './viewers.ts'

const topMargin = (page: Page): Promise<number> =>
  page.getByRole('main').evaluate((main) => Number.parseFloat(getComputedStyle(main).marginTop))

// That it stands on every page is seen with the longest addresses, on a phone.
test('the banner stands below the header, above a larger margin', async ({
  page,
  otherBrowser,
}) => {
  const confirmed = await otherBrowser()
  await become(confirmed, 'confirmed member')
  await open(confirmed, '/')
  const usual = await topMargin(confirmed)
  await expect(banner(confirmed)).toBeHidden()

  await become(page, 'unconfirmed member')
  await open(page, '/')
  await expect(banner(page)).toContainText('deniz@')
  expect(await topMargin(page)).toBeGreaterThan(usual)
  // Whoever writes begins at the very top.
  await open(page, '/new')
  await expect(banner(page)).toContainText('deniz@')
  expect(await topMargin(page)).toBe(0)
})

test('a visitor sees no banner', async ({ page }) => {
  await open(page, '/')
  await expect(banner(page)).toBeHidden()
})

test('the mail is sent again on request', async ({ page, signUp, mailTo }) => {
  const person = await signUp(page)
  const first = await mailTo(person.email)
  await open(page, '/')
  await banner(page).getByRole('button', { name: 'Yeniden gönder' }).click()
  await expect(page.getByText('Onay e-postası yeniden gönderildi.')).toBeVisible()
  const second = await mailTo(person.email)
  expect(second).not.toBe(first)
  expect(second).toMatch(/^\/aktivasyon\?token=/)
})

test('a mistyped address is corrected in the banner, and the link goes to the right one', async ({
  page,
  signUp,
  mailTo,
  watch,
}) => {
  const person = await signUp(page)
  await open(page, '/')
  await banner(page).getByRole('button', { name: 'Adresi düzelt' }).click()
  const dialog = page.getByRole('dialog', { name: 'E-posta adresinizi düzeltin' })
  const field = dialog.getByRole('textbox', { name: 'E-posta' })
  await expect(field).toHaveValue(person.email)
  await field.fill('adres değil')
  await field.press('Enter')
  await expect(dialog.getByText('Geçerli bir e-posta adresi yazın.')).toBeVisible()
  watch.announce(422, `/api/users/${person.username}`)
  await field.fill('elif@hokka.example')
  await field.press('Enter')
  await expect(dialog.getByText('Bu e-posta adresiyle açılmış bir hesap var.')).toBeVisible()
  const right = `dogru_${person.email}`
  await field.fill(right)
  await field.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(banner(page)).toContainText(right)
  await open(page, await mailTo(right))
  await page.getByRole('button', { name: 'E-postamı onayla' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Teşekkürler, ${person.firstName}`,
  )
  await expect(banner(page)).toBeHidden()
})

for (const path of ['/ayarlar', '/okuma-listem', '/aktivasyon'])
  test(`what the banner offers is not offered twice on ${path}`, async ({ page, signUp }) => {
    await signUp(page)
    await open(page, path)
    for (const name of ['Yeniden gönder', 'Adresi düzelt'])
      await expect(page.getByRole('button', { name })).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('link', { name: /Giriş/ })).toBeHidden()
  })

test('the address can be changed in the settings, too', async ({ page, signUp, mailTo }) => {
  const person = await signUp(page)
  await open(page, '/ayarlar/hesap')
  const account = page.getByRole('region', { name: 'Hesap', exact: true })
  await expect(account).toContainText('Onay bekliyor')
  await account.getByRole('button', { name: 'E-postayı değiştir' }).click()
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'E-posta' })
  await field.fill(`yeni_${person.email}`)
  await field.press('Enter')
  await expect(account).toContainText(`yeni_${person.email}`)
  expect(await mailTo(`yeni_${person.email}`)).toMatch(/^\/aktivasyon\?token=/)
})

test('whoever wants to mute or to block somebody is offered the mail first', async ({
  page,
  signUp,
}) => {
  await signUp(page)
  await open(page, '/@elif')
  for (const decision of ['Sessize al', 'Engelle']) {
    await page.getByRole('button', { name: 'Elif Yıldız: seçenekler' }).click()
    await page.getByRole('menuitem', { name: decision }).click()
    const dialog = page.getByRole('dialog', { name: 'E-posta adresinizi onaylayın' })
    await expect(dialog.getByRole('button', { name: 'Yeniden gönder' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

test.describe('with the real limits', () => {
  test.use({ baseURL: process.env.STRICT_SITE_URL })

  test('a second request within a minute is refused in friendly words', async ({
    page,
    signUp,
    watch,
  }) => {
    await signUp(page)
    await open(page, '/')
    const again = banner(page).getByRole('button', { name: 'Yeniden gönder' })
    await again.click()
    await expect(page.getByText('Onay e-postası yeniden gönderildi.')).toBeVisible()
    watch.announce(429, '/api/activation/resend')
    await again.click()
    await expect(page.getByText(/^Çok sık denediniz\. .+ sonra yeniden deneyin\.$/)).toBeVisible()
  })
})
