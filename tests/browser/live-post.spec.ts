import type { Page } from '@playwright/test'
import { api, applaud, posts } from './api.ts'
import { expect, openListening, reachEnd, test } from './test.ts'

const news = (page: Page) => page.getByRole('button', { name: /yeni yorum$/ })
const said = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
const applause = (page: Page) => page.getByRole('button', { name: /^Alkışla, / }).first()
const counted = (page: Page) => page.getByRole('link', { name: /yorumlara git$/ }).first()
const numberIn = async (text: Promise<string | null>): Promise<number> =>
  Number.parseInt(((await text) ?? '').replace(/\D*(\d+).*/, '$1'), 10)

const say = (page: Page, slug: string, text: string, parent: number | null = null) =>
  api(page, 'POST', '/comments', { post: slug, text, parent })

test('a visitor sees applause and comments of others as they happen, and nothing moves', async ({
  page,
  watch,
  otherMember,
}) => {
  const { page: other } = await otherMember()
  const { slug } = (await posts(page, 14)).at(-1)!
  const { id } = await say(other, slug, 'Önceden söylenen')
  await openListening(page, `/yazi/${slug}`)
  await reachEnd(page)
  const applauseBefore = await numberIn(applause(page).getAttribute('aria-label'))
  const comments = await numberIn(counted(page).getAttribute('aria-label'))

  await applaud(other, slug, 3)
  await expect(applause(page)).toHaveAccessibleName(`Alkışla, ${applauseBefore + 3} alkış`)

  const place = () =>
    said(page, 'Önceden söylenen').evaluate((one) => one.getBoundingClientRect().top)
  const before = await place()
  await say(other, slug, 'Yeni bir söz')
  await say(other, slug, 'Eskisine bir yanıt', id)
  const { id: regretted } = await say(other, slug, 'Vazgeçilen söz')
  await expect(news(page)).toHaveText('3 yeni yorum')
  await expect(counted(page)).toHaveAccessibleName(`${comments + 3} yorum, yorumlara git`)
  expect(await place()).toBe(before)
  await expect(said(page, 'Yeni bir söz')).toHaveCount(0)

  watch.announce(404, `/api/comments/${regretted}`)
  await api(other, 'DELETE', `/comments/${regretted}`)
  await expect(counted(page)).toHaveAccessibleName(`${comments + 2} yorum, yorumlara git`)
  await news(page).click()
  await expect(said(page, 'Yeni bir söz')).toBeVisible()
  await expect(said(page, 'Eskisine bir yanıt')).toBeVisible()
  await expect(news(page)).toHaveCount(0)
  await expect(said(page, 'Vazgeçilen söz')).toHaveCount(0)
  await expect(said(page, 'Önceden söylenen')).toHaveCount(1)
})

test('what one says oneself is shown once, and counted once', async ({
  page,
  signUpConfirmed,
  otherMember,
}) => {
  const { page: other } = await otherMember()
  await signUpConfirmed(page)
  const { slug } = (await posts(page, 15)).at(-1)!
  await openListening(page, `/yazi/${slug}`)
  await reachEnd(page)
  const comments = await numberIn(counted(page).getAttribute('aria-label'))
  await page.getByRole('textbox', { name: 'Yorumunuz' }).fill('Kendi sözüm')
  await page.keyboard.press('Control+Enter')
  await expect(said(page, 'Kendi sözüm')).toHaveAttribute('aria-busy', 'false')
  // It comes after one's own, so that one's own has come as well.
  await say(other, slug, 'Başkasının sözü')
  await expect(news(page)).toHaveText('1 yeni yorum')
  await expect(counted(page)).toHaveAccessibleName(`${comments + 2} yorum, yorumlara git`)
  await news(page).click()
  await expect(said(page, 'Başkasının sözü')).toHaveCount(1)
  await expect(said(page, 'Kendi sözüm')).toHaveCount(1)

  await said(page, 'Kendi sözüm')
    .getByRole('button', { name: /seçenekler$/ })
    .click()
  await page.getByRole('menuitem', { name: 'Sil' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click()
  await expect(said(page, 'Kendi sözüm')).toHaveCount(0)
  await expect(counted(page)).toHaveAccessibleName(`${comments + 1} yorum, yorumlara git`)
  await expect(news(page)).toHaveCount(0)
})
