import { confirmationRequired } from '../../core/confirmation-required.ts'
import { postStatus } from '../../core/posts/post-status.ts'
import { tabs } from '../../web/features/my-posts/tabs.ts'
import { violationsOn } from './axe.ts'
import {
  choose,
  expectCounts,
  notice,
  planned,
  published,
  question,
  row,
  tab,
  titles,
  write,
} from './own-posts.ts'
import { accountMenu, expect, open, signIn, test } from './test.ts'

test('shows every status with its posts and their number', async ({ page, signUpConfirmed }) => {
  await signUpConfirmed(page)
  const { slug } = await write(page, 'Okunan yazı', published)
  const { id } = await write(page, 'Bir taslak')
  await write(page, 'Kategorisiz taslak', { categories: [] })
  await write(page, 'Zamanı gelecek yazı', planned)
  await write(page, 'Bilim yazısı', { categories: ['bilim'], status: postStatus.waiting })
  await open(page, '/yazilarim')
  await expectCounts(page, { Yayında: 1, Taslak: 2, Planlanmış: 1, 'Onay bekleyen': 1 })
  await expect(tab(page, 'Yayında')).toHaveAttribute('aria-current', 'page')
  await expect(titles(page).getByRole('link')).toHaveAttribute('href', `/yazi/${slug}`)
  await expect(row(page, 'Okunan yazı')).toContainText('0 okunma')
  await expect(row(page, 'Okunan yazı')).toContainText('0 alkış')
  await expect(row(page, 'Okunan yazı')).toContainText('0 yorum')

  await tab(page, 'Taslak').click()
  await expect(page).toHaveURL('/yazilarim?durum=taslak')
  await expect(titles(page)).toHaveText(['Kategorisiz taslak', 'Bir taslak'])
  const edit = page.getByRole('link', { name: 'Düzenle: Bir taslak' })
  await expect(edit).toHaveAttribute('href', `/new/${id}`)

  await tab(page, 'Planlanmış').click()
  await expect(row(page, 'Zamanı gelecek yazı')).toContainText('Yayın zamanı: 3 Mayıs 2099 09:00')
  await tab(page, 'Onay bekleyen').click()
  await expect(titles(page)).toHaveText(['Bilim yazısı'])
  await expect(page).toHaveTitle(/^Yazılarım/)
  await expect(page.getByRole('link', { name: 'Yeni yazı' })).toHaveAttribute('href', '/new')
})

test('every empty tab says so and leads on', async ({ page, signUpConfirmed }) => {
  await signUpConfirmed(page)
  await open(page, '/yazilarim')
  for (const { label, empty } of tabs) {
    await tab(page, label).click()
    await expect(tab(page, label)).toHaveAttribute('aria-current', 'page')
    await expect(page.getByText(empty)).toBeVisible()
  }
  await page.getByRole('link', { name: 'Yayındaki yazılarınıza dönün' }).click()
  await expect(page).toHaveURL('/yazilarim')
  await expect(page.getByRole('link', { name: 'Yazmaya başlayın' })).toHaveAttribute('href', '/new')
  await write(page, 'Yarım kalan')
  await page.reload()
  await page.getByRole('link', { name: 'Taslaklarınıza bakın' }).click()
  await expect(titles(page)).toHaveText(['Yarım kalan'])
})

test('pages are turned, and the last one closes behind its last post', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  for (let number = 1; number <= 11; number += 1) await write(page, `Taslak ${number}.`)
  await open(page, '/yazilarim?durum=taslak')
  await expect(titles(page)).toHaveCount(10)
  await page.getByRole('link', { name: 'Sonraki sayfa' }).click()
  await expect(page).toHaveURL('/yazilarim?durum=taslak&sayfa=2')
  await expect(titles(page)).toHaveText(['Taslak 1.'])
  await expect(tab(page, 'Taslak')).toHaveAttribute('aria-current', 'page')
  await choose(page, 'Taslak 1.', 'Sil')
  await question(page).getByRole('button', { name: 'Sil' }).click()
  await expect(page).toHaveURL('/yazilarim?durum=taslak')
  await expect(titles(page)).toHaveCount(10)
  await expect(page.getByRole('navigation', { name: 'Sayfalar' })).toHaveCount(0)
  await page.goto('/yazilarim?durum=taslak&sayfa=99')
  await expect(page).toHaveURL('/yazilarim?durum=taslak')
})

test('the account menu leads here, and so does the login', async ({ page, otherBrowser }) => {
  await signIn(page, 'elif')
  await open(page, '/')
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Yazılarım' }).click()
  await expect(page).toHaveURL('/yazilarim')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yazılarım')

  const visitor = await otherBrowser()
  await visitor.goto('/yazilarim?durum=taslak')
  await expect(visitor).toHaveURL('/giris')
})

test('a member with an unconfirmed address sees what they may, and why not the rest', async ({
  page,
  signUp,
  watch,
}) => {
  await signUp(page)
  await open(page, '/yazilarim')
  await expectCounts(page, {})
  watch.announce(403, '/api/deleted_posts')
  await tab(page, 'Silinenler').click()
  await expect(page.getByText(confirmationRequired)).toBeVisible()
  await page.reload()
  await expect(page.getByText(confirmationRequired)).toBeVisible()
})

test('while a slow list is on its way, its outline stands there', async ({ page }) => {
  await signIn(page, 'elif')
  await open(page, '/hakkinda')
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/post_counts', async (route) => {
    await held
    await route.continue()
  })
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Yazılarım' }).click()
  await expect(page.getByText('Yazılarınız getiriliyor…')).toBeAttached()
  release()
  await expect(titles(page).first()).toBeVisible()
})

test('a list that does not come can be asked for again', async ({ page, watch }) => {
  await signIn(page, 'elif')
  await open(page, '/yazilarim')
  watch.announce(0, '/api/users/elif/posts')
  watch.announceMessage(/Bağlantı kurulamadı/)
  await page.route('**/api/users/elif/posts?*', (route) => route.abort('connectionfailed'))
  await tab(page, 'Taslak').click()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toContainText(
    'Bir şeyler ters gitti',
  )
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(titles(page).first()).toBeVisible()
})

test('posts of every status are found by their words', async ({ page, signUpConfirmed }) => {
  await signUpConfirmed(page)
  await write(page, 'Limanda sabah', published)
  await write(page, 'Limanlar üzerine')
  await write(page, 'Dağda')
  await open(page, '/yazilarim')
  const box = page.getByRole('searchbox', { name: 'Yazılarınızda arayın' })
  await box.fill('liman')
  await box.press('Enter')
  await expect(page).toHaveURL('/yazilarim?ara=liman')
  await expectCounts(page, { Yayında: 1, Taslak: 1 })
  await expect(titles(page)).toHaveText(['Limanda sabah'])
  await tab(page, 'Taslak').click()
  await expect(page).toHaveURL('/yazilarim?durum=taslak&ara=liman')
  await expect(titles(page)).toHaveText(['Limanlar üzerine'])
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/posts\/\d+$/, (route) => held.then(() => route.continue()))
  await choose(page, 'Limanlar üzerine', 'Sil')
  await question(page).getByRole('button', { name: 'Sil' }).click()
  await expectCounts(page, { Yayında: 1, Silinenler: 1 })

  // Whoever writes on while a post is being deleted is not interrupted when it is.
  await box.fill('dağ')
  release()
  await expect(notice(page, 'Yazı silindi.')).toBeVisible()
  await expect(box).toBeFocused()
  await box.press('Enter')
  await expect(titles(page)).toHaveText(['Dağda'])
  await tab(page, 'Yayında').click()
  await page.getByRole('link', { name: 'Taslak: 1' }).click()
  await expect(titles(page)).toHaveText(['Dağda'])
  await box.fill('qwxzt')
  await box.press('Enter')
  await expect(page.getByText('“qwxzt” bulunamadı.')).toBeVisible()
  await page.getByRole('link', { name: 'Aramayı kapat' }).click()
  await expect(page).toHaveURL('/yazilarim?durum=taslak')
  await expect(titles(page)).toHaveText(['Dağda'])
  await expect(box).toHaveValue('')
  await page.goBack()
  await expect(box).toHaveValue('qwxzt')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('posts are found', async ({ page, signUpConfirmed }) => {
    await signUpConfirmed(page)
    await write(page, 'Bir taslak')
    await write(page, 'Öbürü')
    await page.goto('/yazilarim?durum=taslak')
    const box = page.getByRole('searchbox', { name: 'Yazılarınızda arayın' })
    await box.fill('öbür')
    await box.press('Enter')
    await expect(page).toHaveURL('/yazilarim?durum=taslak&ara=%C3%B6b%C3%BCr')
    await expect(titles(page)).toHaveText(['Öbürü'])
  })

  test('tabs, pages and the way to the editor work', async ({ page, signUpConfirmed }) => {
    await signUpConfirmed(page)
    for (let number = 1; number <= 11; number += 1) await write(page, `Taslak ${number}.`)
    await page.goto('/yazilarim')
    await expectCounts(page, { Taslak: 11 })
    await tab(page, 'Taslak').click()
    await expect(titles(page)).toHaveCount(10)
    await expect(page.getByRole('button', { name: /diğer işlemler/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'Sonraki sayfa' }).click()
    await expect(page).toHaveURL('/yazilarim?durum=taslak&sayfa=2')
    await expect(titles(page)).toHaveText(['Taslak 1.'])
    await expect(tab(page, 'Taslak')).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('link', { name: 'Düzenle: Taslak 1.' })).toHaveAttribute(
      'href',
      /^\/new\/\d+$/,
    )
    await page.getByRole('link', { name: 'Önceki sayfa' }).click()
    await expect(page).toHaveURL('/yazilarim?durum=taslak')
  })
})

test('the own profile has the drafts and a link to share', async ({
  page,
  context,
  signUpConfirmed,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { username } = await signUpConfirmed(page)
  await write(page, 'Bir taslak')
  await write(page, 'Okunan yazı', published)
  await open(page, '/')
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Profilim' }).click()
  await expect(page).toHaveURL('/profil')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Irmak Çağlayan')
  await expect(titles(page)).toHaveText(['Okunan yazı'])
  const edit = page.getByRole('link', { name: 'Profili düzenle' })
  await expect(edit).toHaveAttribute('href', '/ayarlar')
  await page.getByRole('button', { name: 'Paylaş' }).click()
  await expect(notice(page, 'Profilinizin bağlantısı kopyalandı.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^http.+/@${username}$`),
  )
  await page.getByRole('link', { name: '1 taslak' }).click()
  await expect(page).toHaveURL('/yazilarim?durum=taslak')
  await expect(titles(page)).toHaveText(['Bir taslak'])
})

test('the author sees a post before its readers do', async ({ page, signUpConfirmed }) => {
  await signUpConfirmed(page)
  const { id } = await write(page, 'Henüz görülmeyen', planned)
  await open(page, '/yazilarim?durum=planlanmis')
  await choose(page, 'Henüz görülmeyen', 'Yazıyı gör')
  const mark = page.getByRole('complementary', { name: 'Yazının durumu' })
  await expect(mark).toContainText('Planlandı: 3 Mayıs 2099')
  await expect(page.getByRole('region', { name: /^Yorumlar/ })).toHaveCount(0)
  await page.reload()
  await expect(mark).toContainText('Bu yazı yayında değil')
  expect(await violationsOn(page)).toEqual([])
  await mark.getByRole('link', { name: 'Yazıyı düzenle' }).click()
  await expect(page).toHaveURL(`/new/${id}`)
})
