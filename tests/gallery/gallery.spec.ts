import type { Page } from '@playwright/test'
import {
  everyPath,
  examples,
  moderationPaths,
  noSuchPage,
  settingsPaths,
} from '../browser/routes.ts'
import { indexed, options, palette } from '../browser/search-pages.ts'
import { open, pathOf, reachEnd, signIn, test } from '../browser/test.ts'
import { become, viewers } from '../browser/viewers.ts'

const folder = new URL('../../test-results/gallery/', import.meta.url).pathname
const themes = ['light', 'dark'] as const
const examplePost = examples['/yazi/$slug']!

/** The end of a post comes alive when it is near. */
async function comeAlive(page: Page): Promise<void> {
  await reachEnd(page)
  await page.evaluate(() => scrollTo(0, 0))
}

/** One picture for each width and theme: `gallery/<state>/<page>-<width>-<theme>.png`. */
async function take(page: Page, state: string, path: string): Promise<void> {
  const name = path === '/' ? 'ana-sayfa' : path.slice(1).replaceAll(/[/?&=]/g, '_')
  const { isMobile } = test.info().project.use
  for (const width of isMobile ? [360] : [768, 1280])
    for (const colorScheme of themes) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      // While it takes a whole page the browser forgets that it is a phone's: there the window itself is as long as the page.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      if (isMobile) await page.setViewportSize({ width, height })
      await page.screenshot({
        path: `${folder}${state}/${name}-${width}-${colorScheme}.png`,
        fullPage: !isMobile,
        // Colours that are just turning into those of the other theme are nobody's.
        animations: 'disabled',
      })
    }
}

for (const viewer of viewers)
  for (const path of everyPath)
    test(`${path} for a ${viewer}`, async ({ page, watch }) => {
      watch.tolerate(404, noSuchPage)
      // The showcase has a picture that is not there; on a long screen it is asked for.
      watch.tolerate(404, '/olmayan-resim.png')
      await become(page, viewer)
      await open(page, path)
      if (path === examplePost) await comeAlive(page)
      if (pathOf(page) === path) await take(page, viewer.replace(' ', '-'), path)
    })

for (const path of moderationPaths)
  test(`${path} for an admin`, async ({ page }) => {
    await signIn(page, 'admin')
    await open(page, path)
    await take(page, 'admin', path)
  })

const lists = ['/', '/kesfet', '/kesfet/edebiyat', '/etiket/hatira', '/@elif', '/@elif/yorumlar']
const searches = ['/ara?q=kitap', '/ara?q=elif&tur=kisi', '/ara?q=zxqwvbnm']
const own = [
  '/takip-ettiklerim',
  '/yazilarim',
  '/istatistiklerim',
  '/okuma-listem',
  '/alkisladiklarim',
  '/bildirimler',
]
const ownToo = ['/profil', '/arkadas-bul', '/mesajlar']
/** Nothing of them is shown before they are there. */
const atOnce = ['/ayarlar', examplePost]

for (const path of [...own, ...ownToo, '/ayarlar', ...settingsPaths])
  test(`${path} with nothing in it`, async ({ page, signUpConfirmed }) => {
    await signUpConfirmed(page)
    await open(page, path)
    await take(page, 'empty', path)
  })

/** Goes to a page within the open one, as a link would. */
const go = (page: Page, path: string) => page.evaluate((to) => history.pushState({}, '', to), path)

for (const path of searches)
  test(`${path} for a confirmed member`, async ({ page }) => {
    await indexed(page)
    await become(page, 'confirmed member')
    await open(page, path)
    await take(page, 'search', path)
  })

test('the search box with its suggestions', async ({ page }) => {
  await indexed(page)
  await open(page, '/ara')
  await page.getByRole('main').getByRole('search').locator('input').fill('elif')
  await options(page).first().waitFor()
  await take(page, 'search', '/oneriler')
})

test('the palette', async ({ page }) => {
  await become(page, 'confirmed member')
  await open(page, '/')
  await page.keyboard.press('Control+k')
  await palette(page).waitFor()
  await take(page, 'search', '/palet')
})

for (const path of [...lists, ...own, ...ownToo, searches[0]!])
  test(`${path} on its way`, async ({ page }) => {
    await become(page, 'confirmed member')
    await open(page, '/hakkinda')
    await page.route('/api/**', () => undefined)
    await go(page, path)
    await page.locator('[aria-busy]').first().waitFor()
    await take(page, 'loading', path)
  })

for (const path of [...lists, ...own, ...ownToo, ...atOnce, searches[0]!])
  test(`${path} when it fails`, async ({ page, watch }) => {
    watch.announceMessage(/./)
    await become(page, 'confirmed member')
    await open(page, '/hakkinda')
    await page.route('/api/**', (route) => route.abort('internetdisconnected'))
    await go(page, path)
    await page
      .getByRole('button', { name: /yeniden dene/i })
      .first()
      .waitFor()
    await take(page, 'failed', path)
  })
