import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** The clock indexes the demo's posts a moment after the start. */
export async function indexed(page: Page): Promise<void> {
  const found = async (): Promise<number> => {
    const answer = await page.request.get('/api/search?q=kitap')
    return ((await answer.json()) as { counts: { post: number } }).counts.post
  }
  await expect.poll(found).toBeGreaterThan(12)
}

/** The first that is seen: the header's, or that of the page where the header has no room. */
export const box = (page: Page) =>
  page.getByRole('search').locator('input').filter({ visible: true }).first()

export const options = (page: Page) => page.getByRole('option')
export const option = (page: Page, name: string | RegExp) =>
  page.getByRole('option', { name, exact: true })
export const results = (page: Page) => page.getByRole('main').getByRole('article')
export const palette = (page: Page) => page.getByRole('dialog', { name: 'Hızlı geçiş' })
