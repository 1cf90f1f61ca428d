import type { Locator, Page } from '@playwright/test'
import { banner, expect, newPerson, open, test } from './test.ts'
import { become, onEveryPage, viewers } from './viewers.ts'

/** The parts that reach out of the window; empty when nothing does. */
const wideParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    // What a scrolling part holds may be as wide as it likes.
    const isHeld = (element: Element): boolean => {
      const parent = element.parentElement
      if (parent === null || parent === document.body) return false
      return getComputedStyle(parent).overflowX !== 'visible' || isHeld(parent)
    }
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .filter((element) => !isHeld(element))
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 60)}`)
      .concat(`${scrollWidth} px`)
  })

for (const viewer of ['visitor', 'confirmed member'] as const)
  test(`every page fits into 360 px for a ${viewer}`, async ({ page, watch }) => {
    watch.announce(404, '/boyle-bir-sayfa-yok')
    await become(page, viewer)
    await onEveryPage(page, viewer, async (path) => {
      expect(await wideParts(page), path).toEqual([])
    })
  })

test('every page fits for the longest names and addresses, with targets for a finger', async ({
  page,
  signUp,
  watch,
}) => {
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
    if (path !== '/parcalar') expect(await smallTargets(page), path).toEqual([])
  })
  await page.getByRole('button', { name: /^Hesap menüsü/ }).tap()
  const box = await page.getByRole('menu').boundingBox()
  expect(box!.x).toBeGreaterThanOrEqual(0)
  expect(box!.x + box!.width).toBeLessThanOrEqual(360)
})

for (const viewer of viewers)
  test(`letters of twice the size leave room for everything, for a ${viewer}`, async ({
    page,
    watch,
  }) => {
    watch.announce(404, '/boyle-bir-sayfa-yok')
    await become(page, viewer)
    await onEveryPage(page, viewer, async (path) => {
      // Made to show the parts, not to be read on a phone.
      if (path === '/parcalar') return
      await page.evaluate(() => (document.documentElement.style.fontSize = '32px'))
      if (viewer === 'unconfirmed member')
        await expect(banner(page).getByRole('button', { name: 'Adresi düzelt' })).toBeVisible()
      expect(await wideParts(page), path).toEqual([])
    })
    // What the header has no room for is in its menu.
    await open(page, '/')
    await page.evaluate(() => (document.documentElement.style.fontSize = '32px'))
    await page.getByRole('button', { name: 'Menüyü aç' }).tap()
    const hidden = viewer === 'visitor' ? 'Giriş yap' : /^Bildirimler/
    await expect(page.getByRole('dialog').getByRole('link', { name: hidden })).toBeVisible()
    expect(await wideParts(page), 'the menu').toEqual([])
  })

test('letters of twice the size leave room for menus, and for names in a dialog', async ({
  page,
}) => {
  await become(page, 'confirmed member')
  await open(page, '/')
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'))
  await page.getByRole('button', { name: /^Hesap menüsü/ }).tap()
  await expectInside(page, page.getByRole('menu'))

  await open(page, '/yazi/bisikletle-karadeniz-ilk-300-km')
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'))
  await page
    .getByRole('button', { name: /alkışlayanları göster$/ })
    .first()
    .tap()
  const row = page.getByRole('dialog').getByRole('listitem').first()
  await expectInside(page, row.getByRole('button'))
  const { width } = (await row.getByRole('link').boundingBox())!
  expect(width, 'of the name').toBeGreaterThan(100)
})

/** Wholly, once it has come to rest. */
const expectInside = (page: Page, part: Locator): Promise<void> =>
  expect
    .poll(async () => {
      const box = await part.boundingBox()
      return box !== null && box.x >= 0 && box.x + box.width <= page.viewportSize()!.width
    })
    .toBe(true)

const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, label:has(input), input')]
      .filter((element) => element.closest('p, h1, h2, h3, li p, .sr-only') === null)
      .filter((element) => !element.matches('.sr-only, label input'))
      .map((element) => ({ box: element.getBoundingClientRect(), text: element.textContent }))
      .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 44))
      .map(({ box, text }) => `${text} ${Math.round(box.width)}×${Math.round(box.height)}`),
  )
