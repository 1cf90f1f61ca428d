import { violationsOn } from './axe.ts'
import type { Page } from '@playwright/test'
import { type Block, blocks, keyboard, paste, selectionTools, types } from './editor-hands.ts'
import { expect, open, signIn, test } from './test.ts'
import { body, openEditor, saved, title } from './editor-page.ts'

test.beforeEach(async ({ page }) => {
  await signIn(page, 'elif')
  await openEditor(page)
  await title(page).fill('Blok denemesi')
  await body(page).click()
})

async function lines(page: Page, ...texts: string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press('Enter')
    await page.keyboard.type(text)
  }
}

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

test('a plus beside an empty line opens the same menu, by mouse and by keyboard', async ({
  page,
}) => {
  const plus = page.getByRole('button', { name: 'Blok ekle' })
  const list = page.getByRole('listbox', { name: 'Bloklar' })
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 860 })
    await expect(plus).toBeInViewport()
    const [button, text] = [await plus.boundingBox(), await body(page).boundingBox()]
    expect(button!.x).toBeGreaterThanOrEqual(0)
    expect(button!.x + button!.width).toBeLessThanOrEqual(text!.x)
  }
  // Turning away leaves the line as it was, and the caret in it.
  await plus.click()
  await expect(list).toBeVisible()
  await expect(plus).toBeHidden()
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(plus).toBeVisible()
  await expect(body(page)).toHaveText('')
  await page.keyboard.type('söz')
  await expect(plus).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(body(page).locator('p')).toHaveCount(2)
  await page.keyboard.press('Tab')
  await expect(plus).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(list).toBeVisible()
  await page.keyboard.type('alin')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Alıntı')
  expect(await types(page)).toEqual(['paragraph', 'quote'])

  // A line that the mouse points at, wherever the caret is.
  await keyboard(page, 'Enter', 'ControlOrMeta+Home')
  await expect(plus).toBeHidden()
  await body(page).locator('> p').last().hover()
  await plus.click()
  await list.getByRole('option', { name: /^Ayraç/ }).click()
  expect(await types(page)).toEqual(['paragraph', 'quote', 'divider'])
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

test('help and the count of words are at hand', async ({ page }) => {
  await page.keyboard.type('bir iki üç')
  await expect(page.getByText('3 sözcük · 1 sn okuma')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+/')
  await expect(page.getByRole('dialog', { name: 'Klavye kısayolları' })).toBeVisible()
  await page.keyboard.press('Escape')
})

test('focus mode leaves nothing but the text, and the keyboard finds its way out', async ({
  page,
}) => {
  await page.keyboard.type('bir iki üç')
  const header = page.getByRole('banner')
  await page.keyboard.press('Alt+Shift+O')
  await expect(page.getByText('3 sözcük')).toHaveCount(0)
  await expect(header).toHaveCSS('opacity', '0')
  await expect(page.getByText(/^Odak kipi açık\. Çıkmak için/)).toBeAttached()
  await page.keyboard.type(' dört')
  await expect(body(page)).toContainText('bir iki üç dört')
  await page.getByRole('button', { name: 'Yazı menüsü' }).focus()
  await expect(header).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Önizle' })).toBeVisible()
  await expect(header).toHaveCSS('opacity', '1')
  await keyboard(page, 'Escape', 'Alt+Shift+O')
  await expect(page.getByText('4 sözcük')).toBeVisible()
  await body(page).focus()
  await page.keyboard.press('Alt+Shift+O')
  await page.getByRole('button', { name: 'Odak kipi' }).press('Enter')
  await expect(page.getByText('4 sözcük')).toBeVisible()
  await page.keyboard.press('Alt+Shift+O')
  await saved(page)
  await page.reload()
  await expect(page.getByText('4 sözcük')).toBeVisible()
})

test('the editor and what opens over it are fit for everybody', async ({ page }) => {
  const check = async () => expect(await violationsOn(page)).toEqual([])
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
