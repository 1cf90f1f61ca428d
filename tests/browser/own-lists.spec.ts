import type { Page } from '@playwright/test'
import { violationsOn } from './axe.ts'
import { api, applaud, posts } from './api.ts'
import { notice, published, question, tab, titles, write } from './own-posts.ts'
import { accountMenu, expect, open, test } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const choice = (page: Page, label: string) => page.getByRole('combobox', { name: label })
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Seç: ${title}` })
const bar = (page: Page) => page.getByRole('region', { name: 'Seçilen yazılar' })
const press = (page: Page, name: string) => bar(page).getByRole('button', { name }).click()

/** So many words make a text of about ten minutes. */
const longText = {
  entries: [
    {
      type: 'paragraph',
      data: { key: 'a', content: [{ type: 'text', text: Array(1800).fill('söz').join(' ') }] },
    },
  ],
}

test('my posts are narrowed, ordered, chosen by keyboard and acted on together', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  await write(page, 'Uzun gezi', { ...published, ...longText, categories: ['gezi'] })
  for (const title of ['Birinci', 'İkinci', 'Üçüncü', 'Dördüncü'])
    await write(page, title, published)
  await open(page, '/yazilarim')

  await choice(page, 'Sıralama').selectOption('En eski')
  await expect(page).toHaveURL('/yazilarim?sira=eski')
  await expect(titles(page).first()).toHaveText('Uzun gezi')
  await choice(page, 'Uzunluk').selectOption({ value: 'uzun' })
  await expect(titles(page)).toHaveText(['Uzun gezi'])
  await choice(page, 'Kategori').selectOption('Deneme')
  await expect(page.getByText('Bu süzgeçlere uyan bir yazı yok.')).toBeVisible()
  await page.reload()
  await expect(choice(page, 'Kategori')).toHaveValue('deneme')
  await page.goBack()
  await expect(titles(page)).toHaveText(['Uzun gezi'])
  await page.goForward()
  await page.getByRole('link', { name: 'Süzgeçleri kaldır' }).click()
  await expect(page).toHaveURL('/yazilarim')
  await expect(titles(page)).toHaveCount(5)

  const select = page.getByRole('button', { name: 'Seç', exact: true })
  await select.press('Enter')
  await box(page, 'Dördüncü').press('Space')
  await box(page, 'İkinci').press('Shift+Space')
  await expect(page.getByRole('status').getByText('3 yazı seçildi.')).toBeAttached()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(box(page, 'Birinci')).toBeChecked()
  await expect(box(page, 'Birinci')).toBeFocused()
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeHidden()
  await expect(select).toBeFocused()

  await select.click()
  await box(page, 'Dördüncü').click()
  await box(page, 'İkinci').click({ modifiers: ['Shift'] })
  await press(page, 'Yayından kaldır')
  await question(page).getByRole('button', { name: 'Yayından kaldır' }).click()
  await expect(notice(page, '3 yazı yayından kaldırıldı.')).toBeVisible()
  await expect(titles(page)).toHaveText(['Birinci', 'Uzun gezi'])
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(notice(page, '3 yazı yeniden yayımlandı.')).toBeVisible()
  await expect(titles(page)).toHaveCount(5)

  await select.click()
  await press(page, 'Tümünü seç')
  await press(page, 'Sil')
  await question(page).getByRole('button', { name: 'Sil' }).click()
  await expect(notice(page, '5 yazı silindi.')).toBeVisible()
  await tab(page, 'Silinenler').click()
  await expect(choice(page, 'Sıralama')).toHaveCount(0)
  await select.click()
  await press(page, 'Tümünü seç')
  await press(page, 'Geri getir')
  await expect(notice(page, '5 yazı geri getirildi.')).toBeVisible()
  await tab(page, 'Yayında').click()
  await expect(titles(page)).toHaveCount(5)

  await open(page, '/profil?sira=uzun')
  await expect(titles(page).first()).toHaveText('Uzun gezi')
  await choice(page, 'Kategori').selectOption('Gezi')
  await expect(page).toHaveURL('/profil?sira=uzun&kategori=gezi')
  await expect(titles(page)).toHaveText(['Uzun gezi'])
})

test('whoever narrows a list by keyboard goes on where they were', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const [kept] = await posts(page, 1)
  await api(page, 'POST', '/bookmarks', { post: kept!.slug })
  await applaud(page, kept!.slug, 1)
  await write(page, 'Tek yazı', published)
  for (const path of ['/yazilarim', '/okuma-listem', '/alkisladiklarim', '/profil'])
    await test.step(path, async () => {
      await open(page, path)
      const order = page.getByRole('main').getByRole('combobox', { name: 'Sıralama' })
      await order.focus()
      await page.keyboard.press('ArrowDown')
      await expect(page).toHaveURL(`${path}?sira=eski`)
      await expect(order).toBeFocused()
      const words = page.getByRole('main').getByRole('searchbox')
      await words.fill('qwxzt')
      await words.press('Enter')
      await expect(page).toHaveURL(/ara=qwxzt/)
      await expect(page.getByText('“qwxzt” bulunamadı.')).toBeVisible()
      await expect(words).toBeFocused()
    })
  await open(page, '/yazilarim')
  await page.getByRole('link', { name: /^Taslak/ }).press('Enter')
  await expect(page.getByRole('region', { name: 'Taslak', exact: true })).toBeFocused()
})

test('what is typed into the search while a list is on its way stays', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  // The one saved last is the newest, too, so every order has another way round.
  for (const { slug } of (await posts(page, 2)).toReversed()) {
    await api(page, 'POST', '/bookmarks', { post: slug })
    await applaud(page, slug, 1)
  }
  await write(page, 'İlk yazı', published)
  await write(page, 'Sonraki yazı', published)
  for (const path of ['/yazilarim', '/okuma-listem', '/alkisladiklarim', '/profil'])
    await test.step(path, async () => {
      await open(page, path)
      const [first, last] = await titles(page).allTextContents()
      let release = (): void => undefined
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route(/api.*(order|qw)/, (route) => held.then(() => route.continue()))
      const asked = page.waitForRequest(/api.*order/)
      const main = page.getByRole('main')
      await main.getByRole('combobox', { name: 'Sıralama' }).selectOption('eski')
      await asked
      const words = main.getByRole('searchbox')
      await words.fill('qw')
      release()
      await expect(titles(page)).toHaveText([last!, first!])
      await expect(words).toHaveValue('qw')
      await expect(words).toBeFocused()
      await words.press('Enter')
      await words.pressSequentially('xzt')
      await expect(page.getByText('“qw” bulunamadı.')).toBeVisible()
      await expect(words).toHaveValue('qwxzt')
      await expect(words).toBeFocused()
    })
})

test('a list that was asked for and left takes the focus of no other one', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const [kept] = await posts(page, 1)
  await api(page, 'POST', '/bookmarks', { post: kept!.slug })
  await write(page, 'Tek yazı', published)
  await open(page, '/okuma-listem?sira=eski')
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Yazılarım' }).click()
  await expect(page).toHaveURL('/yazilarim')
  const asked = page.waitForRequest(/qwxzt/)
  await page.route(/qwxzt/, () => undefined)
  await page.getByRole('main').getByRole('searchbox').fill('qwxzt')
  await page.keyboard.press('Enter')
  await asked
  await page.evaluate(() => history.go(-2))
  await expect(page).toHaveURL('/okuma-listem?sira=eski')
  await expect(titles(page)).toHaveText([kept!.title])
  await expect(page.getByRole('main')).toBeFocused()
})

test('what could not be done with all is said honestly', async ({
  page,
  signUpConfirmed,
  watch,
}) => {
  await signUpConfirmed(page)
  const ids: number[] = []
  for (const title of ['Bir', 'İki', 'Üç!']) ids.push((await write(page, title)).id)
  await open(page, '/yazilarim?durum=taslak')
  await page.getByRole('button', { name: 'Seç', exact: true }).click()
  await press(page, 'Tümünü seç')
  // Deleted elsewhere meanwhile.
  await api(page, 'DELETE', `/posts/${ids[1]}`)
  watch.announce(404, `/api/posts/${ids[1]}`)
  await press(page, 'Sil')
  await question(page).getByRole('button', { name: 'Sil' }).click()
  await expect(notice(page, '3 yazıdan 2 tanesi silindi, 1 tanesi silinemedi:')).toBeVisible()
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(notice(page, '2 yazı geri getirildi.')).toBeVisible()
  await expect(titles(page)).toHaveText(['Üç!', 'Bir'])
})

test('what was saved and applauded is searched, moved and taken back', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const kept = await posts(page, 4)
  for (const { slug } of kept) await api(page, 'POST', '/bookmarks', { post: slug })
  for (const { slug } of kept) await applaud(page, slug, 3)
  for (const name of ['Güz', 'Kış']) await api(page, 'POST', '/custom_lists', { name })
  const saved = kept.map(({ title }) => title).toReversed()
  await open(page, '/okuma-listem')
  await choice(page, 'Sıralama').selectOption('En çok okunan')
  await expect(titles(page)).toHaveText(kept.map(({ title }) => title))
  await page.goBack()
  await page.getByRole('button', { name: 'Seç', exact: true }).click()
  await box(page, saved[0]!).click()
  await box(page, saved[1]!).click()
  await press(page, 'Listeye ekle')
  await page.getByRole('menuitem', { name: 'Güz' }).click()
  await expect(notice(page, '2 yazı “Güz” listesine eklendi.')).toBeVisible()

  await page.getByRole('link', { name: /^Güz ?2/ }).click()
  await expect(titles(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Seç', exact: true }).click()
  await press(page, 'Tümünü seç')
  await press(page, 'Listeye taşı')
  await page.getByRole('menuitem', { name: 'Kış' }).click()
  await expect(page.getByRole('link', { name: /^Kış ?2/ })).toBeVisible()
  await expect(page.getByText('Bu liste boş.')).toBeVisible()
  await page.getByRole('button', { name: 'Geri al' }).last().click()
  await expect(page.getByRole('link', { name: /^Güz ?2/ })).toBeVisible()

  await open(page, '/okuma-listem')
  await page.getByRole('button', { name: 'Seç', exact: true }).click()
  await press(page, 'Tümünü seç')
  await press(page, 'Kaydı kaldır')
  await expect(page.getByText('Henüz bir yazı kaydetmediniz.')).toBeVisible()
  await page.getByRole('button', { name: 'Geri al' }).last().click()
  await expect(titles(page)).toHaveText(saved)

  await page.getByRole('searchbox', { name: 'Kaydettiklerinizde arayın' }).fill('qwxzt')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/okuma-listem?ara=qwxzt')
  await expect(page.getByText('“qwxzt” bulunamadı.')).toBeVisible()
  await page.getByRole('link', { name: 'Aramayı kapat' }).click()
  await expect(titles(page)).toHaveText(saved)

  await open(page, '/alkisladiklarim?sira=eski')
  await expect(titles(page)).toHaveText(kept.map(({ title }) => title))
  await page.getByRole('button', { name: 'Seç', exact: true }).click()
  await box(page, saved[0]!).click()
  await press(page, 'Alkışı geri al')
  await question(page).getByRole('button', { name: 'Geri al' }).click()
  await expect(titles(page)).toHaveCount(3)
  await page.getByRole('status').getByRole('button', { name: 'Geri al' }).last().click()
  await expect(notice(page, '1 yazı yeniden alkışlandı.')).toBeVisible()
  await expect(titles(page)).toHaveCount(4)
})
