import type { Page } from '@playwright/test'
import type { Watch } from './watch.ts'
import { accountMenu, expect, forgeryPair, open, signIn, test } from './test.ts'

const wayIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Giriş yap' })

/** What a page that was kept alive may ask for before it notices that its member has left, or fetched in advance. */
function tolerateQuestions(watch: Watch): void {
  const questions = ['users/current', 'users/check-follows', 'bookmarks/check', 'post_counts']
  for (const path of questions) watch.tolerate(401, `/api/${path}`)
}

async function signOutByKeyboard(page: Page): Promise<void> {
  await accountMenu(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Çıkış yap' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(wayIn(page)).toBeVisible()
}

test('leaves by keyboard, and Back does not reveal the settings', async ({
  page,
  signUp,
  watch,
}) => {
  const person = await signUp(page)
  await open(page, '/')
  await open(page, '/ayarlar/hesap')
  await expect(page.getByRole('main')).toContainText(person.email)
  tolerateQuestions(watch)
  await signOutByKeyboard(page)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(person.firstName)
  const cookies = await page.context().cookies()
  expect(cookies.map((cookie) => cookie.name)).not.toContain('token')

  await page.goBack()
  await expect(page).toHaveURL('/giris')
  await expect(page.locator('body')).not.toContainText(person.email)
})

test('Back to a page that was opened as a member shows it as a visitor', async ({
  page,
  watch,
}) => {
  await signIn(page, 'elif')
  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Elif')
  tolerateQuestions(watch)
  await open(page, '/hakkinda')
  await signOutByKeyboard(page)
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/hakkinda')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(wayIn(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Elif')
})

test('a page that the browser kept alive notices that its member has left', async ({
  page,
  watch,
}) => {
  await signIn(page, 'elif')
  await open(page, '/')
  await expect(accountMenu(page)).toBeVisible()
  await page.request.post('/api/logout', { headers: await forgeryPair(page) })
  tolerateQuestions(watch)
  // What a browser does when Back brings a whole page back from its memory.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(wayIn(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Elif')
})

test('Escape closes the account menu and gives the focus back', async ({ page }) => {
  await signIn(page, 'elif')
  await open(page, '/')
  await accountMenu(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(accountMenu(page)).toBeFocused()
})

test('says so when leaving fails, and the member stays signed in', async ({ page, watch }) => {
  await signIn(page, 'elif')
  await open(page, '/')
  watch.announce(0, '/api/logout')
  await page.route('/api/logout', (route) => route.abort('internetdisconnected'))
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Çıkış yap' }).click()
  await expect(page.getByText('Bağlantı kurulamadı.')).toBeVisible()
  await expect(accountMenu(page)).toBeVisible()
})
