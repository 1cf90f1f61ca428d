import type { Page } from '@playwright/test'
import { measuredPages } from '../../bench/javascript.ts'
import { body, saved, stored, title } from './editor-page.ts'
import { expect, notices, open, test } from './test.ts'

// What is typed and pressed before the script that takes it is there.

test.beforeEach(async ({ page }) => {
  // However slow the machine, nobody waits for so long that they expect nothing any more.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() / 100
  })
})

/** The scripts whose names begin so stay away until they are let go. */
async function holdBack(page: Page, name = ''): Promise<() => void> {
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(`**/assets/${name}*.js`, (route) => held.then(() => route.continue()))
  return letGo
}

const writeLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Yaz', exact: true })

test('the first words of a new text are kept while the editor is on its way', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  await open(page, '/kesfet')
  const letGo = await holdBack(page, 'post-editor-')
  await writeLink(page).click()
  await page.keyboard.type('Bakkalın veresiye/')
  // They are typed out of sight, and nothing moves.
  expect(await page.evaluate(() => scrollY)).toBe(0)
  letGo()
  await expect(body(page)).toBeVisible()
  await expect(title(page)).toBeFocused()
  await page.keyboard.type('defteri')
  await expect(title(page)).toHaveValue('Bakkalın veresiye/defteri')
  await expect(page.getByRole('textbox', { name: 'Başlık' })).toHaveCount(1)
  await saved(page)
  expect((await stored(page, page.url())).title).toBe('Bakkalın veresiye/defteri')
})

test('words of a text that was not waited for are in no other one', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  await open(page, '/kesfet')
  const letGo = await holdBack(page, 'post-editor-')
  await writeLink(page).click()
  await page.keyboard.type('Vazgeçilen')
  await expect(title(page)).toHaveValue('Vazgeçilen')
  await page.goBack()
  await expect(page).toHaveURL(/kesfet$/)
  letGo()
  await writeLink(page).click()
  await expect(body(page)).toBeVisible()
  await expect(title(page)).toHaveValue('')
})

test('whoever cannot go to a new text is at the link again', async ({
  page,
  context,
  signUpConfirmed,
  watch,
}) => {
  watch.announceMessage(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically/)
  await signUpConfirmed(page)
  await open(page, '/kesfet')
  await context.setOffline(true)
  await writeLink(page).press('Enter')
  await page.keyboard.type('Vazgeçilen')
  await expect(notices(page)).toContainText('Bağlantı yok, sayfa açılamadı.')
  await expect(writeLink(page)).toBeFocused()
  await context.setOffline(false)
  await writeLink(page).press('Enter')
  await expect(body(page)).toBeVisible()
  await expect(title(page)).toHaveValue('')
})

test('whoever stays with what they have not saved is at the link again', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  await open(page, '/ayarlar')
  await page.getByRole('textbox', { name: 'Ad', exact: true }).fill('Kevin')
  await writeLink(page).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kal' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(writeLink(page)).toBeFocused()
})

test('the words alone are a change that is saved', async ({ page, signUpConfirmed }) => {
  await signUpConfirmed(page)
  await open(page, '/kesfet')
  const letGo = await holdBack(page, 'post-editor-')
  await writeLink(page).press('Enter')
  await page.keyboard.type('Söz')
  letGo()
  await saved(page)
  expect((await stored(page, page.url())).title).toBe('Söz')
})

test('the title of a new text can be typed before any script is there', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const letGo = await holdBack(page)
  await page.goto('/new', { waitUntil: 'domcontentloaded' })
  await title(page).click()
  await page.keyboard.type('Bakkalın veresiye')
  letGo()
  await expect(body(page)).toBeVisible()
  await expect(title(page)).toBeFocused()
  await page.keyboard.type(' defteri')
  await expect(title(page)).toHaveValue('Bakkalın veresiye defteri')
})

const askedIn = (page: Page) => page.getByRole('dialog', { name: 'Giriş yapın' })

const answerFirst = (page: Page) => page.getByRole('button', { name: 'Yanıtla' }).first().click()

test('a press on a comment is answered when the code of the comments comes', async ({ page }) => {
  const letGo = await holdBack(page, 'end-')
  await open(page, measuredPages.post)
  await answerFirst(page)
  letGo()
  await expect(page.getByRole('textbox', { name: /yanıt$/ })).toBeFocused()
})

test('a press on what was done before does not take it back', async ({ page, signUpConfirmed }) => {
  await signUpConfirmed(page)
  await open(page, measuredPages.post)
  const heart = page.getByRole('button', { name: /^Beğen,/ }).first()
  // Answers when the comments are alive.
  await answerFirst(page)
  await expect(page.getByRole('textbox', { name: /yanıt$/ })).toBeFocused()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const takenBack: string[] = []
  page.on('request', (sent) => void (sent.method() === 'DELETE' && takenBack.push(sent.url())))
  const letGo = await holdBack(page, 'end-')
  await open(page, measuredPages.post)
  await heart.click()
  letGo()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(takenBack).toEqual([])
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => takenBack).toHaveLength(1)
})

test('a press on what was never done before is kept', async ({ page, signUpConfirmed }) => {
  await signUpConfirmed(page)
  const letGo = await holdBack(page, 'end-')
  await open(page, measuredPages.post)
  const heart = page.getByRole('button', { name: /^Beğen,/ }).first()
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/comment_likes'))
  await heart.click()
  letGo()
  expect((await sent).status()).toBe(201)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('a press is not made for whoever waited so long that they expect nothing any more', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const letGo = await holdBack(page, 'end-')
  await open(page, measuredPages.post)
  const heart = page.getByRole('button', { name: /^Beğen,/ }).first()
  await heart.click()
  await page.evaluate(() => {
    const late = performance.now() + 11_000
    performance.now = () => late
  })
  letGo()
  const isAlive = (button: Element) =>
    Object.keys(button).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => heart.evaluate(isAlive)).toBe(true)
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  )
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a visitor who pressed a heart too early is asked in for it', async ({ page }) => {
  const letGo = await holdBack(page, 'end-')
  await open(page, measuredPages.post)
  await page
    .getByRole('button', { name: /^Beğen,/ })
    .first()
    .click()
  letGo()
  await expect(askedIn(page)).toContainText('Yorumu beğenmek için')
})

test('a press is answered when the page comes alive, and the last one counts', async ({ page }) => {
  const letGo = await holdBack(page)
  await page.goto(measuredPages.post, { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: /^Alkışla,/ }).click()
  await page
    .getByRole('button', { name: /^Takip et/ })
    .first()
    .click()
  letGo()
  await expect(askedIn(page)).toContainText('takip etmek için')
  await page.keyboard.press('Escape')
  await expect(askedIn(page)).toBeHidden()
})

test('a press that React answers by hydrating the button at once is made once', async ({
  page,
}) => {
  // On a machine on which React comes to no end in one turn, somebody presses between the frame and the page in it.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance)
    let lost = 0
    performance.now = () => now() + (lost += 2)
    const isAlive = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps'))
    const press = (): void => {
      const button = document.querySelector<HTMLElement>('main button[aria-label^="Alkışla,"]')
      if (document.body.dataset.presses || !button || isAlive(button)) return
      if (!isAlive(document.querySelector('main')!)) return
      button.addEventListener('click', () => {
        document.body.dataset.presses = `${Number(document.body.dataset.presses ?? 0) + 1}`
      })
      button.click()
    }
    const onmessage = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage')!
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      ...onmessage,
      set(this: MessagePort, act: (event: MessageEvent) => void) {
        onmessage.set!.call(this, (event: MessageEvent) => {
          act(event)
          press()
        })
      },
    })
  })
  await page.goto(measuredPages.post)
  await expect(askedIn(page)).toBeVisible()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(page.locator('body')).toHaveAttribute('data-presses', '1')
})
