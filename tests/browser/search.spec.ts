import type { Page } from '@playwright/test'
import { messages } from '../../core/messages.ts'
import { api } from './api.ts'
import { violationsInBothThemes } from './axe.ts'
import { expect, open, pathOf, signIn, test } from './test.ts'
import { box, indexed, results } from './search-pages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => indexed(page))

const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Sonuç türleri' }).getByRole('link', { name })
const more = (page: Page) => page.getByRole('link', { name: 'Daha fazla göster' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('the address holds the search, and the page comes with its results', async ({ page }) => {
  const html = await (await page.request.get('/ara?q=kitap')).text()
  expect(html).toContain('<title>“kitap” için arama · Hokka</title>')
  expect(html).toMatch(/<mark[^>]*>kitap<\/mark>/)
  expect(html).toContain('noindex')
  await open(page, '/ara?q=kitap')
  await expect(box(page)).toHaveValue('kitap')
  await expect(heading(page)).toHaveText('“kitap” için sonuçlar')
  await expect(tab(page, /^Yazılar/)).toHaveText(/Yazılar[1-9]/)
  await expect(
    page.getByRole('region', { name: 'İlgili etiketler' }).getByRole('link'),
  ).not.toHaveCount(0)
})

test('what is asked for is text: quotation marks, numbers and tags stay what they are', async ({
  page,
}) => {
  for (const q of ['"eski kitap"', '12', '<b>kitap</b>', '{"a":1}']) {
    await open(page, `/ara?q=${encodeURIComponent(q)}`)
    await expect(box(page)).toHaveValue(q)
    await expect(heading(page)).toHaveText(`“${q}” için sonuçlar`)
  }
})

test('marks that turn text around turn none of our words', async ({ page }) => {
  await open(page, `/ara?q=${encodeURIComponent('\u202eqwxztv')}`)
  await expect(box(page)).toHaveValue('qwxztv')
  await expect(page).toHaveTitle(/^“qwxztv” için arama/)
  await expect(heading(page)).toHaveText('“qwxztv” için sonuçlar')
  await expect(page.getByText('“qwxztv” için yazı bulunamadı.', { exact: true })).toBeVisible()
})

test('the order of what the address says does not matter, nor what it does not know', async ({
  page,
}) => {
  await open(page, '/ara?utm_source=a&yazar=elif&zaman=yil&q=kitap&tur=yok')
  await expect(page.getByLabel('Zaman')).toHaveValue('yil')
  await expect(page.getByRole('link', { name: 'Kaldır: Yazar: Elif Yıldız' })).toBeVisible()
})

test('tabs lead to people, categories and tags', async ({ page }) => {
  await open(page, '/ara?q=elif')
  await tab(page, /^Kişiler/).click()
  await expect(page).toHaveURL('/ara?q=elif&tur=kisi')
  await expect(results(page).getByRole('heading', { name: 'Elif Yıldız' })).toBeVisible()
  await open(page, '/ara?q=edebiyat&tur=kategori')
  await expect(results(page).getByRole('link', { name: 'Edebiyat' })).toBeVisible()
  await open(page, '/ara?q=kitap&tur=etiket')
  await results(page).getByRole('link', { name: 'kitap' }).click()
  await expect(page).toHaveURL('/etiket/kitap')
})

test('filters are in the address, and sorting by date puts the newest first', async ({ page }) => {
  await open(page, '/ara?q=kitap')
  const answer = page.waitForResponse(/order=date/)
  await page.getByLabel('Sıralama').selectOption('En yeni')
  const { 'hydra:member': newest } = (await (await answer).json()) as {
    'hydra:member': { title: string }[]
  }
  await expect(page).toHaveURL('/ara?q=kitap&sira=tarih')
  await expect(results(page).first().getByRole('heading')).toHaveText(newest[0]!.title)
  await page.getByLabel('Zaman').selectOption('Son yıl')
  await page.getByLabel('Uzunluk').selectOption('Kısa')
  await expect(page).toHaveURL('/ara?q=kitap&sira=tarih&zaman=yil&uzunluk=kisa')
  await page.goBack()
  await expect(page.getByLabel('Uzunluk')).toHaveValue('')
  await expect(page.getByLabel('Zaman')).toHaveValue('yil')
  await expect(page.getByLabel('Nerede')).toBeHidden()
})

test('the next page is added below, and Back from a post returns to the same place', async ({
  page,
}) => {
  await open(page, '/ara?q=kitap')
  await expect(results(page)).toHaveCount(12)
  await more(page).click()
  await expect(results(page).nth(12).getByRole('link').nth(2)).toBeVisible()
  const thirteenth = results(page).nth(13).getByRole('heading').getByRole('link')
  const title = await thirteenth.textContent()
  await thirteenth.click()
  await expect(heading(page)).toHaveText(title!)
  await page.goBack()
  await expect(thirteenth).toBeInViewport()
  expect(await results(page).count()).toBeGreaterThan(12)
})

test('an author and a category limit the search, until their chips are pressed', async ({
  page,
}) => {
  await open(page, '/@elif')
  await page.getByRole('link', { name: 'Bu yazarda ara' }).click()
  await expect(page).toHaveURL('/ara?yazar=elif')
  const chip = page.getByRole('link', { name: 'Kaldır: Yazar: Elif Yıldız' })
  await expect(chip).toBeVisible()
  await page.getByRole('main').locator('[name=q]').fill('kitap')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('“kitap” için sonuçlar')
  await expect(chip).toBeVisible()
  const authors = results(page).locator('a[href^="/@"]')
  await expect(authors).not.toHaveCount(0)
  await expect(results(page).locator('a[href^="/@"]:not([href="/@elif"])')).toHaveCount(0)
  await chip.click()
  await expect(page).toHaveURL('/ara?q=kitap')
  await open(page, '/kesfet/edebiyat')
  await page.getByRole('link', { name: 'Bu kategoride ara' }).click()
  await expect(page.getByRole('link', { name: 'Kaldır: Kategori: Edebiyat' })).toBeVisible()
})

test('a search inside what is not there finds nothing, and can be widened', async ({ page }) => {
  await open(page, '/ara?q=kitap&kategori=boyle-bir-sey-yok')
  await expect(page.getByText('“kitap” için yazı bulunamadı.')).toBeVisible()
  await page.getByRole('link', { name: 'Kaldır: Kategori: boyle-bir-sey-yok' }).click()
  await expect(results(page).locator('a[href^="/yazi/"]')).not.toHaveCount(0)
})

test('members search in what they saved, rendered for them alone', async ({
  page,
  otherBrowser,
}) => {
  await signIn(page, 'elif')
  await open(page, '/ara?q=bir&icinde=kaydettiklerim')
  await expect(page.getByLabel('Nerede')).toHaveValue('kaydettiklerim')
  const shown = await page.request.get('/ara?q=kitap')
  expect(shown.headers()['cache-control']).toBe('private, no-store')
  const visitor = await otherBrowser()
  await open(visitor, '/ara?q=kitap&icinde=kaydettiklerim')
  await expect(visitor.getByText('“kitap” için yazı bulunamadı.')).toBeVisible()
})

test('a member does not find whom they blocked, wherever the page is made', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  await api(page, 'POST', '/blocks', { user: 'elif' })
  expect(await (await page.request.get('/ara?q=elif&tur=kisi')).text()).not.toContain('Elif Yıldız')
  await open(page, '/ara?q=elif')
  await tab(page, /^Kişiler/).click()
  await expect(page).toHaveURL('/ara?q=elif&tur=kisi')
  await expect(page.getByRole('main').getByText('Elif Yıldız')).toHaveCount(0)
})

test('another spelling is said, or offered', async ({ page }) => {
  await open(page, '/ara?q=kitpa')
  await expect(page.getByText('“kitap” için sonuçlar gösteriliyor.')).toBeVisible()
  expect(await results(page).count()).toBeGreaterThan(0)
  await page.getByRole('main').getByRole('link', { name: 'kitap', exact: true }).first().click()
  await expect(page).toHaveURL('/ara?q=kitap')
})

test('where no post has all words, those with most of them are shown and it is said', async ({
  page,
}) => {
  await open(page, '/ara?q=kitap+zxqwvbnm')
  await expect(page.getByText('çoğunu içerenler gösteriliyor')).toBeVisible()
  expect(await results(page).count()).toBeGreaterThan(0)
})

test('a new question keeps what the search is limited to, and its order', async ({ page }) => {
  await open(page, '/ara?q=kitap&zaman=yil&uzunluk=kisa&sira=tarih')
  await box(page).fill('deniz')
  await box(page).press('Enter')
  await expect(page).toHaveURL('/ara?sira=tarih&zaman=yil&uzunluk=kisa&q=deniz')
})

test('nothing found says what to try', async ({ page }) => {
  await open(page, '/ara?q=zxqwvbnm&zaman=hafta')
  await expect(page.getByText('“zxqwvbnm” için yazı bulunamadı.')).toBeVisible()
  await page.getByRole('link', { name: 'Süzgeçleri kaldır' }).click()
  await expect(page).toHaveURL('/ara?q=zxqwvbnm')
  await page.getByRole('link', { name: 'Yazıları keşfedin' }).click()
  await expect(page).toHaveURL('/kesfet')
})

test('a failed search is an empty list that can be asked for again', async ({ page, watch }) => {
  watch.announce(500, '/api/search')
  await open(page, '/')
  await page.route('/api/search?*', (route) =>
    route.fulfill({ status: 500, json: { 'hydra:description': messages.generic } }),
  )
  await box(page).fill('kitap')
  await box(page).press('Enter')
  await expect(page.getByRole('alert')).toContainText(messages.generic)
  await expect(tab(page, /^Yazılar/)).toHaveText('Yazılar0')
  await page.unroute('/api/search?*')
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(results(page)).toHaveCount(12)
})

test('without a network the page stays and says so', async ({ page, context, watch }) => {
  watch.announceMessage(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically/)
  await open(page, '/hakkinda')
  await context.setOffline(true)
  await box(page).fill('kitap')
  await box(page).press('Enter')
  await expect(page.getByText('Bağlantı yok, sayfa açılamadı.')).toBeVisible()
  expect(pathOf(page)).toBe('/hakkinda')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(page).toHaveURL('/ara?q=kitap')
})

test('works without scripts', async ({ otherBrowser }) => {
  const page = await otherBrowser({ javaScriptEnabled: false })
  await page.goto('/')
  await box(page).fill('"eski kitap"')
  await box(page).press('Enter')
  await expect(page).toHaveURL('/ara?q=%22eski+kitap%22')
  await page.goto('/ara?q=kitap')
  await page.getByLabel('Sıralama').selectOption('En yeni')
  await page.getByRole('button', { name: 'Uygula' }).click()
  await expect(page).toHaveURL('/ara?q=kitap&sira=tarih')
  await more(page).click()
  await expect(page).toHaveURL('/ara?q=kitap&sira=tarih&sayfa=2')
  await expect(results(page).first()).toBeVisible()
})

test('is accessible with results, without, and before anything is asked for', async ({ page }) => {
  for (const path of ['/ara?q=kitap', '/ara?q=elif&tur=kisi', '/ara?q=zxqwvbnm', '/ara']) {
    await open(page, path)
    expect(await violationsInBothThemes(page), path).toEqual([])
  }
})

test('browsers can add the site to their searches', async ({ page }) => {
  await page.goto('/hakkinda')
  const link = page.locator('link[rel=search]')
  await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml')
  const description = await (await page.request.get((await link.getAttribute('href'))!)).text()
  const template = await page.evaluate(
    (xml) =>
      new DOMParser()
        .parseFromString(xml, 'application/xml')
        .querySelector('Url[type="text/html"]')!
        .getAttribute('template')!,
    description,
  )
  await open(page, template.replace('{searchTerms}', 'kitap'))
  await expect(results(page)).toHaveCount(12)
})
