import type { Page } from '@playwright/test'
import { expect, signIn, test } from './test.ts'
import {
  body,
  newDraft,
  openEditor,
  paragraph,
  saved,
  storePost,
  stored,
  words,
  write,
} from './editor-page.ts'

// Whoever writes waits for savings, and every one is waited for.

const merging = (page: Page) => page.getByRole('dialog', { name: 'İki sürümü birleştirin' })
const block = (page: Page, text: string) =>
  merging(page).getByRole('region').filter({ hasText: text })

/** One text of three paragraphs, open in two windows. */
async function twoWindows(page: Page) {
  const entries = ['Bir.', 'İki.', 'Üç.'].map((text, at) => paragraph(`p${at}`, text))
  const { id } = await storePost(page, { title: 'İki pencere', entries })
  const address = `/new/${id}`
  await openEditor(page, address)
  const other = await page.context().newPage()
  await openEditor(other, address)
  return { address, other }
}

async function rewrite(page: Page, from: string, to: string): Promise<void> {
  await body(page).getByText(from, { exact: true }).click({ clickCount: 3 })
  await page.keyboard.type(to)
}

test('what two windows changed apart comes together with one press', async ({
  page,
  signUpConfirmed,
  watch,
}) => {
  await signUpConfirmed(page)
  const { address, other } = await twoWindows(page)
  await rewrite(other, 'Bir.', 'Birinci.')
  await saved(other)
  watch.announce(409, `/api/posts/${address.split('/').at(-1)}`)
  await rewrite(page, 'Üç.', 'Üçüncü.')
  await expect(merging(page)).toBeVisible()
  await merging(page).getByRole('button', { name: 'Birleştir ve kaydet' }).click()
  await saved(page)
  expect(words(await stored(page, address))).toBe('Birinci.\nİki.\nÜçüncü.')
  await expect(body(page)).toContainText('Birinci.')
})

test('where both changed the same block, each can be chosen, or both', async ({
  page,
  signUpConfirmed,
  watch,
}) => {
  await signUpConfirmed(page)
  const { address, other } = await twoWindows(page)
  await rewrite(other, 'Bir.', 'Birinci cümle.')
  await rewrite(other, 'İki.', 'Onun ikisi.')
  await saved(other)
  await expect.poll(async () => words(await stored(page, address))).toContain('Onun ikisi.')
  watch.announce(409, `/api/posts/${address.split('/').at(-1)}`)
  await rewrite(page, 'Bir.', 'İlk cümle.')
  await rewrite(page, 'İki.', 'Benim ikim.')
  await expect(merging(page)).toBeVisible()
  await expect(block(page, 'İlk cümle.').locator('mark')).toHaveText(['İlk', 'Birinci'])
  await expect(block(page, 'İlk cümle.')).toContainText('İki yerde de değişmiş')
  await expect(merging(page).getByText('1 blok aynı')).toBeVisible()
  await block(page, 'İlk cümle.').getByText('Sunucudaki', { exact: true }).last().click()
  await block(page, 'Benim ikim.').getByText('İkisi de').click()
  await merging(page).getByRole('button', { name: 'Birleştir ve kaydet' }).click()
  await saved(page)
  expect(words(await stored(page, address))).toBe('Birinci cümle.\nBenim ikim.\nOnun ikisi.\nÜç.')
})

for (const [button, kept] of [
  ['Hepsi benimki', 'Benimki.'],
  ['Hepsi sunucudaki', 'Onunki.'],
] as const)
  test(`"${button}" decides at once`, async ({ page, signUpConfirmed, watch }) => {
    await signUpConfirmed(page)
    const { address, other } = await twoWindows(page)
    await rewrite(other, 'Bir.', 'Onunki.')
    await saved(other)
    watch.announce(409, `/api/posts/${address.split('/').at(-1)}`)
    await rewrite(page, 'Bir.', 'Benimki.')
    await merging(page).getByRole('button', { name: button }).click()
    await expect(body(page)).toContainText(kept)
    await saved(page)
    await expect.poll(async () => words(await stored(page, address))).toBe(`${kept}\nİki.\nÜç.`)
  })

test('the question can be put off; nothing is lost or overwritten meanwhile', async ({
  page,
  context,
  signUpConfirmed,
  watch,
}) => {
  await signUpConfirmed(page)
  const { address, other } = await twoWindows(page)
  await rewrite(other, 'Bir.', 'Onunki.')
  await saved(other)
  watch.announce(409, `/api/posts/${address.split('/').at(-1)}`)
  await rewrite(page, 'Bir.', 'Benimki.')
  await merging(page).getByRole('button', { name: 'Kapat' }).click()
  await write(page, ' Devamı da var.')
  expect(words(await stored(page, address))).toBe('Onunki.\nİki.\nÜç.')
  await page.close({ runBeforeUnload: false })
  // The next window finds both versions.
  const next = await context.newPage()
  await openEditor(next, address)
  await expect(block(next, 'Benimki.')).toContainText('Onunki.')
  await expect(merging(next)).toContainText('Devamı da var.')
})

test('a text written without a network meets what was changed elsewhere', async ({
  page,
  context,
  otherBrowser,
  signUpConfirmed,
  watch,
}) => {
  const person = await signUpConfirmed(page)
  const address = await newDraft(page, 'Uzakta', 'Ortak cümle.')
  await context.setOffline(true)
  // A page that is being closed may find the network again for a moment.
  const path = `/api/posts/${address.split('/').at(-1)}`
  watch.tolerate(0, path)
  await page.route(`**${path}`, (route) => route.abort('internetdisconnected'))
  await write(page, ' Uçakta.')
  await expect(page.getByRole('banner')).toContainText('Çevrimdışı: bu aygıtta kayıtlı')
  await page.close({ runBeforeUnload: false })

  const laptop = await otherBrowser()
  await signIn(laptop, person.username, person.password)
  await openEditor(laptop, address)
  await write(laptop, ' Evde.')
  await saved(laptop)
  await expect.poll(async () => words(await stored(laptop, address))).toBe('Ortak cümle. Evde.')

  await context.setOffline(false)
  const next = await context.newPage()
  await openEditor(next, address)
  await expect(block(next, 'Uçakta.')).toContainText('Evde.')
  await block(next, 'Uçakta.').getByText('İkisi de').click()
  await merging(next).getByRole('button', { name: 'Birleştir ve kaydet' }).click()
  await saved(next)
  expect(words(await stored(next, address))).toBe('Ortak cümle. Uçakta.\nOrtak cümle. Evde.')
})
