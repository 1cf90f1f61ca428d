import type { Page } from '@playwright/test'
import { violationsInBothThemes } from './axe.ts'
import { expect, open, test } from './test.ts'

const retry = (page: Page) => page.getByRole('button', { name: 'Yeniden dene' })

/** Whoever uses the keyboard goes on where the button was. */
const expectFocusKept = (page: Page) => expect(page.locator('main :focus')).toHaveCount(1)

for (const [section, calls, headings] of [
  ['Güvenlik', ['two-factor', 'passkeys'], ['İki adımlı doğrulama', 'Geçiş anahtarları']],
  ['Kişiler', ['blocks', 'mutes'], ['Engellenenler', 'Sessize alınanlar']],
] as const)
  test(`${section}: what did not come is asked for again with one press, and nothing else`, async ({
    page,
    signUpConfirmed,
    watch,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await signUpConfirmed(page)
    await open(page, '/ayarlar')
    const failing = new Set<string>(calls)
    for (const call of calls) {
      watch.announce(0, `/api/${call}`)
      await page.route(new RegExp(`/api/${call}(?:\\?|$)`), (route) =>
        failing.has(call) ? route.abort('internetdisconnected') : route.continue(),
      )
    }
    const heading = (name: string) => page.getByRole('heading', { name, exact: true })
    await page.getByRole('link', { name: section, exact: true }).click()
    await expect(retry(page)).toHaveCount(1)
    for (const name of headings) await expect(heading(name)).toBeHidden()
    expect(await violationsInBothThemes(page)).toEqual([])

    failing.delete(calls[0])
    await retry(page).press('Enter')
    await expect(heading(headings[0])).toBeVisible()
    await expect(retry(page)).toHaveCount(1)
    await expect(heading(headings[1])).toBeHidden()
    await expectFocusKept(page)

    failing.delete(calls[1])
    await retry(page).press('Enter')
    await expect(heading(headings[1])).toBeVisible()
    await expect(retry(page)).toHaveCount(0)
    await expectFocusKept(page)
  })

test('a section that did not come leaves the ways to the others', async ({
  page,
  signUpConfirmed,
  watch,
}) => {
  const { username } = await signUpConfirmed(page)
  await open(page, '/ayarlar/gorunum')
  watch.announce(500, '/api/users/current')
  watch.announceMessage(/^error: Error: Bir sorun oluştu\./)
  await page.route('**/api/users/current', (route) => route.fulfill({ status: 500, body: '{}' }))
  const sections = page.getByRole('navigation', { name: 'Ayarların bölümleri' })
  await sections.getByRole('link', { name: 'Profil', exact: true }).click()
  await expect(retry(page)).toBeVisible()
  await expect(sections.locator('[aria-current=page]')).toHaveText('Profil')
  await sections.getByRole('link', { name: 'Güvenlik' }).click()
  await expect(page.getByRole('heading', { name: 'Geçiş anahtarları' })).toBeVisible()
  await sections.getByRole('link', { name: 'Profil', exact: true }).click()
  await expect(retry(page)).toBeVisible()
  await page.unroute('**/api/users/current')
  await retry(page).click()
  await expect(page.getByLabel('Kullanıcı adı')).toHaveValue(username)
})

test('an address that waits is not taken for none where it could not be asked', async ({
  page,
  signUpConfirmed,
  watch,
}) => {
  await signUpConfirmed(page)
  await open(page, '/ayarlar')
  watch.announce(500, '/api/email-change')
  await page.route('**/api/email-change', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('link', { name: 'Hesap', exact: true }).click()
  await expect(retry(page)).toBeVisible()
  await page.unroute('**/api/email-change')
  await retry(page).press('Enter')
  await expect(retry(page)).toHaveCount(0)
  await expectFocusKept(page)
})
