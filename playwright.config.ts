import { existsSync, readFileSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const found = new URL('.cache/chromium-path', import.meta.url)
const executablePath = existsSync(found)
  ? readFileSync(found, 'utf8').trim()
  : (process.env.CHROMIUM_PATH ?? '/usr/bin/chromium')

/** A whole site on a free port; what it says when it is ready is where the tests find it. */
const site = (name: string, limitFactor: number) => ({
  name,
  command: `node tests/browser/serve.ts ${name} ${limitFactor}`,
  wait: { stdout: new RegExp(`^${name}: (?<${name}_url>\\S+) (?<${name}_outbox>.+)$`, 'm') },
  reuseExistingServer: false,
  stderr: 'pipe' as const,
  // Only what hangs should be stopped by a limit: a busy machine is slow, not wrong.
  timeout: 900_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
})

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  // Tests wait a fifth of their time, so that a third worker finds room on two cores.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  timeout: 900_000,
  expect: { timeout: 180_000 },
  retries: 0,
  reporter: process.env.CI === undefined ? 'list' : 'dot',
  webServer: [site('generous_site', 1000), site('strict_site', 1)],
  use: {
    baseURL: process.env.GENEROUS_SITE_URL,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    actionTimeout: 180_000,
    // What moves is pressed in vain, and each further try scrolls the page first, under a menu that is open.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: /phone-.+\.spec\.ts/,
      use: { viewport: { width: 1280, height: 860 } },
    },
    {
      name: 'phone',
      testMatch: /(phone-.+|sign-up)\.spec\.ts/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
})
