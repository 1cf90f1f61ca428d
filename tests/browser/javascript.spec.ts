import type { Page } from '@playwright/test'
import {
  javascriptLimits,
  kilobytesOf,
  measuredPages,
  type Script,
  scriptsOf,
} from '../../bench/javascript.ts'
import { accountMenu, alive, expect, open, signIn, test, withoutStream } from './test.ts'
import { isOfStream } from './watch.ts'

const listOf = (scripts: Script[]): string =>
  scripts.map(({ path, bytes }) => `${bytes} ${path}`).join('\n')

async function expectLightPost(page: Page): Promise<void> {
  await withoutStream(page)
  const scripts = await scriptsOf(page, measuredPages.post)
  await alive(page)
  expect(scripts.filter(({ encoding }) => encoding !== 'br')).toEqual([])
  // No less than React: what is counted is what was sent.
  expect(kilobytesOf(scripts), listOf(scripts)).toBeGreaterThan(50)
  expect(kilobytesOf(scripts), listOf(scripts)).toBeLessThanOrEqual(javascriptLimits.post)
}

test('a post brings no more JavaScript than was promised', async ({ page }) => {
  await expectLightPost(page)
})

test('nor does it for a member, whose menu comes when it is asked for', async ({ page }) => {
  await signIn(page, 'elif')
  await expectLightPost(page)
  await expect(accountMenu(page)).toBeVisible()
})

for (const [name, address] of Object.entries(measuredPages))
  test(`what the ${name} page needs is asked for at once, and nothing of the editor`, async ({
    page,
  }) => {
    await withoutStream(page)
    const scripts = await scriptsOf(page, address)
    const paths = scripts.map(({ path }) => path).filter((path) => !isOfStream(path))
    const announced = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
        (link) => new URL(link.href).pathname,
      ),
    )
    expect(paths.filter((path) => !announced.includes(path))).toEqual([])
    for (const path of paths) {
      const code = await (await page.request.get(path)).text()
      expect(/ProseMirror|tiptap/.test(code), path).toBe(false)
    }
  })

test('the next page is fetched as soon as somebody points at it', async ({ page }) => {
  await withoutStream(page)
  await page.goto(measuredPages.post, { waitUntil: 'networkidle' })
  const link = page.getByRole('banner').getByRole('link', { name: 'Keşfet' })
  const [data, code] = await Promise.all([
    page.waitForRequest(/\/api\/categories/),
    page.waitForRequest(/\/assets\/kesfet\.index-.+\.js$/),
    link.hover(),
  ])
  await Promise.all([data.response(), code.response()])
  const later: string[] = []
  page.on('request', (request) => later.push(new URL(request.url()).pathname))
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Keşfet' })).toBeVisible()
  expect(
    later.filter((path) => /\.js$|\/api\/categories$/.test(path) && !isOfStream(path)),
  ).toEqual([])
})

test.describe('the end of a post', () => {
  const comments = (page: Page) => page.getByRole('region', { name: /^Yorumlar/ })

  /** Keeps the part back until it is let go. */
  async function holdEnd(page: Page): Promise<() => void> {
    let letGo = (): void => undefined
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route('**/assets/end-*.js', async (route) => {
      await held
      await route.continue()
    })
    return letGo
  }

  test('is there as HTML, and comes alive when the reader comes near', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.goto(measuredPages.post, { waitUntil: 'networkidle' })
    await expect(comments(page).getByRole('article').first()).toBeAttached()
    expect(fetched.filter((path) => path.startsWith('/assets/end-'))).toEqual([])
    await comments(page).scrollIntoViewIfNeeded()
    await expect(page.getByRole('textbox', { name: 'Yorumunuz' })).toBeVisible()
  })

  test('keeps its elements and the focus in them when it is hydrated', async ({ page }) => {
    const letGo = await holdEnd(page)
    await open(page, measuredPages.post)
    const link = comments(page).getByRole('article').first().getByRole('link').first()
    await link.focus()
    await link.evaluate((element) => Object.assign(element, { isFirst: true }))
    letGo()
    await expect(page.getByRole('textbox', { name: 'Yorumunuz' })).toBeVisible()
    await expect(link).toBeFocused()
    expect(await link.evaluate((element) => 'isFirst' in element)).toBe(true)
  })

  test('leads on by its links before its code is there', async ({ page }) => {
    await holdEnd(page)
    await open(page, measuredPages.post)
    const link = page.getByRole('region', { name: 'Benzer yazılar' }).getByRole('link').first()
    const title = await link.textContent()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!)
  })

  test('marks the comment one came for', async ({ page }) => {
    await open(page, measuredPages.post)
    const id = await comments(page).getByRole('article').first().getAttribute('id')
    await open(page, `${measuredPages.post}#${id}`)
    await page.reload()
    const comment = page.locator(`#${id}`)
    await expect(comment).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(comment).toBeInViewport()
  })
})
