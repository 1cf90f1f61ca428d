import type { Locator, Page } from '@playwright/test'
import { expect, forgeryPair, open } from './test.ts'

/** The parts of the editor page as a writer finds them. */
export const title = (page: Page): Locator =>
  page.getByRole('main').getByRole('textbox', { name: 'Başlık' })
export const body = (page: Page): Locator => page.getByLabel('Yazının metni')
export const status = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('banner').getByText(text).first()

export async function openEditor(page: Page, path = '/new'): Promise<void> {
  await open(page, path)
  await expect(body(page)).toBeVisible()
}

export const saved = (page: Page): Promise<void> =>
  expect(status(page, /^Kaydedildi/)).toBeVisible()

/** At the end of what is there, as a person does it. */
export async function write(page: Page, text: string): Promise<void> {
  await body(page).focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(text)
}

/** Like a paste, for what a dialog may interrupt: keys pressed after it opens are the dialog's. */
export async function writeAtOnce(page: Page, text: string): Promise<void> {
  await body(page).focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.insertText(text)
}

/** A draft that is on the server; gives its address. */
export async function newDraft(page: Page, name: string, text = 'Defterin kapağı yoktu.') {
  await openEditor(page)
  await title(page).fill(name)
  await write(page, text)
  await saved(page)
  await expect(page).toHaveURL(/\/new\/\d+$/)
  return new URL(page.url()).pathname
}

interface StoredPost {
  id: number
  title: string
  status: number
  version: number
  entries: { data: { content?: { text: string }[] } }[]
}

export async function stored(page: Page, address: string): Promise<StoredPost> {
  const response = await page.request.get(`/api/posts/${address.split('/').at(-1)}`)
  expect(response.status()).toBe(200)
  return (await response.json()) as StoredPost
}

export const words = ({ entries }: StoredPost): string =>
  entries.map(({ data }) => (data.content ?? []).map(({ text }) => text).join('')).join('\n')

export async function ownPosts(page: Page, username: string): Promise<StoredPost[]> {
  const response = await page.request.get(`/api/users/${username}/posts?itemsPerPage=50`)
  const list = (await response.json()) as { 'hydra:member': StoredPost[] }
  return list['hydra:member']
}

/** Past the page: for texts that a test only begins with. */
export async function storePost(page: Page, post: object): Promise<StoredPost> {
  const headers = await forgeryPair(page)
  const response = await page.request.post('/api/posts', { data: post, headers })
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()) as StoredPost
}

export const paragraph = (key: string, text: string) => ({
  type: 'paragraph',
  data: { key, content: [{ type: 'text', text }] },
})

/** What this browser keeps, whoever it belongs to. */
export const deviceTitles = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('yazi-masasi')
        opening.addEventListener('error', reject)
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('copies').objectStore('copies').getAll()
          all.addEventListener('success', () => {
            opening.result.close()
            resolve((all.result as { text: { title: string } }[]).map(({ text }) => text.title))
          })
        })
      }),
  )
