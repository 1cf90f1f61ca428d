import type { Locator, Page, Request } from '@playwright/test'
import { messages } from '../../core/messages.ts'
import { openEditor } from './editor-page.ts'
import { closeNotices, expect, notices, open, pathOf, reachEnd, signIn, test } from './test.ts'

const post = '/yazi/bisikletle-karadeniz-ilk-300-km'

interface Press {
  what: string
  as: 'elif' | null
  path: string
  width?: number
  control: (page: Page) => Locator
  /** What the press shows once there is a network again. */
  shown: (page: Page) => Locator
}

const dialog = (page: Page) => page.getByRole('dialog').first()

const presses: Press[] = [
  {
    what: 'following as a visitor',
    as: null,
    path: '/@elif',
    control: (page) => page.getByRole('button', { name: /^Takip et/ }).first(),
    shown: dialog,
  },
  {
    what: 'the menu of a phone',
    as: null,
    path: '/hakkinda',
    width: 360,
    control: (page) => page.getByRole('button', { name: 'Menüyü aç' }),
    shown: dialog,
  },
  {
    what: 'who applauded',
    as: null,
    path: post,
    control: (page) => page.getByRole('button', { name: /alkışlayanları göster$/ }).first(),
    shown: dialog,
  },
  {
    what: 'sharing',
    as: null,
    path: post,
    control: (page) => page.getByRole('button', { name: 'Paylaş' }).first(),
    shown: (page) => page.getByRole('menu'),
  },
  {
    what: 'a picture',
    as: null,
    path: '/yazi/bir-istasyonun-yuz-yili',
    control: (page) => page.locator('a[data-lightbox]').first(),
    shown: dialog,
  },
  {
    what: 'the bell',
    as: 'elif',
    path: '/hakkinda',
    control: (page) => page.getByRole('banner').getByRole('link', { name: /^Bildirimler/ }),
    shown: dialog,
  },
  {
    what: 'the account menu',
    as: 'elif',
    path: '/hakkinda',
    control: (page) => page.getByRole('button', { name: /^Hesap menüsü/ }),
    shown: (page) => page.getByRole('menu'),
  },
  {
    what: 'reporting a post',
    as: 'elif',
    path: post,
    control: (page) => page.getByRole('button', { name: 'Yazıyı bildir' }).first(),
    shown: dialog,
  },
  {
    what: 'beginning a conversation',
    as: 'elif',
    path: '/mesajlar',
    control: (page) => page.getByRole('button', { name: 'Yeni konuşma' }),
    shown: dialog,
  },
]

/** Waits until nothing is being fetched any more. */
function quietOf(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => void open.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfailed', (request) => void open.delete(request))
  return async () => {
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)))
    await expect.poll(() => [...open].map((request) => request.url())).toEqual([])
  }
}

for (const { what, as, path, width = 1280, control, shown } of presses)
  test(`without a network ${what} keeps the page, says so, and works when it is back`, async ({
    page,
    context,
    watch,
  }) => {
    watch.announceMessage(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically/)
    await page.setViewportSize({ width, height: 860 })
    if (as) await signIn(page, as)
    await open(page, path)
    const title = await page.getByRole('heading', { level: 1 }).first().textContent()
    await expect(control(page)).toBeVisible()
    const isQuiet = quietOf(page)
    await context.setOffline(true)
    await control(page).click()
    await expect(notices(page)).toContainText(messages.network)
    await control(page).click()
    expect(pathOf(page)).toBe(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(title!)
    await expect(notices(page).getByText(messages.network), 'said once').toHaveCount(1)
    // What began without a network fails without one: the next press begins anew.
    await isQuiet()
    await context.setOffline(false)
    await control(page).click()
    await expect(shown(page)).toBeVisible()
  })

test('without a network the preview keeps what is written, and opens when it is back', async ({
  page,
  context,
  watch,
  signUpConfirmed,
}) => {
  watch.announceMessage(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically/)
  await signUpConfirmed(page)
  await openEditor(page)
  const title = page.getByRole('main').getByRole('textbox', { name: 'Başlık' })
  await context.setOffline(true)
  await title.fill('Köprünün altı')
  await page.getByRole('button', { name: 'Önizle' }).click()
  await expect(notices(page)).toContainText(messages.network)
  await expect(title).toHaveValue('Köprünün altı')
  await context.setOffline(false)
  await closeNotices(page)
  await page.getByRole('button', { name: 'Önizle' }).click()
  await expect(page.getByRole('dialog')).toContainText('Köprünün altı')
})

test('without a network a list says that there is no more to be had, and goes on when it is back', async ({
  page,
  context,
  watch,
}) => {
  watch.announceMessage(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically/)
  await open(page, '/kesfet')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Daha fazla göster' }).click()
  await expect(page.getByRole('alert')).toHaveText(messages.network)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Yeniden dene' }).click()
  await expect(page.getByText(/yazı daha eklendi\.$/)).toBeAttached()
})

test('without a network the same refusal is said once', async ({ page, context, watch }) => {
  watch.announceMessage(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically/)
  await signIn(page, 'elif')
  await open(page, post)
  await reachEnd(page)
  const like = page
    .getByRole('region', { name: /^Yorumlar/ })
    .getByRole('button', { name: /^Beğen/ })
  await context.setOffline(true)
  for (const index of [0, 1, 2]) await like.nth(index).click()
  await expect(notices(page).getByText(messages.network)).toHaveCount(1)
})
