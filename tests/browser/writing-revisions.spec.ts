import { postStatus } from '../../core/posts/post-status.ts'
import { expect, forgeryPair, test } from './test.ts'
import {
  body,
  openEditor,
  paragraph,
  saved,
  storePost,
  stored,
  words,
  write,
} from './editor-page.ts'

// Whoever writes waits for savings, and every one is waited for.

const long = (text: string) => `${text} ${'sözcük '.repeat(30)}`.trim()

test('an old version is compared with the text of today and comes back', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const post = await storePost(page, {
    title: 'Sürümlü yazı',
    entries: [paragraph('p1', 'Kalan.'), paragraph('p2', long('Silinen bölüm.'))],
  })
  // Much of it is gone: what was there becomes a version of its own.
  const response = await page.request.put(`/api/posts/${post.id}`, {
    data: { entries: [paragraph('p1', 'Kalan.')], entriesSort: ['p1'], version: post.version },
    headers: await forgeryPair(page),
  })
  expect(response.status(), await response.text()).toBe(200)

  const address = `/new/${post.id}`
  await openEditor(page, address)
  await write(page, ' Bugünkü ek.')
  await saved(page)
  await page.getByRole('button', { name: 'Yazı menüsü' }).click()
  await page.getByRole('menuitem', { name: 'Eski sürümler' }).click()
  const panel = page.getByRole('dialog', { name: 'Eski sürümler' })
  await panel.getByRole('navigation', { name: 'Sürümler' }).getByRole('button').last().click()
  await expect(panel.getByRole('region').filter({ hasText: 'Silinen bölüm.' })).toContainText(
    'Bu sürümde yok',
  )
  await panel.getByRole('button', { name: 'Bu sürüme dön' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bu sürüme dön' }).click()
  await expect(page.getByText('Eski sürüme dönüldü.')).toBeVisible()
  await expect(body(page)).toContainText('Silinen bölüm.')
  expect(words(await stored(page, address))).toContain('Silinen bölüm.')

  // The text of today stays among the versions.
  await page.getByRole('button', { name: 'Yazı menüsü' }).click()
  await page.getByRole('menuitem', { name: 'Eski sürümler' }).click()
  await panel.getByRole('navigation', { name: 'Sürümler' }).getByRole('button').nth(1).click()
  await expect(panel.getByRole('region').filter({ hasText: 'Bugünkü ek.' })).toBeVisible()
})

test('an old version of a published post comes back for its author first', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const post = await storePost(page, {
    title: 'Yayımlı ve sürümlü',
    entries: [paragraph('p1', 'Yayındaki.')],
    categories: ['deneme'],
    status: postStatus.active,
  })
  const address = `/new/${post.id}`
  await openEditor(page, address)
  await write(page, ' Henüz gizli.')
  await saved(page)
  await page.getByRole('button', { name: 'Yazı menüsü' }).click()
  await page.getByRole('menuitem', { name: 'Eski sürümler' }).click()
  const panel = page.getByRole('dialog', { name: 'Eski sürümler' })
  await panel.getByRole('navigation', { name: 'Sürümler' }).getByRole('button').last().click()
  await panel.getByRole('button', { name: 'Bu sürüme dön' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bu sürüme dön' }).click()
  await expect(body(page)).not.toContainText('Henüz gizli.')
  await saved(page)
  expect(words(await stored(page, address))).toBe('Yayındaki.')

  // It is what readers see: nothing waits, and nothing is left to take back.
  await expect(page.getByRole('banner')).not.toContainText('Yayımlanmamış değişiklikler')
  await page.getByRole('button', { name: 'Yazı menüsü' }).click()
  await expect(page.getByRole('menuitem', { name: 'Eski sürümler' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Değişiklikleri at' })).toHaveCount(0)
})
