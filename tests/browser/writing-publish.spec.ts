import type { Page } from '@playwright/test'
import { postStatus } from '../../core/posts/post-status.ts'
import { expect, signIn, test } from './test.ts'
import {
  body,
  newDraft,
  openEditor,
  paragraph,
  saved,
  storePost,
  stored,
  title,
  words,
  write,
} from './editor-page.ts'

// Whoever writes waits for savings, and every one is waited for.

const publishing = (page: Page) => page.getByRole('dialog', { name: 'Yazıyı yayıma hazırla' })
const updating = (page: Page) => page.getByRole('dialog', { name: 'Yazıyı güncelle' })
const category = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const tags = (page: Page) => page.getByRole('combobox', { name: 'Etiketler' })
const openPanel = (page: Page, name = 'Yayımla') =>
  page.getByRole('banner').getByRole('button', { name, exact: true }).click()
const waiting = (page: Page) => page.getByRole('banner').getByText('Yayımlanmamış değişiklikler')
const press = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

test('what is missing is said at its field, and the focus goes to the first', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  await openEditor(page)
  await write(page, 'Başlıksız bir yazı.')
  await openPanel(page)
  await page.getByLabel('İlk yayımlandığı adres').fill('ornek.com')
  await press(page, 'Yayımla')
  const heading = publishing(page).getByLabel('Başlık', { exact: true })
  await expect(heading).toBeFocused()
  await expect(heading).toHaveAccessibleDescription('Başlık 2 karakterden uzun olmalı.')
  await expect(publishing(page)).toContainText('en az bir kategori eklemeniz gerekmektedir')
  await expect(publishing(page)).toContainText('http:// ya da https:// ile başlamalı')

  // What is mended is no longer complained of; the rest stays.
  await category(page, 'Deneme').check()
  await expect(publishing(page)).not.toContainText('en az bir kategori')
  await heading.fill('Başlıklı')
  await expect(heading).not.toHaveAttribute('aria-invalid')
  await expect(publishing(page)).toContainText('http:// ya da https:// ile başlamalı')
})

test('tags keep their rules, each with its own sentence', async ({ page, signUpConfirmed }) => {
  await signUpConfirmed(page)
  await openEditor(page)
  await openPanel(page)
  const refused = async (text: string, sentence: string): Promise<void> => {
    await tags(page).fill(text)
    await tags(page).press(',')
    await expect(tags(page)).toHaveAccessibleDescription(new RegExp(sentence))
    await expect(tags(page)).toHaveValue(text)
  }
  await refused('ab', 'Etiket 2 karakterden uzun olmalı.')
  await refused('a'.repeat(51), 'Etiket en çok 50 karakter olabilir.')
  await refused('iki2', 'Etiket yalnızca harflerden oluşmalı.')
  for (const tag of ['şiir', 'öykü', 'deneme', 'gezi']) {
    await tags(page).fill(tag)
    await tags(page).press(',')
    await expect(tags(page)).toHaveValue('')
  }
  await refused('Siir', 'Bu etiket zaten eklenmiş.')
  await tags(page).fill('anı')
  await tags(page).press(',')
  await refused('altıncı', 'Bir yazıya en çok 5 etiket eklenebilir.')
  await page.getByRole('button', { name: 'Kaldır: gezi' }).click()
  await expect(page.getByRole('button', { name: /^Kaldır: / })).toHaveCount(4)
})

test('tags are suggested, and chosen with the keyboard', async ({ page, signUpConfirmed }) => {
  await signUpConfirmed(page)
  await openEditor(page)
  await openPanel(page)
  await tags(page).pressSequentially('hat')
  await expect(page.getByRole('option', { name: /^hatıra$/i })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: /^hatıra$/i })).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Kaldır: hatıra$/i })).toBeVisible()
})

test('publishing asks once more and leads to the post', async ({
  page,
  otherBrowser,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const name = `Yayımlanan ${Date.now().toString(36).replace(/\d/g, 'x')}`
  await newDraft(page, name)
  await openPanel(page)
  await category(page, 'Deneme').check()
  await category(page, 'Kent').check()
  await category(page, 'Gezi').click()
  await expect(publishing(page)).toContainText('En çok 2 kategori seçilebilir.')
  await expect(category(page, 'Deneme')).toHaveAccessibleDescription('Ana kategori')
  await expect(category(page, 'Kent')).toHaveAccessibleDescription('')
  await publishing(page).getByRole('button', { name: 'Ana kategori Kent olsun' }).press('Enter')
  await expect(category(page, 'Kent')).toHaveAccessibleDescription('Ana kategori')
  await expect(publishing(page)).not.toContainText('En çok 2 kategori seçilebilir.')
  await expect(publishing(page).getByRole('status')).toHaveText('Ana kategori: Kent')
  await expect(
    publishing(page).getByRole('button', { name: 'Ana kategori Deneme olsun' }),
  ).toBeFocused()
  await tags(page).fill('mahalle')
  await tags(page).press('Enter')
  await publishing(page).getByLabel('Özet').fill('Veresiye üstüne.')
  await expect(publishing(page).getByRole('figure').first()).toContainText('Veresiye üstüne.')
  await press(page, 'Yayımla')
  const question = page.getByRole('alertdialog', { name: 'Yazı yayımlansın mı?' })
  await question.getByRole('button', { name: 'Yayımla' }).click()
  await expect(page).toHaveURL(/\/yazi\//)
  await expect(page.getByText('Yazınız yayımlandı.')).toBeVisible()
  const reader = await otherBrowser()
  await reader.goto(page.url())
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(reader.getByRole('article')).toContainText('Defterin kapağı yoktu.')
  await expect(reader.getByRole('article')).toContainText('Veresiye üstüne.')
  await expect(
    reader
      .getByRole('article')
      .getByRole('link', { name: /^(Kent|Deneme)$/ })
      .first(),
  ).toHaveText('Kent')
})

test('a text can be planned for later, and what is wrong with the time is said', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const address = await newDraft(page, 'Planlı yazı')
  await openPanel(page)
  await category(page, 'Deneme').check()
  await page.getByText('Daha sonra', { exact: true }).click()
  await press(page, 'Planla')
  await expect(publishing(page)).toContainText('Tarih alanı boş bırakılamaz.')
  await expect(publishing(page)).toContainText('Saat alanı boş bırakılamaz.')
  await publishing(page).getByLabel('Saat', { exact: true }).fill('25:00')
  await press(page, 'Planla')
  await expect(publishing(page)).toContainText('Planlanan saati kontrol ediniz.')
  await publishing(page).getByLabel('Saat', { exact: true }).fill('09:75')
  await press(page, 'Planla')
  await expect(publishing(page)).toContainText('Planlanan dakikayı kontrol ediniz.')
  await publishing(page).getByLabel('Saat', { exact: true }).fill('09:30')
  await publishing(page)
    .getByRole('button', { name: /^Tarih/ })
    .click()
  await page.getByRole('button', { name: 'Sonraki aya git' }).click()
  await page.getByRole('gridcell', { name: /^15 / }).getByRole('button').click()
  await expect(publishing(page)).toContainText('Türkiye saati')
  await press(page, 'Planla')
  await expect(page.getByText(/^Yazınız planlandı: 15 .+ 09:30\.$/)).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Planlandı')
  const post = await stored(page, address)
  expect(post.status).toBe(postStatus.planned)

  // What is typed from now on is kept apart until it is wanted.
  await write(page, ' Sonradan eklendi.')
  await saved(page)
  expect(words(await stored(page, address))).toBe('Defterin kapağı yoktu.')
  await openPanel(page, 'Yayım ayarları')
  await press(page, 'Taslağa döndür')
  await expect(page.getByText('Yazınız taslaklara döndü.')).toBeVisible()
  expect(await stored(page, address)).toMatchObject({ status: postStatus.draft })
  expect(words(await stored(page, address))).toBe('Defterin kapağı yoktu. Sonradan eklendi.')
})

test('where a category asks for it, a text is submitted instead', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const address = await newDraft(page, 'Onaylık yazı')
  await openPanel(page)
  await page.getByRole('checkbox', { name: /^Bilim/ }).check()
  await expect(page.getByText('Ne zaman yayımlansın?')).toBeHidden()
  await expect(publishing(page).getByRole('button', { name: 'Yayımla', exact: true })).toBeHidden()
  await press(page, 'Onaya gönder')
  await expect(page.getByText('Yazınız onaya gönderildi.')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Onay bekliyor')
  expect((await stored(page, address)).status).toBe(postStatus.waiting)
  await openPanel(page, 'Yayım ayarları')
  await press(page, 'Onaydan geri çek')
  await expect(page.getByRole('banner')).toContainText('Taslak')
})

test('changes to a published post are kept apart until they are wanted', async ({
  page,
  otherBrowser,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const post = await storePost(page, {
    title: 'Yayındaki yazı',
    entries: [paragraph('p1', 'Eski cümle.')],
    categories: ['deneme'],
    status: postStatus.active,
  })
  const address = `/new/${post.id}`
  await openEditor(page, address)
  await expect(waiting(page)).toBeHidden()
  await write(page, ' Yeni cümle.')
  await saved(page)
  await expect(waiting(page)).toBeVisible()
  expect(words(await stored(page, address))).toBe('Eski cümle.')
  await page.goto('/yazilarim')
  await expect(page.getByRole('main')).toContainText('Yayımlanmamış değişiklikler')
  await openEditor(page, address)
  await expect(body(page)).toContainText('Eski cümle. Yeni cümle.')
  await page.setViewportSize({ width: 768, height: 860 })
  await expect(waiting(page)).toBeInViewport()

  await page.getByRole('button', { name: 'Yazı menüsü' }).click()
  await page.getByRole('menuitem', { name: 'Değişiklikleri at' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Değişiklikleri at' }).click()
  await expect(body(page)).not.toContainText('Yeni cümle.')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(waiting(page)).toBeHidden()

  await write(page, ' Son cümle.')
  await openPanel(page, 'Güncelle')
  await updating(page).getByRole('button', { name: 'Güncelle', exact: true }).click()
  await expect(page).toHaveURL(/\/yazi\/yayindaki-yazi/)
  await expect(page.getByText('Yazınız güncellendi.')).toBeVisible()
  const reader = await otherBrowser()
  await reader.goto(page.url())
  await expect(reader.getByRole('article')).toContainText('Eski cümle. Son cümle.')
})

test('a cover is uploaded and removed', async ({ page, signUpConfirmed, watch }) => {
  await signUpConfirmed(page)
  await newDraft(page, 'Kapaklı yazı')
  await openPanel(page)
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  )
  await page
    .getByLabel('Kapak dosyası')
    .setInputFiles({ name: 'kapak.png', mimeType: 'image/png', buffer: png })
  await expect(page.getByAltText('Seçilen kapak')).toBeVisible()
  await page.getByRole('button', { name: 'Kapağı kaldır' }).click()
  await expect(page.getByAltText('Seçilen kapak')).toBeHidden()
  watch.announce(422, '/api/file/upload')
  await page
    .getByLabel('Kapak dosyası')
    .setInputFiles({ name: 'kapak.txt', mimeType: 'text/plain', buffer: Buffer.from('kapak') })
  await expect(publishing(page)).toContainText('Yalnızca SVG, PNG ve JPG')
})

test('an editor publishes at once where others submit', async ({ page }) => {
  await signIn(page, 'editor')
  await openEditor(page)
  await title(page).fill('Editörün yazısı')
  await openPanel(page)
  await page.getByRole('checkbox', { name: /^Bilim/ }).check()
  await expect(publishing(page).getByRole('button', { name: 'Yayımla', exact: true })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Günce' })).toBeVisible()
})

test('title and description of the panel are those of the text', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const address = await newDraft(page, 'Eski başlık')
  await openPanel(page)
  await publishing(page).getByLabel('Başlık', { exact: true }).fill('Yeni başlık')
  await press(page, 'Taslak olarak sakla')
  await expect(page.getByText('Taslak saklandı.')).toBeVisible()
  await expect(title(page)).toHaveValue('Yeni başlık')
  expect((await stored(page, address)).title).toBe('Yeni başlık')
})

test('what is typed in another window does not reach readers after the post was published', async ({
  page,
  context,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const draft = { title: 'İki pencereli', entries: [paragraph('p1', 'İlk hâli.')] }
  const post = await storePost(page, { ...draft, categories: ['deneme'] })
  const address = `/new/${post.id}`
  const other = await context.newPage()
  await openEditor(other, address)
  await openEditor(page, address)
  await openPanel(page)
  await press(page, 'Yayımla')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yayımla' }).click()
  await expect(page).toHaveURL(/\/yazi\//)
  await expect(other.getByRole('banner')).toContainText('Yayında')
  await write(other, ' Sonraki.')
  await saved(other)
  expect(words(await stored(other, address))).toBe('İlk hâli.')
  await other.reload()
  await expect(body(other)).toContainText('İlk hâli. Sonraki.')
})
