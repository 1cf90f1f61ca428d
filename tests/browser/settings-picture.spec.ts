import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { api } from './api.ts'
import { violationsInBothThemes } from './axe.ts'
import { notice } from './own-posts.ts'
import { expect, open, test } from './test.ts'

/** Red on its left half, blue on its right. */
const halves = async (): Promise<Buffer> => {
  const blue = sharp({ create: { width: 200, height: 200, channels: 3, background: '#00f' } })
  return sharp({ create: { width: 400, height: 200, channels: 3, background: '#f00' } })
    .composite([{ input: await blue.png().toBuffer(), left: 200, top: 0 }])
    .png()
    .toBuffer()
}

async function choose(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /^Res(?:im seç|mi değiştir)$/ }).click(),
  ])
  await chooser.setFiles({ name, mimeType, buffer })
}

/** The colour of a point of what is shown, as [red, blue]. */
const colourAt = (page: Page, x: number, y: number) =>
  page.locator('canvas').evaluate(
    (canvas: HTMLCanvasElement, at) => {
      // A copy of the point: reading the canvas itself again and again is slow, and the browser says so.
      const copy = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
      copy.drawImage(canvas, -at.x, -at.y)
      const [red, , blue] = copy.getImageData(0, 0, 1, 1).data
      return [red, blue]
    },
    { x, y },
  )

test('a picture is cut by keyboard and by pointer, shown everywhere, and removed', async ({
  page,
  signUpConfirmed,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const { username } = await signUpConfirmed(page)
  await open(page, '/ayarlar')
  await choose(page, 'yuz.png', 'image/png', await halves())
  const dialog = page.getByRole('dialog', { name: 'Resmi kırpın' })
  await expect.poll(() => colourAt(page, 10, 256)).toEqual([255, 0])
  expect(await colourAt(page, 500, 256)).toEqual([0, 255])
  expect(await violationsInBothThemes(page)).toEqual([])

  await dialog.getByRole('slider', { name: 'Yatay yer' }).press('End')
  await expect.poll(() => colourAt(page, 10, 256)).toEqual([0, 255])
  await dialog.getByRole('slider', { name: 'Yakınlık' }).press('ArrowRight')
  const box = (await page.locator('canvas').boundingBox())!
  await page.mouse.move(box.x + 20, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 2, box.y + 100, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => colourAt(page, 500, 256)).toEqual([255, 0])
  await dialog.getByRole('button', { name: 'Kaydet' }).press('Enter')
  await expect(notice(page, 'Profil resminiz kaydedildi.')).toBeVisible()
  await expect(dialog).toBeHidden()
  const { picture } = await api(page, 'GET', `/users/${username}`)
  expect(picture).toMatch(/^\/uploads\//)
  await expect(page.getByRole('main').locator(`img[src="${picture}"]`)).toBeVisible()

  await page.getByRole('button', { name: 'Resmi kaldır' }).press('Enter')
  await expect(notice(page, 'Profil resminiz kaldırıldı.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Resim seç' })).toBeFocused()
  expect((await api(page, 'GET', `/users/${username}`)).picture).toBeNull()
})

test('what is no picture is refused in words', async ({ page, signUpConfirmed }) => {
  await signUpConfirmed(page)
  await open(page, '/ayarlar')
  await choose(page, 'yazi.txt', 'text/plain', Buffer.from('metin'))
  await expect(page.getByText('Yalnızca SVG, PNG ve JPG görselleri yüklenebilir.')).toBeVisible()
  await choose(page, 'bozuk.png', 'image/png', Buffer.from('bozuk'))
  await expect(page.getByText('Görsel okunamadı; dosya bozuk olabilir.')).toBeVisible()
})

test('whoever has not confirmed their address yet is told so', async ({ page, signUp }) => {
  await signUp(page)
  await open(page, '/ayarlar')
  await expect(page.getByRole('button', { name: 'Resim seç' })).toBeDisabled()
  await expect(
    page.getByText('E-posta adresinizi onayladıktan sonra ekleyebilirsiniz.'),
  ).toBeVisible()
})
