import type { Page } from '@playwright/test'
import { box } from './search-pages.ts'
import { expect, open, signIn, test } from './test.ts'

/** A piece of code that is still on its way when the reader goes on; letting it go waits until it has run. */
async function hold(
  page: Page,
  name: string,
): Promise<{ asked: Promise<unknown>; letGo: () => Promise<void> }> {
  const address = `**/assets/${name}-*.js`
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, (route) => held.then(() => route.continue()))
  const asked = page.waitForRequest(address)
  const letGo = async () => {
    release()
    await page.evaluate((url) => import(url), (await asked).url())
    // What it throws and where it scrolls to is known with the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  return { asked, letGo }
}

const goOn = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('link', { name: 'Keşfet' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Keşfet' })).toBeVisible()
}

/** As on a very slow machine React comes to no end in one turn, and what comes over the network comes in between. */
const slowDown = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance)
    let lost = 0
    performance.now = () => now() + (lost += 2)
    const onmessage = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage')!
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      ...onmessage,
      set(this: MessagePort, act: (event: MessageEvent) => void) {
        onmessage.set!.call(this, (event: MessageEvent) => {
          const until = now() + 5
          while (now() < until);
          act(event)
        })
      },
    })
  })

test('whoever goes on while the page is being hydrated arrives, and nothing is thrown', async ({
  page,
}) => {
  await slowDown(page)
  await page.goto('/yazi/depremden-sonra-sessizlik')
  await page.waitForFunction(() => {
    const link = document.querySelector<HTMLElement>('footer a[href="/hakkinda"]')!
    const isAlive = Object.keys(link).some((key) => key.startsWith('__reactProps'))
    if (isAlive) link.click()
    return isAlive
  })
  await expect(page.getByRole('heading', { level: 1, name: /hakkında$/ })).toBeVisible()
})

test('a post with wide pictures is left before the code for them is there', async ({ page }) => {
  const { asked, letGo } = await hold(page, 'make-room')
  await open(page, '/yazi/bozkirda-bes-gun-ankara-dan-tuz-golu-ne-bisikletle')
  await asked
  await goOn(page)
  await letGo()
})

test('whoever goes on right after the login is not scrolled to where they were on the page before', async ({
  page,
}) => {
  await open(page, '/yazi/depremden-sonra-sessizlik')
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await page.getByRole('button', { name: /^Alkışla,/ }).click()
  await expect(page.getByRole('dialog', { name: 'Giriş yapın' })).toBeVisible()
  await signIn(page, 'elif')
  const { asked, letGo } = await hold(page, 'scroll-back')
  await open(page, '/yazi/depremden-sonra-sessizlik')
  await asked
  await goOn(page)
  await letGo()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the box for an answer leaves the focus to what was opened before it came', async ({
  page,
}) => {
  const { letGo } = await hold(page, 'composer')
  await open(page, '/yazi/depremden-sonra-sessizlik#yorumlar')
  const comment = page.getByRole('article', { name: /, yorum$/ }).first()
  await expect(comment.getByRole('button', { name: 'Bildir' })).toBeVisible()
  await comment.getByRole('button', { name: 'Yanıtla' }).click()
  await comment.getByRole('button', { name: 'Bildir' }).click()
  const dialog = page.getByRole('dialog', { name: 'Giriş yapın' })
  await expect(dialog.getByRole('link', { name: 'Giriş yap' })).toBeFocused()
  await letGo()
  await expect(page.getByPlaceholder(/^@/)).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Giriş yap' })).toBeFocused()
})

test('suggestions that come after the search was sent do not lie over what it found', async ({
  page,
}) => {
  const { asked, letGo } = await hold(page, 'suggestions')
  await open(page, '/ara?q=kitap')
  await box(page).click()
  await asked
  await box(page).fill('deniz')
  await box(page).press('Enter')
  await expect(page).toHaveURL('/ara?q=deniz')
  await letGo()
  const sheet = page.getByRole('listbox', { name: 'Öneriler' })
  await expect(sheet).toBeHidden()
  await box(page).pressSequentially('e')
  await expect(sheet).toBeVisible()
})
