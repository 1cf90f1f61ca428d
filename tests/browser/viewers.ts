import type { Page } from '@playwright/test'
import { everyPath } from './routes.ts'
import { accountMenu, expect, open, pathOf, signIn, test } from './test.ts'

export const viewers = ['visitor', 'unconfirmed member', 'confirmed member'] as const
type Viewer = (typeof viewers)[number]

const accounts: Record<Viewer, string | null> = {
  visitor: null,
  'unconfirmed member': 'deniz',
  'confirmed member': 'elif',
}

export async function become(page: Page, viewer: Viewer): Promise<void> {
  const username = accounts[viewer]
  if (username !== null) await signIn(page, username)
}

/** Opens every page in turn; those that lead this viewer elsewhere are left out. */
export async function onEveryPage(
  page: Page,
  viewer: Viewer,
  look: (path: string) => Promise<void>,
): Promise<void> {
  test.setTimeout(3_600_000)
  const elsewhere = viewer === 'visitor' ? '/giris' : '/'
  for (const path of everyPath)
    await test.step(path, async () => {
      await open(page, path)
      if (pathOf(page) !== path) return expect(pathOf(page)).toBe(elsewhere)
      if (viewer !== 'visitor') await expect(accountMenu(page)).toBeVisible()
      await look(path)
    })
}
