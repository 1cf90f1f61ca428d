import type { Page } from '@playwright/test'
import { api, posts } from './api.ts'
import { violationsOn } from './axe.ts'
import { alive, expect, open, reachEnd, test } from './test.ts'

const comment = (page: Page, id: number) => page.locator(`#yorum-${id}`)

/** Each test has a post of its own among the most read. */
const slugOf = async (page: Page, rank: number): Promise<string> =>
  (await posts(page, rank)).at(-1)!.slug

async function firstComment(page: Page, slug: string): Promise<number> {
  return (await api(page, 'GET', `/posts/${slug}/comments`))['hydra:member'][0].id
}

test('a visitor who reports a comment is asked in', async ({ page }) => {
  const slug = await slugOf(page, 1)
  const id = await firstComment(page, slug)
  await open(page, `/yazi/${slug}#yorum-${id}`)
  await comment(page, id)
    .getByRole('button', { name: /^Bildir: / })
    .click()
  await expect(page.getByRole('dialog')).toContainText('Bildirmek için giriş yapın.')
})

test('the focus stays at a comment when its answer is given up', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const slug = await slugOf(page, 2)
  const id = await firstComment(page, slug)
  await open(page, `/yazi/${slug}#yorum-${id}`)
  await reachEnd(page)
  await comment(page, id).getByRole('button', { name: 'Yanıtla' }).press('Enter')
  await expect(page.getByRole('textbox', { name: /yanıt$/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(comment(page, id)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(comment(page, id).getByRole('link').first()).toBeFocused()
})

test('the box counts what is left as the site counts it', async ({ page, signUpConfirmed }) => {
  await signUpConfirmed(page)
  const slug = await slugOf(page, 2)
  await open(page, `/yazi/${slug}`)
  await reachEnd(page)
  const box = page.getByRole('textbox', { name: 'Yorumunuz' })
  await box.fill(`  ${'👋'.repeat(4600)}\n\n\n\n👋\n`)
  await expect(page.getByText('397 karakter kaldı')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('article').filter({ hasText: '👋' })).toHaveAttribute(
    'aria-busy',
    'false',
  )
})

test('a comment of a later page that one came for can be answered, and is shown once', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const slug = await slugOf(page, 3)
  const say = (text: string): Promise<{ id: number }> =>
    api(page, 'POST', '/comments', { post: slug, text })
  const { id } = await say('Eskiden söylenen söz')
  for (let number = 1; number <= 20; number += 1) await say(`Sonra söylenen ${number}.`)

  await open(page, `/yazi/${slug}#yorum-${id}`)
  await expect(comment(page, id)).toBeInViewport()
  await expect(comment(page, id)).toHaveAttribute('data-target')
  await reachEnd(page)
  await comment(page, id).getByRole('button', { name: 'Yanıtla' }).click()
  await page.getByRole('textbox', { name: /yanıt$/ }).fill('Geç gelen yanıt')
  await page.keyboard.press('Control+Enter')
  const thread = page.getByRole('listitem').filter({ has: comment(page, id) })
  // The box it was written in stands in the first article until it is sent.
  await expect(thread.getByRole('article').last()).toContainText('Geç gelen yanıt')
  await expect(thread.getByRole('article')).toHaveCount(2)

  await page.getByRole('button', { name: 'Daha eski yorumları göster' }).click()
  await expect(page.getByText('Sonra söylenen 1.')).toBeVisible()
  await expect(comment(page, id)).toHaveCount(1)
})

test('marks of direction turn around neither a link nor what follows the comment', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const slug = await slugOf(page, 4)
  const text = 'Bakın \u202ehttps://ornek.test/moc.aknab'
  const { id } = await api(page, 'POST', '/comments', { post: slug, text })
  await open(page, `/yazi/${slug}#yorum-${id}`)
  const link = comment(page, id).getByRole('link', { name: 'https://ornek.test/moc.aknab' })
  // Where the first letter stands: left of the last one, unless something turned them around.
  const isTurned = await link.evaluate((element) => {
    const letters = element.firstChild as Text
    const leftOf = (at: number): number => {
      const range = document.createRange()
      range.setStart(letters, at)
      range.setEnd(letters, at + 1)
      return range.getBoundingClientRect().left
    }
    return leftOf(0) > leftOf(letters.length - 1)
  })
  expect(isTurned).toBe(false)
})

test('what was said is there after leaving and coming back, and counted once', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const slug = await slugOf(page, 5)
  await open(page, `/yazi/${slug}`)
  await reachEnd(page)
  const text = `Dönünce de burada ${Date.now()}`
  const counted = page.getByRole('link', { name: /yorumlara git$/ }).first()
  const before = Number.parseInt((await counted.getAttribute('aria-label'))!, 10)
  await page.getByRole('textbox', { name: 'Yorumunuz' }).fill(text)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('article').filter({ hasText: text })).toHaveAttribute(
    'aria-busy',
    'false',
  )
  await expect(counted).toHaveAccessibleName(`${before + 1} yorum, yorumlara git`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkında' }).click()
  await expect(page).toHaveURL('/hakkinda')
  await page.goBack()
  await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(1)
  await expect(counted).toHaveAccessibleName(`${before + 1} yorum, yorumlara git`)
})

test('comments that cannot be fetched can be read, and the page says so', async ({
  page,
  watch,
}) => {
  const slug = await slugOf(page, 3)
  await page.route('**/assets/end-of-post-*.js', (route) => {
    watch.announce(0, new URL(route.request().url()).pathname)
    return route.abort('connectionfailed')
  })
  await open(page, `/yazi/${slug}`)
  await page.getByRole('region', { name: /^Yorumlar/ }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('status').getByText('Yorumlar yüklenemedi.')).toBeVisible()
  await expect(page.getByRole('region', { name: /^Yorumlar/ })).toBeVisible()
  await page.unroute('**/assets/end-of-post-*.js')
  await page.getByRole('button', { name: 'Sayfayı yenile' }).click()
  await alive(page)
  await reachEnd(page)
})

test('an answer that has to wait for an editor says so and stands where it will be read', async ({
  page,
  signUpConfirmed,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUpConfirmed(page)
  const slug = await slugOf(page, 4)
  const links = 'https://a.example https://b.example https://c.example'
  const { id } = await api(page, 'POST', '/comments', { post: slug, text: 'Uslu bir söz' })
  await open(page, `/yazi/${slug}#yorum-${id}`)
  await reachEnd(page)
  await comment(page, id).getByRole('button', { name: 'Yanıtla' }).click()
  await page.getByRole('textbox', { name: /yanıt$/ }).fill(`Şunlara bakın: ${links}`)
  await comment(page, id).getByRole('button', { name: 'Yanıtla' }).last().click()
  await expect(page.getByText(/^Yorumunuz incelenmeyi bekliyor/)).toBeVisible()
  const thread = page.getByRole('listitem').filter({ has: comment(page, id) })
  const held = thread.getByRole('group', { name: 'İncelemedeki yanıtlarınız' })
  await expect(held).toContainText('Şunlara bakın')
  await expect(held).toBeInViewport()
  expect(await violationsOn(page)).toEqual([])
  await held.getByRole('button', { name: 'İncelemedeki yanıtı sil' }).click()
  await expect(held).toHaveCount(0)

  await comment(page, id)
    .getByRole('button', { name: /seçenekler$/ })
    .click()
  await page.getByRole('menuitem', { name: 'Düzenle' }).click()
  await page.getByRole('textbox', { name: 'Yorumu düzenle' }).fill(links)
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByRole('region', { name: 'İncelemedeki yorumlarınız' })).toContainText(
    'a.example',
  )
  await expect(page.locator(`article#yorum-${id}`)).toHaveCount(0)
})
