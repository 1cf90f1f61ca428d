import type { Page } from '@playwright/test'
import { examples, noSuchPage } from './routes.ts'
import { expect, open, pathOf, test } from './test.ts'
import { onEveryPage, viewers } from './viewers.ts'

const overlay = (page: Page) => page.locator('[role=dialog], [role=alertdialog], [role=menu]')

/** A dialog that is just opening may not listen to its keys yet. */
const closeOverlay = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      await page.keyboard.press('Escape')
      return overlay(page).count()
    })
    .toBe(0)

/**
 * Marks the next button to press, and gives its kind: rows of a list have the same buttons for other
 * things, of which one is enough.
 */
const chooseNext = (page: Page, pressed: string[]): Promise<string | null> =>
  page
    .getByRole('button', { disabled: false })
    .filter({ visible: true })
    .evaluateAll((buttons, known) => {
      for (const each of document.querySelectorAll('[data-next]')) each.removeAttribute('data-next')
      for (const button of buttons) {
        // Notices go by themselves, perhaps while they are pressed; they have a test of their own.
        if (button.closest('[role=dialog], [role=alertdialog], [role=menu], [role=status]'))
          continue
        const name = button.getAttribute('aria-label') ?? button.textContent
        const kind = name.replace(/:.*|\d+|“.*”/gu, '').trim()
        if (known.includes(kind)) continue
        button.setAttribute('data-next', '')
        return kind
      }
      return null
    }, pressed)

/** Counts whatever changes in the page from now on: what a press does not change, it did not do. */
const watchChanges = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = { changes: 0 }
    const options = { subtree: true, childList: true, attributes: true, characterData: true }
    new MutationObserver(() => seen.changes++).observe(document, options)
    Object.assign(globalThis, { seen })
  })

const changes = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { seen?: { changes: number } }).seen?.changes ?? 1)

async function pressEverything(page: Page, path: string): Promise<void> {
  const pressed: string[] = []
  for (;;) {
    await expect(overlay(page)).toHaveCount(0)
    const kind = await chooseNext(page, pressed)
    if (kind === null && (await overlay(page).count()) > 0) continue
    if (kind === null) return
    pressed.push(kind)
    await watchChanges(page)
    await page.locator('[data-next]').click()
    await expect.poll(() => changes(page), `"${kind}" on ${path} does something`).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    if (pathOf(page) !== path) await open(page, path)
  }
}

/** Members of their own: what is pressed here must not change the lists that other tests look at. */
for (const viewer of viewers)
  test(`every button of every page does something for a ${viewer}`, async ({
    page,
    watch,
    signUp,
    signUpConfirmed,
  }) => {
    watch.announce(404, noSuchPage)
    // A conversation of others is none.
    watch.tolerate(404, examples['/mesajlar/$id']!)
    if (viewer === 'unconfirmed member') await signUp(page)
    if (viewer === 'confirmed member') await signUpConfirmed(page)
    // What a press fetched may open late, and then lies over the next button.
    await page.addLocatorHandler(overlay(page).first(), () => closeOverlay(page))
    await onEveryPage(page, viewer, async (path) => {
      // Made to show the parts, of which some do nothing; and the editor has tests for each button.
      if (path === '/parcalar' || path.startsWith('/new')) return
      await pressEverything(page, path)
    })
  })
