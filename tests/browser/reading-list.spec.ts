import { confirmationRequired } from '../../core/confirmation-required.ts'
import type { Page } from '@playwright/test'
import { bookmarkLimits, bookmarkMessages } from '../../core/contracts/bookmarks.ts'
import { messages, refusals } from '../../server/messages.ts'
import { violationsOn } from './axe.ts'
import { api, posts } from './api.ts'
import { choose, notice, question, titles } from './own-posts.ts'
import { accountMenu, expect, open, signIn, test } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Saves so many posts, into a list if one is named; gives their titles in the order of saving. */
async function save(page: Page, amount: number, list?: number): Promise<string[]> {
  const saved = await posts(page, amount)
  for (const { slug } of saved)
    await api(page, 'POST', '/bookmarks', { post: slug, ...(list && { list }) })
  return saved.map(({ title }) => title)
}

const makeList = (page: Page, name: string, more: object = {}) =>
  api(page, 'POST', '/custom_lists', { name, ...more }) as Promise<{ id: number; slug: string }>
const lists = (page: Page) => page.getByRole('navigation', { name: 'Listeler' }).getByRole('link')
const dialog = (page: Page) => page.getByRole('dialog')
const up = (page: Page, title: string) =>
  page.getByRole('button', { name: `Yukarı taşı: ${title}` })
const down = (page: Page, title: string) =>
  page.getByRole('button', { name: `Aşağı taşı: ${title}` })
const rowOf = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })

test('shows what was saved, ten a page, the latest first', async ({ page, signUpConfirmed }) => {
  await signUpConfirmed(page)
  const saved = await save(page, 11)
  await open(page, '/')
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Okuma listem' }).click()
  await expect(page).toHaveURL('/okuma-listem')
  await expect(titles(page)).toHaveText(saved.toReversed().slice(0, bookmarkLimits.pageSize))
  await expect(lists(page)).toHaveText(['Tümü11'])
  await page.getByRole('link', { name: 'Sonraki sayfa' }).click()
  await expect(page).toHaveURL('/okuma-listem?sayfa=2')
  await expect(titles(page)).toHaveText([saved[0]!])
  await choose(page, saved[0]!, 'Kaydı kaldır')
  await expect(page).toHaveURL('/okuma-listem')
  await expect(lists(page)).toHaveText(['Tümü10'])
  await page.goto('/okuma-listem?sayfa=99')
  await expect(page).toHaveURL('/okuma-listem')
})

test('a removed post comes back into its list, its place and its note', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const { id } = await makeList(page, 'Güz')
  const saved = await save(page, 3, id)
  const items = (await api(page, 'GET', `/bookmarks?list=${id}`))['hydra:member']
  await api(page, 'PUT', `/custom_lists/${id}/bookmarks/${items[1].id}`, { note: 'Ortadaki' })
  await open(page, '/okuma-listem?liste=guz')
  for (const action of ['Kaydı kaldır', 'Bu listeden çıkar']) {
    await choose(page, saved[1]!, action)
    await expect(titles(page)).toHaveText([saved[0]!, saved[2]!])
    await page.getByRole('button', { name: 'Geri al' }).click()
    await expect(titles(page)).toHaveText(saved)
    await expect(rowOf(page, saved[1]!)).toContainText('Ortadaki')
    await expect(notice(page, 'Yazı geri geldi.').last()).toBeVisible()
  }
  await page.reload()
  await expect(titles(page)).toHaveText(saved)
  await expect(lists(page)).toHaveText(['Tümü3', 'Güz3'])
})

test('what could not be removed stands there again', async ({ page, signUpConfirmed, watch }) => {
  await signUpConfirmed(page)
  const [title = ''] = await save(page, 1)
  const [{ id }] = (await api(page, 'GET', '/bookmarks'))['hydra:member']
  await open(page, '/okuma-listem')
  watch.announce(0, `/api/bookmarks/${id}`)
  await page.route('**/api/bookmarks/*', (route) => route.abort('internetdisconnected'))
  await choose(page, title, 'Kaydı kaldır')
  await expect(notice(page, messages.network)).toBeVisible()
  await expect(titles(page)).toHaveText([title])
})

test('lists are made, filled, renamed and deleted', async ({ page, signUpConfirmed, watch }) => {
  await signUpConfirmed(page)
  const [first = '', second = ''] = await save(page, 2)
  await open(page, '/okuma-listem')
  await page.getByRole('button', { name: 'Yeni liste' }).click()
  await dialog(page).getByRole('button', { name: 'Oluştur' }).click()
  const name = dialog(page).getByLabel('Listenin adı')
  await expect(name).toHaveAccessibleDescription(bookmarkMessages.nameMissing)
  await name.fill('Işık ve gölge')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/okuma-listem?liste=isik-ve-golge')
  await expect(page.getByText('Bu liste boş.')).toBeVisible()
  await expect(lists(page)).toHaveText(['Tümü2', 'Işık ve gölge0'])

  await page.getByRole('link', { name: 'Kaydettiklerinize bakın' }).click()
  await page.getByRole('button', { name: `Listelere ekle: ${first}` }).click()
  await dialog(page).getByRole('checkbox', { name: 'Işık ve gölge' }).check()
  expect(await violationsOn(page)).toEqual([])
  watch.announce(422, '/api/custom_lists')
  const here = dialog(page).getByLabel('Yeni liste')
  await here.fill('IŞIK VE GÖLGE')
  await page.keyboard.press('Enter')
  await expect(here).toHaveAccessibleDescription(refusals.bookmark.nameTaken)
  await here.fill('İkinci')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('checkbox', { name: 'İkinci' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(lists(page)).toHaveText(['Tümü2', 'Işık ve gölge1', 'İkinci1'])

  await lists(page).filter({ hasText: 'İkinci' }).click()
  await expect(titles(page)).toHaveText([first])
  await page.getByRole('button', { name: 'Listeyle ilgili işlemler' }).click()
  await page.getByRole('menuitem', { name: 'Yeniden adlandır' }).click()
  await dialog(page).getByLabel('Listenin adı').fill('Üçüncü')
  await dialog(page).getByRole('button', { name: 'Kaydet' }).click()
  await expect(page).toHaveURL('/okuma-listem?liste=ucuncu')
  await expect(page.getByRole('heading', { level: 2, name: 'Üçüncü' })).toBeVisible()

  await page.getByRole('button', { name: 'Listeyle ilgili işlemler' }).click()
  await page.getByRole('menuitem', { name: 'Listeyi sil' }).click()
  await expect(question(page)).toContainText('“Üçüncü” ve notları silinecek.')
  await question(page).getByRole('button', { name: 'Listeyi sil' }).click()
  await expect(page).toHaveURL('/okuma-listem')
  await expect(titles(page)).toHaveText([second, first])
  await expect(lists(page)).toHaveText(['Tümü2', 'Işık ve gölge1'])
})

test('whoever opens, makes, renames and deletes lists by keyboard goes on in the one they see', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  await save(page, 1)
  await open(page, '/okuma-listem')
  const listShown = (name: string) => page.getByRole('region', { name, exact: true })
  await page.getByRole('button', { name: 'Yeni liste' }).press('Enter')
  await dialog(page).getByLabel('Listenin adı').fill('Kış')
  await page.keyboard.press('Enter')
  await expect(listShown('Kış')).toBeFocused()
  await lists(page).filter({ hasText: 'Tümü' }).press('Enter')
  await expect(listShown('Tümü')).toBeFocused()
  await lists(page).filter({ hasText: 'Kış' }).press('Enter')
  await expect(listShown('Kış')).toBeFocused()
  await page.getByRole('button', { name: 'Listeyle ilgili işlemler' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Yeniden adlandır' }).press('Enter')
  await dialog(page).getByLabel('Listenin adı').fill('Bahar')
  await page.keyboard.press('Enter')
  await expect(listShown('Bahar')).toBeFocused()
  await page.getByRole('button', { name: 'Listeyle ilgili işlemler' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Listeyi sil' }).press('Enter')
  await question(page).getByRole('button', { name: 'Listeyi sil' }).press('Enter')
  await expect(listShown('Tümü')).toBeFocused()
})

test('the order is changed by keyboard, over the edge of a page too', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const { id } = await makeList(page, 'Sıralı')
  const saved = await save(page, 12, id)
  const [one = '', two = '', three = ''] = saved
  await open(page, '/okuma-listem?liste=sirali')
  await down(page, one).focus()
  await page.keyboard.press('Enter')
  await expect(titles(page)).toHaveText([two, one, three, ...saved.slice(3, 10)])
  await expect(down(page, one)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(titles(page)).toHaveText([two, three, one, ...saved.slice(3, 10)])
  await expect(page.getByText(`“${one}” 3. sırada.`)).toBeAttached()
  await expect(up(page, two)).toHaveAttribute('aria-disabled', 'true')

  await page.getByRole('link', { name: 'Sonraki sayfa' }).click()
  await expect(titles(page)).toHaveText(saved.slice(10))
  await down(page, saved[10]!).click()
  await expect(titles(page)).toHaveText([saved[11]!, saved[10]!])
  await up(page, saved[11]!).click()
  await expect(titles(page)).toHaveText([saved[9]!, saved[10]!])
  await page.goto('/okuma-listem?liste=sirali')
  await expect(titles(page)).toHaveText([two, three, one, ...saved.slice(3, 9), saved[11]!])
})

test('the order is changed by dragging, and Escape lets go', async ({ page, signUpConfirmed }) => {
  await signUpConfirmed(page)
  const { id } = await makeList(page, 'Sürüklenen')
  const [one = '', two = '', three = ''] = await save(page, 3, id)
  await open(page, '/okuma-listem?liste=suruklenen')
  const take = async (title: string): Promise<{ x: number; y: number }> => {
    const box = await rowOf(page, title).getByTitle('Sürükleyerek sıralayın').boundingBox()
    const middle = { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.down()
    return middle
  }
  const { x, y } = await take(one)
  const end = await rowOf(page, three).boundingBox()
  await page.mouse.move(x, y + 40)
  await page.mouse.move(x, end!.y + end!.height - 10, { steps: 4 })
  await page.mouse.up()
  await expect(titles(page)).toHaveText([two, three, one])

  const again = await take(two)
  await page.mouse.move(again.x, again.y + 200, { steps: 3 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(titles(page)).toHaveText([two, three, one])
  await page.reload()
  await expect(titles(page)).toHaveText([two, three, one])
})

test('a note stands beside its post, and only in its list', async ({ page, signUpConfirmed }) => {
  await signUpConfirmed(page)
  const { id } = await makeList(page, 'Notlu')
  const [title = ''] = await save(page, 1, id)
  await open(page, '/okuma-listem?liste=notlu')
  await choose(page, title, 'Not ekle')
  const note = page.getByLabel('Notunuz')
  await expect(note).toBeFocused()
  await note.fill('a'.repeat(bookmarkLimits.note + 1))
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(note).toHaveAccessibleDescription(new RegExp(bookmarkMessages.noteTooLong))
  expect(await violationsOn(page)).toEqual([])
  await note.fill('İlk satır\nikinci satır')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(note).toBeHidden()
  await expect(page.getByText('ikinci satır')).toBeVisible()
  await choose(page, title, 'Notu düzenle')
  await note.fill('Vazgeçilen')
  await page.keyboard.press('Escape')
  await expect(page.getByText('ikinci satır')).toBeVisible()
  await lists(page).first().click()
  await expect(titles(page)).toHaveText([title])
  await expect(page.getByText('ikinci satır')).toHaveCount(0)
})

test('a public list has an address that everybody can read, until it is closed', async ({
  page,
  context,
  otherBrowser,
  signUpConfirmed,
  watch,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { username } = await signUpConfirmed(page)
  const { id } = await makeList(page, 'Herkese')
  const [title = ''] = await save(page, 1, id)
  const path = `/@${username}/listeler/herkese`
  await open(page, '/okuma-listem?liste=herkese')
  await expect(page.getByText('Yalnız siz görürsünüz.')).toBeVisible()
  const saved = page.waitForResponse(`**/api/custom_lists/${id}`)
  await page.getByRole('switch', { name: 'Herkese açık' }).click()
  await saved
  await page.getByRole('button', { name: 'Bağlantıyı kopyala' }).click()
  await expect(notice(page, 'Listenin bağlantısı kopyalandı.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.endsWith(path)).toBe(true)

  const visitor = await otherBrowser()
  await open(visitor, path)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Herkese')
  await expect(titles(visitor)).toHaveText([title])
  const closed = page.waitForResponse(`**/api/custom_lists/${id}`)
  await page.getByRole('switch', { name: 'Herkese açık' }).click()
  await closed
  watch.announce(404, path)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Liste bulunamadı')
})

test('whoever saved nothing is shown the way to posts', async ({ page, signUpConfirmed }) => {
  await signUpConfirmed(page)
  await open(page, '/okuma-listem')
  await expect(page.getByText('Henüz bir yazı kaydetmediniz.')).toBeVisible()
  await page.getByRole('link', { name: 'Yazıları keşfedin' }).click()
  await expect(page).toHaveURL('/kesfet')
})

test('a member with an unconfirmed address is told why it is empty', async ({ page, signUp }) => {
  await signUp(page)
  await open(page, '/okuma-listem')
  await expect(page.getByText(confirmationRequired)).toBeVisible()
  await open(page, '/')
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Okuma listem' }).click()
  await expect(page.getByText(confirmationRequired)).toBeVisible()
})

test('while the reading list is on its way its outline stands there, and a failed one comes again', async ({
  page,
  watch,
}) => {
  await signIn(page, 'elif')
  await open(page, '/hakkinda')
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/custom_lists?*', async (route) => {
    await held
    await route.abort('connectionfailed')
  })
  await page.route('**/api/custom_lists', async (route) => {
    await held
    await route.abort('connectionfailed')
  })
  watch.announce(0, '/api/custom_lists')
  watch.announceMessage(/Bağlantı kurulamadı/)
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Okuma listem' }).click()
  await expect(page.getByText('Kaydettikleriniz getiriliyor…')).toBeAttached()
  release()
  await expect(page.getByRole('alert')).toContainText('Bir şeyler ters gitti')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(titles(page).first()).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('lists and pages are turned by links', async ({ page, signUpConfirmed }) => {
    await signUpConfirmed(page)
    const { id } = await makeList(page, 'Uzun')
    const saved = await save(page, 11, id)
    await page.goto('/okuma-listem')
    await lists(page).filter({ hasText: 'Uzun' }).click()
    await expect(page).toHaveURL('/okuma-listem?liste=uzun')
    await expect(titles(page)).toHaveText(saved.slice(0, 10))
    await page.getByRole('link', { name: 'Sonraki sayfa' }).click()
    await expect(page).toHaveURL('/okuma-listem?liste=uzun&sayfa=2')
    await expect(titles(page)).toHaveText(saved.slice(10))
    await expect(page.getByRole('main').getByRole('button')).toHaveText(['Uygula'])
  })
})
