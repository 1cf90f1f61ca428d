import type { Page } from '@playwright/test'
import { follow } from './api.ts'
import { accountMenu, expect, open, openListening, test } from './test.ts'

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Bildirimler/ })
const notice = (page: Page) => page.getByRole('status')

async function listening(page: Page, path: string): Promise<void> {
  await openListening(page, path)
  await expect(accountMenu(page)).toBeVisible()
}

test('what others do arrives while one reads, in every tab, over one stream', async ({
  page,
  signUpConfirmed,
  otherMember,
}) => {
  const { page: other, person: fan } = await otherMember()
  const reader = await signUpConfirmed(page)
  const streams: string[] = []
  page.context().on('request', (request) => {
    if (request.url().includes('/.well-known/mercure')) streams.push(request.url())
  })
  await listening(page, '/hakkinda')
  const second = await page.context().newPage()
  await open(second, '/kosullar')
  await expect(accountMenu(second)).toBeVisible()
  // Its code is there as soon as it would open a stream of its own.
  await second.waitForRequest(/\/assets\/live-page-/)
  await expect(bell(page)).not.toContainText('1')

  await follow(other, fan, reader)
  for (const tab of [page, second]) {
    await expect(bell(tab)).toContainText('1')
    await expect(notice(tab)).toContainText('sizi takip etmeye başladı.')
  }
  expect(streams).toHaveLength(1)

  await notice(second).getByRole('button', { name: 'Göster' }).click()
  await expect(second).toHaveURL(`/@${fan.username}`)
  await open(second, '/bildirimler')
  await second.getByRole('button', { name: 'Tümünü okundu olarak işaretle' }).click()
  // Seen in one tab is seen in all.
  await expect(bell(page)).not.toContainText('1')
})

test('an open list of notifications shows what arrives', async ({
  page,
  signUpConfirmed,
  otherMember,
}) => {
  const { page: other, person: fan } = await otherMember()
  const reader = await signUpConfirmed(page)
  await listening(page, '/bildirimler')
  await expect(page.getByText('Henüz bildiriminiz yok.')).toBeVisible()
  await follow(other, fan, reader)
  await expect(page.getByRole('article')).toContainText('sizi takip etmeye başladı.')
})

test('a tab that nobody looks at says in its title that something is new', async ({
  page,
  signUpConfirmed,
  otherMember,
}) => {
  const { page: other, person: fan } = await otherMember()
  const reader = await signUpConfirmed(page)
  await listening(page, '/hakkinda')
  const turn = (state: 'hidden' | 'visible') =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        get: () => visibilityState,
      })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await turn('hidden')
  await follow(other, fan, reader)
  await expect(page).toHaveTitle(/^\(1\) Hakkında/)
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon-new.svg')
  await turn('visible')
  await expect(page).toHaveTitle(/^Hakkında/)
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon.svg')
})
