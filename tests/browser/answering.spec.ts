import type { Page } from '@playwright/test'
import { api } from './api.ts'
import { violationsOn } from './axe.ts'
import { published, write } from './own-posts.ts'
import { alive, becomeVisitor, expect, open, pathOf, reachEnd, test } from './test.ts'

const applaudButton = (page: Page) => page.getByRole('button', { name: /^Alkışla,/ })
const notice = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text)
const composer = (page: Page) => page.getByRole('textbox', { name: 'Yorumunuz' })
const comment = (page: Page, text: string) =>
  page.getByRole('article', { name: /, yorum$/ }).filter({ hasText: text })
const followButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Taki/ }).first()

let number = 0
const newTitle = () => `Yanıt bekleyen yazı ${++number} ${Date.now()}`

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('applause is pressed, counted, stored and taken back', async ({
  page,
  otherBrowser,
  signUpConfirmed,
}) => {
  const writer = await otherBrowser()
  await writer.goto('/')
  await signUpConfirmed(writer)
  const { slug } = await write(writer, newTitle(), published)
  await signUpConfirmed(page)
  await open(page, `/yazi/${slug}`)
  // Together or, where presses come slowly, one after the other.
  const sent = page.waitForResponse(
    async (response) =>
      response.url().includes('/api/applauses/') && (await response.json()).count === 3,
  )
  for (let i = 0; i < 3; i++) await applaudButton(page).click()
  await expect(applaudButton(page)).toHaveAccessibleName('Alkışla, 3 alkış')
  expect(await (await sent).json()).toEqual({ count: 3, likes: 3 })

  // Held, it goes on counting.
  await applaudButton(page).hover()
  await page.mouse.down()
  await expect(applaudButton(page)).toHaveAccessibleName(/^Alkışla, ([6-9]|\d\d) alkış$/)
  await page.mouse.up()
  const name = await applaudButton(page).getAttribute('aria-label')
  // Leaving sends what is left.
  await page
    .getByRole('banner')
    .getByRole('link', { name: /ana sayfa$/ })
    .click()
  await expect(page).toHaveURL('/')
  await expect
    .poll(async () => (await (await page.request.get(`/api/posts/${slug}`)).json()).likes)
    .toBeGreaterThanOrEqual(6)
  await open(page, `/yazi/${slug}`)
  await expect(applaudButton(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(applaudButton(page)).toHaveAccessibleName(name!)

  await page.getByRole('button', { name: /alkışlayanları göster$/ }).click()
  const people = page.getByRole('dialog', { name: 'Alkışlayanlar' })
  await expect(people.getByRole('link')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(applaudButton(page)).toHaveAccessibleName('Alkışla, 0 alkış')

  await open(writer, `/yazi/${slug}`)
  await applaudButton(writer).click()
  await expect(
    notice(writer, /^Alkış özelliğini kendi yazılarınızda kullanamazsınız/),
  ).toBeVisible()
})

test('a visitor is asked in, comes back to the same place, and is offered the act', async ({
  page,
  otherBrowser,
  signUpConfirmed,
}) => {
  const writer = await otherBrowser()
  await writer.goto('/')
  await signUpConfirmed(writer)
  const { slug } = await write(writer, newTitle(), published)
  const reader = await signUpConfirmed(page)
  await becomeVisitor(page)
  await open(page, `/yazi/${slug}`)
  await composer(page).fill('Girişten önce yazıldı')
  await applaudButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Giriş yapın' })
  await expect(dialog).toContainText('Yazıyı alkışlamak için giriş yapın.')
  await dialog.getByRole('link', { name: 'Giriş yap' }).click()
  await page.getByLabel(/^Kullanıcı adı/).fill(reader.username)
  await page.getByLabel('Parola', { exact: true }).fill(reader.password)
  await page.keyboard.press('Enter')
  await expect.poll(() => pathOf(page)).toBe(`/yazi/${slug}`)
  await expect(notice(page, 'Hoş geldiniz, kaldığınız yerdesiniz.')).toBeVisible()
  await page.getByRole('button', { name: 'Alkışla', exact: true }).click()
  await expect(applaudButton(page)).toHaveAccessibleName('Alkışla, 1 alkış')
  await expect(composer(page)).toHaveValue('Girişten önce yazıldı')
})

test('a visitor is asked in by every act, and finds the place and the words again', async ({
  page,
  signUpConfirmed,
}) => {
  const reader = await signUpConfirmed(page)
  await becomeVisitor(page)
  await open(page, '/yazi/depremden-sonra-sessizlik')
  await reachEnd(page)
  const dialog = page.getByRole('dialog', { name: 'Giriş yapın' })
  for (const [button, reason] of [
    [page.getByRole('button', { name: 'Okuma listeme ekle' }), 'Yazıyı kaydetmek için'],
    [page.getByRole('button', { name: /^Beğen/ }).first(), 'Yorumu beğenmek için'],
  ] as const) {
    await button.click()
    await expect(dialog).toContainText(`${reason} giriş yapın.`)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await composer(page).fill('Girişten önce gönderildi')
  await page.getByRole('button', { name: 'Gönder' }).click()
  await expect(dialog).toContainText('giriş yapın.')
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(500)
  await dialog.getByRole('link', { name: 'Giriş yap' }).click()
  await page.getByLabel(/^Kullanıcı adı/).fill(reader.username)
  await page.getByLabel('Parola', { exact: true }).fill(reader.password)
  await page.keyboard.press('Enter')
  await expect(notice(page, 'Hoş geldiniz, kaldığınız yerdesiniz.')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -2)
  await page.getByRole('button', { name: 'Yorumu gönder' }).click()
  await expect(
    page.getByRole('article').filter({ hasText: 'Girişten önce gönderildi' }),
  ).toBeVisible()
})

test('a visitor finds an answer again where it was written', async ({
  page,
  signUpConfirmed,
  otherBrowser,
}) => {
  const writer = await otherBrowser()
  await writer.goto('/')
  await signUpConfirmed(writer)
  const { slug } = await write(writer, newTitle(), published)
  const reader = await signUpConfirmed(page)
  await api(page, 'POST', '/comments', { post: slug, text: 'Yanıt bekleyen', parent: null })
  await becomeVisitor(page)
  await open(page, `/yazi/${slug}`)
  await reachEnd(page)
  const answered = page.getByRole('article', { name: /, yorum$/ }).first()
  await answered.getByRole('button', { name: 'Yanıtla' }).click()
  const box = answered.getByRole('textbox')
  await box.fill('Girişten önce yanıtlandı')
  await box.press('ControlOrMeta+Enter')
  const dialog = page.getByRole('dialog', { name: 'Giriş yapın' })
  await expect(dialog).toContainText('Yanıt yazmak için giriş yapın.')
  const place = await page.evaluate(() => scrollY)
  await dialog.getByRole('link', { name: 'Giriş yap' }).click()
  await page.getByLabel(/^Kullanıcı adı/).fill(reader.username)
  await page.getByLabel('Parola', { exact: true }).fill(reader.password)
  await page.keyboard.press('Enter')
  // It goes by itself unless the pointer is there.
  await notice(page, 'Hoş geldiniz, kaldığınız yerdesiniz.').hover()
  await expect(box).toHaveValue('Girişten önce yanıtlandı')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -2)
  await page.getByRole('button', { name: 'Yanıtı gönder' }).click()
  await expect(
    page.getByRole('article').filter({ hasText: 'Girişten önce yanıtlandı' }).last(),
  ).toBeVisible()
})

test('an unconfirmed member is offered the mail', async ({ page, signUp }) => {
  await signUp(page)
  await open(page, '/yazi/bisikletle-karadeniz-ilk-300-km')
  await applaudButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'E-posta adresinizi onaylayın' })
  await expect(dialog.getByRole('button', { name: 'Yeniden gönder' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Okuma listeme ekle' }).click()
  await expect(dialog).toBeVisible()
})

test('comments are written, answered, liked, changed and deleted', async ({
  page,
  otherBrowser,
  signUpConfirmed,
}) => {
  const writer = await otherBrowser()
  await writer.goto('/')
  await signUpConfirmed(writer)
  const { slug } = await write(writer, newTitle(), published)
  await signUpConfirmed(page)
  await open(page, `/yazi/${slug}`)

  // Being written, it survives a reload.
  await composer(page).fill('Çok güzel: https://ornek.test/a\nİkinci satır')
  await page.reload()
  await alive(page)
  await expect(composer(page)).toHaveValue(/İkinci satır$/)
  await composer(page).press('Control+Enter')
  const mine = comment(page, 'Çok güzel')
  await expect(mine).toHaveAttribute('aria-busy', 'false')
  await expect(composer(page)).toHaveValue('')
  await expect(mine.getByRole('link', { name: 'https://ornek.test/a' })).toHaveAttribute(
    'rel',
    /ugc.*nofollow/,
  )

  await mine.getByRole('button', { name: /seçenekler$/ }).click()
  await page.getByRole('menuitem', { name: 'Düzenle' }).click()
  await page.getByRole('textbox', { name: 'Yorumu düzenle' }).fill('Düzeltildi')
  // It is shown at once; others see it when it is stored.
  const stored = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(comment(page, 'Düzeltildi')).toBeVisible()
  expect((await stored).status()).toBe(200)

  await open(writer, `/yazi/${slug}`)
  await reachEnd(writer)
  const theirs = comment(writer, 'Düzeltildi')
  await theirs.getByRole('button', { name: /^Beğen/ }).click()
  await expect(theirs.getByRole('button', { name: 'Beğen, 1 beğeni' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await theirs.getByRole('button', { name: 'Yanıtla' }).click()
  await writer.getByRole('textbox', { name: /yanıt$/ }).fill('Teşekkürler')
  await writer.keyboard.press('Control+Enter')
  await expect(comment(writer, 'Teşekkürler').first()).toBeVisible()
  await expect(notice(writer, 'Yanıtınız eklendi.')).toBeVisible()
  await expect(comment(writer, 'Teşekkürler').last()).toBeInViewport({ ratio: 1 })
  await writer.reload()
  await alive(writer)
  await expect(
    comment(writer, 'Düzeltildi').getByRole('button', { name: 'Beğen, 1 beğeni' }).first(),
  ).toHaveAttribute('aria-pressed', 'true')
  expect(await violationsOn(writer)).toEqual([])

  // The author closes the comments; what was said stays.
  await writer.getByRole('button', { name: 'Yorumları kapat' }).click()
  await expect(writer.getByText('Bu yazı yoruma kapalı.')).toBeVisible()
  await open(page, `/yazi/${slug}`)
  await expect(page.getByText('Bu yazı yoruma kapalı.')).toBeVisible()
  await expect(composer(page)).toHaveCount(0)

  await comment(page, 'Düzeltildi')
    .getByRole('button', { name: /seçenekler$/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Sil' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click()
  await expect(comment(page, 'Düzeltildi')).toHaveCount(0)
  await expect(page.getByText('Bu yazıya henüz yorum yapılmadı.')).toBeVisible()
})

test('a refused comment gives the words back', async ({ page, signUpConfirmed, watch }) => {
  await signUpConfirmed(page)
  await open(page, '/yazi/bisikletle-karadeniz-ilk-300-km')
  watch.announce(500, '/api/comments')
  await page.route('**/api/comments', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/ld+json',
      body: '{"hydra:description":"Bir sorun oluştu."}',
    }),
  )
  await page.getByRole('region', { name: /^Yorumlar/ }).scrollIntoViewIfNeeded()
  await composer(page).fill('Kaybolmasın')
  await page.getByRole('button', { name: 'Gönder' }).click()
  await expect(notice(page, 'Bir sorun oluştu.')).toBeVisible()
  await expect(composer(page)).toHaveValue('Kaybolmasın')
  await expect(comment(page, 'Kaybolmasın')).toHaveCount(0)
})

test('following, saving, reporting and blocking', async ({
  page,
  otherBrowser,
  signUpConfirmed,
}) => {
  const writer = await otherBrowser()
  await writer.goto('/')
  const author = await signUpConfirmed(writer)
  const { slug } = await write(writer, newTitle(), published)
  await signUpConfirmed(page)
  await open(page, `/yazi/${slug}`)
  await followButton(page).click()
  await expect(followButton(page)).toHaveAttribute('aria-pressed', 'true')
  const save = page.getByRole('button', { name: 'Okuma listeme ekle' })
  await save.click()
  await expect(notice(page, 'Okuma listenize eklendi.')).toBeVisible()
  await page.getByRole('button', { name: 'Bildirimi kapat' }).click()
  await expect(notice(page, 'Okuma listenize eklendi.')).toBeHidden()
  await page.reload()
  await alive(page)
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await expect(followButton(page)).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: 'Yazıyı bildir' }).click()
  const report = page.getByRole('dialog', { name: 'Bildir' })
  await report.getByRole('button', { name: 'Gönder' }).click()
  await expect(report.getByText('Bir neden seçin.')).toBeVisible()
  await report.getByLabel('Başka bir neden').check()
  await report.getByRole('button', { name: 'Gönder' }).click()
  await expect(report.getByText('Nedenini birkaç sözcükle anlatın.')).toBeVisible()
  await report.getByRole('textbox').fill('Kaynak göstermiyor.')
  expect(await violationsOn(page)).toEqual([])
  await report.getByRole('button', { name: 'Gönder' }).click()
  await expect(notice(page, 'Rapor işleminiz başarıyla işleme alınmıştır.')).toBeVisible()

  await open(page, `/@${author.username}`)
  await expect(followButton(page)).toHaveAttribute('aria-pressed', 'true')
  const unfollowed = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await followButton(page).click()
  await expect(followButton(page)).toHaveAttribute('aria-pressed', 'false')
  await unfollowed
  await page.reload()
  await alive(page)
  await expect(page.getByRole('button', { name: /: seçenekler$/ })).toBeVisible()
  await expect(followButton(page)).toHaveAttribute('aria-pressed', 'false')
  await followButton(page).click()
  await expect(followButton(page)).toHaveAttribute('aria-pressed', 'true')
  const options = page.getByRole('button', { name: /: seçenekler$/ })
  await options.click()
  await page.getByRole('menuitem', { name: 'Sessize al' }).click()
  await expect(notice(page, /sessize aldınız\.$/)).toBeVisible()
  await options.click()
  await page.getByRole('menuitem', { name: 'Engelle' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Engelle' }).click()
  await expect(page.getByText('Bu üyeyi engellediniz.')).toBeVisible()
  await options.click()
  await page.getByRole('menuitem', { name: 'Engeli kaldır' }).click()
  await expect(followButton(page)).toHaveAttribute('aria-pressed', 'false')
})
