import type { BrowserContext, Page, Worker } from '@playwright/test'
import { newBrowser } from '../../server/features/push/browser.fixture.ts'
import { api } from './api.ts'
import { violationsInBothThemes } from './axe.ts'
import { alive, expect, open, signIn, test } from './test.ts'

const pushSwitch = (page: Page) =>
  page.getByRole('switch', { name: 'Bu tarayıcıda bildirim göster' })
const section = (page: Page) => page.getByRole('region', { name: 'Anlık bildirimler' })
const subscriptions = async (page: Page): Promise<{ endpoint: string }[]> =>
  (await api(page, 'GET', '/push_subscriptions'))['hydra:member']

/** What the member has told the browser about this site's notifications. */
async function permit(page: Page, setting: 'granted' | 'denied' | 'prompt'): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { targetInfo } = await session.send('Target.getTargetInfo')
  await session.send('Browser.setPermission', {
    permission: { name: 'notifications' },
    setting,
    origin: new URL(page.url()).origin,
    browserContextId: targetInfo.browserContextId!,
  })
}

/** The browser of the tests has no push service; this is one, which keeps its subscription as browsers do. */
async function playPushService(context: BrowserContext): Promise<string> {
  const { subscription } = newBrowser()
  await context.addInitScript((given) => {
    const kept = {
      ...given,
      toJSON: () => given,
      unsubscribe: async () => localStorage.removeItem('abone') === undefined,
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (localStorage.getItem('abone') === null ? null : kept),
      subscribe: async () => {
        localStorage.setItem('abone', 'evet')
        return kept
      },
    })
  }, subscription)
  return subscription.endpoint
}

test('pushes are off until asked for, come to this browser, and end by the same switch', async ({
  page,
  signUpConfirmed,
}) => {
  const endpoint = await playPushService(page.context())
  await signUpConfirmed(page)
  await open(page, '/ayarlar/bildirimler')
  await permit(page, 'granted')
  await expect(pushSwitch(page)).toBeEnabled()
  await expect(pushSwitch(page)).not.toBeChecked()
  expect(await subscriptions(page)).toEqual([])
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration())).toBeUndefined()

  await pushSwitch(page).click()
  await expect(page.getByText('Anlık bildirimler bu tarayıcıda açıldı.')).toBeVisible()
  await expect(pushSwitch(page)).toBeChecked()
  expect(await subscriptions(page)).toMatchObject([{ endpoint }])
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.reload()
  await alive(page)
  await expect(pushSwitch(page)).toBeChecked()

  await pushSwitch(page).click()
  await expect(page.getByText('Anlık bildirimler bu tarayıcıda kapatıldı.')).toBeVisible()
  await expect(pushSwitch(page)).not.toBeChecked()
  expect(await subscriptions(page)).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('abone'))).toBeNull()
})

test('whoever signs in after another finds them off', async ({ page, signUpConfirmed }) => {
  await playPushService(page.context())
  await signUpConfirmed(page)
  await open(page, '/ayarlar/bildirimler')
  await permit(page, 'granted')
  await pushSwitch(page).click()
  // The switch shows at once what is wanted; this is said once it is so.
  await expect(page.getByText('Anlık bildirimler bu tarayıcıda açıldı.')).toBeVisible()
  await api(page, 'POST', '/logout')
  await signUpConfirmed(page)
  await open(page, '/ayarlar/bildirimler')
  await expect(pushSwitch(page)).toBeEnabled()
  await expect(pushSwitch(page)).not.toBeChecked()
})

test('a browser whose push service is out of reach says so', async ({ page, watch }) => {
  watch.announceMessage(/^error: Chrome currently does not support the Push API in incognito/)
  await page.goto('/')
  await signIn(page, 'elif')
  await open(page, '/ayarlar/bildirimler')
  await permit(page, 'granted')
  await pushSwitch(page).click()
  await expect(section(page)).toContainText('Tarayıcınız kendi bildirim sunucusuna ulaşamadı')
  await expect(pushSwitch(page)).not.toBeChecked()
  await expect(pushSwitch(page)).toBeEnabled()
  await expect(pushSwitch(page)).toBeFocused()
  expect(await violationsInBothThemes(page)).toEqual([])
})

test('what the site refuses is taken back and said', async ({ page, watch }) => {
  await playPushService(page.context())
  await page.goto('/')
  await signIn(page, 'elif')
  await open(page, '/ayarlar/bildirimler')
  await permit(page, 'granted')
  watch.announce(503, '/api/push_subscriptions')
  await page.route('**/api/push_subscriptions', (route) => route.fulfill({ status: 503 }))
  await pushSwitch(page).click()
  await expect(section(page)).toContainText('Bir sorun oluştu.')
  await expect(pushSwitch(page)).not.toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('abone'))).toBeNull()
})

test('a browser that was told no says how to mend it, and notices when it is', async ({ page }) => {
  await page.goto('/')
  await signIn(page, 'elif')
  await permit(page, 'denied')
  await open(page, '/ayarlar/bildirimler')
  await expect(section(page)).toContainText('Tarayıcınız bu sitenin bildirimlerini engelliyor.')
  await expect(pushSwitch(page)).toBeDisabled()
  expect(await violationsInBothThemes(page)).toEqual([])
  await permit(page, 'granted')
  await expect(pushSwitch(page)).toBeEnabled()
  await expect(section(page)).not.toContainText('engelliyor')
})

test('a question that was left unanswered leaves them off', async ({ page }) => {
  await page.goto('/')
  await signIn(page, 'elif')
  await open(page, '/ayarlar/bildirimler')
  await permit(page, 'prompt')
  await pushSwitch(page).click()
  await expect(page.getByText('İzin verilmedi; bildirimler kapalı.')).toBeVisible()
  await expect(pushSwitch(page)).not.toBeChecked()
})

test('a browser without pushes says so', async ({ page }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'PushManager'))
  await page.goto('/')
  await signIn(page, 'elif')
  await open(page, '/ayarlar/bildirimler')
  await expect(section(page)).toContainText('Bu tarayıcı anlık bildirimleri desteklemiyor')
  await expect(pushSwitch(page)).toBeDisabled()
})

test('a member whose address is not confirmed is told to do that first', async ({
  page,
  signUp,
}) => {
  await signUp(page)
  await open(page, '/ayarlar/bildirimler')
  await permit(page, 'granted')
  await expect(section(page)).toContainText('E-posta adresinizi onayladıktan sonra')
  await expect(pushSwitch(page)).toBeDisabled()
})

test('what could not be asked about browsers and what is muted is asked again with one press', async ({
  page,
  watch,
}) => {
  await playPushService(page.context())
  await page.goto('/')
  await signIn(page, 'elif')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    localStorage.setItem('abone', 'evet')
  })
  for (const call of ['push_subscriptions', 'notification_mutes']) {
    watch.announce(503, `/api/${call}`)
    await page.route(new RegExp(`/api/${call}(?:\\?|$)`), (route) => route.fulfill({ status: 503 }))
  }
  await open(page, '/ayarlar/bildirimler')
  await expect(page.getByRole('alert')).toContainText('Bir sorun oluştu.')
  const retry = page.getByRole('button', { name: 'Yeniden dene' })
  await expect(retry).toHaveCount(1)
  await expect(section(page)).toBeHidden()
  await page.unrouteAll()
  await retry.click()
  await expect(pushSwitch(page)).not.toBeChecked()
  await expect(page.getByText('Kapattığınız bildirim yok.')).toBeVisible()
  await expect(retry).toHaveCount(0)
})

test.describe('the worker', () => {
  interface Seen {
    shown: [title: string, options: object][]
    opened: string[]
    focused: string[]
  }
  /** What the worker's own global scope has, as far as the tests need it. */
  interface Scope {
    seen: Seen
    registration: { showNotification: (title: string, options: object) => Promise<void> }
    clients: { openWindow: (address: string) => Promise<void> }
    WindowClient: { prototype: object }
    dispatchEvent: (event: Event) => void
  }

  /** This browser shows no notifications and nobody can press them, so what it is told to do is noted. */
  async function startWorker(page: Page): Promise<Worker> {
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js')
      await navigator.serviceWorker.ready
    })
    const [worker] = page.context().serviceWorkers()
    await worker!.evaluate(() => {
      const scope = globalThis as unknown as Scope
      const seen: Seen = (scope.seen = { shown: [], opened: [], focused: [] })
      scope.registration.showNotification = async (...shown) => void seen.shown.push(shown)
      scope.clients.openWindow = async (address) => void seen.opened.push(address)
      Object.assign(scope.WindowClient.prototype, {
        focus: async function (this: { url: string }) {
          seen.focused.push(this.url)
        },
      })
    })
    return worker!
  }

  const seenBy = (worker: Worker): Promise<Seen> =>
    worker.evaluate(() => (globalThis as unknown as Scope).seen)

  const press = (worker: Worker, url: string): Promise<unknown> =>
    worker.evaluate(async (to) => {
      let work: Promise<void> | undefined
      const pressed = Object.assign(new Event('notificationclick'), {
        notification: { data: { url: to }, close: () => undefined },
        waitUntil: (promise: Promise<void>) => (work = promise),
      })
      ;(globalThis as unknown as Scope).dispatchEvent(pressed)
      await work
    }, url)

  const notice = {
    title: 'Gülşen Öztürk yazınızı alkışladı.',
    body: 'Güz',
    url: '/yazi/guz',
    tag: 'bildirim-7',
  }

  async function deliver(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page)
    const registration = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first !== undefined) resolve(first.registrationId)
      })
    })
    await session.send('ServiceWorker.enable')
    const { origin } = new URL(page.url())
    const registrationId = await registration
    const data = JSON.stringify(notice)
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  }

  test('shows what is pushed, and silently to whoever is there', async ({ page }) => {
    await open(page, '/hakkinda')
    const worker = await startWorker(page)
    await deliver(page)
    await expect.poll(async () => (await seenBy(worker)).shown.length).toBe(1)
    const [title, options] = (await seenBy(worker)).shown[0]!
    expect(title).toBe(notice.title)
    expect(options).toMatchObject({
      body: notice.body,
      tag: notice.tag,
      data: { url: notice.url },
      silent: true,
    })
    await worker.evaluate(() => {
      const hidden = [{ url: '', visibilityState: 'hidden' }]
      Object.assign((globalThis as unknown as Scope).clients, { matchAll: async () => hidden })
    })
    await deliver(page)
    await expect.poll(async () => (await seenBy(worker)).shown.length).toBe(2)
    expect((await seenBy(worker)).shown[1]![1]).toMatchObject({ silent: false })
  })

  test('opens what is pressed, and leaves other tabs alone', async ({ page, baseURL }) => {
    await open(page, '/hakkinda')
    const worker = await startWorker(page)
    await press(worker, '/kosullar#a')
    expect(await seenBy(worker)).toMatchObject({ opened: [`${baseURL}/kosullar#a`], focused: [] })
    await expect(page).toHaveURL('/hakkinda')
  })

  test('brings a tab of that address back to it, wherever it has gone', async ({
    page,
    baseURL,
  }) => {
    await open(page, '/hakkinda')
    const worker = await startWorker(page)
    await page.reload()
    await alive(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Koşullar' }).click()
    await expect(page).toHaveURL('/kosullar')
    await press(worker, '/hakkinda')
    await expect(page).toHaveURL('/hakkinda')
    expect(await seenBy(worker)).toMatchObject({ opened: [], focused: [`${baseURL}/hakkinda`] })
  })

  test('comes with a policy of its own, and answers for no page', async ({ page }) => {
    const answer = await page.request.get('/sw.js')
    expect(answer.headers()).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'content-security-policy': "default-src 'none'; img-src 'self'",
    })
    expect(await answer.text()).not.toMatch(/fetch|caches/)
  })
})
