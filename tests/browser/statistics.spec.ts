import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { formatDate } from '../../core/turkish/dates.ts'
import { api, applaud, follow } from './api.ts'
import { violationsInBothThemes } from './axe.ts'
import { paragraph } from './editor-page.ts'
import { choose, published, write } from './own-posts.ts'
import { accountMenu, expect, notices, open, signIn, test } from './test.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const chart = (page: Page) => page.getByRole('figure')
const slider = (page: Page) => page.getByRole('slider', { name: /^Gün seçin/ })
const figure = (page: Page, name: string) =>
  page.getByRole('definition').filter({ has: page.locator(`xpath=../dt[.="${name}"]`) })

test('an author sees what a reader did, by mouse and by keyboard', async ({
  page,
  signUpConfirmed,
  otherMember,
}) => {
  const me = await signUpConfirmed(page)
  const title = `Sayılan yazı ${me.username}`
  const post = await write(page, title, published)
  const { page: other, person: reader } = await otherMember()
  // A browser without a screen calls itself a robot, whose reads do not count.
  await other.request.get(`/api/views/post/${post.slug}`, { headers: { 'user-agent': firefox } })
  await applaud(other, post.slug, 4)
  await api(other, 'POST', '/comments', { post: post.slug, text: 'Ne güzel.' })
  await follow(other, reader, me)
  // Folded once a second.
  await expect
    .poll(async () => (await api(page, 'GET', '/stats/posts')).posts[0]?.views, { intervals: [50] })
    .toBe(1)

  await open(page, '/')
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'İstatistiklerim' }).click()
  await expect(page).toHaveURL('/istatistiklerim')
  await expect(page.getByRole('heading', { level: 1, name: 'İstatistiklerim' })).toBeVisible()
  await expect(figure(page, 'Alkış')).toHaveText('4Son 30 günde 4')
  await expect(figure(page, 'Takipçi')).toHaveText('1Son 30 günde 1')
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: title }) })
  await expect(row.getByRole('cell')).toHaveText(['1', '4', '1'])

  await expect(chart(page)).toContainText('1 okunma')
  await page.getByRole('radio', { name: 'Alkış' }).check()
  await expect(page.getByRole('heading', { level: 2, name: 'Alkış' })).toBeVisible()
  await expect(chart(page)).toContainText('4 alkış')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /: 4 alkış$/)
  await page.keyboard.press('ArrowRight')
  await expect(chart(page)).toContainText('1 yorum')
  await page.keyboard.press('Tab')
  await expect(slider(page)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(chart(page)).toContainText('0 yorum')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /: 0 yorum$/)
  await page.keyboard.press('End')
  await expect(chart(page)).toContainText('1 yorum')
  const { days } = await api(page, 'GET', lastDays())
  await slider(page)
    .locator('..')
    .hover({ position: { x: 1, y: 5 } })
  await expect(chart(page)).toContainText(`${formatDate(days[0].date)}: 0 yorum`)
})

const lastDays = (): string => {
  const now = Math.floor(Date.now() / 1000)
  return `/graph-stats?startAt=${now - 29 * 86_400}&endAt=${now}`
}

test('one goes 30 days back and forward, and takes the days along', async ({ page }) => {
  await signIn(page, 'elif')
  await open(page, '/istatistiklerim')
  const { days } = await api(page, 'GET', lastDays())
  const range = page.getByText(formatDate(days.at(-1).date)).first()
  await expect(range).toBeVisible()
  await page.getByRole('link', { name: 'Önceki 30 gün' }).click()
  await expect(page).toHaveURL('/istatistiklerim?sayfa=2')
  const steps = page.getByRole('navigation', { name: 'Dönem' })
  await steps.getByRole('link', { name: 'Sonraki 30 gün' }).press('Enter')
  await expect(page).toHaveURL('/istatistiklerim')
  await expect(steps.getByRole('link')).toHaveText([/Önceki 30 gün/])
  await expect(steps.getByRole('link')).toBeFocused()

  await page.getByText('Günleri tablo olarak gösterin').click()
  const table = page.getByRole('table', { name: /^Gün gün/ })
  await expect(table.getByRole('rowheader')).toHaveCount(30)
  await expect(table.getByRole('rowheader').first()).toHaveText(formatDate(days.at(-1).date))
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV olarak indirin', exact: true }).click()
  const download = await downloading
  await expect(notices(page)).toContainText('CSV dosyası indiriliyor.')
  expect(download.suggestedFilename()).toBe(`istatistikler-${days[0].date}-${days.at(-1).date}.csv`)
  const lines = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(lines).toHaveLength(31)
  const { date, likes, comments, followers } = days[0]
  // Others may be reading just now, but not in the past.
  expect(lines[1]).toBe([date, days[0].views, likes, comments, followers].join(';'))
})

test('the pages are accessible with their tables open, on a desk and on a phone', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signIn(page, 'elif')
  await open(page, '/istatistiklerim')
  await expect(page.getByText(/^Yazılarınız en çok \d\d\.00–\d\d\.00 saatlerinde/)).toBeVisible()
  const week = page.getByRole('table', { name: 'Haftanın gününe ve saatine göre okunma' })
  await expect(week.getByRole('row')).toHaveCount(13)
  await expect(week.getByRole('columnheader', { name: 'Pazartesi' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('rowheader').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/istatistiklerim\/.+/)
  await expect(page.getByRole('table', { name: 'Okurların nereden geldiği' })).toBeVisible()
  await expectAccessible(page)
})

async function expectAccessible(page: Page): Promise<void> {
  await page.getByText('Günleri tablo olarak gösterin').click()
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 860 },
  ]) {
    await page.setViewportSize(size)
    expect(await violationsInBothThemes(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
  }
}

const textOf = (paragraphs: number) => ({
  ...published,
  entries: Array.from({ length: paragraphs }, (_, at) =>
    paragraph(`p${at}`, 'Güz geldi, kuşlar gitti, bahçede kalan yapraklar sarardı. '.repeat(8)),
  ),
})

/** A reader whose page has come to rest: what happens then has its code. */
async function readTo(page: Page, slug: string | null, share: number): Promise<void> {
  const counted = page.waitForResponse(`**/api/views/post/${slug}?*`)
  const resting = page.waitForRequest('**/.well-known/mercure?*')
  await page.goto(`/yazi/${slug}`, { referer: 'https://www.ornek.com/gizli?kim=ben' })
  expect(new URL((await counted).url()).search).toBe('?from=www.ornek.com')
  await resting
  await page.evaluate((part) => {
    const { top, height } = document.querySelector('article .document')!.getBoundingClientRect()
    scrollBy(0, top + height * part - innerHeight)
  }, share)
}

test('an author sees how far a post was read and where its readers came from', async ({
  page,
  signUpConfirmed,
  otherBrowser,
}) => {
  const me = await signUpConfirmed(page)
  const title = `Uzun yazı ${me.username}`
  const { slug } = await write(page, title, textOf(30))
  // What a page sends while it is left no longer has the name that the test gave its browser, so a member is known by theirs.
  const member = await otherBrowser({ userAgent: firefox })
  await signUpConfirmed(member)
  await readTo(member, slug, 0.6)
  await member.goto('about:blank')
  const visitor = await otherBrowser({ userAgent: firefox })
  await readTo(visitor, slug, 0.3)
  const said = visitor.waitForRequest((request) => request.method() === 'POST')
  await visitor.getByRole('banner').getByRole('link', { name: 'Keşfet' }).click()
  expect((await said).postDataJSON()).toEqual({ depth: 25 })
  const now = Math.floor(Date.now() / 1000)
  const known = `/stats/posts/${slug}?startAt=${now - 86_400}&endAt=${now + 600}`
  await expect
    .poll(async () => (await api(page, 'GET', known)).depths, { intervals: [100] })
    .toEqual({ known: 2, quarter: 2, half: 1, threeQuarters: 0, whole: 0 })

  await open(page, '/yazilarim')
  await choose(page, title, 'İstatistiklerini gör')
  await expect(page).toHaveURL(`/istatistiklerim/${slug}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(figure(page, 'Okunma')).toHaveText('2Son 30 günde 2')
  const cells = (name: string) =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name }) })
      .getByRole('cell')
  await expect(cells('Yarısına gelen')).toHaveText(['1', '%50'])
  await expect(cells('ornek.com')).toHaveText(['2', '%100'])
  await expect(page.getByRole('navigation', { name: 'Dönem' }).getByRole('link')).toHaveCount(0)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Kaynakları CSV olarak indirin' }).click()
  const file = readFileSync(await (await downloading).path(), 'utf8')
  expect(file).toBe('\uFEFFKaynak;Okunma\r\nornek.com;2\r\n')
  await page.getByRole('link', { name: 'Yazıyı gör' }).click()
  await expect(page).toHaveURL(`/yazi/${slug}`)
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'İstatistiklerim' }).click()
  await expect(page).toHaveURL('/istatistiklerim')
})

test('the numbers of a post are for its author alone', async ({ page, watch, otherMember }) => {
  await signIn(page, 'elif')
  const [read] = (await api(page, 'GET', '/stats/posts')).posts
  const path = `/istatistiklerim/${read.slug}`
  const { page: other } = await otherMember()
  watch.announce(404, path)
  const answer = await other.goto(path)
  expect(answer!.status()).toBe(404)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Bu sayfayı bulamadık')
  await expect(other.getByText(read.title)).toHaveCount(0)
})

test('whoever wrote nothing is shown the way to a first post', async ({ page, signUp }) => {
  await signUp(page)
  await open(page, '/istatistiklerim')
  await expect(page.getByText('Henüz sayılacak bir şey yok.')).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.getByRole('link', { name: 'Yazmaya başlayın' }).click()
  await expect(page).toHaveURL('/new')
})

test('when the numbers cannot be fetched, the page says so and tries again', async ({
  page,
  watch,
}) => {
  await signIn(page, 'elif')
  await open(page, '/yazilarim')
  watch.announce(500, '/api/stats')
  watch.announceMessage(/^error: Error: Bir sorun oluştu\./)
  await page.route('**/api/stats', (route) => route.fulfill({ status: 500, body: '{}' }))
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'İstatistiklerim' }).click()
  const retry = page.getByRole('button', { name: 'Yeniden dene' })
  await expect(retry).toBeVisible()
  await page.unroute('**/api/stats')
  await retry.click()
  await expect(chart(page)).toBeVisible()
})

test('a visitor is asked in first', async ({ page }) => {
  await page.goto('/istatistiklerim')
  await expect(page).toHaveURL('/giris')
})
