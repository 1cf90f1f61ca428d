// Makes ready what `npm start`, `npm run dev` and `npm test` need. It runs before anything is installed,
// on the Node that happens to be there: plain JavaScript, no packages.
import { ensureChromium } from './setup/chromium.mjs'
import { ensureNode } from './setup/node.mjs'
import { ensurePackages } from './setup/packages.mjs'
import { ensurePages } from './setup/pages.mjs'

const steps = {
  start: [ensurePackages, ensureNode, ensurePages],
  dev: [ensurePackages, ensureNode],
  test: [ensurePackages, ensureNode, ensurePages, ensureChromium],
}

try {
  const purpose = process.argv[2] ?? ''
  if (!Object.hasOwn(steps, purpose)) throw new Error('Kullanım: setup.mjs start|dev|test')
  for (const step of steps[purpose]) await step()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
