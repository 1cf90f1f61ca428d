import { api, posts } from './api.ts'
import { notice, titles } from './own-posts.ts'
import { expect, open, test } from './test.ts'

test('a finger narrows a list, chooses several and takes them away', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  for (const { slug } of await posts(page, 3)) await api(page, 'POST', '/bookmarks', { post: slug })
  await open(page, '/okuma-listem?sira=uzun')
  await page.getByRole('button', { name: 'Seç', exact: true }).tap()
  const boxes = page.getByRole('main').getByRole('checkbox')
  await boxes.nth(0).tap()
  await boxes.nth(2).tap()
  const small = await page
    .getByRole('main')
    .locator(
      'form select, form input[type=search], label:has(input[type=checkbox]), section button',
    )
    .evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 44)
        .map((each) => each.outerHTML),
    )
  expect(small).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByRole('button', { name: 'Kaydı kaldır' }).tap()
  await expect(notice(page, '2 yazı okuma listenizden çıkarıldı.')).toBeVisible()
  await expect(titles(page)).toHaveCount(1)
})

test('the way to what was read keeps its words on one line, also without lists', async ({
  page,
  signUp,
}) => {
  await signUp(page)
  await open(page, '/okuma-listem')
  const history = page.getByRole('main').getByRole('link', { name: 'Okuma geçmişim' })
  const lines = await history.evaluate((link) => {
    const words = document.createRange()
    words.selectNodeContents(link.lastChild!)
    return words.getClientRects().length
  })
  expect(lines).toBe(1)
})
