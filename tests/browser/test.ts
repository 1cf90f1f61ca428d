import { randomBytes } from 'node:crypto'
import {
  type APIRequestContext,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test'
import { demoPassword } from '../../demo/password.ts'
import { noticeSeconds } from '../../web/ui/notice-seconds.ts'
import { Outbox } from './outbox.ts'
import { Watch } from './watch.ts'

export { expect }

interface Person {
  firstName: string
  lastName: string
  username: string
  email: string
  password: string
}

interface Fixtures {
  watch: Watch
  /** A further browser beside the test's own, watched in the same way. */
  otherBrowser: (options?: BrowserContextOptions) => Promise<Page>
  /** Waits for a mail to this address and gives the link in it, as a path. */
  mailTo: (email: string) => Promise<string>
  /** Makes an account; the browser of the page is signed in with it. */
  signUp: (page: Page, changes?: Partial<Person>) => Promise<Person>
  /** The same with a confirmed address. */
  signUpConfirmed: (page: Page, changes?: Partial<Person>) => Promise<Person>
  /** Somebody else with a browser of their own. */
  otherMember: (changes?: Partial<Person>) => Promise<{ page: Page; person: Person }>
  /** The folder of the site's mails; the strict site has another. */
  outbox: string
}

export const test = base.extend<Fixtures>({
  outbox: [process.env.GENEROUS_SITE_OUTBOX ?? '', { option: true }],

  // oxlint-disable-next-line eslint/no-empty-pattern -- the runner reads the names in it
  watch: async ({}, use) => {
    const watch = new Watch()
    await use(watch)
    expect(watch.unexpected(), 'happened on the pages of this test').toEqual([])
    // A test that stopped half way never came to what it announced.
    if (test.info().errors.length === 0)
      expect(watch.missing(), 'announced, but never seen').toEqual([])
  },

  context: async ({ context, watch }, use) => {
    watch.over(context)
    await keepNotices(context)
    await use(context)
  },

  otherBrowser: async ({ browser, watch }, use) => {
    const contexts: { close: () => Promise<void> }[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      watch.over(context)
      await keepNotices(context)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },

  mailTo: async ({ outbox }, use) => {
    const mails = new Outbox(outbox)
    await use(async (email) => {
      let link: string | undefined
      await expect
        .poll(() => (link = mails.newestLink(email)), {
          message: `a mail to ${email}`,
          intervals: [50],
        })
        .toBeDefined()
      const { pathname, search } = new URL(link!)
      return pathname + search
    })
  },

  // oxlint-disable-next-line eslint/no-empty-pattern -- the runner reads the names in it
  signUp: async ({}, use) => {
    await use(async (page, changes) => {
      const person = newPerson(changes)
      await send(page.request, '/api/register', person)
      return person
    })
  },

  signUpConfirmed: async ({ signUp, mailTo }, use) => {
    await use(async (page, changes) => {
      const person = await signUp(page, changes)
      const token = new URL(await mailTo(person.email), 'http://any').searchParams.get('token')
      await send(page.request, '/api/activation', { token }, await forgeryPair(page))
      return person
    })
  },

  otherMember: async ({ otherBrowser, signUpConfirmed }, use) => {
    await use(async (changes) => {
      const page = await otherBrowser()
      return { page, person: await signUpConfirmed(page, changes) }
    })
  },
})

/** A notice goes after some seconds by itself; a busy machine may need longer to look at it. */
const keepNotices = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    (staying) => {
      const setTimeout = window.setTimeout.bind(window)
      const patient = (run: TimerHandler, wait?: number, ...values: unknown[]) =>
        setTimeout(run, staying.includes(wait ?? 0) ? 900_000 : wait, ...values)
      window.setTimeout = patient as typeof window.setTimeout
    },
    Object.values(noticeSeconds).map((seconds) => seconds * 1000),
  )

/** What the site says in passing, at the edge of the page. */
export const notices = (page: Page) => page.getByRole('status').last()

/** Those that came on the way stand over what is to be pressed. */
export async function closeNotices(page: Page): Promise<void> {
  const closers = page.getByRole('button', { name: 'Bildirimi kapat' })
  for (let left = await closers.count(); left > 0; left--) await closers.first().click()
}

export function newPerson(changes: Partial<Person> = {}): Person {
  const username = changes.username ?? `uye_${randomBytes(5).toString('hex')}`
  return {
    firstName: 'Irmak',
    lastName: 'Çağlayan',
    username,
    email: `${username}@ornek.example`,
    password: 'üç kavak bir dere',
    ...changes,
  }
}

/** Signs the browser of the page in, past the form. */
export async function signIn(
  page: Page,
  username: string,
  password: string = demoPassword,
): Promise<void> {
  await send(page.request, '/api/login', { username, password }, await forgeryPair(page))
}

async function send(
  request: APIRequestContext,
  path: string,
  data: object,
  headers: Record<string, string> = {},
): Promise<void> {
  const response = await request.post(path, { data, headers })
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
}

export async function forgeryPair(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies()
  const value = cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value
  return value === undefined ? {} : { 'X-XSRF-TOKEN': value }
}

/** Opens a page and waits until its scripts have taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
}

/** From here on what happens elsewhere arrives. */
export async function openListening(page: Page, path: string): Promise<void> {
  const stream = page
    .context()
    .waitForEvent('response', (response) => response.url().includes('/.well-known/mercure'))
  await open(page, path)
  expect((await stream).status()).toBe(200)
}

/** Over which the tabs of a browser share one stream. */
const channelOfTabs = 'hokka-canli-2'

/** As another tab of the same browser does. */
export const sendToTabs = (page: Page, message: object): Promise<void> =>
  page.evaluate(
    ([name, content]) =>
      // Unlike a window's, a channel's messages reach this origin alone.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      new BroadcastChannel(name).postMessage(content),
    [channelOfTabs, message] as const,
  )

/** A further tab of the same browser; the one that reads the stream knows what it wants. */
export async function openBeside(page: Page, path: string): Promise<Page> {
  const first = await page.evaluateHandle((name) => {
    const channel = new BroadcastChannel(name)
    const knows = new Promise<void>((resolve) => {
      channel.addEventListener('message', ({ data }) => void ('tab' in data && resolve()))
    })
    return { knows }
  }, channelOfTabs)
  const second = await page.context().newPage()
  await open(second, path)
  await first.evaluate(({ knows }) => knows)
  return second
}

/** The frame is hydrated first, what the page shows in it after that. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return [main, main?.firstElementChild].every(
      (each) => each && Object.keys(each).some((key) => key.startsWith('__reactFiber')),
    )
  })
  // After the effects, which make a page listen to its keys.
  await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }))
}

export const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

export const banner = (page: Page) => page.getByRole('complementary', { name: 'E-posta onayı' })
/** The stream is a request that never ends: for tests that wait until the network is quiet. */
export const withoutStream = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    class Silence extends EventTarget {
      close(): void {}
    }
    Object.assign(globalThis, { EventSource: Silence })
  })

/** As if somebody went to another tab and came back: the browser of a test shows all of its own. */
export const turn = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => visibilityState,
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

/** Away first: what a page is just asking for would be refused to a visitor. */
export async function becomeVisitor(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

export const accountMenu = (page: Page) => page.getByRole('button', { name: /^Hesap menüsü/ })

/** The end of a post is hydrated when the reader comes near; the box for a comment says so. */
export async function reachEnd(page: Page): Promise<void> {
  await page.getByRole('region', { name: /^Yorumlar/ }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('textbox', { name: 'Yorumunuz' })).toBeVisible()
}
