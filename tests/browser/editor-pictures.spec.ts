import type { Page } from '@playwright/test'
import { blocks, keyboard, paste, selectionTools, types } from './editor-hands.ts'
import { postStatus } from '../../core/posts/post-status.ts'
import { expect, forgeryPair, open, signIn, test } from './test.ts'
import { body, openEditor, paragraph, title } from './editor-page.ts'

test.beforeEach(async ({ page }) => {
  await signIn(page, 'elif')
  await openEditor(page)
  await title(page).fill('Blok denemesi')
  await body(page).click()
})

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('a picture is uploaded, described and captioned; several become a gallery', async ({
  page,
}) => {
  await paste(page, {}, [{ name: 'nokta.png', base64: dot }])
  const image = body(page).locator('figure.image')
  await expect(image).toBeVisible()
  await expect(page.getByText('1 görsel yüklendi.')).toBeAttached()
  await selectionTools(page).getByRole('button', { name: 'Alternatif metin' }).click()
  await page.getByLabel('Görselde ne var?').fill('Bir nokta')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await image.locator('figcaption').click()
  await page.keyboard.type('Küçük bir nokta')
  await page.keyboard.press('Enter')
  await paste(page, {}, [
    { name: 'iki.png', base64: dot },
    { name: 'uc.png', base64: dot },
  ])
  await expect(body(page).locator('figure.gallery img')).toHaveCount(2)
  const found = await blocks(page)
  expect(found.map(({ type }) => type)).toEqual(['image', 'gallery'])
  expect(found[0]!.data).toMatchObject({ alt: 'Bir nokta', caption: 'Küçük bir nokta' })
})

/** A plain picture of this width, made in the page. */
const pictureOf = (page: Page, width: number): Promise<string> =>
  page.evaluate((side) => {
    const canvas = Object.assign(document.createElement('canvas'), {
      width: side,
      height: side / 2,
    })
    canvas.getContext('2d')!.fillRect(0, 0, side, side / 4)
    return canvas.toDataURL('image/png').split(',')[1]!
  }, width)

test('a picture has a size, chosen by keyboard, and readers see it', async ({ page }) => {
  await paste(page, {}, [{ name: 'genis.png', base64: await pictureOf(page, 1200) }])
  const image = body(page).locator('figure.image')
  await expect(image).toBeVisible()
  const size = (name: string) =>
    selectionTools(page)
      .getByRole('group', { name: 'Boyut' })
      .getByRole('button', { name: `Boyut: ${name}` })
  const width = async () => Math.round((await image.locator('img').boundingBox())!.width)
  await expect(size('Normal')).toHaveAttribute('aria-pressed', 'true')
  expect(await width()).toBe(680)
  await size('Normal').focus()
  await keyboard(page, 'ArrowRight', 'Enter')
  await expect(size('Geniş')).toHaveAttribute('aria-pressed', 'true')
  await expect(size('Geniş')).toBeFocused()
  expect(await width()).toBe(992)
  await size('Küçük').click()
  expect(await width()).toBe(340)
  await keyboard(page, 'Escape', 'ControlOrMeta+z')
  expect((await blocks(page))[0]!.data.size).toBe('wide')
  await size('Normal').click()
  expect(await width()).toBe(680)
  await expect.poll(async () => (await blocks(page))[0]!.data).not.toHaveProperty('size')
  await size('Geniş').click()
  await expect.poll(async () => (await blocks(page))[0]!.data.size).toBe('wide')
  await page.reload()
  await expect(image).toHaveClass(/wide/)
  await page.getByRole('button', { name: 'Önizle' }).click()
  const shown = page.getByRole('dialog').locator('.document img')
  await expect(shown).toBeVisible()
  expect((await shown.boundingBox())!.width).toBeGreaterThan(680)
})

test('what stands beside a text steps aside for a wide picture', async ({ page }) => {
  await paste(page, {}, [{ name: 'genis.png', base64: await pictureOf(page, 1200) }])
  // It is stored when it has been uploaded.
  await expect.poll(async () => (await blocks(page)).length).toBe(1)
  const [picture] = await blocks(page)
  const texts = (name: string) =>
    Array.from({ length: 12 }, (_, at) => paragraph(`${name}${at}`, 'Uzun bir yazı. '.repeat(20)))
  const entries = [
    ...texts('a'),
    { ...picture!, data: { ...picture!.data, size: 'wide' } },
    ...texts('b'),
  ]
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  const response = await page.request.put(`/api/posts/${id}`, {
    data: { entries, categories: ['deneme'], status: postStatus.active },
    headers: await forgeryPair(page),
  })
  const { slug } = (await response.json()) as { slug: string }
  await open(page, `/yazi/${slug}`)
  const beside = page.getByRole('complementary', { name: 'Yazıyla ilgili işlemler' }).first()
  await expect(beside).toHaveCSS('opacity', '1')
  const image = page.locator('figure.image.wide img')
  await image.scrollIntoViewIfNeeded()
  await page.evaluate(() => {
    const { top } = document.querySelector('figure.image.wide')!.getBoundingClientRect()
    scrollBy(0, top - 150)
  })
  await expect(beside).toHaveCSS('opacity', '0')
  expect((await image.boundingBox())!.width).toBe(992)
  await beside.getByRole('link', { name: /yorumlara git/ }).focus()
  await expect(beside).toHaveCSS('opacity', '1')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expect(beside).toHaveCSS('opacity', '0')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(beside).toHaveCSS('opacity', '1')
})

test('a picture that cannot be read says so and can be given up', async ({ page, watch }) => {
  watch.announce(422, '/api/file/upload')
  await page.keyboard.type('söz')
  await paste(page, {}, [{ name: 'bozuk.png', base64: 'AAAA' }])
  await expect(body(page).getByRole('button', { name: 'Yeniden dene' })).toBeVisible()
  await body(page).getByRole('button', { name: 'Vazgeç' }).click()
  await expect(body(page).getByRole('group', { name: 'Yüklenen görseller' })).toHaveCount(0)
  expect(await types(page)).toEqual(['paragraph'])
})
