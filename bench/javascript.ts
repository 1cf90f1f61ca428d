import { statSync } from 'node:fs'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import config from '../playwright.config.ts'
import { demoPassword } from '../demo/password.ts'
import type { Finding } from './table.ts'

/** Kilobytes of JavaScript, as they are sent. The post's is promised, the others are watched. */
export const javascriptLimits = { home: 130, explore: 130, post: 125, author: 135, login: 130 }

export type MeasuredPage = keyof typeof javascriptLimits

/** A post with comments, and as long as most. */
export const measuredPages: Record<MeasuredPage, string> = {
  home: '/',
  explore: '/kesfet',
  post: '/yazi/bisikletle-karadeniz-ilk-300-km',
  author: '/@elif',
  login: '/giris',
}

export interface Script {
  path: string
  /** As the server sent it. */
  encoding: string
  bytes: number
}

/** Every script that a browser fetches of a page until it rests, while nobody touches anything. */
export async function scriptsOf(page: Page, address: string): Promise<Script[]> {
  const found = new Map<string, Promise<Script>>()
  page.on('requestfinished', (request) => {
    const path = new URL(request.url()).pathname
    if (!path.endsWith('.js')) return
    const script = Promise.all([request.sizes(), request.response()]).then(([sizes, response]) => ({
      path,
      encoding: response?.headers()['content-encoding'] ?? 'none',
      bytes: sizes.responseBodySize,
    }))
    found.set(path, script)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  return Promise.all(found.values())
}

export const kilobytesOf = (scripts: Script[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000

/** How much JavaScript each page brings along, for a visitor, and a post for a member too. */
export async function weighJavaScript(base: string): Promise<Finding[]> {
  const browser = await chromium.launch(config.use?.launchOptions)
  try {
    const findings: Finding[] = []
    for (const [name, path] of Object.entries(measuredPages)) {
      const most = javascriptLimits[name as MeasuredPage]
      findings.push(findingOf(`${name} page, visitor`, most, await visit(browser, base + path)))
    }
    const asMember = await visit(browser, base + measuredPages.post, logIn)
    findings.push(findingOf('post page, member', javascriptLimits.post, asMember))
    return findings
  } finally {
    await browser.close()
  }
}

async function visit(
  browser: Browser,
  address: string,
  before: (context: BrowserContext, address: string) => Promise<unknown> = async () => undefined,
): Promise<Script[]> {
  const context = await browser.newContext()
  await before(context, address)
  const scripts = await scriptsOf(await context.newPage(), address)
  await context.close()
  return scripts
}

const logIn = ({ request }: BrowserContext, address: string) =>
  request.post(new URL('/api/login', address).href, {
    data: { username: 'elif', password: demoPassword },
  })

function findingOf(name: string, most: number, scripts: Script[]): Finding {
  const encodings = [...new Set(scripts.map(({ encoding }) => encoding))].join(', ')
  const gzipped = Math.round(gzippedBytes(scripts) / 1000)
  return {
    name,
    ratio: kilobytesOf(scripts),
    limit: { most },
    detail: `${scripts.length} files, ${encodings}; ${gzipped} with gzip`,
  }
}

const built = new URL('../dist/client/', import.meta.url)

/** For browsers without brotli. */
const gzippedBytes = (scripts: Script[]): number =>
  scripts.reduce((sum, { path }) => sum + statSync(new URL(`.${path}.gz`, built)).size, 0)
