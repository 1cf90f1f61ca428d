import { messages } from '../../server/messages.ts'
import { postMessages, untitled } from '../../core/contracts/post-forms.ts'
import { scheduleMessages } from '../../core/posts/schedule.ts'
import { violationsOn } from './axe.ts'
import {
  choose,
  expectCounts,
  menu,
  notice,
  planned,
  planning,
  published,
  question,
  row,
  statusForReaders,
  tab,
  titles,
  write,
} from './own-posts.ts'
import { expect, open, test } from './test.ts'

test('publishes after asking, and leads to what was published', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  await write(page, 'Yayımlanacak yazı')
  await write(page, 'Kalacak taslak')
  await open(page, '/yazilarim?durum=taslak')
  await choose(page, 'Yayımlanacak yazı', 'Yayımla')
  await expect(question(page)).toContainText('“Yayımlanacak yazı” herkese açılacak.')
  await question(page).getByRole('button', { name: 'Vazgeç' }).click()
  await expect(question(page)).toBeHidden()
  await expectCounts(page, { Taslak: 2 })

  await choose(page, 'Yayımlanacak yazı', 'Yayımla')
  await question(page).getByRole('button', { name: 'Yayımla' }).click()
  await expect(notice(page, 'Yazınız yayımlandı.')).toBeVisible()
  await expect(titles(page)).toHaveText(['Kalacak taslak'])
  await expectCounts(page, { Yayında: 1, Taslak: 1 })
  await page.getByRole('button', { name: 'Yazıyı gör' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yayımlanacak yazı')
})

test('a draft that lacks something is not published, and its row says what', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const { id } = await write(page, 'Kategorisiz taslak', { categories: [] })
  await write(page, untitled)
  await open(page, '/yazilarim?durum=taslak')
  for (const action of ['Yayımla', 'Planla']) {
    await choose(page, 'Kategorisiz taslak', action)
    const refusal = row(page, 'Kategorisiz taslak').getByRole('alert')
    await expect(refusal).toContainText(postMessages.noCategory)
    const edit = refusal.getByRole('link', { name: 'Yazıyı düzenle' })
    await expect(edit).toHaveAttribute('href', `/new/${id}`)
  }
  await choose(page, untitled, 'Yayımla')
  await expect(row(page, untitled).getByRole('alert')).toContainText(
    `${postMessages.titleTooShort}.`,
  )
  await expect(question(page)).toHaveCount(0)
  await expectCounts(page, { Taslak: 2 })
  expect(await violationsOn(page)).toEqual([])
})

test('where a category asks for approval, the post is sent there and can be taken back', async ({
  page,
  signUpConfirmed,
  watch,
}) => {
  await signUpConfirmed(page)
  const { id } = await write(page, 'Bilim yazısı', { categories: ['bilim'] })
  await open(page, '/yazilarim?durum=taslak')
  watch.announce(422, `/api/posts/${id}`)
  await choose(page, 'Bilim yazısı', 'Yayımla')
  await question(page).getByRole('button', { name: 'Yayımla' }).click()
  const refusal = row(page, 'Bilim yazısı').getByRole('alert')
  await expect(refusal).toContainText(postMessages.approvalNeeded('Bilim'))
  await refusal.getByRole('button', { name: 'Onaya gönder' }).click()
  await expect(notice(page, 'Yazınız onaya gönderildi.')).toBeVisible()
  await expectCounts(page, { 'Onay bekleyen': 1 })

  await tab(page, 'Onay bekleyen').click()
  await choose(page, 'Bilim yazısı', 'Onaydan geri çek')
  await expect(notice(page, 'Yazı taslaklarınıza döndü.')).toBeVisible()
  await expectCounts(page, { Taslak: 1 })
})

test('unpublishes after asking, and publishes again', async ({ page, signUpConfirmed }) => {
  await signUpConfirmed(page)
  const { slug } = await write(page, 'Geri çekilecek yazı', published)
  await open(page, '/yazilarim')
  await choose(page, 'Geri çekilecek yazı', 'Yayından kaldır')
  await expect(question(page)).toContainText('okurlara kapanacak')
  await question(page).getByRole('button', { name: 'Yayından kaldır' }).click()
  await expect(titles(page)).toHaveCount(0)
  await expect(notice(page, 'Yazı yayından kaldırıldı.')).toBeVisible()
  await expectCounts(page, { 'Yayından kaldırılmış': 1 })
  expect(await statusForReaders(page, slug!)).toBe(404)

  await tab(page, 'Yayından kaldırılmış').click()
  await choose(page, 'Geri çekilecek yazı', 'Yeniden yayımla')
  await question(page).getByRole('button', { name: 'Yayımla' }).click()
  await expectCounts(page, { Yayında: 1 })
  expect(await statusForReaders(page, slug!)).toBe(200)
})

test('deletes after asking, and takes it back at once or later', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const { slug } = await write(page, 'Silinecek yazı', published)
  await write(page, 'Kalacak yazı', published)
  await open(page, '/yazilarim')
  const erase = async (): Promise<void> => {
    await choose(page, 'Silinecek yazı', 'Sil')
    await expect(question(page)).toContainText('30 gün içinde geri getirebilirsiniz')
    await question(page).getByRole('button', { name: 'Sil' }).click()
    await expect(titles(page)).toHaveText(['Kalacak yazı'])
    await expectCounts(page, { Yayında: 1, Silinenler: 1 })
    await expect(notice(page, 'Yazı silindi.')).toBeVisible()
  }
  await erase()
  expect(await statusForReaders(page, slug!)).toBe(404)
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(notice(page, 'Yazı geri getirildi.')).toBeVisible()
  await expect(titles(page)).toHaveText(['Kalacak yazı', 'Silinecek yazı'])
  await expectCounts(page, { Yayında: 2 })
  expect(await statusForReaders(page, slug!)).toBe(200)

  await erase()
  await tab(page, 'Silinenler').click()
  await expect(row(page, 'Silinecek yazı')).toContainText('Geri getirmek için 30 gün kaldı')
  await expect(titles(page).getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Geri al' })).toBeVisible()
  await page.getByRole('button', { name: 'Geri getir: Silinecek yazı' }).click()
  await expect(titles(page)).toHaveCount(0)
  await expectCounts(page, { Yayında: 2 })
  await expect(notice(page, 'Yazı geri getirildi.')).toBeVisible()
  // At once, not when the notice would have gone by itself.
  expect(await page.getByRole('button', { name: 'Geri al' }).count()).toBe(0)
})

test('plans a post: every mistake at its field, then the right time', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  await write(page, 'Planlanacak yazı')
  await open(page, '/yazilarim?durum=taslak')
  await choose(page, 'Planlanacak yazı', 'Planla')
  const dialog = planning(page)
  const plan = dialog.getByRole('button', { name: 'Planla' })
  const time = dialog.getByRole('textbox', { name: 'Saat' })
  const date = dialog.getByRole('button', { name: 'Tarih' })
  await plan.click()
  await expect(date).toHaveAccessibleDescription(scheduleMessages.noDate)
  await expect(date).toBeFocused()
  await expect(time).toHaveAccessibleDescription(new RegExp(scheduleMessages.noTime))
  expect(await violationsOn(page)).toEqual([])

  await date.press('Enter')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  for (const [wrong, message] of [
    ['25:00', scheduleMessages.hour],
    ['dokuz', scheduleMessages.hour],
    ['09:75', scheduleMessages.minute],
  ] as const) {
    await time.fill(wrong)
    await time.press('Enter')
    await expect(time).toHaveAccessibleDescription(new RegExp(message))
    await expect(time).toBeFocused()
  }
  await expect(date).not.toHaveAttribute('aria-invalid')
  await time.fill('9.30')
  await plan.click()
  await expect(dialog).toBeHidden()
  await expect(notice(page, 'Yazı planlandı.')).toBeVisible()
  await expectCounts(page, { Planlanmış: 1 })
  await tab(page, 'Planlanmış').click()
  await expect(row(page, 'Planlanacak yazı')).toContainText(/Yayın zamanı: \d+ \S+ \d{4} 09:30/)
})

test('a time that has passed is refused, today as well', async ({ page, signUpConfirmed }) => {
  await page.clock.setFixedTime('2026-11-15T12:40:00+03:00')
  await signUpConfirmed(page)
  await write(page, 'Geç kalan yazı')
  await open(page, '/yazilarim?durum=taslak')
  await choose(page, 'Geç kalan yazı', 'Planla')
  const time = planning(page).getByRole('textbox', { name: 'Saat' })
  await planning(page).getByRole('button', { name: 'Tarih' }).click()
  await expect(page.getByRole('button', { name: /^14 Kasım 2026/ })).toBeDisabled()
  await page.getByRole('button', { name: /15 Kasım 2026/ }).click()
  await time.fill('10:00')
  await time.press('Enter')
  await expect(time).toHaveAccessibleDescription(new RegExp(scheduleMessages.hour))
  await time.fill('12:39')
  await time.press('Enter')
  await expect(time).toHaveAccessibleDescription(new RegExp(scheduleMessages.minute))
})

test('a plan can be changed, dropped, or made true at once', async ({ page, signUpConfirmed }) => {
  await signUpConfirmed(page)
  await write(page, 'Planlı yazı', planned)
  await write(page, 'Vazgeçilen plan', planned)
  await open(page, '/yazilarim?durum=planlanmis')
  await choose(page, 'Planlı yazı', 'Zamanı değiştir')
  const time = planning(page).getByRole('textbox', { name: 'Saat' })
  await expect(time).toHaveValue('09:00')
  await expect(planning(page)).toContainText('3 Mayıs 2099, Pazar')
  await time.fill('18:05')
  await time.press('Enter')
  await expect(row(page, 'Planlı yazı')).toContainText('3 Mayıs 2099 18:05')

  await choose(page, 'Vazgeçilen plan', 'Taslağa döndür')
  await expectCounts(page, { Taslak: 1, Planlanmış: 1 })
  await choose(page, 'Planlı yazı', 'Şimdi yayımla')
  await question(page).getByRole('button', { name: 'Yayımla' }).click()
  await expectCounts(page, { Yayında: 1, Taslak: 1 })
})

test('what the server does not do is taken back, with a word about it', async ({
  page,
  signUpConfirmed,
  watch,
}) => {
  await signUpConfirmed(page)
  const first = await write(page, 'Silinemeyen taslak')
  await write(page, 'Silinen taslak')
  await write(page, 'Duran taslak')
  await open(page, '/yazilarim?durum=taslak')
  watch.announce(0, `/api/posts/${first.id}`)
  let fail = (): void => undefined
  const held = new Promise<void>((resolve) => (fail = resolve))
  await page.route(`**/api/posts/${first.id}`, async (route) => {
    await held
    await route.abort('connectionfailed')
  })
  for (const title of ['Silinemeyen taslak', 'Silinen taslak']) {
    await choose(page, title, 'Sil')
    await question(page).getByRole('button', { name: 'Sil' }).click()
    await expect(row(page, title)).toHaveCount(0)
  }
  await expectCounts(page, { Taslak: 1, Silinenler: 2 })
  fail()
  await expect(notice(page, messages.network)).toBeVisible()
  await expect(titles(page)).toHaveText(['Duran taslak', 'Silinemeyen taslak'])
  await expectCounts(page, { Taslak: 2, Silinenler: 1 })

  await choose(page, 'Silinemeyen taslak', 'Planla')
  await planning(page).getByRole('button', { name: 'Tarih' }).press('Enter')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await planning(page).getByRole('textbox', { name: 'Saat' }).fill('11:00')
  await planning(page).getByRole('button', { name: 'Planla' }).click()
  await expect(planning(page).getByRole('alert')).toHaveText(messages.network)
  await page.unrouteAll()
  await planning(page).getByRole('button', { name: 'Planla' }).click()
  await expectCounts(page, { Taslak: 1, Planlanmış: 1, Silinenler: 1 })
})

test('everything is done with the keyboard alone', async ({ page, signUpConfirmed }) => {
  await signUpConfirmed(page)
  await write(page, 'Birinci taslak')
  await write(page, 'İkinci taslak')
  await open(page, '/yazilarim?durum=taslak')
  const list = page.getByRole('region', { name: 'Taslak' })
  await page.getByRole('link', { name: 'Düzenle: Birinci taslak' }).focus()
  await page.keyboard.press('Tab')
  await expect(menu(page, 'Birinci taslak')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Yayımla' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question(page).getByRole('button', { name: 'Vazgeç' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(menu(page, 'Birinci taslak')).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(question(page).getByRole('button', { name: 'Vazgeç' })).toBeFocused()
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectCounts(page, { Yayında: 1, Taslak: 1 })
  await expect(list).toBeFocused()

  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Seç', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(titles(page).getByRole('link')).toBeFocused()
  await menu(page, 'İkinci taslak').press('Enter')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem', { name: 'Sil' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question(page).getByRole('button', { name: 'Vazgeç' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(list).toBeFocused()
  await page.getByRole('button', { name: 'Geri al' }).press('Enter')
  await expect(titles(page)).toHaveText(['İkinci taslak'])
  await expect(list).toBeFocused()
})
