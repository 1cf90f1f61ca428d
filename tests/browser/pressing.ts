import type { Page, Request } from '@playwright/test'
import { addPageControls, type Step } from './page-controls.ts'
import { alive, expect, open, pathOf, signIn, test } from './test.ts'

const soon = { intervals: [10, 20, 50, 100] }

interface Account {
  username: string
  password: string
}

/** Presses one control of each kind, also those of what opens. */
export class Presser {
  readonly #page: Page
  #account: Account | null = null
  readonly #pressed = new Set<string>()
  /** By the title of what they open; they are pressed again until all of that is pressed. */
  readonly #openers = new Map<string, string>()
  readonly #underWay = new Set<Request>()
  #begun = 0
  #movedFile = false

  constructor(page: Page) {
    this.#page = page
    const end = (request: Request) => this.#underWay.delete(request)
    page.on('requestfinished', end)
    page.on('requestfailed', end)
    page.on('request', (request) => {
      // Pictures open nothing, and the stream never ends.
      if (request.resourceType() === 'image' || request.url().includes('/.well-known/')) return
      this.#underWay.add(request)
      this.#begun++
    })
    page.on('domcontentloaded', () => this.#underWay.clear())
    page.on('filechooser', () => (this.#movedFile = true))
    page.on('download', () => (this.#movedFile = true))
    page.on('dialog', (dialog) => dialog.accept())
  }

  /** On each of these pages, but for what `leave` selects. */
  async pressEverything(paths: string[], account: Account | null, leave = 'never'): Promise<void> {
    test.setTimeout(3_600_000)
    this.#account = account
    await this.#page.addInitScript(addPageControls)
    for (const path of paths)
      await test.step(path, async () => {
        await this.#open(path)
        if (pathOf(this.#page) === path) await this.#pressAllOf(path, leave)
        else expect(pathOf(this.#page)).toBe(this.#account ? '/' : '/giris')
      })
  }

  async #pressAllOf(path: string, leave: string): Promise<void> {
    for (;;) {
      const step = await this.#page.evaluate(
        ([pressed, selector]) => pageControls!.next(pressed, selector),
        [[...this.#pressed], leave] as [string[], string],
      )
      if (step.kind !== null) await this.#press(step, step.kind, path)
      else if (step.title !== null) await this.#close(step.title)
      else return
      if (pathOf(this.#page) !== path) await this.#return(path)
    }
  }

  async #press({ title, isLast }: Step, kind: string, path: string): Promise<void> {
    const from = this.#page.url()
    this.#movedFile = false
    await this.#page.locator('[data-next]').click()
    const hasEffect = async () =>
      this.#page.url() !== from ||
      this.#movedFile ||
      this.#ask((before) => pageControls!.hasEffect(before), title)
    const message = `"${kind}" on ${path} does something`
    await expect.poll(hasEffect, { message, ...soon }).toBe(true)
    await this.#settle()
    const opened = this.#page.url() === from ? await this.#title() : null
    if (opened !== null && opened !== title && this.#isOpener(kind, opened)) return
    this.#pressed.add(kind)
    if (isLast && title !== null) this.#finish(title)
  }

  #isOpener(kind: string, title: string): boolean {
    if (title === 'notice') return false
    if (!this.#openers.has(title)) this.#openers.set(title, kind)
    return this.#openers.get(title) === kind
  }

  #finish(title: string): void {
    const opener = this.#openers.get(title)
    if (opener !== undefined) this.#pressed.add(opener)
  }

  async #close(title: string): Promise<void> {
    this.#finish(title)
    const hasFocus = () => this.#ask(() => pageControls!.topHasFocus())
    await expect.poll(hasFocus, { message: `"${title}" has the focus`, ...soon }).toBe(true)
    await this.#page.keyboard.press('Escape')
    const message = `Esc closes "${title}"`
    await expect.poll(() => this.#title(), { message, ...soon }).not.toBe(title)
    await this.#settle()
  }

  /** A press may have ended the session. */
  async #isSignedOut(): Promise<boolean> {
    const cookies = await this.#page.context().cookies()
    return this.#account !== null && cookies.every(({ name }) => name !== 'token')
  }

  async #return(path: string): Promise<void> {
    if (await this.#isSignedOut()) return this.#open(path)
    await this.#page.goBack()
    await alive(this.#page)
    await this.#settle()
    if (pathOf(this.#page) !== path) await this.#open(path)
  }

  async #open(path: string): Promise<void> {
    const { username, password } = this.#account ?? {}
    if (username && (await this.#isSignedOut())) await signIn(this.#page, username, password)
    await open(this.#page, path)
    // What is fetched when one comes near is there before anything is pressed.
    await this.#page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await this.#settle()
  }

  #title(): Promise<string | null> {
    return this.#page.evaluate(() => pageControls!.title())
  }

  /** Until nothing is under way that could open or change something. */
  async #settle(): Promise<void> {
    let begun: number
    do {
      begun = this.#begun
      const urls = () => [...this.#underWay].map((each) => each.url())
      await expect.poll(urls, soon).toEqual([])
      await expect.poll(() => this.#ask(rest), soon).toBe(true)
    } while (begun !== this.#begun)
  }

  /** A page that is just being left knows nothing. */
  #ask<Given>(question: (given: Given) => boolean | Promise<boolean>, given?: Given) {
    return this.#page.evaluate(question as () => boolean, given).catch(() => false)
  }
}

/** What has come is shown with the next frames, and what that causes comes before the background. */
const rest = (): Promise<boolean> =>
  new Promise((resolve) => {
    const afterwards = () => scheduler.postTask(() => resolve(true), { priority: 'background' })
    requestAnimationFrame(() => requestAnimationFrame(() => void afterwards()))
  })
