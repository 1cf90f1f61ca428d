import type { Page } from '@playwright/test'
import { alive, expect, open, pathOf, signIn, test } from './test.ts'
import { violationsInBothThemes, violationsOn } from './axe.ts'
import { body, openEditor, paragraph, saved, storePost, title, write } from './editor-page.ts'

// Whoever writes waits for savings, and every one is waited for.

test('a visitor is asked to sign in and comes back', async ({ page }) => {
  await open(page, '/new')
  expect(pathOf(page)).toBe('/giris')
})

test('a member whose address is unconfirmed is told so and offered the mail again', async ({
  page,
  signUp,
  mailTo,
}) => {
  const person = await signUp(page)
  const first = await mailTo(person.email)
  await open(page, '/new')
  const main = page.getByRole('main')
  await expect(main).toContainText('e-posta adresinizi onaylamanız gerekiyor')
  await expect(body(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Yeniden gönder' }).click()
  await expect.poll(() => mailTo(person.email)).not.toBe(first)
})

test('from the header one writes at once, the first time and again', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  await open(page, '/')
  for (const text of ['İlk sözler', 'Yine ilk sözler']) {
    await page.getByRole('banner').getByRole('link', { name: 'Yaz', exact: true }).click()
    await expect(title(page)).toBeFocused()
    await page.keyboard.type(text)
    await expect(title(page)).toHaveValue(text)
    await saved(page)
    await page.getByRole('banner').getByRole('link', { name: 'Hokka' }).first().click()
    await expect(page).toHaveURL('/')
  }
})

test('nobody edits the posts of others', async ({ page }) => {
  await signIn(page, 'elif')
  await open(page, '/new/1')
  await expect(page.getByText('Yalnızca kendi yazılarınızı düzenleyebilirsiniz.')).toBeVisible()
})

test('a text that does not exist is a page that does not', async ({ page, watch }) => {
  await signIn(page, 'elif')
  watch.announce(404, '/new/999999')
  await page.goto('/new/999999')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu sayfayı bulamadık')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('there is a warning and the list of browsers, and no editor is fetched', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await signIn(page, 'elif')
    await open(page, '/new')
    const warning = page.getByRole('region', { name: 'Yazı yazmak için bilgisayar gerekiyor' })
    await expect(warning).toBeVisible()
    await expect(warning.getByRole('listitem')).toHaveCount(4)
    await expect(warning).toContainText('Firefox')
    await expect(body(page)).toHaveCount(0)
    expect(asked.filter((url) => url.includes('post-editor'))).toEqual([])
    expect(await violationsOn(page)).toEqual([])
  })
})

test('everything can be done with the keyboard alone', async ({ page, signUpConfirmed }) => {
  await signUpConfirmed(page)
  await openEditor(page)
  await title(page).focus()
  await page.keyboard.type('Klavyeyle')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Yalnızca tuşlar.')
  await saved(page)
  const tabTo = async (name: RegExp): Promise<void> => {
    for (let presses = 0; presses < 60; presses++) {
      const label = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement | null
        return (
          element?.getAttribute('aria-label') ??
          element?.closest('label')?.textContent ??
          element?.innerText ??
          ''
        )
      })
      if (name.test(label.trim())) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${name} was never reached`)
  }
  await page.getByRole('link', { name: 'İçeriğe geç' }).focus()
  await tabTo(/^Yayımla$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo(/^Deneme$/)
  await page.keyboard.press('Space')
  await tabTo(/^Yayımla$/)
  await page.keyboard.press('Enter')
  // Until then the focus is on the button of the same name behind it.
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Vazgeç' })).toBeFocused()
  await tabTo(/^Yayımla$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/yazi\//)
})

test('a panel opens at its top, and closing it leads back to where one was', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const marks = [{ type: 'link', attrs: { href: 'https://ornek.example/' } }]
  const link = { key: 'son', content: [{ type: 'text', text: 'bağlantı', marks }] }
  const lines = Array.from({ length: 30 }, (_, at) => paragraph(`p${at}`, `Satır ${at}.`))
  const entries = [...lines, { type: 'paragraph', data: link }]
  const post = await storePost(page, { title: 'Dönüş', entries })
  await openEditor(page, `/new/${post.id}`)
  const dialog = page.getByRole('dialog')
  for (const [name, top] of [
    ['Önizle', dialog.getByRole('heading', { level: 2, name: 'Dönüş' })],
    ['Yayımla', dialog.getByLabel('Başlık', { exact: true })],
  ] as const) {
    const button = page.getByRole('banner').getByRole('button', { name })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await expect(top).toBeInViewport()
    const scrolled = dialog.locator('.overflow-y-auto').evaluate((box) => box.scrollTop)
    expect(await scrolled).toBe(0)
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  }
})

test.describe('the editor page and its panels', () => {
  const check = async (page: Page, screen: string): Promise<void> =>
    expect(await violationsInBothThemes(page), screen).toEqual([])

  test('are accessible', async ({ page, context, signUpConfirmed, watch }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await signUpConfirmed(page)
    const entries = [paragraph('p1', 'Bir.'), paragraph('p2', 'İki.')]
    const post = await storePost(page, { title: 'Erişilir', entries })
    const address = `/new/${post.id}`
    await openEditor(page, address)
    await check(page, 'editor page')
    await page.getByRole('button', { name: 'Önizle' }).click()
    await expect(page.getByRole('dialog')).toContainText('Bir.')
    await check(page, 'preview')
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('button', { name: 'Yayımla' }).click()
    await page.getByText('Daha sonra', { exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Planla' }).click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    await check(page, 'refused')
    await page.getByRole('button', { name: /^Tarih/ }).click()
    await expect(page.getByRole('grid')).toBeVisible()
    await check(page, 'calendar')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    const other = await context.newPage()
    await openEditor(other, address)
    await write(other, ' Öteki.')
    await saved(other)
    watch.announce(409, `/api/posts/${post.id}`)
    await page.bringToFront()
    await write(page, ' Bu.')
    await expect(page.getByRole('dialog', { name: 'İki sürümü birleştirin' })).toBeVisible()
    await check(page, 'conflict')
    await page.keyboard.press('Escape')
    await check(page, 'strip')
    await alive(page)
  })
})
