import type { Page } from '@playwright/test'
import { violationsOn } from './axe.ts'
import { expect, open, signIn, test } from './test.ts'
import { box, indexed, option, options, palette } from './search-pages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ page }) => indexed(page))

/** Until it is remembered. */
async function searchFor(page: Page, q: string): Promise<void> {
  await open(page, `/ara?q=${q}`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('aramalar'))).toContain(`"${q}"`)
}

test('suggests while one types, by keyboard', async ({ page }) => {
  await open(page, '/hakkinda')
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('elif y')
  await expect(option(page, /^Elif Yıldız/)).toBeVisible()
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(box(page)).toHaveValue('elif y')
  await page.keyboard.press('ArrowUp')
  await expect(option(page, '“elif y” için ara')).toHaveAttribute('aria-selected', 'true')
  const active = await box(page).getAttribute('aria-activedescendant')
  expect(active).toBe(await option(page, '“elif y” için ara').getAttribute('id'))
  await page.keyboard.press('ArrowDown')
  await expect(box(page)).not.toHaveAttribute('aria-activedescendant')
  while ((await option(page, /^Elif Yıldız/).getAttribute('aria-selected')) !== 'true')
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/@elif')
  await expect(options(page)).toHaveCount(0)
})

/** The last key, before anybody listens; whoever goes on leaves the box with it. */
async function typeEarly(page: Page, goesOn: boolean): Promise<void> {
  await page.addInitScript((leaves) => {
    let isLast = true
    HTMLFormElement.prototype.addEventListener = function (
      this: HTMLFormElement,
      ...listening: Parameters<EventTarget['addEventListener']>
    ) {
      if (listening[0] === 'input' && isLast && this.q.value === 'elif') {
        isLast = false
        this.q.value = 'elif y'
        if (leaves) this.q.blur()
      }
      EventTarget.prototype.addEventListener.apply(this, listening)
    }
  }, goesOn)
  await open(page, '/ara?q=elif')
  await box(page).click()
}

test('what is typed while the suggestions come is what they are for', async ({ page }) => {
  await typeEarly(page, false)
  await expect(option(page, '“elif y” için ara')).toBeVisible()
})

test('whoever goes on while the suggestions come is not held up by them', async ({ page }) => {
  const suggested = page.waitForResponse(/suggestions\?q=elif(\+|%20)y/)
  await typeEarly(page, true)
  await suggested
  await expect(option(page, '“elif y” için ara')).toBeHidden()
})

test('suggests while one types, by mouse', async ({ page }) => {
  await open(page, '/')
  await box(page).click()
  await box(page).pressSequentially('edebi')
  await option(page, 'Edebiyat').click()
  await expect(page).toHaveURL('/kesfet/edebiyat')
})

test('an answer that comes too late is not shown', async ({ page }) => {
  await open(page, '/hakkinda')
  const late = Promise.withResolvers<void>()
  await page.route('/api/search/suggestions?q=elif', async (route) => {
    await late.promise
    await route.continue()
  })
  const asked = page.waitForRequest(/suggestions\?q=elif$/)
  await box(page).fill('elif')
  await asked
  await box(page).fill('edebiyat')
  await expect(option(page, 'Edebiyat')).toBeVisible()
  const answered = page.waitForResponse(/suggestions\?q=elif$/)
  late.resolve()
  await (await answered).finished()
  await expect(option(page, /^Elif/)).toHaveCount(0)
  await expect(option(page, 'Edebiyat')).toBeVisible()
})

test('Enter searches for what is typed; `/` is a sign where one writes', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('/')
  await page.keyboard.type('ve/veya')
  await expect(box(page)).toHaveValue('ve/veya')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ara?q=ve%2Fveya')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ve/veya')
})

test('searches are remembered on the device, and forgotten one by one or all', async ({ page }) => {
  for (const q of ['deniz', 'kitap', 'bisiklet']) {
    await searchFor(page, q)
  }
  await open(page, '/hakkinda')
  await box(page).click()
  await expect(options(page)).toHaveText(['bisiklet', 'kitap', 'deniz'])
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Unut: kitap' }).click()
  await expect(options(page)).toHaveText(['bisiklet', 'deniz'])
  await box(page).click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ara?q=bisiklet')
  await open(page, '/ara')
  const remembered = page.getByRole('region', { name: 'Son aramalar' })
  await expect(remembered.getByRole('link')).toHaveText(['bisiklet', 'deniz'])
  await remembered.getByRole('button', { name: 'Unut: deniz' }).click()
  await remembered.getByRole('button', { name: 'Tümünü unut' }).click()
  await expect(remembered).toContainText('Yalnızca bu cihazda')
  expect(await page.evaluate(() => localStorage.getItem('aramalar'))).toBeNull()
})

test('only the last eight are remembered', async ({ page }) => {
  await open(page, '/hakkinda')
  await page.evaluate(() =>
    localStorage.setItem('aramalar', JSON.stringify(['1', '2', '3', '4', '5', '6', '7', '8'])),
  )
  await searchFor(page, 'dokuz')
  await open(page, '/ara')
  const links = page.getByRole('region', { name: 'Son aramalar' }).getByRole('link')
  await expect(links).toHaveText(['dokuz', '1', '2', '3', '4', '5', '6', '7'])
})

test('nothing is remembered where the browser forbids it', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
  })
  await open(page, '/ara?q=kitap')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(12)
  await page.getByRole('banner').getByRole('link', { name: 'Keşfet' }).click()
  await box(page).click()
  await box(page).fill('')
  await expect(options(page)).toHaveCount(0)
})

test('Ctrl+K opens the palette, which knows the places of a visitor', async ({ page }) => {
  await open(page, '/hakkinda')
  const link = page.getByRole('banner').getByRole('link', { name: 'Keşfet' })
  await link.focus()
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeVisible()
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await expect(option(page, 'Ayarlar')).toHaveCount(0)
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(link).toBeFocused()
  await page.keyboard.press('Control+k')
  await palette(page).getByRole('combobox').fill('KES')
  await expect(option(page, 'Keşfet')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/kesfet')
  await expect(palette(page)).toBeHidden()
})

/** Lets the code of the palette come when it is called. */
async function holdPalette(page: Page): Promise<() => void> {
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(/palette/, (route) => held.then(() => route.continue()))
  return letGo
}

test('what is typed while the palette is being fetched stands in it', async ({ page }) => {
  const letGo = await holdPalette(page)
  await open(page, '/hakkinda')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('ket')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('s')
  letGo()
  await expect(palette(page).getByRole('combobox')).toHaveValue('kes')
  await page.keyboard.type('f')
  await expect(palette(page).getByRole('combobox')).toHaveValue('kesf')
})

test('a palette that is being fetched is called off by Escape, and the focus is where it was', async ({
  page,
}) => {
  const letGo = await holdPalette(page)
  await open(page, '/hakkinda')
  const come = page.waitForResponse(/palette/)
  const link = page.getByRole('banner').getByRole('link', { name: 'Keşfet' })
  await link.focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  letGo()
  const code = (await come).url()
  await page.evaluate((url) => import(url), code)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(palette(page)).toBeHidden()
  await expect(box(page)).toBeFocused()
})

test('the palette knows the places of a member, and searches everything', async ({ page }) => {
  await signIn(page, 'elif')
  await open(page, '/')
  const goTo = async (typed: string, address: string): Promise<void> => {
    await page.keyboard.press('ControlOrMeta+k')
    await expect(palette(page).getByRole('combobox')).toBeFocused()
    await page.keyboard.type(typed)
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(address)
    await expect(palette(page)).toBeHidden()
  }
  await goTo('taslak', '/yazilarim?durum=taslak')
  await goTo('ayar', '/ayarlar')
  await goTo('geçiş anah', '/ayarlar/guvenlik')
  await goTo('bild', '/bildirimler')
  await goTo('mesaj', '/mesajlar')
  await goTo('ana say', '/')
  await goTo('yeni yaz', '/new')
  await open(page, '/hakkinda')
  await page.keyboard.press('Control+k')
  await palette(page).getByRole('combobox').fill('gülşen')
  await option(page, /^Gülşen Ağaoğlu/).click()
  await expect(page).toHaveURL(/^[^?]*\/@\w+$/)
})
