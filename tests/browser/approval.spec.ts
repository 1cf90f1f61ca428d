import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { approvalMessages } from '../../core/contracts/approval.ts'
import { moderationRules } from '../../core/moderation/rules.ts'
import { postStatus } from '../../core/posts/post-status.ts'
import { api } from './api.ts'
import { violationsOn } from './axe.ts'
import { notice, question, row, statusForReaders, write } from './own-posts.ts'
import { expect, forgeryPair, open, signIn, test } from './test.ts'

// One after the other: after a decision the next post of the one queue comes, whoever wrote it.
test.describe.configure({ mode: 'default' })

const paragraph = (text: string, key = 'a') => ({
  type: 'paragraph',
  data: { key, content: [{ type: 'text', text }] },
})
const waiting = (text: string) => ({
  categories: ['bilim'],
  status: postStatus.waiting,
  entries: [paragraph(text)],
})
const reason = 'İkinci bölümde kaynak belirtir misiniz?'

let number = 0
const newTitle = () => `Onaya gönderilen ${Date.now()} ${++number}`
const reading = (page: Page, title: string) => page.getByRole('region', { name: title })
const change = async (page: Page, id: number, data: object) => {
  const headers = await forgeryPair(page)
  expect((await page.request.put(`/api/posts/${id}`, { data, headers })).status()).toBe(200)
}
/** A picture of the member whose browser this is. */
const uploaded = async (page: Page, file: string): Promise<string> => {
  const buffer = readFileSync(`demo/pictures/${file}/256.jpg`)
  const multipart = { file: { name: 'kapak.jpg', mimeType: 'image/jpeg', buffer } }
  const headers = await forgeryPair(page)
  const response = await page.request.post('/api/file/upload', { multipart, headers })
  return ((await response.json()) as { url: string }).url
}

test('an editor decides by keys, the author answers and sends it again', async ({
  page,
  otherBrowser,
  signUpConfirmed,
}) => {
  const author = await otherBrowser()
  await signUpConfirmed(author)
  const title = newTitle()
  const covers = [await uploaded(author, '@admin'), await uploaded(author, '@dilekg')]
  const { id, slug } = await write(author, title, {
    ...waiting(''),
    ...{ categories: ['bilim', 'deneme'], tags: ['Isik', 'Dalga'], cover: covers[0] },
    excerpt: '',
    entries: [paragraph('Işık dalga mıdır, tanecik mi?'), paragraph('Bilinmez.', 'b')],
  })
  await open(author, '/yazilarim?durum=onay-bekleyen')
  await expect(row(author, title)).toContainText(
    'Bu kategorideki yazılar yayımlanmadan önce onaydan geçer.',
  )
  expect(await violationsOn(author)).toEqual([])

  await signIn(page, 'editor')
  await open(page, '/yazilarim')
  await page.getByRole('link', { name: 'Onay bekleyen yazılar' }).click()
  await expect(page).toHaveURL('/yonetim/onay')
  const link = page.getByRole('link', { name: title })
  await expect(link).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  // The keys are heard wherever one stands on the page, as soon as one comes to it.
  await page.keyboard.press('j')
  await expect(
    page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link'),
  ).toBeFocused()
  for (
    let step = 0;
    step < 60 && !(await link.evaluate((one) => one === document.activeElement));
    step++
  )
    await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/yonetim/onay/${id}`)
  await expect(reading(page, title)).toContainText('Işık dalga mıdır')
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()
  // There is nothing to compare it with yet.
  await expect(page.getByText('farklar / önizleme')).toHaveCount(0)
  expect(await violationsOn(page)).toEqual([])

  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'Yazıyı geri gönder' })
  await dialog.getByRole('button', { name: 'Geri gönder' }).click()
  await expect(dialog.getByText(approvalMessages.reasonMissing)).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Neden' })).toBeFocused()
  expect(await violationsOn(page)).toEqual([])
  await expect(dialog.locator('datalist option').first()).toHaveText(moderationRules.spam)
  // Letters in a field are letters.
  await dialog.getByRole('combobox', { name: 'Kural' }).pressSequentially('jk')
  await expect(page).toHaveURL(`/yonetim/onay/${id}`)
  await dialog.getByRole('combobox', { name: 'Kural' }).fill('Kaynak gösterme')
  await dialog.getByRole('textbox', { name: 'Neden' }).fill(reason)
  await dialog.getByRole('button', { name: 'Geri gönder' }).click()
  await expect(notice(page, 'Yazı notunuzla geri gönderildi.')).toBeVisible()
  await expect(page).not.toHaveURL(`/yonetim/onay/${id}`)

  await open(author, '/bildirimler')
  await expect(author.getByRole('article').first()).toContainText(reason)
  await open(author, '/yazilarim?durum=taslak')
  await change(author, id, {
    ...{ categories: ['bilim'], tags: ['Dalga', 'Tanecik'], cover: covers[1] },
    excerpt: 'Sonradan bir özet',
    entries: [
      paragraph('Işık hem dalga hem taneciktir.'),
      paragraph('Bilinmez. Ölçülür.', 'b'),
      {
        type: 'image',
        data: { key: 'c', src: covers[1], alt: 'Prizmadan geçen ışık', width: 256, height: 256 },
      },
    ],
  })
  await expect(row(author, title)).toContainText('Kaynak gösterme')
  await row(author, title).getByRole('button', { name: 'Yanıtla' }).click()
  const answering = author.getByRole('dialog', { name: 'Editörün notunu yanıtla' })
  await answering.getByRole('button', { name: 'Yanıtla ve onaya gönder' }).click()
  await expect(answering.getByText(approvalMessages.answerMissing)).toBeVisible()
  await expect(answering.getByRole('textbox', { name: 'Yanıtınız' })).toBeFocused()
  expect(await violationsOn(author)).toEqual([])
  await answering.getByRole('textbox', { name: 'Yanıtınız' }).fill('Kaynağı ekledim.')
  await answering.getByRole('button', { name: 'Yanıtla ve onaya gönder' }).click()
  await expect(notice(author, 'Yazınız onaya gönderildi.')).toBeVisible()

  await open(page, `/yonetim/onay/${id}`)
  await expect(reading(page, title)).toContainText('Kaynağı ekledim.')
  await expect(page.getByRole('tab', { name: 'Değişiklikler' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.locator('mark', { hasText: 'Sonradan bir özet' })).toBeVisible()
  await expect(page.locator('mark', { hasText: 'Ölçülür.' })).toBeVisible()
  await expect(page.locator('mark', { hasText: /^(?:Deneme|Isik|Tanecik)$/ })).toHaveText([
    ...['Deneme', 'Isik', 'Tanecik'],
  ])
  const shown = page.getByRole('tabpanel').getByRole('img', { name: 'Kapak' })
  for (const [at, cover] of covers.entries())
    await expect(shown.nth(at)).toHaveAttribute('src', cover)
  await expect(reading(page, title)).not.toContainText('Yalnızca biçimi değişti')
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('f')
  await expect(page.getByRole('article', { name: 'Önizleme' })).toContainText(
    'hem dalga hem taneciktir',
  )
  await expect(page.getByRole('article', { name: 'Önizleme' })).toContainText(
    'Görsel açıklamaları ve kartlar: Prizmadan geçen ışık',
  )
  await page.keyboard.press('g')
  await question(page).getByRole('button', { name: 'Vazgeç' }).click()
  await page.keyboard.press('y')
  await question(page).getByRole('button', { name: 'Yayımla' }).click()
  await expect(notice(page, 'Yazı yayımlandı, yazarına bildirildi.')).toBeVisible()
  expect(await statusForReaders(page, slug!)).toBe(200)
})

test('an editor sees that a post was taken down, and when a planned one goes out', async ({
  page,
  otherBrowser,
  signUpConfirmed,
}) => {
  const author = await otherBrowser()
  await signUpConfirmed(author)
  const title = newTitle()
  const { id } = await write(author, title, {
    status: postStatus.active,
    entries: [paragraph('Hemen alın!'), paragraph('Aynı kalan.', 'b')],
  })
  await signIn(page, 'editor')
  const send = async (from: Page, method: 'post' | 'put', url: string, data: object) => {
    const headers = await forgeryPair(from)
    const response = await from.request[method](url, { data, headers })
    expect(response.ok(), await response.text()).toBe(true)
  }
  await open(page, '/yonetim/onay')
  await send(page, 'post', '/api/reports', { type: 'post', target: id, reason: 'spam' })
  const cases = await page.request.get('/api/moderation/cases?status=open&itemsPerPage=100')
  const found = ((await cases.json()) as { 'hydra:member': Case[] })['hydra:member']
  const taken = found.find(({ target }) => target.title === title)!
  const decision = { decision: 'takeDown', rule: 'spam', reason: 'Bir ürünü övüyor.' }
  await send(page, 'put', `/api/moderation/cases/${taken.id}`, decision)
  await change(author, id, {
    status: postStatus.waiting,
    entries: [paragraph('Ben denedim.'), paragraph('Aynı kalan.', 'b')],
  })
  await open(page, '/yonetim/onay')
  await expect(row(page, title)).toContainText('Yayından kaldırılmıştı')
  await page.getByRole('link', { name: title }).click()
  const text = reading(page, title)
  for (const each of [moderationRules.spam, 'Bir ürünü övüyor.', 'kaldırma kararı da sona erer'])
    await expect(text).toContainText(each)
  await expect(page.locator('mark', { hasText: 'Hemen alın!' })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('y')
  await expect(question(page)).toContainText('Yayından kaldırma kararı da sona erecek.')
  await question(page).getByRole('button', { name: 'Yayımla' }).click()
  await expect(notice(page, 'Yazı yayımlandı, yazarına bildirildi.')).toBeVisible()

  const planned = newTitle()
  const later = await write(author, planned, {
    ...{ status: postStatus.planned, publishTime: '2099-05-03T06:00:00.000Z' },
    entries: [paragraph('Ne şerefsizler!')],
  })
  await open(author, '/yazilarim?durum=onay-bekleyen')
  await expect(row(author, planned)).toContainText('Onaylanırsa yayın zamanı: 3 Mayıs 2099')
  await open(page, `/yonetim/onay/${later.id}`)
  await expect(reading(page, planned)).toContainText('Planlanan yayın zamanı: 3 Mayıs 2099')
  await page.keyboard.press('y')
  await question(page).getByRole('button', { name: 'Yayımla' }).click()
  await expect(notice(page, 'planlandığı zamanda yayımlanacak')).toBeVisible()
})

interface Case {
  id: number
  target: { title: string }
}

test('whoever decides second is told so; trust is given and taken back', async ({
  page,
  otherBrowser,
  signUpConfirmed,
  watch,
}) => {
  const author = await otherBrowser()
  const person = await signUpConfirmed(author)
  const title = newTitle()
  const { id } = await write(author, title, waiting('Birinci.'))
  const trusted = newTitle()
  const second = await write(author, trusted, waiting('İkinci.'))
  await signIn(page, 'editor')
  await open(page, `/yonetim/onay/${id}`)
  await expect(reading(page, title)).toContainText('Birinci.')
  // Changed meanwhile: the new text is shown first.
  await change(author, id, { excerpt: 'Sonradan eklendi' })
  watch.announce(409, `/api/posts/${id}`)
  await page.getByRole('button', { name: 'Yayımla', exact: true }).click()
  await question(page).getByRole('button', { name: 'Yayımla' }).click()
  await expect(notice(page, 'Bu yazı bu arada değişti.')).toBeVisible()
  await expect(reading(page, title)).toContainText('Sonradan eklendi')
  // Withdrawn meanwhile: it is gone, and the next one comes.
  await change(author, id, { status: postStatus.draft })
  watch.announce(409, `/api/posts/${id}`)
  await page.getByRole('button', { name: 'Geri gönder' }).click()
  const dialog = page.getByRole('dialog', { name: 'Yazıyı geri gönder' })
  await dialog.getByRole('textbox', { name: 'Neden' }).fill(reason)
  await dialog.getByRole('button', { name: 'Geri gönder' }).click()
  await expect(notice(page, approvalMessages.notWaiting)).toBeVisible()
  await expect(page).not.toHaveURL(`/yonetim/onay/${id}`)

  await open(page, `/yonetim/onay/${second.id}`)
  await page.getByRole('button', { name: 'Yayımla ve yazara güven' }).click()
  await question(page).getByRole('button', { name: 'Yayımla ve güven' }).click()
  await expect(notice(page, 'Yazarın sonraki yazıları onay beklemeyecek.')).toBeVisible()
  await write(author, newTitle(), { ...waiting('Üçüncü.'), status: postStatus.active })
  await open(page, '/yonetim/onay')
  const name = `${person.firstName} ${person.lastName}`
  await page
    .getByRole('button', { name: `Güveni geri al: ${name}` })
    .first()
    .click()
  await expect(question(page)).toContainText(
    "Irmak Çağlayan'ın bundan sonraki yazıları yeniden onay bekleyecek",
  )
  await question(page).getByRole('button', { name: 'Güveni geri al' }).click()
  await expect(notice(page, 'artık güvenilen yazarlar arasında değil')).toBeVisible()
})

test('the note of an editor outlives every change of the text, which is shown first', async ({
  page,
  otherBrowser,
  signUpConfirmed,
  watch,
}) => {
  const author = await otherBrowser()
  await signUpConfirmed(author)
  const title = newTitle()
  const { id } = await write(author, title, waiting('Birinci.'))
  await signIn(page, 'editor')
  await open(page, `/yonetim/onay/${id}`)
  await page.getByRole('button', { name: 'Geri gönder' }).click()
  const dialog = page.getByRole('dialog', { name: 'Yazıyı geri gönder' })
  const why = dialog.getByRole('textbox', { name: 'Neden' })
  await why.fill(reason)
  await change(author, id, { excerpt: 'Başka sekmedeyken eklendi' })
  // What a browser says when one comes back from another tab.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect(page.locator('main')).toContainText('Başka sekmedeyken eklendi')
  await expect(why).toHaveValue(reason)
  await expect(why).toBeFocused()
  await expect(why).toHaveAccessibleDescription(approvalMessages.changed)
  await dialog.getByRole('button', { name: 'Vazgeç' }).click()
  await page.getByRole('button', { name: 'Geri gönder' }).click()
  await expect(why).toHaveValue(reason)
  await expect(why).not.toHaveAccessibleDescription(approvalMessages.changed)

  await change(author, id, { excerpt: 'Yazarken eklendi' })
  watch.announce(409, `/api/posts/${id}`)
  await dialog.getByRole('button', { name: 'Geri gönder' }).click()
  await expect(why).toHaveAccessibleDescription(approvalMessages.changed)
  await expect(page.locator('main')).toContainText('Yazarken eklendi')
  await dialog.getByRole('button', { name: 'Geri gönder' }).click()
  await expect(notice(page, 'Yazı notunuzla geri gönderildi.')).toBeVisible()
})

test('admins keep the word list and the sign-up blocks; a held comment is its writer’s alone', async ({
  page,
  otherBrowser,
  signUpConfirmed,
  watch,
}) => {
  await signIn(page, 'admin')
  await open(page, '/yonetim/sozcukler')
  const list = page.getByRole('textbox', { name: 'İncelemeye alınacaklar' })
  const clean = page.getByRole('textbox', { name: 'Temiz sayılanlar' })
  const heightOf = async (box: typeof list) => (await box.boundingBox())!.height
  expect(await heightOf(clean)).toBe(await heightOf(list))
  await list.fill(`${await list.inputValue()}\nzırtapoz\niki söz`)
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByText('“iki söz” eklenemez')).toBeVisible()
  await expect(list).toBeFocused()
  expect(await violationsOn(page)).toEqual([])
  await list.fill((await list.inputValue()).replace('\niki söz', ''))
  await page
    .getByRole('textbox', { name: 'Bir metinde deneyin' })
    .fill('Zırtapozlar klasik müzik dinler.')
  await expect(page.getByText('Bulunanlar: zırtapozlar')).toBeVisible()
  // Another admin was quicker: both changes stay.
  const { words, exceptions, version } = await api(page, 'GET', '/moderation/words')
  await api(page, 'PUT', '/moderation/words', { words: [...words, 'hödük'], exceptions, version })
  watch.announce(409, '/api/moderation/words')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(notice(page, 'Liste bu arada değişti.')).toBeVisible()
  await expect(list).toHaveValue(/^hödük$/m)
  await expect(list).toHaveValue(/^zırtapoz$/m)
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(notice(page, 'Sözcük listesi kaydedildi.')).toBeVisible()

  const writer = await otherBrowser()
  await signUpConfirmed(writer)
  const { slug } = await write(writer, newTitle(), { status: postStatus.active })
  await open(writer, `/yazi/${slug}`)
  await writer.getByRole('textbox', { name: 'Yorumunuz' }).fill('Zırtapozluk bu.')
  await writer.getByRole('button', { name: 'Gönder', exact: true }).click()
  const held = writer.getByRole('region', { name: 'İncelemedeki yorumlarınız' })
  await expect(held).toContainText('Zırtapozluk bu.')
  expect(await violationsOn(writer)).toEqual([])
  await open(page, `/yazi/${slug}`)
  await expect(page.getByRole('region', { name: /^Yorumlar/ })).not.toContainText('Zırtapozluk')
  const { 'hydra:member': cases } = await api(
    page,
    'GET',
    '/moderation/cases?status=held&type=comment&itemsPerPage=50',
  )
  const { id: caseId } = cases.find(
    ({ target }: { target: { title: string } }) => target.title === 'Zırtapozluk bu.',
  )
  await open(page, `/yonetim/bildirimler/${caseId}`)
  await expect(page.getByRole('main')).toContainText(
    'Neden incelemeye alındı: Sözcük listesi (zırtapozluk)',
  )
  await expect(page.getByRole('main')).toContainText('İncelemeye alındığından beri değişmedi.')
  await writer.reload()
  await expect(held).toContainText('Zırtapozluk bu.')
  await held.getByRole('button', { name: 'İncelemedeki yorumu sil' }).click()
  await expect(held).toHaveCount(0)

  await open(page, '/yonetim/engeller')
  const value = page.getByRole('textbox', { name: 'Alan adı ya da adres' })
  watch.announce(422, '/api/moderation/sign_up_blocks')
  await value.fill('bir şey')
  await page.getByRole('button', { name: 'Engelle', exact: true }).click()
  await expect(page.getByText('Bir alan adı (ornek.com)')).toBeVisible()
  await expect(value).toBeFocused()
  const domain = `gecici${Date.now()}.example`
  await value.fill(domain)
  await page.getByRole('textbox', { name: 'Not' }).fill('Geçici adresler')
  await page.getByRole('button', { name: 'Engelle', exact: true }).click()
  await expect(notice(page, 'Engel eklendi.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: domain })).toContainText(
    'Geçici adresler',
  )
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: `Engeli kaldır: ${domain}` }).click()
  await question(page).getByRole('button', { name: 'Engeli kaldır' }).click()
  await expect(notice(page, `${domain} artık engelli değil.`)).toBeVisible()
  await expect(page.locator('main :focus')).toHaveCount(1)
  await open(page, '/yonetim/kayit')
  const acts = page.getByRole('main').getByRole('article')
  const ofBlock = acts.filter({ hasText: `E-posta alan adı: ${domain}` })
  await expect(ofBlock).toHaveCount(2)
  await expect(ofBlock.filter({ hasText: 'artık yok' })).toHaveCount(0)
  await expect(acts.filter({ hasText: 'Eklenen: zırtapoz' }).first()).toBeVisible()
})
