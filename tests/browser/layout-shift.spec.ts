import type { Page } from '@playwright/test'
import { measuredPages } from '../../bench/javascript.ts'
import { alive, expect, open, reachEnd, test, withoutStream } from './test.ts'
import { become, viewers } from './viewers.ts'

/** How much may move in all; from 0.1 on people are said to be disturbed. */
const most = 0.01

interface Shifts {
  total: number
  /** What moved, but for lines that were drawn before the browser had read the rest of them. */
  afterParsing: string[]
}

/** Not among TypeScript's own types yet. */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

type WatchedWindow = Window & { shifts: Shifts }

/** From the very first paint on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shifts = { total: 0, afterParsing: [] }
    Object.assign(window, { shifts })
    let parsedAt = Infinity
    document.addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => requestAnimationFrame((time) => (parsedAt = time))),
    )
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        shifts.total += entry.value
        if (entry.startTime > parsedAt)
          shifts.afterParsing.push(
            `${entry.value} by ${entry.sources.map(({ node }) => node?.textContent).join(', ')}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Fonts are there, and the browser has drawn twice since and has nothing left to do. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => requestIdleCallback(resolve))
  })

/**
 * One screen after the other and a bit back, as a reader does: what is fetched on the way must find
 * its place, and so must what comes with scrolling up.
 */
async function readToTheEnd(page: Page): Promise<void> {
  const screens = await page.evaluate(() =>
    Math.ceil(document.documentElement.scrollHeight / innerHeight),
  )
  const goTo = async (screen: number): Promise<void> => {
    await page.evaluate((at) => scrollTo({ top: at * innerHeight, behavior: 'instant' }), screen)
    await atRest(page)
  }
  for (let screen = 1; screen <= screens; screen++) await goTo(screen)
  for (const screen of [2, 1.5, 2.5]) await goTo(screen)
}

const otherPosts = {
  code: '/yazi/isik-hizinda-okumak-tarayicilar-yaziyi-nasil-dizer',
  video: '/yazi/yan-odadan-gelen-muzik',
  table: '/yazi/kiracinin-cebindeki-yasa',
  pictures: '/yazi/yuz-basamak-bir-sehri-merdivenlerinden-okumak',
}

/** Reads a page from its first paint to its end, and says how much moved. */
async function shiftsOf(page: Page, address: string): Promise<Shifts> {
  await withoutStream(page)
  await watchShifts(page)
  await open(page, address)
  await page.waitForLoadState('networkidle')
  await readToTheEnd(page)
  return page.evaluate(() => (window as unknown as WatchedWindow).shifts)
}

for (const width of [360, 1280]) {
  for (const viewer of viewers)
    for (const name of ['home', 'post'] as const)
      test(`nothing moves on the ${name} page of a ${viewer} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 740 })
        await become(page, viewer)
        expect((await shiftsOf(page, measuredPages[name])).total).toBeLessThan(most)
      })

  test(`nothing moves where posts were left unfinished at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    const slugs = Object.values(otherPosts).map((path) => path.split('/').at(-1))
    await page.addInitScript(
      (kept) => localStorage.setItem('okuma', JSON.stringify(kept)),
      slugs.map((slug) => [slug, 0, 2, 40]),
    )
    expect((await shiftsOf(page, '/')).total).toBeLessThan(most)
    await expect(
      page.getByRole('region', { name: 'Kaldığınız yerden devam edin' }).getByRole('article'),
    ).toHaveCount(3)
  })

  for (const [content, address] of Object.entries(otherPosts))
    test(`nothing moves on a post with ${content} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      const shifts = await shiftsOf(page, address)
      expect(shifts.afterParsing).toEqual([])
      expect(shifts.total).toBeLessThan(most)
    })
}

for (const viewer of viewers)
  test(`comments are as tall before they can be used as after, for a ${viewer}`, async ({
    page,
  }) => {
    await become(page, viewer)
    const release = await holdScripts(page)
    await page.goto(measuredPages.post, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    const comments = page.getByRole('region', { name: /^Yorumlar/ }).getByRole('article')
    const heights = () =>
      comments.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
    const before = await heights()
    expect(before.length).toBeGreaterThan(1)
    release()
    await alive(page)
    await reachEnd(page)
    expect(await heights()).toEqual(before)
  })

for (const width of [360, 1280])
  test(`Explore stands where its skeleton stood, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/categories*', (route) => held.then(() => route.continue()))
    await open(page, '/hakkinda')
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('header a[href="/kesfet"]')!
      link.click()
    })
    const main = page.getByRole('main')
    const positions = () =>
      main.evaluate((element) =>
        // What follows the list on a phone stands as far below as the list is long.
        [...element.querySelectorAll('h1, h2')]
          // The page before is hidden, not gone, while the new one is on its way.
          .filter((each) => each.checkVisibility())
          .slice(0, innerWidth < 1024 ? 4 : 5)
          .map((each) => {
            const { x, y } = each.getBoundingClientRect()
            return `${each.textContent}: ${Math.round(x)}, ${Math.round(y)}`
          }),
      )
    await expect(main.locator('[aria-busy]')).toBeVisible()
    const before = await positions()
    expect(before).toHaveLength(width < 1024 ? 4 : 5)
    release()
    await expect(main.locator('[aria-busy]')).toHaveCount(0)
    expect(await positions()).toEqual(before)
    if (width < 1024) return
    // The column beside the long list is never empty.
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }))
    await expect(main.getByRole('heading', { name: 'Konular' })).toBeInViewport()
  })

function useOtherFont(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { font-family: sans-serif !important }')
  document.adoptedStyleSheets = [sheet]
}

for (const width of [360, 1280])
  for (const path of ['/yazilarim', '/okuma-listem', '/alkisladiklarim'])
    test(`the list of ${path} begins where its skeleton began, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 })
      await become(page, 'confirmed member')
      await open(page, '/hakkinda')
      // The site's own font comes too late for some, and most others are wider.
      if (width === 360 && path !== '/okuma-listem') await page.evaluate(useOtherFont)
      let release = (): void => undefined
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/api/**', (route) => held.then(() => route.continue()))
      await page.evaluate((to) => history.pushState({}, '', to), path)
      const main = page.getByRole('main')
      const top = async (list: string) => (await main.locator(list).boundingBox())!.y
      const before = await top('[aria-busy]')
      release()
      expect(Math.round(await top('[data-choosing]'))).toBe(Math.round(before))
    })

test('whoever scrolls before the scripts are there stays where they are', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(measuredPages.post, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  release()
  await alive(page)
  await atRest(page)
  expect(await page.evaluate(() => scrollY)).toBe(1500)
})

/** As on a slow line: the text is there, its scripts come when they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}
