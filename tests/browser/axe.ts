import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** All that another theme can change. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Short enough to be read in a failed test. */
export async function violationsOn(page: Page, rules?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // They hand the focus on as soon as they get it.
    .exclude('[data-base-ui-focus-guard]')
    // The rows of a long list are all made by the same code, and take most of the time.
    .exclude('main li:nth-of-type(n + 6)')
    // Legacy means: no second page for frames, of which there are none.
    .setLegacyMode()
  // What lies over the page belongs to none of its landmarks.
  const over = '[role=menu], [role=dialog], [role=alertdialog], [role=listbox]'
  if ((await page.locator(over).count()) > 0) axe.disableRules('region')
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${coloursOf(any[0]?.data)}`),
  )
}

function coloursOf(data: unknown): string {
  const { fgColor = '', bgColor = '' } = (data ?? {}) as { fgColor?: string; bgColor?: string }
  return fgColor === '' ? '' : `(${fgColor} on ${bgColor})`
}

/** Drawn twice, so that no colour is still on its way. */
async function inTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** In light and in dark, beginning and ending in light. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  const inLight = await violationsOn(page)
  await inTheme(page, 'dark')
  const inDark = await violationsOn(page, colourRules)
  await inTheme(page, 'light')
  return [...inLight, ...inDark.map((violation) => `dark, ${violation}`)]
}
