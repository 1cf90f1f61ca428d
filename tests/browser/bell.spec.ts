import type { Page } from '@playwright/test'
import { applaud, follow } from './api.ts'
import { violationsOn } from './axe.ts'
import { published, write } from './own-posts.ts'
import { accountMenu, expect, open, openListening, test } from './test.ts'

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Bildirimler/ })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Bildirimler' })
const markAll = (page: Page) =>
  menu(page).getByRole('button', { name: 'Tümünü okundu olarak işaretle' })

test('the bell opens the newest, which arrive while it is open and are seen in every tab', async ({
  page,
  signUpConfirmed,
  otherMember,
}) => {
  const { page: other, person: fan } = await otherMember({
    firstName: 'Gülşen',
    lastName: 'Öztürk',
  })
  const reader = await signUpConfirmed(page)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await openListening(page, '/hakkinda')
  await expect(accountMenu(page)).toBeVisible()
  expect(fetched.filter((url) => url.includes('/bell-menu-'))).toEqual([])
  const second = await page.context().newPage()
  await open(second, '/kosullar')
  await second.waitForRequest(/\/assets\/live-page-/)

  await bell(page).click()
  await expect(menu(page)).toContainText('Henüz bildiriminiz yok.')
  await expect(page).toHaveURL('/hakkinda')
  await expect(markAll(page)).toBeDisabled()
  expect(await violationsOn(page)).toEqual([])

  await follow(other, fan, reader)
  await expect(menu(page).getByRole('article')).toContainText(
    'Gülşen Öztürk sizi takip etmeye başladı.',
  )
  await expect(menu(page).getByRole('article')).toContainText('Yeni')
  for (const tab of [page, second])
    await expect(bell(tab)).toHaveAccessibleName('Bildirimler 1 okunmamış')
  expect(await violationsOn(page)).toEqual([])
  await markAll(page).click()
  for (const tab of [page, second]) await expect(bell(tab)).toHaveAccessibleName('Bildirimler')
  await expect(menu(page).getByText('Yeni', { exact: true })).toHaveCount(0)

  await menu(page)
    .getByRole('link', { name: /^Gülşen Öztürk/ })
    .click()
  await expect(page).toHaveURL(`/@${fan.username}`)
  await expect(menu(page)).toHaveCount(0)
})

test('it is opened and left by keyboard, pointer and link', async ({ page, signUpConfirmed }) => {
  await signUpConfirmed(page)
  await open(page, '/hakkinda')
  await expect(accountMenu(page)).toBeVisible()
  await bell(page).press('Enter')
  await expect(menu(page)).toBeVisible()
  await expect(bell(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(menu(page)).toHaveCount(0)
  await expect(bell(page)).toBeFocused()
  await bell(page).click()
  await expect(menu(page)).toBeVisible()
  await bell(page).click()
  await expect(menu(page)).toHaveCount(0)
  await bell(page).click()
  await expect(menu(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(menu(page)).toHaveCount(0)
  await bell(page).click()
  await menu(page).getByRole('link', { name: 'Tüm bildirimler' }).click()
  await expect(page).toHaveURL('/bildirimler')
  await expect(menu(page)).toHaveCount(0)
  // On the page itself there is nothing more to open.
  await bell(page).click()
  await expect(menu(page)).toHaveCount(0)
})

test('it says when the newest cannot be had, and tries again', async ({
  page,
  signUpConfirmed,
  watch,
}) => {
  await signUpConfirmed(page)
  await open(page, '/hakkinda')
  await expect(accountMenu(page)).toBeVisible()
  watch.announce(500, '/api/notifications')
  await page.route(/\/api\/notifications/, (route) =>
    route.fulfill({ status: 500, json: { 'hydra:description': 'Bir sorun oluştu.' } }),
  )
  await bell(page).click()
  await expect(menu(page).getByRole('alert')).toBeVisible()
  await page.unroute(/\/api\/notifications/)
  await menu(page).getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(menu(page)).toContainText('Henüz bildiriminiz yok.')
})

test('before its scripts have come the bell is a link', async ({ page, signUpConfirmed }) => {
  await signUpConfirmed(page)
  // They are on their way for as long as the test looks.
  await page.route(/\/assets\/.+\.js/, () => new Promise(() => undefined))
  await page.goto('/hakkinda', { waitUntil: 'commit' })
  await bell(page).click()
  await expect(page).toHaveURL('/bildirimler')
})

test('however many there are, the menu leaves the header free', async ({
  page,
  signUpConfirmed,
  otherMember,
}) => {
  await signUpConfirmed(page)
  const { page: other } = await otherMember({ firstName: 'Gülşen', lastName: 'Öztürk' })
  for (let number = 1; number <= 6; number += 1)
    await applaud(other, (await write(page, `Alkışlanan yazı ${number}.`, published)).slug)
  for (const [width, height] of [
    [1280, 720],
    [1440, 1000],
    [768, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open(page, '/hakkinda')
    await expect(accountMenu(page)).toBeVisible()
    await bell(page).click()
    await expect(menu(page).getByRole('article')).toHaveCount(6)
    const header = (await page.getByRole('banner').boundingBox())!
    // It grows into its place.
    await expect
      .poll(async () => (await menu(page).boundingBox())!.y)
      .toBeGreaterThanOrEqual(header.height - 8)
    await expect(menu(page).getByRole('link', { name: 'Tüm bildirimler' })).toBeInViewport({
      ratio: 1,
    })
  }
})

test('a list that is open in another tab follows', async ({
  page,
  signUpConfirmed,
  otherMember,
}) => {
  const { page: other, person: fan } = await otherMember()
  const reader = await signUpConfirmed(page)
  await follow(other, fan, reader)
  await openListening(page, '/bildirimler')
  const fresh = page.getByRole('main').getByText('Yeni', { exact: true })
  await expect(fresh).toHaveCount(1)
  const second = await page.context().newPage()
  await open(second, '/bildirimler')
  await second.getByRole('button', { name: 'Tümünü okundu olarak işaretle' }).click()
  await expect(fresh).toHaveCount(0)
})
