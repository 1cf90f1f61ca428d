import { violationsOn } from './axe.ts'
import { expect, open, test } from './test.ts'
import { box, indexed, option, results } from './search-pages.ts'

test.beforeEach(({ page }) => indexed(page))

test('the icon leads to the box, which suggests, and searches', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Ara' }).tap()
  await expect(page).toHaveURL('/ara')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('elif')
  await option(page, /^Elif Yıldız/).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elif Yıldız')
  await page.goBack()
  await expect(box(page)).toHaveValue('')
  await box(page).tap()
  await page.keyboard.type('kitap')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ara?q=kitap')
  await expect(results(page)).toHaveCount(12)
  expect(await violationsOn(page)).toEqual([])
})

test('what can be pressed is large enough for a finger, and nothing is wider than the screen', async ({
  page,
}) => {
  await open(page, '/ara?q=kitap&yazar=elif')
  const small = await page
    .getByRole('main')
    .locator(
      'form a, form button, form select, form input:not([type=hidden]), nav a, ul[aria-label] a',
    )
    .evaluateAll((all) =>
      all
        .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 44)
        .map((each) => each.outerHTML),
    )
  expect(small).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
