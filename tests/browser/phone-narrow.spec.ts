import type { Page } from '@playwright/test'
import { banner, expect, newPerson, test } from './test.ts'
import { become, onEveryPage, viewers } from './viewers.ts'

/** The parts that reach out of the window; empty when nothing does. */
const wideParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 60)}`)
  })

for (const viewer of viewers)
  test(`every page fits into 360 px for a ${viewer}`, async ({ page, watch }) => {
    watch.announce(404, '/boyle-bir-sayfa-yok')
    await become(page, viewer)
    await onEveryPage(page, viewer, async (path) => {
      expect(await wideParts(page), path).toEqual([])
    })
  })

test('the longest names and addresses fit too', async ({ page, signUp, watch }) => {
  watch.announce(404, '/boyle-bir-sayfa-yok')
  const username = `${newPerson().username}_${'w'.repeat(30)}`.slice(0, 30)
  const person = await signUp(page, {
    username,
    firstName: 'Ş'.repeat(50),
    lastName: 'W'.repeat(50),
    email: `${username}${'x'.repeat(30)}@${'w'.repeat(60)}.${'m'.repeat(60)}.example`,
  })
  await onEveryPage(page, 'unconfirmed member', async (path) => {
    await expect(banner(page)).toContainText(person.email)
    expect(await wideParts(page), path).toEqual([])
  })
  await page.getByRole('button', { name: /^Hesap menüsü/ }).tap()
  const box = await page.getByRole('menu').boundingBox()
  expect(box!.x).toBeGreaterThanOrEqual(0)
  expect(box!.x + box!.width).toBeLessThanOrEqual(360)
})

test('every target on a phone is large enough for a finger', async ({ page, watch }) => {
  watch.announce(404, '/boyle-bir-sayfa-yok')
  await become(page, 'unconfirmed member')
  await onEveryPage(page, 'unconfirmed member', async (path) => {
    if (path === '/parcalar') return
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('a, button, label:has(input), input')]
        .filter((element) => element.closest('p, h1, h2, h3, li p, .sr-only') === null)
        .filter((element) => !element.matches('.sr-only, label input'))
        .map((element) => ({ box: element.getBoundingClientRect(), text: element.textContent }))
        .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 44))
        .map(({ box, text }) => `${text} ${Math.round(box.width)}×${Math.round(box.height)}`),
    )
    expect(small, path).toEqual([])
  })
})
