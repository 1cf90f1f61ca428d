import { blocks, keyboard, types } from './editor-hands.ts'
import { expect, signIn, test } from './test.ts'
import { body, openEditor, title } from './editor-page.ts'

test.beforeEach(async ({ page }) => {
  await signIn(page, 'elif')
  await openEditor(page)
  await title(page).fill('Tuş denemesi')
  await body(page).click()
})

test('an empty block says what it waits for', async ({ page }) => {
  const hint = body(page).locator('> [data-hint]')
  await expect(hint).toHaveAttribute('data-hint', 'Anlatmaya başlayın…')
  await page.keyboard.type('> ')
  await expect(hint).toHaveAttribute('data-hint', 'Alıntı')
  await page.keyboard.type('söz')
  await expect(hint).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(hint).toHaveAttribute('data-hint', /^Yazın/)
})

test('code is indented, and left by a third Enter', async ({ page }) => {
  await page.keyboard.type('```js ')
  await page.keyboard.type('a')
  await keyboard(page, 'Enter', 'Tab')
  await page.keyboard.type('b')
  await keyboard(page, 'Enter', 'Tab')
  await page.keyboard.type('c')
  await keyboard(page, 'Shift+Tab', 'Enter', 'Enter', 'Enter')
  await page.keyboard.type('son')
  const [code, ...rest] = await blocks(page)
  expect(code!.data).toMatchObject({ language: 'javascript', text: 'a\n  b\nc' })
  expect(rest).toMatchObject([{ type: 'paragraph', data: { content: [{ text: 'son' }] } }])
})

test('Tab walks through a table, Enter breaks a line in it, Ctrl+Enter leaves it', async ({
  page,
}) => {
  await page.keyboard.type('/tablo')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ad')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Soyad')
  await keyboard(page, ...Array.from({ length: 9 }, () => 'Tab'))
  await page.keyboard.type('yeni')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('eski')
  await page.keyboard.press('ControlOrMeta+Enter')
  await page.keyboard.type('son')
  const [table, after] = await blocks(page)
  const rows = table!.data.rows as { content: unknown[] }[][]
  expect(table!.data.header).toBe(true)
  expect(rows[0]![0]!.content).toEqual([
    { type: 'text', text: 'Ad' },
    { type: 'hardBreak' },
    { type: 'text', text: 'Soyad' },
  ])
  expect(rows[2]![2]!.content).toEqual([{ type: 'text', text: 'eski' }])
  expect(rows[3]![0]!.content).toEqual([{ type: 'text', text: 'yeni' }])
  expect(after).toMatchObject({ type: 'paragraph', data: { content: [{ text: 'son' }] } })
})

test('Shift+Enter keeps the marks; Backspace takes back a sign, a dress, an item', async ({
  page,
}) => {
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('bir')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('iki')
  await page.keyboard.press('Enter')
  // On Turkish keyboards Ctrl and Alt together type signs.
  await keyboard(page, 'ControlOrMeta+b', 'Control+Alt+2', 'Control+Alt+c')
  await page.keyboard.type('## ')
  await expect(body(page).locator('h2')).toHaveCount(1)
  await page.keyboard.press('Backspace')
  await expect(body(page).locator('h2')).toHaveCount(0)
  await expect(body(page).locator('p').nth(1)).toHaveText('## ')
  await page.keyboard.type('başlık')
  await page.keyboard.press('Enter')
  await page.keyboard.type('## x')
  await keyboard(page, 'Backspace', 'Backspace')
  await expect(body(page).locator('h2')).toHaveCount(0)
  await page.keyboard.type('söz')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- bir')
  await keyboard(page, 'Tab', 'Enter', 'Backspace')
  await page.keyboard.type('son')
  await expect(body(page)).toBeFocused()
  expect(await types(page)).toEqual(['paragraph', 'paragraph', 'paragraph', 'list', 'paragraph'])
  const bold = { marks: [{ type: 'bold' }] }
  expect((await blocks(page))[0]!.data.content).toEqual([
    { type: 'text', text: 'bir', ...bold },
    { type: 'hardBreak' },
    { type: 'text', text: 'iki', ...bold },
  ])
})
