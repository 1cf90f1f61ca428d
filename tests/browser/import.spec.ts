import { exported, zipOf } from '../../server/features/imports/archives.fixture.ts'
import { violationsInBothThemes } from './axe.ts'
import { notice } from './own-posts.ts'
import { expect, open, test } from './test.ts'

const path = '/ayarlar/ice-aktarma'

test('an export is sent, read, told of and taken back', async ({
  page,
  signUpConfirmed,
  watch,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signUpConfirmed(page)
  await open(page, '/ayarlar')
  await page.getByRole('link', { name: 'İçe aktarma' }).click()
  await expect(page.getByText('Henüz bir şey içe aktarmadınız.')).toBeVisible()
  const send = page.getByRole('button', { name: 'İçe aktar', exact: true })
  const field = page.getByLabel('İçe aktarılacak dosya')
  await send.click()
  await expect(page.getByText('Bir dosya seçin.')).toBeVisible()
  await expect(field).toBeFocused()
  expect(await violationsInBothThemes(page)).toEqual([])

  const published = page.getByRole('radio', { name: 'Eski tarihleriyle yayımla' })
  const newAccount = 'Hesabınız bir gününü doldurana kadar yazıları yalnızca taslak olarak'
  await expect(published).toBeDisabled()
  await expect(page.getByText(newAccount)).toBeVisible()
  // To a browser whose clock is ahead it is open; the server knows better.
  await page.clock.setFixedTime(Date.now() + 2 * 86_400_000)
  await open(page, path)

  await field.setInputFiles({
    name: 'ghost.json',
    mimeType: 'application/json',
    buffer: exported('ghost.json'),
  })
  await published.check()
  await send.click()
  await expect(page.getByText('Yazıları yayımlamak için bir kategori seçin.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Kategori' }).click()
  await page.getByRole('option', { name: 'Deneme' }).click()
  watch.announce(422, '/api/account/import')
  await send.click()
  await expect(page.getByRole('alert').filter({ hasText: newAccount })).toBeVisible()
  await page.getByRole('radio', { name: 'Taslak olarak al' }).check()
  await expect(page.getByRole('alert').filter({ hasText: newAccount })).toBeHidden()
  await send.click()

  const row = page.getByRole('list', { name: 'İçe aktarmalarınız' }).getByRole('listitem').first()
  await expect(row.getByText('3 yazı alındı.')).toBeVisible()
  await expect(row.getByText(/^Ghost ·/)).toBeVisible()
  await expect(row.getByText(/^Kaynakta yalnızca üyelere açıktı;/)).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])

  await row.getByRole('button', { name: 'Geri al' }).click()
  const question = page.getByRole('alertdialog', { name: 'İçe aktarma geri alınsın mı?' })
  await question.getByRole('button', { name: 'Vazgeç' }).click()
  await expect(question).toBeHidden()
  await row.getByRole('link', { name: 'Yazılarıma git' }).click()
  await expect(page).toHaveURL(/\?durum=taslak$/)
  await expect(page.getByRole('link', { name: 'Bozkırda ışık' }).first()).toBeVisible()

  await open(page, path)
  await row.getByRole('button', { name: 'Ayrıntılar' }).click()
  await expect(row.getByRole('link', { name: 'Eski düzenleyiciden' })).toBeVisible()
  await row.getByRole('button', { name: 'Geri al' }).click()
  await question.getByRole('button', { name: 'Geri al' }).click()
  await expect(notice(page, 'İçe aktarma geri alındı.')).toBeVisible()
  await expect(row.getByText('Geri alındı.', { exact: true })).toBeVisible()
  await expect(row.getByRole('button', { name: 'Geri al' })).toBeHidden()
})

test('a file may be dropped; one that is none of ours says so, and so does a call that fails', async ({
  page,
  signUpConfirmed,
  watch,
}) => {
  await signUpConfirmed(page)
  await open(page, path)
  const archive = await zipOf({ 'resim.exe': 'MZ' })
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], 'arsiv.zip'))
      return transfer
    },
    [...archive],
  )
  await page.getByText('Dosya seçin').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByText('arsiv.zip')).toBeVisible()
  const send = page.getByRole('button', { name: 'İçe aktar', exact: true })
  await page.route('**/api/account/import', (route) => route.abort(), { times: 1 })
  watch.announce(0, '/api/account/import')
  await send.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Bağlantı kurulamadı.' })).toBeVisible()
  await send.click()
  await expect(page.getByText(/^Bu dosya tanınmadı\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Geri al' })).toBeHidden()
  await expect(send).toBeVisible()
})
