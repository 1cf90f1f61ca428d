import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, open, signIn, test } from './test.ts'
import { body, openDesk, saved, stored, title } from './writing-desk.ts'

interface Block {
  type: string
  data: Record<string, unknown> & { key: string }
}

test.beforeEach(async ({ page }) => {
  await signIn(page, 'elif')
  await openDesk(page)
  await title(page).fill('Blok denemesi')
  await body(page).click()
})

/** What the server has of the text, once it has it. */
async function blocks(page: Page): Promise<Block[]> {
  await saved(page)
  await expect(page).toHaveURL(/\/new\/\d+$/)
  const { entries } = await stored(page, new URL(page.url()).pathname)
  return entries as Block[]
}

const types = async (page: Page): Promise<string[]> => (await blocks(page)).map(({ type }) => type)

const keyboard = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())

async function lines(page: Page, ...texts: string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press('Enter')
    await page.keyboard.type(text)
  }
}

interface Clip {
  [type: string]: string
}

/** As if it were copied in another program. */
async function paste(page: Page, clip: Clip, files: { name: string; base64: string }[] = []) {
  await page.evaluate(
    ([data, pictures]) => {
      const carried = new DataTransfer()
      for (const [type, text] of Object.entries(data)) carried.setData(type, text)
      for (const { name, base64 } of pictures) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        carried.items.add(new File([bytes], name, { type: 'image/png' }))
      }
      const event = new ClipboardEvent('paste', {
        clipboardData: carried,
        bubbles: true,
        cancelable: true,
      })
      document.activeElement!.dispatchEvent(event)
    },
    [clip, files] as const,
  )
}

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const selectionTools = (page: Page) => page.getByRole('toolbar', { name: 'Biçim araçları' })

test('signs of Markdown become blocks and marks as they are typed', async ({ page }) => {
  await lines(page, '## Ara başlık', 'Bir **kalın**, bir *eğik*, `kod` söz.', '> Alıntı', '- bir')
  await keyboard(page, 'Enter', 'Tab')
  await page.keyboard.type('iç')
  await keyboard(page, 'Enter', 'Enter', 'Enter')
  await page.keyboard.type('```js ')
  await page.keyboard.type('let a = 1')
  await page.keyboard.press('ControlOrMeta+Enter')
  await page.keyboard.type('---')
  await page.keyboard.type('son')
  const found = await blocks(page)
  expect(found.map(({ type }) => type)).toEqual([
    ...['heading', 'paragraph', 'quote', 'list', 'code', 'divider', 'paragraph'],
  ])
  expect(found[1]!.data.content).toEqual([
    { type: 'text', text: 'Bir ' },
    { type: 'text', text: 'kalın', marks: [{ type: 'bold' }] },
    { type: 'text', text: ', bir ' },
    { type: 'text', text: 'eğik', marks: [{ type: 'italic' }] },
    { type: 'text', text: ', ' },
    { type: 'text', text: 'kod', marks: [{ type: 'code' }] },
    { type: 'text', text: ' söz.' },
  ])
  expect(found[3]!.data.items).toMatchObject([
    { content: [{ text: 'bir' }], items: [{ content: [{ text: 'iç' }] }] },
  ])
  expect(found[4]!.data).toMatchObject({ language: 'javascript', text: 'let a = 1' })
})

test('the slash menu finds a block by its beginning and works by keyboard', async ({ page }) => {
  await page.keyboard.type('/basl')
  const options = page.getByRole('listbox', { name: 'Bloklar' }).getByRole('option')
  await expect(options).toHaveText([/Ara başlık/, /Küçük başlık/, /Alt başlık/])
  await page.keyboard.press('ArrowDown')
  const active = await body(page).getAttribute('aria-activedescendant')
  await expect(page.locator(`[id="${active}"]`)).toHaveText(/Küçük başlık/)
  await page.keyboard.press('Enter')
  await page.keyboard.type('Borç')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  expect((await blocks(page))[0]).toMatchObject({ type: 'heading', data: { level: 3 } })
})

test('the toolbar dresses the selected words and says what is on', async ({ page }) => {
  await page.keyboard.type('defter')
  await page.keyboard.press('Shift+Home')
  const bold = selectionTools(page).getByRole('button', { name: 'Kalın' })
  await expect(bold).toHaveAttribute('aria-pressed', 'false')
  await bold.click()
  await expect(bold).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Alt+F10')
  await expect(bold).toBeFocused()
  await keyboard(page, 'ArrowRight', 'Enter', 'Escape')
  await expect(body(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByLabel('Adres').fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Bağlantı http, https ya da e-posta adresi olmalı.')).toBeVisible()
  await page.getByLabel('Adres').fill('ornek.example')
  await page.keyboard.press('Enter')
  const [first] = await blocks(page)
  expect(first!.data.content).toEqual([
    {
      type: 'text',
      text: 'defter',
      marks: [
        { type: 'link', attrs: { href: 'https://ornek.example/' } },
        { type: 'bold' },
        { type: 'italic' },
      ],
    },
  ])
})

test('blocks move by keyboard and by hand, and undo brings them back', async ({ page }) => {
  await lines(page, 'bir', 'iki', 'üç')
  const paragraphs = body(page).locator('p')
  await page.keyboard.press('Alt+Shift+ArrowUp')
  await expect(paragraphs).toHaveText(['bir', 'üç', 'iki'])
  await expect(page.getByText('Blok 2. sıraya taşındı.')).toBeAttached()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(paragraphs).toHaveText(['bir', 'iki', 'üç'])
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(paragraphs).toHaveText(['bir', 'üç', 'iki'])
  await body(page).getByText('iki').hover()
  const handle = page.getByRole('button', { name: /^Bloğu taşıyın/ })
  await handle.dragTo(body(page).getByText('bir'), { targetPosition: { x: 40, y: 2 } })
  await expect(paragraphs).toHaveText(['iki', 'bir', 'üç'])
  const keys = (await blocks(page)).map(({ data }) => data.key)
  expect(new Set(keys).size).toBe(3)
})

test('the menu of a block opens by keyboard', async ({ page }) => {
  await page.keyboard.type('söz')
  await page.keyboard.press('Alt+Enter')
  await page.getByRole('menuitem', { name: 'Not kutusu' }).click()
  await expect(body(page)).toBeFocused()
  expect(await types(page)).toEqual(['callout'])
})

test('a text from a word processor keeps its form and nothing else', async ({ page }) => {
  const html = `<html><body><!--StartFragment--><h1>Başlık</h1><p class=MsoNormal>Bir <b>kalın</b> <a href="javascript:alert(1)">söz</a><script>document.title='ele geçirildi'</script></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Elma</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>Amasya</p>
<img src="https://baska.example/x.png" alt="Uzaktaki resim" onerror="document.title='ele geçirildi'"><!--EndFragment--></body></html>`
  await paste(page, { 'text/html': html, 'text/plain': 'Başlık' })
  await expect(page.getByText(/bağlantı olarak eklendi/)).toBeVisible()
  const found = await blocks(page)
  expect(found.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'list', 'paragraph'])
  expect(JSON.stringify(found)).not.toContain('javascript')
  expect(found[2]!.data.items).toMatchObject([
    { content: [{ text: 'Elma' }], items: [{ content: [{ text: 'Amasya' }] }] },
  ])
  expect(found[3]!.data.content).toMatchObject([
    { text: 'Uzaktaki resim', marks: [{ attrs: { href: 'https://baska.example/x.png' } }] },
  ])
  expect(await page.title()).not.toContain('ele geçirildi')
})

test('Markdown and plain text are understood', async ({ page }) => {
  await paste(page, { 'text/plain': '# Güz\n\n- bir\n- iki\n\n**son** söz' })
  expect(await types(page)).toEqual(['heading', 'list', 'paragraph'])
})

test('what is copied here comes back whole, under new keys', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await lines(page, '## Başlık', 'Metin @')
  await page.keyboard.press('Escape')
  await keyboard(page, 'ControlOrMeta+a', 'ControlOrMeta+c')
  await expect(selectionTools(page)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(selectionTools(page)).toHaveCount(0)
  await keyboard(page, 'Enter', 'ControlOrMeta+v')
  await expect(body(page).locator('h2')).toHaveCount(2)
  const found = await blocks(page)
  expect(found.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'heading', 'paragraph'])
  expect(new Set(found.map(({ data }) => data.key)).size).toBe(4)
})

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

test('a picture that cannot be read says so and can be given up', async ({ page, watch }) => {
  watch.announce(422, '/api/file/upload')
  await page.keyboard.type('söz')
  await paste(page, {}, [{ name: 'bozuk.png', base64: 'AAAA' }])
  await expect(body(page).getByRole('button', { name: 'Yeniden dene' })).toBeVisible()
  await body(page).getByRole('button', { name: 'Vazgeç' }).click()
  await expect(body(page).getByRole('group', { name: 'Yüklenen görseller' })).toHaveCount(0)
  expect(await types(page)).toEqual(['paragraph'])
})

test('a video link alone on a line becomes a player, any other can become a card', async ({
  page,
}) => {
  const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
  await page.route('**/api/embeds', (route) =>
    route.fulfill({
      status: 201,
      contentType: 'application/ld+json',
      json: {
        id: 1,
        provider: 'YouTube',
        url: video,
        html: '',
        title: 'Bir video',
        thumbnail: null,
      },
    }),
  )
  await page.route('**/api/url-metas?*', (route) =>
    route.fulfill({
      contentType: 'application/ld+json',
      json: { url: 'https://ornek.example/', title: 'Bir sayfa', description: null, image: null },
    }),
  )
  await paste(page, { 'text/plain': video })
  await expect(body(page).locator('figure.embed')).toContainText('Bir video')
  await paste(page, { 'text/plain': 'https://ornek.example/' })
  await selectionTools(page).getByRole('button', { name: 'Karta dönüştür' }).click()
  await expect(body(page).locator('.link-card')).toContainText('Bir sayfa')
  expect(await types(page)).toEqual(['embed', 'link'])
})

test('members are mentioned by the beginning of their name', async ({ page }) => {
  await page.keyboard.type('Selam @den')
  const people = page.getByRole('listbox', { name: 'Kişiler' })
  await people
    .getByRole('option', { name: /@deniz/ })
    .first()
    .click()
  await page.keyboard.type('!')
  const [first] = await blocks(page)
  expect(first!.data.content).toMatchObject([
    { text: 'Selam ' },
    { type: 'mention', attrs: { username: expect.stringMatching(/^deniz/) } },
    { text: ' !' },
  ])
})

test('a table grows, shrinks and loses its head', async ({ page }) => {
  await page.keyboard.type('/tablo')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ad')
  await keyboard(page, 'Tab')
  await page.keyboard.type('Borç')
  const tools = selectionTools(page)
  await tools.getByRole('button', { name: 'Alta satır ekle' }).click()
  await tools.getByRole('button', { name: 'Sütunu sil' }).click()
  await tools.getByRole('button', { name: 'Başlık satırı' }).click()
  const [table] = await blocks(page)
  expect(table!.data.header).toBe(false)
  expect(table!.data.rows).toHaveLength(4)
  expect((table!.data.rows as unknown[][])[0]).toHaveLength(2)
})

test('a block of another version is shown as such and handed back as it came', async ({ page }) => {
  await page.keyboard.type('söz')
  await blocks(page)
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  const hologram = { type: 'hologram', data: { key: 'yarin', depth: [3, { of: null }] } }
  let answer: { version: number; entries: Block[] } | undefined
  const sent: { entries: Block[] }[] = []
  await page.route(`**/api/posts/${id}`, async (route) => {
    if (route.request().method() === 'PUT') {
      sent.push(route.request().postDataJSON() as { entries: Block[] })
      answer!.version++
    } else {
      const response = await route.fetch()
      answer = (await response.json()) as NonNullable<typeof answer>
      answer.entries.push(hologram)
    }
    await route.fulfill({ contentType: 'application/ld+json', json: answer })
  })
  // From another page in the browser, so that the answer passes through here.
  await open(page, '/yazilarim')
  await page.getByRole('link', { name: /^Taslak \d/ }).click()
  await page.getByRole('main').locator(`a[href="/new/${id}"]`).first().click()
  await expect(body(page).getByText(/^Bu blok \(hologram\)/)).toBeVisible()
  await body(page).getByText('söz').click()
  await page.keyboard.type('cük')
  await expect.poll(() => sent.at(-1)?.entries.at(-1)).toEqual(hologram)
})

test('help, focus mode and the count of words are at hand', async ({ page }) => {
  await page.keyboard.type('bir iki üç')
  await expect(page.getByText('3 sözcük · 1 sn okuma')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+/')
  await expect(page.getByRole('dialog', { name: 'Klavye kısayolları' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Alt+Shift+O')
  await expect(page.getByText('3 sözcük')).toHaveCount(0)
  await page.getByRole('button', { name: 'Odak kipi' }).click()
  await expect(page.getByText('3 sözcük')).toBeVisible()
})

test('the desk and what opens over it are fit for everybody', async ({ page }) => {
  test.slow()
  const check = async () => {
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }
  await lines(page, '## Başlık', '- madde')
  await keyboard(page, 'Enter', 'Enter')
  await page.keyboard.type('```js ')
  await page.keyboard.type('let a')
  await page.keyboard.press('ControlOrMeta+Enter')
  await check()
  await page.keyboard.type('/')
  await expect(page.getByRole('listbox')).toBeVisible()
  await check()
  await page.keyboard.press('Escape')
  await page.keyboard.type('söz')
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft')
  await expect(selectionTools(page)).toBeVisible()
  await check()
})
