import type { Page } from '@playwright/test'
import { api, applaud, follow } from './api.ts'
import { paragraph } from './editor-page.ts'
import { published, write } from './own-posts.ts'
import { accountMenu, expect, open, test } from './test.ts'

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Bildirimler/ })
const sentences = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const markAll = (page: Page) => page.getByRole('button', { name: 'Tümünü okundu olarak işaretle' })

test('tells what others did, counts it in the header, and opening one is seeing it', async ({
  page,
  signUpConfirmed,
  otherMember,
}) => {
  const me = await signUpConfirmed(page)
  const { slug } = await write(page, 'Alkışlanan yazı', published)
  const { page: other, person: them } = await otherMember({
    firstName: 'Gülşen',
    lastName: 'Öztürk',
  })
  await applaud(other, slug)
  await follow(other, them, me)

  await open(page, '/hakkinda')
  await expect(bell(page)).toHaveAccessibleName('Bildirimler 2 okunmamış')
  await accountMenu(page).click()
  await expect(page.getByRole('menuitem', { name: 'Bildirimler 2 okunmamış' })).toBeVisible()
  await page.keyboard.press('Escape')
  await bell(page).click()
  await page.getByRole('link', { name: 'Tüm bildirimler' }).click()
  await expect(page).toHaveURL('/bildirimler')
  await expect(sentences(page)).toHaveText([
    'Gülşen Öztürk sizi takip etmeye başladı.',
    'Gülşen Öztürk yazınızı alkışladı.',
  ])
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Alkışlanan yazı' }),
  ).toContainText('Yeni')
  await sentences(page).nth(1).getByRole('link').click()
  await expect(page).toHaveURL(`/yazi/${slug}`)
  await expect(bell(page)).toHaveAccessibleName('Bildirimler 1 okunmamış')
  await page.goBack()
  await expect(page.getByRole('main').getByText('Yeni', { exact: true })).toHaveCount(1)
  await page
    .getByRole('button', { name: /^Okundu olarak işaretle: Gülşen Öztürk sizi/ })
    .press('Enter')
  await expect(sentences(page).first().getByRole('link')).toBeFocused()
  await expect(bell(page)).toHaveAccessibleName('Bildirimler')
  await expect(markAll(page)).toBeDisabled()
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName('Bildirimler')
})

test('the word of a comment leads to the comments', async ({
  page,
  signUpConfirmed,
  otherMember,
}) => {
  await signUpConfirmed(page)
  const entries = Array.from({ length: 40 }, (_, index) =>
    paragraph(`p${index}`, 'Rıhtımda akşam. '.repeat(30)),
  )
  const { slug } = await write(page, 'Uzun bir yazı', { ...published, entries })
  const { page: other } = await otherMember()
  await api(other, 'POST', '/comments', { post: slug, text: 'Elinize sağlık.', parent: null })
  await open(page, '/bildirimler')
  await sentences(page).first().getByRole('link').click()
  await expect(page).toHaveURL(`/yazi/${slug}#yorumlar`)
  await expect(page.getByRole('region', { name: /^Yorumlar/ })).toBeInViewport()
})

test('all are seen at once, the filter shows the rest, and pages follow', async ({
  page,
  signUpConfirmed,
  otherMember,
}) => {
  await signUpConfirmed(page)
  const { page: other } = await otherMember()
  for (let number = 1; number <= 21; number += 1) {
    const { slug } = await write(page, `Yazı ${number}.`, published)
    await applaud(other, slug)
  }
  await open(page, '/bildirimler')
  await expect(sentences(page)).toHaveCount(20)
  await page.getByRole('link', { name: 'Okunmamış', exact: true }).click()
  await expect(page).toHaveURL('/bildirimler?filtre=yeni')
  const more = page.getByRole('link', { name: 'Daha fazla göster' })
  await expect(more).toHaveAttribute('href', '/bildirimler?filtre=yeni&sayfa=2')
  await more.click()
  await expect(sentences(page)).toHaveCount(21)
  await expect(sentences(page).nth(20).getByRole('link')).toBeFocused()
  await markAll(page).click()
  await expect(page.getByText('Yeni', { exact: true })).toHaveCount(0)
  await expect(bell(page)).toHaveAccessibleName('Bildirimler')
  await page.reload()
  await expect(page.getByText('Okunmamış bildiriminiz yok.')).toBeVisible()
  await page.getByRole('link', { name: 'Hepsine bakın' }).click()
  await expect(sentences(page)).toHaveCount(20)
})

test('the list can be narrowed to one kind, by a press and by its address', async ({
  page,
  signUpConfirmed,
  otherMember,
}) => {
  const me = await signUpConfirmed(page)
  const { slug } = await write(page, 'Konuşulan yazı', published)
  const { page: other, person: them } = await otherMember({
    firstName: 'Gülşen',
    lastName: 'Öztürk',
  })
  await applaud(other, slug)
  await follow(other, them, me)
  const comment = { post: slug, text: `Merhaba @${me.username}`, parent: null }
  await api(other, 'POST', '/comments', comment)
  const { id } = await api(page, 'POST', '/comments', { post: slug, text: 'Söz', parent: null })
  await api(other, 'POST', '/comments', { post: slug, text: 'Karşılık', parent: id })
  await api(other, 'POST', '/comment_likes', { likeComment: id, likeUser: them.username })
  await open(page, '/bildirimler')
  await expect(sentences(page)).toHaveCount(5)
  const filter = (name: string) =>
    page.getByRole('navigation', { name: 'Hangi bildirimler' }).getByRole('link', { name })
  await filter('Alkışlar').click()
  await expect(page).toHaveURL('/bildirimler?filtre=alkislar')
  await expect(filter('Alkışlar')).toHaveAttribute('aria-current', 'page')
  await expect(sentences(page)).toHaveText([
    'Gülşen Öztürk yorumunuzu beğendi.',
    'Gülşen Öztürk yazınızı alkışladı.',
  ])
  await filter('Takipçiler').click()
  await expect(sentences(page)).toHaveText(['Gülşen Öztürk sizi takip etmeye başladı.'])
  await filter('Yorumlar').click()
  await expect(sentences(page)).toHaveText([
    'Gülşen Öztürk yorumunuzu yanıtladı.',
    'Gülşen Öztürk yazınıza yorum yaptı.',
  ])
  await page.reload()
  await expect(sentences(page)).toHaveCount(2)
  await filter('Yönetim').click()
  await expect(page.getByText('Bu türden bildiriminiz yok.')).toBeVisible()
  await page.getByRole('link', { name: 'Hepsine bakın' }).click()
  await expect(sentences(page)).toHaveCount(5)
  await open(page, '/bildirimler?filtre=bilinmeyen')
  await expect(filter('Hepsi')).toHaveAttribute('aria-current', 'page')
  await expect(sentences(page)).toHaveCount(5)
})

test('what could not be marked is unseen again', async ({
  page,
  signUpConfirmed,
  otherMember,
  watch,
}) => {
  await signUpConfirmed(page)
  const { slug } = await write(page, 'Alkışlanan yazı', published)
  const { page: other } = await otherMember()
  await applaud(other, slug)
  await open(page, '/bildirimler')
  watch.announce(0, '/api/notifications')
  await page.route('**/api/notifications', (route) =>
    route.request().method() === 'PUT' ? route.abort('internetdisconnected') : route.continue(),
  )
  await markAll(page).click()
  await expect(page.getByText('Bağlantı kurulamadı.')).toBeVisible()
  await expect(page.getByText('Yeni', { exact: true })).toHaveCount(1)
})

test('an open list says so when what it tells of is gone', async ({
  page,
  signUpConfirmed,
  otherMember,
  watch,
}) => {
  await signUpConfirmed(page)
  const { slug, id } = await write(page, 'Silinen yazı', published)
  const { page: other } = await otherMember()
  await applaud(other, slug)
  await open(page, '/bildirimler')
  await expect(sentences(page)).toHaveCount(1)
  const before = await api(page, 'GET', '/notifications')
  await api(page, 'DELETE', `/posts/${id}`)
  // Pointing at a link fetches its page.
  watch.tolerate(404, `/api/posts/${slug}`)
  watch.tolerate(404, `/api/posts/${slug}/next`)
  const { 'hydra:member': notifications } = before
  watch.announce(404, `/api/notifications/${notifications[0].id}`)
  await sentences(page).getByRole('link').click()
  await expect(page.getByText('Bu bildirimin konusu artık yayında değil.')).toBeVisible()
  await expect(page).toHaveURL('/bildirimler')
  await expect(page.getByText('Henüz bildiriminiz yok.')).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('Bildirimler')
})

test('whoever has none is told when there will be some', async ({ page, signUp }) => {
  await signUp(page)
  await open(page, '/bildirimler')
  await expect(bell(page)).toHaveAccessibleName('Bildirimler')
  await expect(page.getByText('Henüz bildiriminiz yok.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Yazıları keşfedin' })).toBeVisible()
})

test('a visitor has no bell', async ({ page }) => {
  await open(page, '/')
  await expect(bell(page)).toBeHidden()
})

test.describe('before the scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the list can be read and followed', async ({ page, signUpConfirmed, otherMember }) => {
    await signUpConfirmed(page)
    const { slug } = await write(page, 'Alkışlanan yazı', published)
    const { page: other } = await otherMember()
    await applaud(other, slug)
    await page.goto('/bildirimler')
    await sentences(page).getByRole('link').click()
    await expect(page).toHaveURL(`/yazi/${slug}`)
  })
})
