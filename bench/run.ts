/** `npm run bench`: how fast the site is, as ratios measured in one run. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPassword } from '../demo/load.ts'
import { readConfig } from '../server/config.ts'
import { compareLists } from './lists.ts'
import { ratioToBare, startChild, stopChild, type Target } from './measure.ts'

const port = 4300
const base = `http://127.0.0.1:${port}`
const dataDir = mkdtempSync(join(tmpdir(), 'hokka-bench-'))
chmodSync(dataDir, 0o755)

const site = await startChild('./site.ts', { PORT: String(port), DATA_DIR: dataDir })
try {
  const browser = { 'accept-encoding': 'gzip, br', cookie: 'XSRF-TOKEN=bench' }
  const cookie = await sessionCookie()
  const targets: Record<string, Target> = {
    'login page, visitor': { url: `${base}/giris`, headers: browser },
    'home page, visitor': { url: `${base}/`, headers: browser },
    'home page, member': {
      url: `${base}/`,
      headers: { ...browser, cookie: `${browser.cookie}; ${cookie}` },
    },
    'GET /users/current': {
      url: `${base}/api/users/current`,
      headers: { ...browser, cookie: `${browser.cookie}; ${cookie}` },
    },
  }
  console.log('against a bare Node server that sends the same bytes, 10 connections:\n')
  for (const [index, [name, target]] of Object.entries(targets).entries()) {
    const [ours, bare] = await ratioToBare(target, port + 1 + index)
    console.log(
      `${name.padEnd(22)} ${(ours / bare).toFixed(2)}   (${Math.round(ours)} of ${Math.round(bare)} a second)`,
    )
  }
  if (process.argv.includes('--lists')) await compareLists(readConfig({ DATA_DIR: dataDir }), base)
} finally {
  await stopChild(site)
  rmSync(dataDir, { recursive: true, force: true })
}

async function sessionCookie(): Promise<string> {
  const response = await fetch(`${base}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'elif', password: demoPassword }),
  })
  const { token } = (await response.json()) as { token: string }
  return `token=${token}`
}
