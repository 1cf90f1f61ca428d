import type { BrowserContext, Page } from '@playwright/test'
import { violationsOn } from './axe.ts'
import { api } from './api.ts'
import { published, write } from './own-posts.ts'
import { accountMenu, expect, notices, open, test } from './test.ts'

/** The device's voices are not ours: this one says what it is told, and ends a sentence when the test says so. */
function giveVoices(context: BrowserContext, languages: string[]): Promise<unknown> {
  return context.addInitScript((langs) => {
    const said: { text: string; rate: number }[] = []
    let current: SpeechSynthesisUtterance | null = null
    const device = Object.assign(new EventTarget(), {
      getVoices: () => langs.map((lang) => ({ lang, name: lang, localService: true })),
      speak: (utterance: SpeechSynthesisUtterance) => {
        current = utterance
        said.push({ text: utterance.text, rate: utterance.rate })
      },
      cancel: () => {
        const left = current
        current = null
        left?.dispatchEvent(new Event('error'))
      },
    })
    class Utterance extends EventTarget {
      text: string
      lang = ''
      rate = 1
      voice = null
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    const ends = () => {
      const ended = current
      current = null
      ended?.dispatchEvent(new Event('end'))
    }
    Object.defineProperty(globalThis, 'speechSynthesis', { value: device })
    Object.assign(globalThis, { SpeechSynthesisUtterance: Utterance })
    Object.assign(globalThis, { device: { said, ends, isSilent: () => current === null } })
  }, languages)
}

interface Device {
  said: { text: string; rate: number }[]
  ends: () => void
  isSilent: () => boolean
}
const onDevice = <Answer>(page: Page, ask: (device: Device) => Answer): Promise<Answer> =>
  page.evaluate(`(${ask.toString()})(globalThis.device)`) as Promise<Answer>
const lastSaid = (page: Page) => onDevice(page, ({ said }) => said.at(-1)?.text)
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('okunan') ?? [])].map(String).join('').trim())

const paragraph = (key: string, text: string) => ({
  type: 'paragraph',
  data: { key, content: [{ type: 'text', text }] },
})

/** Readable by everybody, with all that is said and all that is not. */
async function publish(page: Page): Promise<string> {
  const { slug } = await write(page, 'Sesli okunan yazı', {
    status: 1,
    entries: [
      paragraph('a', 'Birinci cümle burada. İkinci cümle ise Dr. Ayşe’nin!'),
      {
        type: 'heading',
        data: { key: 'b', level: 2, content: [{ type: 'text', text: 'Ara başlık' }] },
      },
      { type: 'code', data: { key: 'c', language: 'js', text: 'const gizli = 1' } },
      {
        type: 'list',
        data: {
          key: 'd',
          style: 'bullet',
          items: [
            {
              content: [{ type: 'text', text: 'Dış madde' }],
              items: [{ content: [{ type: 'text', text: 'İç madde' }], items: [] }],
            },
          ],
        },
      },
      {
        type: 'table',
        data: { key: 'e', header: false, rows: [[{ content: [{ type: 'text', text: 'Hücre' }] }]] },
      },
      paragraph('f', 'Son söz.'),
    ],
  })
  return `/yazi/${slug}`
}

test('a post is read aloud, sentence by sentence, with the sentence marked', async ({
  page,
  context,
  signUpConfirmed,
}) => {
  await giveVoices(context, ['en-US', 'tr-TR'])
  await signUpConfirmed(page)
  const path = await publish(page)
  await open(page, path)
  await page.getByRole('button', { name: 'Dinle' }).filter({ visible: true }).click()
  const player = page.getByRole('region', { name: 'Yazıyı dinle' })
  await expect(player.getByRole('button', { name: 'Duraklat' })).toBeFocused()
  const heard: (string | undefined)[] = []
  for (let count = 0; count < 8; count += 1) {
    heard.push(await lastSaid(page))
    if (count === 1) expect(await marked(page)).toBe(heard[1])
    await onDevice(page, ({ ends }) => ends())
  }
  expect(heard).toEqual([
    'Birinci cümle burada.',
    'İkinci cümle ise Dr.',
    'Ayşe’nin!',
    'Ara başlık',
    'Burada bir kod bölümü var.',
    'Dış madde',
    'İç madde',
    'Burada bir tablo var.',
  ])
  expect(await lastSaid(page)).toBe('Son söz.')
  expect(await violationsOn(page)).toEqual([])

  await player.getByRole('button', { name: 'Duraklat' }).click()
  expect(await onDevice(page, ({ isSilent }) => isSilent())).toBe(true)
  await player.getByRole('button', { name: 'Önceki cümle' }).click()
  await player.getByRole('button', { name: 'Önceki cümle' }).click()
  expect(await onDevice(page, ({ isSilent }) => isSilent())).toBe(true)
  await player.getByRole('button', { name: 'Sürdür' }).press('Enter')
  expect(await lastSaid(page)).toBe('İç madde')
  await player.getByRole('button', { name: 'Sonraki cümle' }).click()
  expect(await lastSaid(page)).toBe('Burada bir tablo var.')
  await player.getByRole('combobox', { name: 'Hız' }).selectOption('1,5×')
  expect(await onDevice(page, ({ said }) => said.at(-1)?.rate)).toBe(1.5)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(player).toBeHidden()
  expect(await onDevice(page, ({ isSilent }) => isSilent())).toBe(true)

  await open(page, path)
  const listen = page.getByRole('button', { name: 'Dinle' }).filter({ visible: true })
  await listen.press('Enter')
  await expect(player.getByRole('combobox', { name: 'Hız' })).toHaveValue('1.5')
  await player.getByRole('button', { name: 'Dinlemeyi bitir' }).press('Enter')
  await expect(player).toBeHidden()
  await expect(listen).toBeFocused()
  expect(await marked(page)).toBe('')
})

test('whoever has no Turkish voice is told so', async ({ page, context }) => {
  await giveVoices(context, ['en-US'])
  await open(page, '/yazi/bisikletle-karadeniz-ilk-300-km')
  await page.getByRole('button', { name: 'Dinle' }).filter({ visible: true }).click()
  await expect(
    page.getByRole('alert').getByText('Aygıtınızda Türkçe bir ses bulunamadı.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dinlemeyi bitir' })).toBeFocused()
  expect(await onDevice(page, ({ said }) => said.length)).toBe(0)
})

test('text size and face are chosen beside the text', async ({ page }) => {
  await open(page, '/yazi/bisikletle-karadeniz-ilk-300-km')
  await page.getByRole('button', { name: 'Yazı boyu ve yüzü' }).filter({ visible: true }).click()
  await page.getByRole('menuitemradio', { name: 'Büyük' }).click()
  await page.getByRole('menuitemradio', { name: 'Tırnaksız' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large')
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-typeface', 'sans')
})

const readings = (page: Page) => page.evaluate(() => localStorage.getItem('okuma'))

/** The block and the share that are noted for the post that was opened last. */
const lastPlace = async (page: Page): Promise<number[]> =>
  JSON.parse((await readings(page)) ?? '[[]]')[0].slice(2)

test('what was left unfinished is offered again, and the history is the reader’s own', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const path = '/yazi/bisikletle-karadeniz-ilk-300-km'
  await open(page, path)
  const blocks = page.locator('article .document > *')
  await blocks.nth(8).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => readings(page)).toMatch(/"bisikletle-karadeniz-ilk-300-km",\d+,[1-9]/)

  await open(page, '/')
  const row = page.getByRole('region', { name: 'Kaldığınız yerden devam edin' })
  await row.getByRole('heading', { level: 3 }).getByRole('link').click()
  await expect(page).toHaveURL(path)
  await page.getByRole('status').getByRole('button', { name: 'Devam et' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)

  await open(page, '/okuma-listem')
  await page.getByRole('link', { name: 'Okuma geçmişim' }).click()
  await expect(page).toHaveURL('/okuma-gecmisi')
  const history = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(history).toHaveCount(1)
  expect(await violationsOn(page)).toEqual([])
  const section = page.getByRole('region', { name: 'Okuduklarım' })
  await page.getByRole('button', { name: /^Geçmişten çıkar/ }).press('Enter')
  await expect(page.getByText('Bu aygıtta henüz bir yazı okumadınız.')).toBeVisible()
  await expect(section).toBeFocused()
  await page.getByRole('button', { name: 'Geri al' }).click()
  await expect(history).toHaveCount(1)

  await page.getByRole('switch', { name: 'Okuduklarımı bu aygıtta tut' }).click()
  const before = await readings(page)
  await page.reload()
  await expect(page.getByRole('switch')).not.toBeChecked()
  expect(await readings(page)).toBe(before)
  await page.getByRole('button', { name: 'Geçmişi temizle' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Temizle' }).press('Enter')
  await expect(notices(page)).toContainText('Okuma geçmişiniz temizlendi.')
  await expect(section).toBeFocused()
  expect(await readings(page)).toBeNull()
})

test('a glance at the beginning is no reading, and takes nobody’s place away', async ({ page }) => {
  const path = '/yazi/bisikletle-karadeniz-ilk-300-km'
  await open(page, path)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => lastPlace(page)).toEqual([0, expect.any(Number)])
  const state = page
    .getByRole('main')
    .getByRole('article')
    .getByText(/^(Açıldı|Okundu|%\d+ okundu)$/)
  await open(page, '/okuma-gecmisi')
  await expect(state).toHaveText('Açıldı')

  const blocks = page.locator('article .document > *')
  const top = (block: number) => blocks.nth(block).evaluate((each) => each.scrollIntoView())
  await open(page, path)
  await top(8)
  await expect.poll(async () => (await lastPlace(page))[0]).toBe(8)
  await page.evaluate(() => scrollTo(0, 0))
  await open(page, '/okuma-gecmisi')
  await expect(state).toHaveText(/^%\d+ okundu$/)
  const left = await lastPlace(page)

  await open(page, path)
  await expect(page.getByRole('status').getByRole('button', { name: 'Devam et' })).toBeVisible()
  await top(3)
  await open(page, '/okuma-gecmisi')
  await expect(state).toHaveText(`%${left[1]} okundu`)
  expect(await lastPlace(page)).toEqual(left)

  await open(page, path)
  await top(9)
  await expect.poll(async () => (await lastPlace(page))[0]).toBe(9)
  // Now this is where one reads.
  await top(4)
  await expect.poll(async () => (await lastPlace(page))[0]).toBe(4)
  await page.evaluate(() => document.querySelector('article .document')!.scrollIntoView(false))
  await expect.poll(async () => (await lastPlace(page))[1]).toBe(100)
  await page.evaluate(() => scrollTo(0, 0))
  await open(page, path)
  await top(3)
  await open(page, '/okuma-gecmisi')
  await expect(state).toHaveText('Okundu')
})

test('what was withdrawn is shown nowhere, and signing out leaves nothing', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const { id, slug } = await write(page, 'Geri çekilecek yazı', published)
  await api(page, 'DELETE', `/posts/${id}`)
  await open(page, '/kosullar')
  await page.evaluate(
    (kept) => localStorage.setItem('okuma', JSON.stringify(kept)),
    [
      [slug, Date.now(), 3, 40],
      ['depremden-sonra-sessizlik', Date.now() - 1000, 2, 30],
    ],
  )
  await open(page, '/')
  const row = page.getByRole('region', { name: 'Kaldığınız yerden devam edin' })
  await expect(row.getByRole('heading', { level: 3 })).toHaveCount(1)
  await expect.poll(() => readings(page)).not.toContain(slug)
  await row.getByRole('link', { name: 'Geçmişim' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1)
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Çıkış yap' }).click()
  await expect.poll(() => readings(page)).toBeNull()
})
