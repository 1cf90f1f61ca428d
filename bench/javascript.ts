/** How much JavaScript each page brings along: what a browser fetches of it until it rests. */
import { readFileSync, statSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import config from '../playwright.config.ts'

const kilobyte = 1000

/** Compressed as it is sent, in bytes. The one of the post is promised, the others are watched. */
export const javascriptLimits = {
  home: 125 * kilobyte,
  explore: 125 * kilobyte,
  post: 110 * kilobyte,
  author: 130 * kilobyte,
  login: 120 * kilobyte,
}

export type MeasuredPage = keyof typeof javascriptLimits

export const measuredPages: Record<MeasuredPage, string> = {
  home: '/',
  explore: '/kesfet',
  post: '/yazi/depremden-sonra-sessizlik',
  author: '/@elif',
  login: '/giris',
}

export interface Script {
  path: string
  /** As the server sent it. */
  encoding: string
  sent: number
}

/** Opens a page and counts every script until nothing more is asked for; nobody touches it. */
export async function scriptsOf(page: Page, address: string): Promise<Script[]> {
  const found = new Map<string, Promise<Script>>()
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (!/\.m?js$/.test(pathname)) return
    found.set(
      pathname,
      Promise.all([request.sizes(), request.response()]).then(([sizes, response]) => ({
        path: pathname,
        encoding: response?.headers()['content-encoding'] ?? 'none',
        sent: sizes.responseBodySize,
      })),
    )
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  return Promise.all(found.values())
}

export const sumOf = (scripts: Script[]): number =>
  scripts.reduce((sum, script) => sum + script.sent, 0)

const built = new URL('../dist/client/', import.meta.url)

/** For browsers without brotli. */
const gzippedSum = (scripts: Script[]): number =>
  scripts.reduce((sum, { path }) => sum + statSync(new URL(`.${path}.gz`, built)).size, 0)

interface Chunk {
  file: string
  src?: string
  imports?: string[]
}

/** The largest files a reader may fetch later, by what they are for: menus, dialogs, the editor. */
function laterFiles(loaded: Set<string>): { file: string; size: number }[] {
  const manifest = JSON.parse(
    readFileSync(new URL('.vite/manifest.json', built), 'utf8'),
  ) as Record<string, Chunk>
  return [...new Set(Object.values(manifest).map(({ file }) => file))]
    .filter((file) => file.endsWith('.js') && !loaded.has(`/${file}`))
    .map((file) => ({ file, size: statSync(new URL(`${file}.br`, built)).size }))
    .sort((one, other) => other.size - one.size)
}

/** The table of all pages; `base` is a running site with the demo community. */
export async function measureJavaScript(base: string): Promise<void> {
  const browser = await chromium.launch(config.use?.launchOptions)
  try {
    console.log('\nJavaScript of each page until it rests, in KB:\n')
    console.log('page      files   brotli     gzip    limit   kept')
    const loaded = new Set<string>()
    for (const name of Object.keys(measuredPages) as MeasuredPage[]) {
      const scripts = await inNewBrowser(browser, (page) =>
        scriptsOf(page, base + measuredPages[name]),
      )
      for (const { path } of scripts) loaded.add(path)
      console.log(rowOf(name, scripts))
    }
    console.log('\nlargest of what comes only when it is asked for:\n')
    for (const { file, size } of laterFiles(loaded).slice(0, 5))
      console.log(`${inKilobytes(size)}   ${file}`)
  } finally {
    await browser.close()
  }
}

async function inNewBrowser<Result>(
  browser: Browser,
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext()
  const result = await look(await context.newPage())
  await context.close()
  return result
}

function rowOf(name: MeasuredPage, scripts: Script[]): string {
  const sum = sumOf(scripts)
  const limit = javascriptLimits[name]
  const cells = [sum, gzippedSum(scripts), limit].map(inKilobytes).join(' ')
  return `${name.padEnd(9)} ${String(scripts.length).padStart(5)} ${cells}   ${sum <= limit ? 'yes' : 'NO'}`
}

const inKilobytes = (bytes: number): string => (bytes / kilobyte).toFixed(1).padStart(8)
