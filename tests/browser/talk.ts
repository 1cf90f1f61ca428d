import type { Page } from '@playwright/test'
import { api } from './api.ts'

/** What two who write to each other see and do. */

export const replyBox = (page: Page) => page.getByRole('textbox', { name: 'Mesajınız' })
export const said = (page: Page) => page.getByRole('region', { name: 'Mesajlar' })
export const conversations = (page: Page) => page.getByRole('list', { name: 'Konuşmalar' })
export const unreadInHeader = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Mesajlar/ })

interface Member {
  username: string
}

export async function begin(page: Page, other: Member): Promise<number> {
  return (await api(page, 'POST', '/messengers', { users: [other.username] })).id
}

export const say = (page: Page, messenger: number, text: string) =>
  api(page, 'POST', '/messages', { messenger, text })
