import { violationsInBothThemes } from './axe.ts'
import { examples } from './routes.ts'
import { expect, open, test } from './test.ts'

test('every section of the settings has an address of its own, and a way to it', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await open(page, '/ayarlar')
    const sections = page.getByRole('navigation', { name: 'Ayarların bölümleri' })
    for (const [name, path, heading] of [
      ['Sosyal hesaplar', '/ayarlar/sosyal-hesaplar', 'Sosyal hesaplar'],
      ['Bildirimler', '/ayarlar/bildirimler', 'E-posta bildirimleri'],
      ['Kişiler', '/ayarlar/kisiler', 'Mesajlar'],
      ['Hesap', '/ayarlar/hesap', 'Hesap'],
      ['Güvenlik', '/ayarlar/guvenlik', 'İki adımlı doğrulama'],
      ['Oturumlar', '/ayarlar/oturumlar', 'Açık oturumlar'],
      ['Görünüm', '/ayarlar/gorunum', 'Görünüm'],
      ['Profil', '/ayarlar', 'Profil'],
    ] as const) {
      await sections.getByRole('link', { name, exact: true }).press('Enter')
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(heading)
      await expect(sections.locator('[aria-current=page]')).toHaveText(name)
      await expect(page).toHaveTitle(`${name} · Ayarlar · Hokka`)
    }
  }
})

test('the theme is chosen among the settings, and stays', async ({ page, signUp }) => {
  await signUp(page)
  await open(page, '/ayarlar/gorunum')
  await page.getByRole('radio', { name: 'Koyu', exact: true }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('status').getByText('Tercihiniz kaydedildi.')).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('radio', { name: 'Koyu', exact: true })).toBeChecked()
})

test('texts are set as the reader chose, from the first paint on', async ({ page, signUp }) => {
  await signUp(page)
  await open(page, '/ayarlar/gorunum')
  for (const [group, choice] of [
    ['Yazı boyu', 'Büyük'],
    ['Yazı yüzü', 'Tırnaksız'],
    ['Satır genişliği', 'Geniş'],
  ] as const) {
    const radio = page.getByRole('group', { name: group }).getByRole('radio', { name: choice })
    await radio.check()
  }
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.goto(examples['/yazi/$slug']!)
  const text = page.locator('.document').first()
  await expect(text).toHaveCSS('max-width', '800px')
  await expect(text).toHaveCSS('font-family', /^"?Figtree/)
  expect(
    await text.evaluate((element) => parseFloat(getComputedStyle(element).fontSize)),
  ).toBeGreaterThan(21)
  await open(page, '/ayarlar/gorunum')
  await page
    .getByRole('group', { name: 'Yazı boyu' })
    .getByRole('radio', { name: 'Olağan' })
    .check()
  await expect(page.locator('html')).not.toHaveAttribute('data-text-size')
})
