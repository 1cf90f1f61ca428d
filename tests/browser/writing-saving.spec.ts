import type { Page } from '@playwright/test'
import { expect, signIn, test, withoutStream } from './test.ts'
import { isOfStream } from './watch.ts'
import {
  body,
  deviceTitles,
  newDraft,
  openEditor,
  ownPosts,
  saved,
  status,
  stored,
  title,
  words,
  write,
  writeAtOnce,
} from './editor-page.ts'

// Whoever writes waits for savings, and every one is waited for.

const offer = (page: Page) => page.getByRole('region', { name: 'Yarım kalan yazınız var' })

test('a text becomes a draft by itself, and its address changes under the pen', async ({
  page,
  signUpConfirmed,
}) => {
  const { username } = await signUpConfirmed(page)
  await openEditor(page)
  await title(page).fill('Bakkalın veresiye defteri')
  await write(page, 'Defterin kapağı yoktu.')
  await expect(status(page, /^(Bu aygıtta kayıtlı|Kaydediliyor…|Kaydedildi)/)).toBeVisible()
  await saved(page)
  await expect(page).toHaveURL(/\/new\/\d+$/)
  await expect(body(page)).toBeFocused()
  await page.keyboard.type(' İlk sayfa da.')
  await expect
    .poll(async () => words(await stored(page, page.url())))
    .toBe('Defterin kapağı yoktu. İlk sayfa da.')
  expect(await ownPosts(page, username)).toHaveLength(1)
  await page.reload()
  await expect(title(page)).toHaveValue('Bakkalın veresiye defteri')
  await expect(body(page)).toContainText('Defterin kapağı yoktu. İlk sayfa da.')
})

test('signs that nobody sees do not come along into a title', async ({ page, signUpConfirmed }) => {
  await signUpConfirmed(page)
  await openEditor(page)
  await title(page).fill('Bakkal\u200bın \u202edefteri 👩\u200d💻')
  await write(page, 'Defterin kapağı yoktu.')
  await saved(page)
  expect((await stored(page, page.url())).title).toBe('Bakkalın defteri 👩\u200d💻')
})

test('a text without a title is kept and has none when it comes back', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  await openEditor(page)
  await write(page, 'Adı sonra konur.')
  await saved(page)
  await expect(page).toHaveURL(/\/new\/\d+$/)
  expect((await stored(page, page.url())).title).toBe('Adsız yazı')
  await page.reload()
  await expect(body(page)).toContainText('Adı sonra konur.')
  await expect(title(page)).toHaveValue('')
})

test('a tab that dies loses nothing', async ({ page, context, signUpConfirmed }) => {
  const { username } = await signUpConfirmed(page)
  // As slow as a server can be: nothing arrives before the tab is gone.
  await page.route('**/api/posts', () => undefined)
  await openEditor(page)
  await title(page).fill('Yarım kalan')
  await write(page, 'Söz yarıda')
  await expect.poll(() => deviceTitles(page)).toContain('Yarım kalan')
  await page.close({ runBeforeUnload: false })

  const next = await context.newPage()
  await openEditor(next)
  await expect(offer(next)).toContainText('Yarım kalan')
  await next.getByRole('button', { name: 'Devam et: Yarım kalan' }).click()
  await expect(title(next)).toHaveValue('Yarım kalan')
  await expect(body(next)).toContainText('Söz yarıda')
  await saved(next)
  expect(await ownPosts(next, username)).toHaveLength(1)
  await openEditor(next)
  await expect(offer(next)).toContainText('Yarım kalan')
  await offer(next).getByRole('button', { name: 'Yeni yazıya başla' }).press('Enter')
  await expect(title(next)).toBeFocused()
  await expect(offer(next)).toBeHidden()
})

test('a new text gets its address without fetching any code', async ({ page, signUpConfirmed }) => {
  await withoutStream(page)
  await signUpConfirmed(page)
  await openEditor(page)
  await page.waitForLoadState('networkidle')
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await title(page).fill('Yolda')
  await saved(page)
  await expect(page).toHaveURL(/\/new\/\d+$/)
  await write(page, 'Defterin kapağı yoktu.')
  await saved(page)
  expect(fetched.filter((path) => path.startsWith('/assets/') && !isOfStream(path))).toEqual([])
})

test('what was typed without a network comes back with it', async ({
  page,
  context,
  signUpConfirmed,
  watch,
}) => {
  await signUpConfirmed(page)
  const address = await newDraft(page, 'Çevrimdışı')
  await context.setOffline(true)
  await write(page, ' Tünelde yazıldı.')
  await expect(status(page, 'Çevrimdışı: bu aygıtta kayıtlı')).toBeVisible()
  expect(watch.unexpected()).toEqual([])
  await context.setOffline(false)
  await saved(page)
  expect(words(await stored(page, address))).toBe('Defterin kapağı yoktu. Tünelde yazıldı.')
})

test('a browser that was closed without a network brings the text back later', async ({
  page,
  context,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const address = await newDraft(page, 'Kapatılan')
  await context.setOffline(true)
  await write(page, ' Vapurda yazıldı.')
  await expect(status(page, 'Çevrimdışı: bu aygıtta kayıtlı')).toBeVisible()
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)

  const next = await context.newPage()
  await openEditor(next, address)
  await expect(body(next)).toContainText('Vapurda yazıldı.')
  await expect
    .poll(async () => words(await stored(next, address)))
    .toBe('Defterin kapağı yoktu. Vapurda yazıldı.')
})

test('nobody else at the same computer is shown what was left there', async ({
  page,
  context,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  await page.route('**/api/posts', () => undefined)
  await openEditor(page)
  await title(page).fill('Gizli kalsın')
  await expect.poll(() => deviceTitles(page)).toContain('Gizli kalsın')
  await page.close({ runBeforeUnload: false })

  const next = await context.newPage()
  await signIn(next, 'elif')
  await openEditor(next)
  await expect(next.getByText('Gizli kalsın')).toHaveCount(0)
})

test('a server that is away for a while is asked again until it is back', async ({
  page,
  signUpConfirmed,
  watch,
}) => {
  await signUpConfirmed(page)
  const address = await newDraft(page, 'Israrlı')
  const path = `/api/posts/${address.split('/').at(-1)}`
  watch.announce(0, path)
  await page.route(`**${path}`, (route) => route.abort('connectionrefused'))
  await write(page, ' Yeniden başlıyor.')
  await expect(status(page, /^Sunucuya ulaşılamıyor: bu aygıtta kayıtlı/)).toBeVisible()
  await page.unroute(`**${path}`)
  await saved(page)
  expect(words(await stored(page, address))).toBe('Defterin kapağı yoktu. Yeniden başlıyor.')
})

test('a saving whose answer is lost makes no second post', async ({
  page,
  signUpConfirmed,
  watch,
}) => {
  const { username } = await signUpConfirmed(page)
  watch.announce(0, '/api/posts')
  let isLost = false
  await page.route('**/api/posts', async (route) => {
    if (isLost) return route.continue()
    isLost = true
    await route.fetch()
    await route.abort('connectionreset')
  })
  await openEditor(page)
  await title(page).fill('Bir kez')
  await saved(page)
  await expect(page).toHaveURL(/\/new\/\d+$/)
  expect(await ownPosts(page, username)).toHaveLength(1)
})

test.describe('a session that ends', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Oturumunuz kapandı' })

  // It notices as well, perhaps before the words are written: then they would go into the dialog.
  test.beforeEach(({ page }) => withoutStream(page))

  test('begins again in place, and the words are saved', async ({
    page,
    signUpConfirmed,
    watch,
  }) => {
    const person = await signUpConfirmed(page)
    const address = await newDraft(page, 'Oturum')
    await page.context().clearCookies({ name: 'token' })
    watch.announce(401, `/api/posts/${address.split('/').at(-1)}`)
    watch.tolerate(401, '/api/users/current')
    await writeAtOnce(page, ' Yazmaya devam.')
    await expect(dialog(page)).toBeVisible()
    watch.announce(401, '/api/login')
    await dialog(page)
      .getByLabel(/^Parola \(/)
      .fill('bu değil')
    await dialog(page).getByRole('button', { name: 'Giriş yap ve sürdür' }).click()
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    await dialog(page)
      .getByLabel(/^Parola \(/)
      .fill(person.password)
    await dialog(page).getByRole('button', { name: 'Giriş yap ve sürdür' }).click()
    await expect(dialog(page)).toBeHidden()
    await saved(page)
    expect(words(await stored(page, address))).toBe('Defterin kapağı yoktu. Yazmaya devam.')
  })

  test('may begin again in another tab', async ({ page, context, signUpConfirmed, watch }) => {
    const person = await signUpConfirmed(page)
    const address = await newDraft(page, 'Sekme')
    await context.clearCookies({ name: 'token' })
    watch.announce(401, `/api/posts/${address.split('/').at(-1)}`)
    watch.tolerate(401, '/api/users/current')
    await writeAtOnce(page, ' Öteki sekme.')
    await expect(dialog(page)).toBeVisible()
    const other = await context.newPage()
    await signIn(other, person.username, person.password)
    await page.bringToFront()
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(dialog(page)).toBeHidden()
    await saved(page)
    expect(words(await stored(page, address))).toBe('Defterin kapağı yoktu. Öteki sekme.')
  })

  test('never saves the words of one member as another', async ({
    page,
    signUpConfirmed,
    watch,
  }) => {
    await signUpConfirmed(page)
    const address = await newDraft(page, 'Karışmasın')
    await page.context().clearCookies({ name: 'token' })
    watch.announce(401, `/api/posts/${address.split('/').at(-1)}`)
    watch.tolerate(401, '/api/users/current')
    await writeAtOnce(page, ' Benim.')
    await expect(dialog(page)).toBeVisible()
    await signIn(page, 'elif')
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(dialog(page)).toContainText('Başka bir hesapla giriş yapılmış.')
    expect(await deviceTitles(page)).toContain('Karışmasın')
  })
})

test('a text that was deleted elsewhere goes on as another', async ({
  page,
  signUpConfirmed,
  watch,
}) => {
  const { username } = await signUpConfirmed(page)
  const address = await newDraft(page, 'Silinen')
  const path = `/api/posts/${address.split('/').at(-1)}`
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')!.value
  await page.request.delete(path, { headers: { 'X-XSRF-TOKEN': token } })
  watch.announce(404, path)
  await write(page, ' Ama ben yazıyordum.')
  await page.getByRole('button', { name: 'Yeni yazı olarak sakla' }).click()
  await expect(page).not.toHaveURL(new RegExp(`${address}$`))
  await saved(page)
  const [post] = await ownPosts(page, username)
  expect(words(await stored(page, String(post!.id)))).toBe(
    'Defterin kapağı yoktu. Ama ben yazıyordum.',
  )
})

test('a draft is deleted from its own menu after asking, and brought back', async ({
  page,
  signUpConfirmed,
}) => {
  const { username } = await signUpConfirmed(page)
  await newDraft(page, 'Silinecek taslak')
  await title(page).fill('Si')
  await saved(page)
  await page.getByRole('button', { name: 'Yazı menüsü' }).click()
  await page.getByRole('menuitem', { name: 'Taslağı sil' }).click()
  const question = page.getByRole('alertdialog', { name: 'Yazı silinsin mi?' })
  await question.getByRole('button', { name: 'Vazgeç' }).click()
  await expect(question).toBeHidden()
  expect(await ownPosts(page, username)).toHaveLength(1)

  await write(page, ' Son söz.')
  await page.getByRole('button', { name: 'Yazı menüsü' }).click()
  await page.getByRole('menuitem', { name: 'Taslağı sil' }).click()
  await question.getByRole('button', { name: 'Sil', exact: true }).click()
  await expect(page).toHaveURL('/yazilarim?durum=taslak')
  expect(await ownPosts(page, username)).toEqual([])
  expect(await deviceTitles(page)).toEqual([])
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('Adsız yazı')
  await expect(page.getByText('Yazı geri getirildi.')).toBeVisible()
  const [draft] = await ownPosts(page, username)
  expect(words(await stored(page, `/new/${draft!.id}`))).toBe('Defterin kapağı yoktu. Son söz.')
})
