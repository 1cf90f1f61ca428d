import type { Page } from '@playwright/test'
import { violationsOn } from './axe.ts'
import { type OwnSite, ownSite } from './own-site.ts'
import { Outbox } from './outbox.ts'
import { closeNotices, expect, forgeryPair, newPerson, open, pathOf, test } from './test.ts'

const operator = newPerson({ username: 'isletmeci' })
let site: OwnSite

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  site = await ownSite({ ADMIN_EMAIL: operator.email })
})
test.afterAll(() => site.stop())

const at = (path: string): string => new URL(path, site.url).href

async function openAt(page: Page, path: string): Promise<void> {
  await open(page, at(path))
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

async function choose(page: Page, row: string, item: string): Promise<void> {
  await closeNotices(page)
  await button(page, `${row}: işlemler`).click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function signUpAsOperator(page: Page): Promise<void> {
  await openAt(page, '/kayit')
  await page.getByLabel('Ad', { exact: true }).fill(operator.firstName)
  await page.getByLabel('Soyad').fill(operator.lastName)
  await page.getByLabel('Kullanıcı adı').fill(operator.username)
  await page.getByLabel('E-posta').fill(operator.email)
  await page.getByLabel('Parola', { exact: true }).fill(operator.password)
  await button(page, 'Kayıt ol').click()
  await page.waitForURL(/arkadas-bul/)
  const outbox = new Outbox(site.outbox)
  let link: string | undefined
  await expect.poll(() => (link = outbox.newestLink(operator.email))).toBeDefined()
  await open(page, link!)
  await button(page, 'E-postamı onayla').click()
}

const signIn = async (page: Page): Promise<void> => {
  const { username, password } = operator
  await page.request.post(at('/api/login'), { data: { username, password } })
}

test('a new site is led through its first steps, keeps categories and closes its doors', async ({
  page,
  otherBrowser,
  watch,
}) => {
  await test.step('the first admin is led to the first steps', async () => {
    await signUpAsOperator(page)
    await page.getByRole('link', { name: 'Siteyi kurmaya başlayın' }).click()
    await expect(page.getByRole('heading', { name: 'İlk adımlar' })).toBeVisible()
    await expect(page.getByText('6 adımdan 0 tanesi tamam.')).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
  })

  await test.step('each step is saved and the next one opens', async () => {
    await page.getByLabel('Sitenin adı').fill('  ')
    await button(page, 'Kaydet').click()
    await expect(page.getByText('Sitenin adı boş olamaz.')).toBeVisible()
    await page.getByLabel('Sitenin adı').fill('Mürekkep')
    await page.getByLabel('Açıklama').fill('Yazının başladığı yer.')
    await button(page, 'Kaydet').click()
    // Whoever goes by keyboard goes on at the next step.
    await expect(page.getByRole('button', { name: /^İşletmeci/ })).toBeFocused()
    await page.getByLabel('Kişi ya da kuruluş').fill('Yazı Evi Ltd. Şti.')
    await page.getByLabel('Adres', { exact: true }).fill('Moda Cad. 12, İstanbul')
    await page.getByLabel('E-posta', { exact: true }).fill('bilgi@yazievi.example')
    await button(page, 'Kaydet').click()
    await button(page, 'Böyle kalsın').click()
    await page.getByRole('radio', { name: /^Davetle/ }).check()
    await button(page, 'Kaydet').click()
    await expect(page.getByText('6 adımdan 4 tanesi tamam.')).toBeVisible()
    await page.getByRole('button', { name: /^E-posta/ }).click()
    await button(page, 'Deneme e-postası gönder').click()
    await expect(page.getByText('Bir e-posta sunucusu ayarlanmamış')).toBeVisible()
    await button(page, 'Şimdilik böyle kalsın').click()
    await closeNotices(page)
    for (const text of ['Hakkında', 'Kullanım koşulları', 'Gizlilik ve KVKK']) {
      if (!(await page.getByRole('link', { name: text }).first().isVisible()))
        await page.getByRole('button', { name: /^Metinler/ }).click()
      await page
        .getByRole('listitem')
        .getByRole('link', { name: new RegExp(`^${text}`) })
        .click()
      const area = page.getByLabel('Metin (Markdown)')
      const written = await area.inputValue()
      await area.fill(' ')
      await button(page, 'Yayımla').click()
      await expect(page.getByText('Metin boş olamaz.')).toBeVisible()
      await expect(area).toBeFocused()
      await area.fill(written)
      await button(page, 'Yayımla').click()
      await expect(page.getByText('Bu metin yayımda.')).toBeVisible()
      await closeNotices(page)
      await page.getByRole('region').getByRole('link', { name: 'İlk adımlar' }).click()
      await expect(page.getByRole('heading', { name: 'İlk adımlar' })).toBeVisible()
    }
    await expect(page.getByText('Her şey hazır.')).toBeVisible()
  })

  await test.step('who publishes a text that another has changed meanwhile reads that first', async () => {
    await openAt(page, '/yonetim/site/kosullar')
    const area = page.getByLabel('Metin (Markdown)')
    const another = async (text: string) => {
      const headers = await forgeryPair(page)
      const data = { pages: { terms: text } }
      expect((await page.request.put(at('/api/site'), { data, headers })).status()).toBe(200)
    }
    await another('Ötekinin metni.')
    await area.fill('Benim metnim.')
    watch.announce(409, '/api/site')
    await button(page, 'Yayımla').click()
    await expect(page.getByLabel('Yayımdaki metin')).toHaveValue('Ötekinin metni.')
    await expect(area).toHaveValue('Benim metnim.')
    expect(await violationsOn(page)).toEqual([])
    await button(page, 'Yayımdakiyle devam et').click()
    await expect(area).toHaveValue('Ötekinin metni.')
    await expect(area).toBeFocused()
    await another('Ötekinin ikinci metni.')
    await area.fill('İkisinden bir metin.')
    watch.announce(409, '/api/site')
    await button(page, 'Yayımla').click()
    await expect(page.getByLabel('Yayımdaki metin')).toHaveValue('Ötekinin ikinci metni.')
    await closeNotices(page)
    await button(page, 'Benimkini yayımla').click()
    await expect(page.getByText('Kullanım koşulları metni yayımlandı.')).toBeVisible()
    await expect(page.getByLabel('Yayımdaki metin')).toHaveCount(0)
    await closeNotices(page)
  })

  await test.step('a visitor sees the name, the texts and how to reach the operator', async () => {
    const visitor = await otherBrowser()
    await openAt(visitor, '/gizlilik')
    await expect(visitor).toHaveTitle(/· Mürekkep$/)
    await expect(visitor.getByText('Veri sorumlusu: Yazı Evi Ltd. Şti.')).toBeVisible()
    await visitor.getByRole('link', { name: 'İletişim' }).first().click()
    await expect(visitor.getByText('Moda Cad. 12, İstanbul')).toBeVisible()
    expect(await violationsOn(visitor)).toEqual([])
    await button(visitor, 'Gönder').click()
    await expect(visitor.getByText('Adınızı yazın.')).toBeVisible()
    await visitor.getByLabel('Adınız').fill('Ayşe Demir')
    await visitor.getByLabel('E-posta adresiniz').fill('ayse@ornek.example')
    await visitor.getByRole('radio', { name: 'Yasal başvuru' }).check()
    await visitor.getByLabel('İletiniz').fill('Merhaba, bir sorum var.')
    await button(visitor, 'Gönder').click()
    await expect(visitor.getByRole('heading', { name: 'İletinizi aldık' })).toBeVisible()
    await openAt(visitor, '/')
    await expect(visitor.getByText('Yazının başladığı yer.')).toBeVisible()
  })

  await test.step('an editor sees who wrote, answers by mail and closes it', async () => {
    await openAt(page, '/yonetim/bildirimler')
    const row = page.getByRole('article').filter({ hasText: 'Merhaba, bir sorum var' })
    await expect(row).toContainText('İleti · Yasal başvuru: Merhaba')
    await expect(row).toContainText('Ayşe Demir')
    await row.getByRole('link').click()
    await expect(page.getByText('Ayşe Demir')).toBeVisible()
    await expect(page.getByRole('link', { name: 'ayse@ornek.example' })).toHaveAttribute(
      'href',
      'mailto:ayse@ornek.example?subject=Yasal%20ba%C5%9Fvuru%20%C2%B7%20M%C3%BCrekkep',
    )
    await openAt(page, '/yonetim/baslangic')
  })

  await test.step('a category is made, ordered, used, renamed and merged', async () => {
    await page.getByRole('link', { name: 'Kategoriler', exact: true }).click()
    await button(page, 'Yeni kategori').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Ad', { exact: true }).fill('G')
    await button(page, 'Kategoriyi aç').click()
    await expect(dialog.getByText('Kategorinin adı en az iki karakter olmalı.')).toBeVisible()
    await dialog.getByLabel('Ad', { exact: true }).fill('Gölge oyunu')
    await expect(dialog.getByText('Adresi: /kesfet/golge-oyunu')).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    await button(page, 'Kategoriyi aç').click()
    await expect(dialog).toBeHidden()
    await closeNotices(page)
    await button(page, 'Yukarı taşı: Gölge oyunu').press('Enter')
    await expect(page.getByText('Gölge oyunu, 11. sıraya taşındı.')).toBeVisible()
    await expect(button(page, 'Yukarı taşı: Gölge oyunu')).toBeFocused()
    const data = { title: 'Perdede bir akşam', categories: ['golge-oyunu'], status: 1 }
    const headers = await forgeryPair(page)
    expect((await page.request.post(at('/api/posts'), { data, headers })).status()).toBe(201)
    await choose(page, 'Gölge oyunu', 'Düzenle')
    await dialog.getByLabel('Ad', { exact: true }).fill('Karagöz')
    await button(page, 'Kaydet').click()
    await expect(rowOf(page, 'Karagöz')).toContainText('1 yazı')
    const visitor = await otherBrowser()
    await openAt(visitor, '/kesfet/golge-oyunu')
    expect(pathOf(visitor)).toBe('/kesfet/karagoz')
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Karagöz')
    await choose(page, 'Karagöz', 'Kaldır ya da birleştir')
    await page.getByRole('dialog').getByRole('combobox').click()
    await page.getByRole('option', { name: 'Deneme' }).click()
    await button(page, 'Birleştir').click()
    await expect(rowOf(page, 'Deneme')).toContainText('1 yazı')
    await openAt(visitor, '/kesfet/golge-oyunu')
    expect(pathOf(visitor)).toBe('/kesfet/deneme')
    await expect(visitor.getByRole('link', { name: 'Perdede bir akşam' }).first()).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
  })

  await test.step('an invitation lets one in, and then the doors are closed', async () => {
    await closeNotices(page)
    await page.getByRole('link', { name: 'Davetler', exact: true }).click()
    await page.getByLabel('Not').fill('Kitap kulübü')
    await button(page, 'Davet oluştur').click()
    const link = page.getByText(/\/kayit\?davet=/)
    await expect(link).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    // Older ones than the first page shows can be reached as well.
    const headers = await forgeryPair(page)
    const data = { note: '', mostUses: 1, days: null }
    for (let made = 0; made < 20; made += 1)
      expect((await page.request.post(at('/api/invitations'), { data, headers })).status()).toBe(
        201,
      )
    await openAt(page, '/yonetim/davetler')
    await expect(page.getByText('Kitap kulübü')).toHaveCount(0)
    await button(page, 'Daha fazla göster').click()
    await expect(page.getByText('Kitap kulübü')).toBeVisible()
    const guest = await otherBrowser()
    await open(
      guest,
      (await rowOf(page, 'Kitap kulübü')
        .getByText(/\/kayit\?davet=/)
        .textContent())!,
    )
    await expect(guest.getByLabel('Davet kodu')).toHaveValue(/^[a-z2-9]{12}$/)
    await closeNotices(page)
    await page.getByRole('link', { name: 'Site', exact: true }).click()
    await page.getByRole('radio', { name: /^Kapalı/ }).check()
    await page
      .getByRole('region', { name: 'Kayıt ve ilk yazılar' })
      .getByRole('button')
      .last()
      .click()
    await expect(page.getByText('Kaydedildi.')).toBeVisible()
    await openAt(guest, '/kayit')
    await expect(guest.getByRole('heading', { name: 'Kayıtlar kapalı' })).toBeVisible()
    expect(await violationsOn(guest)).toEqual([])
  })

  await test.step('an announcement stands above every page until its reader closes it', async () => {
    await page.getByRole('textbox', { name: 'Duyuru' }).fill('Bu gece [bakım](/hakkinda) var.')
    await button(page, 'Duyuruyu kaydet').click()
    const bar = (of: Page) => of.getByRole('complementary', { name: 'Duyuru' })
    await expect(bar(page)).toContainText('Bu gece bakım var.')
    const reader = await otherBrowser()
    await openAt(reader, '/')
    expect(await violationsOn(reader)).toEqual([])
    await button(reader, 'Duyuruyu kapat').click()
    await expect(bar(reader)).toBeHidden()
    await expect(reader.getByRole('main')).toBeFocused()
    await openAt(reader, '/kesfet')
    await expect(bar(reader)).toBeHidden()
  })

  await test.step('tags are renamed, merged and hidden', async () => {
    const headers = await forgeryPair(page)
    for (const [index, tags] of [['perde', 'sahne'], ['sahneler']].entries()) {
      const data = { title: `Etiketli yazı ${index}`, categories: ['deneme'], tags, status: 1 }
      await page.request.post(at('/api/posts'), { data, headers })
    }
    await page.getByRole('link', { name: 'Etiketler', exact: true }).click()
    await choose(page, 'sahneler', 'Başka bir etiketle birleştir')
    await page.getByLabel('Hangi etiketle?').fill('sah')
    await page.getByRole('radio', { name: /^sahne\b/ }).check()
    await button(page, 'Birleştir').click()
    await expect(rowOf(page, 'sahneler')).toHaveCount(0)
    await choose(page, 'perde', 'Adını değiştir')
    await page.getByLabel('Yeni ad').fill('Perdeler')
    await button(page, 'Kaydet').click()
    await expect(rowOf(page, 'Perdeler')).toBeVisible()
    await choose(page, 'Perdeler', 'Gizle')
    await expect(rowOf(page, 'Perdeler')).toContainText('gizli')
    expect(await violationsOn(page)).toEqual([])
  })
})

test('what concerns all is shown, failed and loading, on a phone too', async ({ otherBrowser }) => {
  const phone = await otherBrowser({ viewport: { width: 360, height: 740 }, hasTouch: true })
  await signIn(phone)
  for (const section of ['baslangic', 'kategoriler', 'etiketler', 'site', 'davetler']) {
    await openAt(phone, `/yonetim/${section}`)
    await expect(phone.getByRole('heading', { level: 2 }).first()).toBeVisible()
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    )
    expect(await violationsOn(phone)).toEqual([])
  }
})
