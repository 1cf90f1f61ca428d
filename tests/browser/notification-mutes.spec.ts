import type { Page } from '@playwright/test'
import { api, applaud } from './api.ts'
import { violationsOn } from './axe.ts'
import { published, write } from './own-posts.ts'
import { expect, open, test } from './test.ts'

const sentences = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })
const muted = (page: Page) => page.getByRole('list', { name: 'Kapatılan bildirimler' })

async function choose(page: Page, sentence: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Seçenekler: ${sentence}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('a post and a kind are muted from a notification, undone at once or in the settings', async ({
  page,
  signUpConfirmed,
  otherMember,
}) => {
  await signUpConfirmed(page)
  const { slug } = await write(page, 'Çok konuşulan yazı', published)
  const { page: other } = await otherMember({ firstName: 'Gülşen', lastName: 'Öztürk' })
  await applaud(other, slug)
  await open(page, '/bildirimler')
  const sentence = 'Gülşen Öztürk yazınızı alkışladı.'

  await choose(page, sentence, 'Bu tür bildirimleri kapat')
  await expect(page.getByText('Bu tür bildirimler kapatıldı.')).toBeVisible()
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(page.getByText('Bildirimler yeniden açıldı.')).toBeVisible()

  await choose(page, sentence, 'Bu yazının bildirimlerini kapat')
  await expect(page.getByText('Bu yazının bildirimleri kapatıldı.')).toBeVisible()
  await api(other, 'POST', '/comments', { post: slug, text: 'Duyulmayan söz', parent: null })
  await page.reload()
  await expect(sentences(page)).toHaveText([sentence])

  await open(page, '/ayarlar/bildirimler')
  await expect(muted(page)).toContainText('Çok konuşulan yazı')
  await expect(muted(page).getByRole('listitem')).toHaveCount(1)
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Bildirimleri aç: Çok konuşulan yazı' }).click()
  await expect(page.getByText('Kapattığınız bildirim yok.')).toBeVisible()
  await api(other, 'POST', '/comments', { post: slug, text: 'Duyulan söz', parent: null })
  await open(page, '/bildirimler')
  await expect(sentences(page).first()).toHaveText('Gülşen Öztürk yazınıza yorum yaptı.')
})
