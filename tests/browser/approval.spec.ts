import type { Page } from '@playwright/test'
import { approvalMessages } from '../../core/contracts/approval.ts'
import { messages } from '../../core/messages.ts'
import { postStatus } from '../../core/posts/post-status.ts'
import { violationsOn } from './axe.ts'
import { notice, question, row, statusForReaders, write } from './own-posts.ts'
import { accountMenu, expect, forgeryPair, open, signIn, test } from './test.ts'

const waiting = { categories: ['bilim'], status: postStatus.waiting }
const queue = (page: Page) => page.getByRole('region', { name: /^Onay bekleyenler/ })
const button = (page: Page, name: string) => queue(page).getByRole('button', { name, exact: true })
const reason = 'İkinci bölümde kaynak belirtir misiniz?'

let number = 0
const newTitle = () => `Onaya gönderilen ${Date.now()} ${++number}`

/** Handed in by its author, and in the list that an editor has open. */
async function seenByEditor(page: Page, author: Page): Promise<{ id: number; title: string }> {
  const title = newTitle()
  const { id } = await write(author, title, waiting)
  await signIn(page, 'editor')
  await open(page, '/yazilarim')
  return { id, title }
}

test('an editor reads what was handed in, sends it back with a note, and publishes it later', async ({
  page,
  otherBrowser,
  signUpConfirmed,
}) => {
  const author = await otherBrowser()
  await signUpConfirmed(author)
  const title = newTitle()
  const { id, slug } = await write(author, title, waiting)

  await signIn(page, 'editor')
  await open(page, '/yazilarim')
  await queue(page).getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Yazının durumu' })).toContainText(
    'Onay bekliyor. Bu yazı yayında değil',
  )
  await page.goBack()

  await button(page, `Geri gönder: ${title}`).click()
  const dialog = page.getByRole('dialog', { name: 'Yazıyı geri gönder' })
  await dialog.getByRole('button', { name: 'Geri gönder' }).click()
  await expect(dialog.getByText(approvalMessages.reasonMissing)).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('textbox', { name: 'Neden' }).fill(reason)
  await dialog.getByRole('button', { name: 'Geri gönder' }).click()
  await expect(notice(page, 'Yazı notunuzla geri gönderildi.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(queue(page)).not.toContainText(title)

  await open(author, '/bildirimler')
  await expect(author.getByRole('article').first()).toContainText(reason)
  await open(author, '/yazilarim?durum=taslak')
  await expect(queue(author)).toHaveCount(0)
  await expect(row(author, title)).toContainText(reason)
  expect(await violationsOn(author)).toEqual([])
  await row(author, title)
    .getByRole('link', { name: `Düzenle: ${title}` })
    .click()
  await expect(author.getByRole('complementary', { name: 'Editörün notu' })).toContainText(reason)

  const again = { data: { status: postStatus.waiting }, headers: await forgeryPair(author) }
  expect((await author.request.put(`/api/posts/${id}`, again)).status()).toBe(200)
  await open(page, '/yazilarim')
  await button(page, `Yayımla: ${title}`).click()
  await question(page).getByRole('button', { name: 'Vazgeç' }).click()
  expect(await statusForReaders(page, slug!)).toBe(404)
  await button(page, `Yayımla: ${title}`).click()
  await question(page).getByRole('button', { name: 'Yayımla' }).click()
  await expect(notice(page, 'Yazı yayımlandı, yazarına bildirildi.')).toBeVisible()
  await expect(queue(page)).not.toContainText(title)
  await expect(queue(page)).toBeFocused()
  expect(await statusForReaders(page, slug!)).toBe(200)
  await open(author, '/bildirimler')
  await expect(author.getByRole('article').first()).toContainText(
    'Yazınız onaylandı ve yayımlandı.',
  )
})

test('whoever decides second is told so, and the list is true again', async ({
  page,
  otherBrowser,
  signUpConfirmed,
  watch,
}) => {
  const author = await otherBrowser()
  await signUpConfirmed(author)
  const { id, title } = await seenByEditor(page, author)
  const admin = await otherBrowser()
  await signIn(admin, 'admin')
  const decision = { data: { status: postStatus.active }, headers: await forgeryPair(admin) }
  expect((await admin.request.put(`/api/posts/${id}`, decision)).status()).toBe(200)

  watch.announce(409, `/api/posts/${id}`)
  await button(page, `Yayımla: ${title}`).click()
  await question(page).getByRole('button', { name: 'Yayımla' }).click()
  await expect(notice(page, approvalMessages.notWaiting)).toBeVisible()
  await expect(queue(page)).not.toContainText(title)
})

test('the author sees a post before its readers do, from My posts', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const title = newTitle()
  const planned = { status: postStatus.planned, publishTime: '2099-05-03T06:00:00.000Z' }
  const { id } = await write(page, title, planned)
  await open(page, '/yazilarim?durum=planlanmis')
  await page.getByRole('button', { name: `${title}: diğer işlemler` }).click()
  await page.getByRole('menuitem', { name: 'Yazıyı gör' }).click()
  const mark = page.getByRole('complementary', { name: 'Yazının durumu' })
  await expect(mark).toContainText('Planlandı: 3 Mayıs 2099')
  await expect(page.getByRole('region', { name: /^Yorumlar/ })).toHaveCount(0)
  await page.reload()
  await expect(mark).toContainText('Bu yazı yayında değil')
  expect(await violationsOn(page)).toEqual([])
  await mark.getByRole('link', { name: 'Yazıyı düzenle' }).click()
  await expect(page).toHaveURL(`/new/${id}`)
})

test('an editor decides about the text they saw, not about one that came meanwhile', async ({
  page,
  otherBrowser,
  signUpConfirmed,
}) => {
  const author = await otherBrowser()
  await signUpConfirmed(author)
  const { id, title } = await seenByEditor(page, author)
  await button(page, `Yayımla: ${title}`).click()
  const change = { data: { excerpt: 'Sonradan eklendi' }, headers: await forgeryPair(author) }
  expect((await author.request.put(`/api/posts/${id}`, change)).status()).toBe(200)
  await question(page).getByRole('button', { name: 'Yayımla' }).click()
  await expect(notice(page, 'Bu yazı bu arada değişti.')).toBeVisible()
  await expect(queue(page)).toContainText(title)
  await button(page, `Yayımla: ${title}`).click()
  await question(page).getByRole('button', { name: 'Yayımla' }).click()
  await expect(notice(page, 'Yazı yayımlandı, yazarına bildirildi.')).toBeVisible()
})

test('nothing is published when the text that is decided about cannot be read again', async ({
  page,
  otherBrowser,
  signUpConfirmed,
  watch,
}) => {
  const author = await otherBrowser()
  await signUpConfirmed(author)
  const { id, title } = await seenByEditor(page, author)
  const address = `**/api/posts/${id}`
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
  watch.announce(500, `/api/posts/${id}`)
  await page.route(address, (route) => route.fulfill({ status: 500, body: '{}' }))
  await button(page, `Yayımla: ${title}`).click()
  await question(page).getByRole('button', { name: 'Yayımla' }).click()
  await expect(notice(page, messages.generic)).toBeVisible()
  expect(sent).toEqual([])
  await page.unroute(address)
  await button(page, `Yayımla: ${title}`).click()
  await question(page).getByRole('button', { name: 'Yayımla' }).click()
  await expect(notice(page, 'Yazı yayımlandı, yazarına bildirildi.')).toBeVisible()
})

test('a list of waiting posts that fails leaves one’s own posts alone, and comes again', async ({
  page,
  watch,
}) => {
  await signIn(page, 'editor')
  await open(page, '/')
  watch.announce(500, '/api/posts')
  const address = /\/api\/posts\?status=3/
  await page.route(address, (route) => route.fulfill({ status: 500, body: '{}' }))
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Yazılarım' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Yazılarım' })).toBeVisible()
  await expect(queue(page)).toContainText('Onay bekleyen yazılar şu anda getirilemedi.')
  expect(await violationsOn(page)).toEqual([])
  await page.unroute(address)
  await button(page, 'Yeniden dene').click()
  await expect(queue(page).getByRole('heading', { level: 2 })).toBeVisible()
})

test('a note that could not be sent is still there', async ({
  page,
  otherBrowser,
  signUpConfirmed,
  watch,
}) => {
  const author = await otherBrowser()
  await signUpConfirmed(author)
  const { id, title } = await seenByEditor(page, author)
  await button(page, `Geri gönder: ${title}`).click()
  const dialog = page.getByRole('dialog', { name: 'Yazıyı geri gönder' })
  await dialog.getByRole('textbox', { name: 'Neden' }).fill(reason)
  watch.announce(0, `/api/posts/${id}`)
  await page.route(`**/api/posts/${id}`, (route) => route.abort('connectionfailed'))
  await dialog.getByRole('button', { name: 'Geri gönder' }).click()
  await expect(dialog.getByText(messages.network)).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Neden' })).toHaveValue(reason)
  await page.unroute(`**/api/posts/${id}`)
  await dialog.getByRole('button', { name: 'Geri gönder' }).click()
  await expect(notice(page, 'Yazı notunuzla geri gönderildi.')).toBeVisible()
})

test('editors do not decide about what they wrote themselves', async ({ page }) => {
  const title = newTitle()
  await signIn(page, 'editor')
  await write(page, title, waiting)
  await open(page, '/yazilarim')
  const own = queue(page).getByRole('article').filter({ hasText: title })
  await expect(own).toContainText(approvalMessages.ownPost)
  await expect(own.getByRole('button')).toHaveCount(0)
})
