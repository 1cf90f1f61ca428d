import { expect, type Page } from '@playwright/test'
import { saved, stored } from './editor-page.ts'

export interface Block {
  type: string
  data: Record<string, unknown> & { key: string }
}

/** What the server has of the text, once it has it. */
export async function blocks(page: Page): Promise<Block[]> {
  await saved(page)
  await expect(page).toHaveURL(/\/new\/\d+$/)
  const { entries } = await stored(page, new URL(page.url()).pathname)
  return entries as Block[]
}

export const types = async (page: Page): Promise<string[]> =>
  (await blocks(page)).map(({ type }) => type)

export const keyboard = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())

interface Clip {
  [type: string]: string
}

/** As if it were copied in another program. */
export async function paste(
  page: Page,
  clip: Clip,
  files: { name: string; base64: string }[] = [],
) {
  await page.evaluate(
    ([data, pictures]) => {
      const carried = new DataTransfer()
      for (const [type, text] of Object.entries(data)) carried.setData(type, text)
      for (const { name, base64 } of pictures) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        carried.items.add(new File([bytes], name, { type: 'image/png' }))
      }
      const event = new ClipboardEvent('paste', {
        clipboardData: carried,
        bubbles: true,
        cancelable: true,
      })
      document.activeElement!.dispatchEvent(event)
    },
    [clip, files] as const,
  )
}

export const selectionTools = (page: Page) => page.getByRole('toolbar', { name: 'Biçim araçları' })
