import { existsSync, readFileSync } from 'node:fs'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { demoPassword } from '../demo/password.ts'
import type { Finding } from './table.ts'

const sizes = [100, 1000, 10_000] as const
/** A frame of a screen that draws sixty times a second. */
const wanted = 16
const sentence = 'Sabahları erken kalkıp deftere yazardı; kimse görmez, kimse sormazdı. '
const paragraphWords = 60

interface Cost {
  script: number
  /** With style, layout and painting. */
  whole: number
}

/** What one key costs the browser while somebody writes in the middle of a text. */
export async function measureTyping(base: string): Promise<Finding[]> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  try {
    const findings: Finding[] = []
    for (const words of sizes)
      findings.push(findingOf(words, await costs(await openText(browser, base, words))))
    return findings
  } finally {
    await browser.close()
  }
}

type Browser = Awaited<ReturnType<typeof chromium.launch>>

async function openText(browser: Browser, base: string, words: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: base, locale: 'tr-TR' })
  const { request } = context
  const login = await request.post('/api/login', {
    data: { username: 'elif', password: demoPassword },
  })
  const { token } = (await login.json()) as { token: string }
  const made = await request.post('/api/posts', {
    headers: { authorization: `Bearer ${token}` },
    data: { title: `${words} sözcük`, entries: entriesOf(words) },
  })
  if (!made.ok()) throw new Error(await made.text())
  const { id } = (await made.json()) as { id: number }
  const page = await context.newPage()
  await page.goto(`/new/${id}`)
  const paragraphs = page.getByLabel('Yazının metni').locator('> p')
  await paragraphs.nth(Math.floor((await paragraphs.count()) / 2)).click()
  return page
}

function entriesOf(words: number): object[] {
  const source = sentence.trim().split(' ')
  const text = Array.from({ length: words }, (_, index) => source[index % source.length]!)
  const entries: object[] = []
  for (let start = 0; start < words; start += paragraphWords) {
    const content = [{ type: 'text', text: text.slice(start, start + paragraphWords).join(' ') }]
    entries.push({ type: 'paragraph', data: { key: `k${start}`, content } })
  }
  return entries
}

async function costs(page: Page): Promise<Cost[]> {
  const client = await page.context().newCDPSession(page)
  // The time that the thread worked, not the time that passed: others use this machine too.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.keyboard.type(sentence)
  const found: Cost[] = []
  for (const letter of sentence.repeat(2)) {
    const before = await metrics(client)
    await page.keyboard.type(letter)
    await nextFrame(page)
    const after = await metrics(client)
    found.push({ script: after.script - before.script, whole: after.whole - before.whole })
  }
  await page.context().close()
  return found
}

async function metrics(client: CDPSession): Promise<Cost> {
  const { metrics } = await client.send('Performance.getMetrics')
  const seconds = (name: string): number => metrics.find((each) => each.name === name)!.value
  return { script: seconds('ScriptDuration') * 1000, whole: seconds('TaskDuration') * 1000 }
}

const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))

/** What 95 of 100 keys stay under. */
function findingOf(words: number, found: Cost[]): Finding {
  const at = (name: keyof Cost, share: number): number =>
    found.map((cost) => cost[name]).sort((one, other) => one - other)[
      Math.floor((found.length - 1) * share)
    ]!
  return {
    name: `${words} words`,
    ratio: at('script', 0.95),
    limit: { most: wanted },
    detail: `median ${at('script', 0.5).toFixed(1)}; with painting ${at('whole', 0.5).toFixed(1)}, ${at('whole', 0.95).toFixed(1)}`,
  }
}

function chromiumPath(): string {
  const found = new URL('../.cache/chromium-path', import.meta.url)
  return existsSync(found)
    ? readFileSync(found, 'utf8').trim()
    : (process.env.CHROMIUM_PATH ?? '/usr/bin/chromium')
}
