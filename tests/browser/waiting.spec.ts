import type { Page } from '@playwright/test'
import { banner, expect, open, test } from './test.ts'
import { become, onEveryPage } from './viewers.ts'

const topMargin = (page: Page): Promise<number> =>
  page.getByRole('main').evaluate((main) => Number.parseFloat(getComputedStyle(main).marginTop))

test('the banner stands on every page with a header, above a larger margin', async ({
  page,
  otherBrowser,
  watch,
}) => {
  watch.announce(404, '/boyle-bir-sayfa-yok')
  const confirmed = await otherBrowser()
  await become(confirmed, 'confirmed member')
  await open(confirmed, '/')
  const usual = await topMargin(confirmed)
  await expect(banner(confirmed)).toBeHidden()

  await become(page, 'unconfirmed member')
  await onEveryPage(page, 'unconfirmed member', async (path) => {
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(banner(page)).toContainText('deniz@')
    // Whoever writes begins at the very top.
    if (path.startsWith('/new')) return expect(await topMargin(page)).toBe(0)
    expect(await topMargin(page)).toBeGreaterThan(usual)
  })
})

test('a visitor sees no banner', async ({ page }) => {
  await open(page, '/')
  await expect(banner(page)).toBeHidden()
})

test('the mail is sent again on request', async ({ page, signUp, mailTo }) => {
  const person = await signUp(page)
  const first = await mailTo(person.email)
  await open(page, '/')
  await banner(page).getByRole('button', { name: 'Yeniden gönder' }).click()
  await expect(page.getByText('Onay e-postası yeniden gönderildi.')).toBeVisible()
  const second = await mailTo(person.email)
  expect(second).not.toBe(first)
  expect(second).toMatch(/^\/aktivasyon\?token=/)
})

test.describe('with the real limits', () => {
  test.use({ baseURL: process.env.STRICT_SITE_URL })

  test('a second request within a minute is refused in friendly words', async ({
    page,
    signUp,
    watch,
  }) => {
    await signUp(page)
    await open(page, '/')
    const again = banner(page).getByRole('button', { name: 'Yeniden gönder' })
    await again.click()
    await expect(page.getByText('Onay e-postası yeniden gönderildi.')).toBeVisible()
    watch.announce(429, '/api/activation/resend')
    await again.click()
    await expect(page.getByText(/^Çok sık denediniz\. .+ sonra yeniden deneyin\.$/)).toBeVisible()
  })
})
