import type { Page } from '@playwright/test'
import { body, deviceTitles, newDraft, openEditor, ownPosts, write } from './editor-page.ts'
import { expect, test } from './test.ts'

const home = (page: Page) => page.getByRole('banner').getByRole('link', { name: /ana sayfa/ })

test.describe('leaving with unsaved words', () => {
  const question = 'Kaydetmeden çıkmak istediğinize emin misiniz?'

  test('asks first, and going on is a choice', async ({ page, signUpConfirmed }) => {
    await signUpConfirmed(page)
    await newDraft(page, 'Kapıda')
    // Words never arrive.
    await page.route('**/api/posts/*', (route) =>
      route.request().method() === 'PUT' ? undefined : route.continue(),
    )
    await write(page, ' Henüz değil.')
    await home(page).click()
    const dialog = page.getByRole('alertdialog', { name: question })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Kal' }).click()
    await expect(dialog).toBeHidden()
    await expect(body(page)).toContainText('Henüz değil.')
    await home(page).click()
    await dialog.getByRole('button', { name: 'Yine de çık' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('region', { name: 'Günce' })).toBeVisible()
    await page.goBack()
    await expect(body(page)).toContainText('Henüz değil.')
  })

  test('whoever comes back while the words arrive sees them', async ({ page, signUpConfirmed }) => {
    await signUpConfirmed(page)
    const address = await newDraft(page, 'Yolda')
    const gates = { PUT: Promise.withResolvers<void>(), GET: Promise.withResolvers<void>() }
    await page.route('**/api/posts/*', async (route) => {
      const method = route.request().method() as 'PUT' | 'GET'
      // The server is asked for the text before the words are there, and answers after.
      if (method === 'PUT') await gates.PUT.promise
      const response = await route.fetch()
      if (method === 'GET') await gates.GET.promise
      await route.fulfill({ response })
    })
    // Whoever leaves before the words are on their way keeps them on the device.
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await write(page, ' Henüz değil.')
    await sent
    await home(page).click()
    await page.getByRole('button', { name: 'Yine de çık' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('region', { name: 'Günce' })).toBeVisible()
    const asked = page.waitForRequest((request) =>
      request.url().endsWith(`/api${address.replace('/new', '/posts')}`),
    )
    await page.goBack()
    await asked
    gates.PUT.resolve()
    await expect.poll(() => deviceTitles(page)).toEqual([])
    gates.GET.resolve()
    await expect(body(page)).toContainText('Henüz değil.')
  })

  test('asks before the window closes, too', async ({ page, signUpConfirmed }) => {
    await signUpConfirmed(page)
    await newDraft(page, 'Pencere')
    await page.route('**/api/posts/*', () => undefined)
    await write(page, ' Kapanmasın.')
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
  })

  test('asks nobody when everything is saved', async ({ page, signUpConfirmed }) => {
    await signUpConfirmed(page)
    await newDraft(page, 'Rahat')
    await home(page).click()
    await expect(page).toHaveURL('/')
  })
})

test('an empty sheet is left without a question and leaves nothing behind', async ({
  page,
  signUpConfirmed,
}) => {
  const { username } = await signUpConfirmed(page)
  await openEditor(page)
  await write(page, 'a')
  await page.keyboard.press('Backspace')
  await home(page).click()
  await expect(page).toHaveURL('/')
  expect(await ownPosts(page, username)).toEqual([])
})
