import type { Page } from '@playwright/test'
import { api, follow, posts } from './api.ts'
import { begin, conversations, replyBox, said, say } from './talk.ts'
import { accountMenu, expect, open, reachEnd, signIn, test, withoutStream } from './test.ts'

test('what is being written survives a reload, in every tab; what failed is sent again once', async ({
  page,
  otherMember,
  signUpConfirmed,
  watch,
}) => {
  const { person: umut } = await otherMember()
  await signUpConfirmed(page)
  await page.goto('/')
  const id = await begin(page, umut)
  await open(page, `/mesajlar/${id}`)
  await replyBox(page).fill('Yarım kalan')
  await open(page, '/mesajlar')
  await open(page, `/mesajlar/${id}`)
  await expect(replyBox(page)).toHaveValue('Yarım kalan')
  const second = await page.context().newPage()
  await open(second, `/mesajlar/${id}`)
  await expect(replyBox(second)).toHaveValue('Yarım kalan')
  await replyBox(second).fill('Başka sekmede süren')
  await expect(replyBox(page)).toHaveValue('Başka sekmede süren')
  await second.close()

  const again = page.getByRole('button', { name: 'Yeniden gönder' })
  const failing = async (text: string, isLost: boolean): Promise<void> => {
    watch.announce(0, '/api/messages')
    await page.route('/api/messages', async (route) => {
      if (isLost) await route.fetch()
      await route.abort('internetdisconnected')
    })
    await replyBox(page).fill(text)
    await replyBox(page).press('Enter')
    await expect(said(page)).toContainText(isLost ? text : 'Gönderilemedi.')
    await expect(replyBox(page)).toHaveValue('')
  }
  await failing('Yola çıkmadı', false)
  await page.unroute('/api/messages')
  await open(page, `/mesajlar/${id}`)
  await again.click()
  await expect(again).toBeHidden()
  await expect(said(page)).toContainText('Gönderildi')

  const lost = page.waitForEvent('requestfailed')
  await failing('Yanıtı yolda kaldı', true)
  await lost
  await open(page, `/mesajlar/${id}`)
  await expect(said(page).getByText('Yanıtı yolda kaldı')).toHaveCount(1)
  await expect(again).toBeHidden()
  const { 'hydra:member': sent } = await api(page, 'GET', `/messengers/${id}/messages`)
  expect(sent.map(({ text }: { text: string }) => text)).toEqual([
    'Yanıtı yolda kaldı',
    'Yola çıkmadı',
  ])
})

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('hokka-mesaj-')))

test('what is being written stays with nobody who has left', async ({
  page,
  otherMember,
  signUpConfirmed,
}) => {
  const { person: umut } = await otherMember()
  const { username, password } = await signUpConfirmed(page)
  await page.goto('/')
  const path = `/mesajlar/${await begin(page, umut)}`
  const write = async (): Promise<void> => {
    await open(page, path)
    await replyBox(page).fill('Yarım kalan')
    expect(await drafts(page)).toHaveLength(1)
  }
  const wayIn = page.getByRole('banner').getByRole('link', { name: 'Giriş yap' })
  await write()
  await open(page, '/hakkinda')
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Çıkış yap' }).click()
  await expect(wayIn).toBeVisible()
  expect(await drafts(page)).toEqual([])

  await signIn(page, username, password)
  await write()
  await open(page, '/ayarlar/verilerim')
  await page.getByRole('button', { name: 'Hesabımı sil' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hesabınız silinsin mi?' })
  await dialog.getByLabel('Şu anki parola', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Hesabımı sil' }).click()
  await expect(wayIn).toBeVisible()
  expect(await drafts(page)).toEqual([])
})

test('a tab holds neither what did not arrive nor a comment that was begun by whoever has left', async ({
  page,
  otherMember,
  signUpConfirmed,
  watch,
}) => {
  const { person: umut } = await otherMember()
  await signUpConfirmed(page)
  await page.goto('/')
  const id = await begin(page, umut)
  const held = () => page.evaluate(() => Object.values(sessionStorage).join(' '))
  await open(page, `/yazi/${(await posts(page, 1))[0]!.slug}`)
  await reachEnd(page)
  await page.getByRole('textbox', { name: 'Yorumunuz' }).fill('Yarım kalan yorum')
  await open(page, `/mesajlar/${id}`)
  watch.announce(0, '/api/messages')
  await page.route('/api/messages', (route) => route.abort('internetdisconnected'))
  await replyBox(page).fill('Yola çıkmadı')
  await replyBox(page).press('Enter')
  await expect(page.getByRole('button', { name: 'Yeniden gönder' })).toBeVisible()
  await open(page, '/hakkinda')
  expect(await held()).toContain('Yarım kalan yorum')
  expect(await held()).toContain('Yola çıkmadı')
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Çıkış yap' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Giriş yap' })).toBeVisible()
  expect(await held()).not.toMatch(/Yarım kalan yorum|Yola çıkmadı/)
})

test('a message is written and sent where the browser stores nothing', async ({
  page,
  otherMember,
  signUpConfirmed,
}) => {
  const { person: umut } = await otherMember()
  await signUpConfirmed(page)
  await page.goto('/')
  const id = await begin(page, umut)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
  })
  await open(page, `/mesajlar/${id}`)
  await replyBox(page).pressSequentially('Hiçbir yerde durmayan')
  await expect(replyBox(page)).toHaveValue('Hiçbir yerde durmayan')
  await replyBox(page).press('Enter')
  await expect(replyBox(page)).toHaveValue('')
  await expect(said(page)).toContainText('Gönderildi')
})

test('one whose answer was lost is sent again by hand, and stands there once', async ({
  page,
  otherMember,
  signUpConfirmed,
  watch,
}) => {
  const { person: umut } = await otherMember()
  await signUpConfirmed(page)
  await withoutStream(page)
  await page.goto('/')
  const id = await begin(page, umut)
  await open(page, `/mesajlar/${id}`)
  watch.announce(0, '/api/messages')
  await page.route('/api/messages', async (route) => {
    await route.fetch()
    await route.abort('internetdisconnected')
  })
  await replyBox(page).fill('Yanıtı yolda kaldı')
  await replyBox(page).press('Enter')
  const again = page.getByRole('button', { name: 'Yeniden gönder' })
  await expect(again).toBeVisible()
  await page.unroute('/api/messages')
  await again.click()
  await expect(said(page)).toContainText('Gönderildi')
  await expect(said(page).getByText('Yanıtı yolda kaldı')).toHaveCount(1)
  const { 'hydra:member': sent } = await api(page, 'GET', `/messengers/${id}/messages`)
  expect(sent.map(({ text }: { text: string }) => text)).toEqual(['Yanıtı yolda kaldı'])
})

test('a conversation that cannot be had leaves the list, and can be tried again', async ({
  page,
  otherMember,
  signUpConfirmed,
  watch,
}) => {
  const { person: umut } = await otherMember({ firstName: 'Umut', lastName: 'Şahin' })
  await signUpConfirmed(page)
  await page.goto('/')
  const id = await begin(page, umut)
  await say(page, id, 'Merhaba')
  await open(page, '/mesajlar')
  const path = `/api/messengers/${id}`
  watch.announce(503, path)
  // The router tells of every page that failed.
  watch.announceMessage(/^error: Error: Bir sorun oluştu\./)
  await page.route(path, (route) => route.fulfill({ status: 503 }))
  const row = conversations(page).getByRole('link', { name: /Umut Şahin/ })
  await row.click()
  await expect(page.getByRole('alert')).toContainText('Konuşma açılamadı')
  await expect(row).toBeVisible()
  await page.unroute(path)
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(said(page)).toContainText('Merhaba')
})

test('nobody of that name is said in words for people, with nothing to try again', async ({
  page,
  signUpConfirmed,
  watch,
}) => {
  await signUpConfirmed(page)
  for (const name of ['a b', 'kimsecikler_yok']) {
    watch.announce(422, '/api/messengers')
    await open(page, `/mesajlar?kime=${encodeURIComponent(name)}`)
    await expect(page.getByRole('alert')).toContainText('Böyle bir üye yok.')
    await expect(page.getByRole('button', { name: 'Yeniden dene' })).toHaveCount(0)
  }
})

test('beginning a conversation again renames nothing', async ({
  page,
  otherMember,
  signUpConfirmed,
}) => {
  const { person: umut } = await otherMember({ firstName: 'Umutcan', lastName: 'Şahin' })
  const me = await signUpConfirmed(page)
  await follow(page, me, umut)
  await follow(page, me, { username: 'gulsen' })
  const users = [umut.username, 'gulsen']
  const { id } = await api(page, 'POST', '/messengers', { users })
  await api(page, 'PUT', `/messengers/${id}`, { name: 'Balat' })
  await open(page, '/mesajlar')
  await page.getByRole('button', { name: 'Yeni konuşma' }).click()
  const dialog = page.getByRole('dialog', { name: 'Yeni konuşma' })
  await dialog.getByRole('button', { name: /Umutcan Şahin/ }).click()
  await dialog.getByRole('button', { name: /Gülşen Ağaoğlu/ }).click()
  await dialog.getByRole('textbox', { name: 'Konuşmanın adı' }).fill('Fener')
  await dialog.getByRole('button', { name: 'Konuşmayı başlat' }).click()
  await expect(page.getByRole('heading', { name: 'Balat' })).toBeVisible()
  await expect(page.getByText(/^Bu kişilerle zaten bir konuşmanız var/)).toBeVisible()
  expect((await api(page, 'GET', `/messengers/${id}`)).name).toBe('Balat')
})

test('what is left to write is counted as it will be', async ({
  page,
  otherMember,
  signUpConfirmed,
}) => {
  const { person: umut } = await otherMember()
  await signUpConfirmed(page)
  await page.goto('/')
  await open(page, `/mesajlar/${await begin(page, umut)}`)
  await replyBox(page).fill('👋'.repeat(4600))
  await expect(page.getByText('400 karakter kaldı')).toBeVisible()
})
