import type { Page } from '@playwright/test'
import { measuredPages } from '../../bench/javascript.ts'
import { expect, open, test } from './test.ts'
import { become, viewers } from './viewers.ts'

/** How much may move in all; from 0.1 on people are said to be disturbed. */
const most = 0.01

/** From the very first paint on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as unknown as { moved: number }).moved += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const moved = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { moved: number }).moved)

/** Fonts are there, and the browser has drawn twice since and has nothing left to do. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => requestIdleCallback(resolve))
  })

/** One screen after the other, as a reader does: what is fetched on the way must find its place. */
async function readToTheEnd(page: Page): Promise<void> {
  const screens = await page.evaluate(() =>
    Math.ceil(document.documentElement.scrollHeight / innerHeight),
  )
  for (let screen = 1; screen <= screens; screen++) {
    await page.evaluate((at) => scrollTo({ top: at * innerHeight, behavior: 'instant' }), screen)
    await atRest(page)
  }
}

const otherPosts = {
  code: '/yazi/isik-hizinda-okumak-tarayicilar-yaziyi-nasil-dizer',
  video: '/yazi/yan-odadan-gelen-muzik',
  table: '/yazi/kiracinin-cebindeki-yasa',
}

async function expectNothingMoves(page: Page, address: string): Promise<void> {
  await watchShifts(page)
  await open(page, address)
  await page.waitForLoadState('networkidle')
  await readToTheEnd(page)
  expect(await moved(page), address).toBeLessThan(most)
}

for (const width of [360, 1280]) {
  for (const viewer of viewers)
    for (const name of ['home', 'post'] as const)
      test(`nothing moves on the ${name} page of a ${viewer} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 740 })
        await become(page, viewer)
        await expectNothingMoves(page, measuredPages[name])
      })

  for (const [content, address] of Object.entries(otherPosts))
    test(`nothing moves on a post with ${content} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await expectNothingMoves(page, address)
    })
}
