import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** `npm run gallery`: pictures of every screen, to be looked at and not committed. */
export default defineConfig({
  ...base,
  testDir: 'tests/gallery',
  outputDir: 'test-results/gallery-failures',
  projects: [
    { name: 'desk' },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 900 }, isMobile: true, hasTouch: true },
    },
  ],
})
