import type { Page } from '@playwright/test'
import { postStatus } from '../../core/posts/post-status.ts'
import { tabs } from '../../web/features/my-posts/tabs.ts'
import { expect, forgeryPair } from './test.ts'

interface Written {
  id: number
  slug: string | null
}

/** A post of the member whose browser this is, a draft unless said otherwise. */
export async function write(page: Page, title: string, changes: object = {}): Promise<Written> {
  const data = { title, excerpt: 'Kısa bir giriş.', categories: ['deneme'], ...changes }
  const headers = await forgeryPair(page)
  const response = await page.request.post('/api/posts', { data, headers })
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()) as Written
}

export const published = { status: postStatus.active }
export const planned = { status: postStatus.planned, publishTime: '2099-05-03T06:00:00.000Z' }

export const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
export const row = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })
const tabLinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Yazıların durumu' }).getByRole('link')
export const tab = (page: Page, label: string) =>
  tabLinks(page).filter({ hasText: new RegExp(`^${label}\\d`) })
export const menu = (page: Page, title: string) =>
  page.getByRole('button', { name: `${title}: diğer işlemler` })
export const question = (page: Page) => page.getByRole('alertdialog')
export const planning = (page: Page) => page.getByRole('dialog', { name: 'Ne zaman yayımlansın?' })
export const notice = (page: Page, text: string | RegExp) =>
  page.getByRole('status').getByText(text)

export async function choose(page: Page, title: string, action: string): Promise<void> {
  await menu(page, title).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** The numbers beside the tabs, in their order. */
export async function expectCounts(page: Page, counts: Record<string, number>): Promise<void> {
  const expected = tabs.map(({ label }) => `${label}${counts[label] ?? 0}`)
  await expect(tabLinks(page)).toHaveText(expected)
}

/** What somebody without a session gets for a post. */
export async function statusForReaders(page: Page, slug: string): Promise<number> {
  const { status } = await fetch(new URL(`/api/posts/${slug}`, page.url()))
  return status
}
