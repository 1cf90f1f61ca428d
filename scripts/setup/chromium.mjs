import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unpackChromium } from './chromium-package.mjs'
import { announce, inRoot, run } from './command.mjs'

// Chromium without windows: the tests take about half the time with it.
const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const cache = inRoot('.cache')
const found = join(cache, 'chromium-path')

/** Finds or installs the browser of the tests and writes down where it is, for playwright.config.ts. */
export async function ensureChromium() {
  const wish = process.env.CHROMIUM_PATH
  if (wish && !runs(wish)) throw new Error(`CHROMIUM_PATH çalışan bir tarayıcı değil: ${wish}`)
  if (!wish && existsSync(found) && existsSync(readFileSync(found, 'utf8'))) return

  const path =
    wish ||
    onThisMachine([SHELL]) ||
    (await fromDebian()) ||
    onThisMachine(NAMES) ||
    (await fromNpm())
  if (!path) {
    throw new Error('Testler için Chromium bulunamadı ve kurulamadı; kurup CHROMIUM_PATH verin.')
  }
  mkdirSync(cache, { recursive: true })
  writeFileSync(found, path)
}

function onThisMachine(names) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(':')]
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return candidates.find((file) => existsSync(file) && runs(file))
}

/** Some systems have a stand-in under that name which only says how to install the real one. */
function runs(file) {
  return spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  return attempt(async () => {
    await run('apt-get', ['update', '-q'], { env })
    await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', SHELL], { env })
    return onThisMachine([SHELL])
  })
}

async function fromNpm() {
  return attempt(async () => {
    const file = await unpackChromium(join(cache, 'chromium'))
    if (!runs(file)) throw new Error('bu makinede çalışmıyor')
    return file
  })
}

async function attempt(work) {
  try {
    return await announce('Chromium kuruluyor', 'Chromium kuruldu', work)
  } catch (error) {
    console.error(`Chromium bu yoldan kurulamadı (${error.message}).`)
    return undefined
  }
}
