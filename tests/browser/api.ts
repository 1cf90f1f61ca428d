import type { Page } from '@playwright/test'
import { expect, forgeryPair } from './test.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A call of whoever the browser of this page belongs to, past the page itself. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests read whatever came back
export async function api(page: Page, method: Method, path: string, data?: object): Promise<any> {
  const response = await page.request.fetch(`/api${path}`, {
    method,
    headers: await forgeryPair(page),
    ...(data && { data }),
  })
  const text = await response.text()
  expect(response.ok(), `${method} ${path}: ${text}`).toBe(true)
  return text === '' ? undefined : JSON.parse(text)
}

interface Named {
  username: string
}

export const follow = (page: Page, follower: Named, following: Named) =>
  api(page, 'POST', '/user_relationships', {
    follower: follower.username,
    following: following.username,
  })

export const applaud = (page: Page, slug: string | null, count = 1) =>
  api(page, 'POST', `/applauses/post/${slug}`, { count })

/** Published posts of the community, the newest first. */
export async function posts(
  page: Page,
  amount: number,
): Promise<{ slug: string; title: string }[]> {
  // The most read ones stay the same while other tests publish.
  const query = `status=1&order[views]=desc&order[createdAt]=desc&itemsPerPage=${amount}`
  return (await api(page, 'GET', `/posts?${query}`))['hydra:member']
}
