import type { Page } from '@playwright/test'
import { caseMessages } from '../../core/contracts/case-forms.ts'
import { moderationRules } from '../../core/moderation/rules.ts'
import { reportMessages } from '../../core/contracts/reports.ts'
import { deletedTexts } from '../../core/text/deleted-member.ts'
import { api, follow } from './api.ts'
import { violationsOn } from './axe.ts'
import { notice, published, question, statusForReaders, write } from './own-posts.ts'
import { begin, said, say } from './talk.ts'
import { accountMenu, expect, open, openListening, signIn, test } from './test.ts'

const link = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Through the control under the post, as readers do. */
async function report(page: Page, slug: string, text: string): Promise<void> {
  await open(page, `/yazi/${slug}`)
  await button(page, 'Yazıyı bildir').first().click()
  const dialog = page.getByRole('dialog', { name: 'Bildir' })
  await dialog.getByRole('button', { name: 'Gönder' }).click()
  await expect(dialog.getByRole('radio').first()).toBeFocused()
  await dialog.getByRole('radio', { name: 'Hakaret ya da taciz' }).check()
  await dialog.getByRole('textbox').fill(text)
  await dialog.getByRole('button', { name: 'Gönder' }).click()
  await expect(notice(page, reportMessages.received)).toBeVisible()
}

test('from a report over a decision to an appeal that is won', async ({
  page,
  otherBrowser,
  signUpConfirmed,
  watch,
}) => {
  const author = await otherBrowser()
  await signUpConfirmed(author)
  const title = `Bildirilen yazı ${Date.now()}`
  const { id, slug } = await write(author, title, { ...published, categories: ['edebiyat'] })
  const reader = await otherBrowser()
  await signIn(reader, 'elif')
  await report(reader, slug!, 'Komşuma hakaret ediyor.')

  await signIn(page, 'editor')
  await open(page, '/yonetim/bildirimler')
  await page.getByRole('combobox', { name: 'Ne bildirildi' }).selectOption('Yazı')
  await expect(link(page, title)).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  // By the keyboard to the newest, which stands last.
  await page.keyboard.press('j')
  await expect(page.getByRole('main').locator('h3 a').first()).toBeFocused()
  await link(page, title).click()
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect(page.getByText('Komşuma hakaret ediyor.')).toBeVisible()
  await expect(page.getByText('Bildirildiğinden beri değişmedi.')).toBeVisible()
  await button(page, 'Bildirenleri göster').click()
  await expect(page.locator('main li').getByText(/^Elif /)).toBeVisible()

  // Nothing is chosen yet: one is led to the choice, where letters go on as keys and arrows choose.
  await button(page, 'Kararı ver').click()
  await expect(page.getByRole('radio', { name: 'Sorun yok' })).toBeFocused()
  await page.keyboard.press('s')
  await expect(page.getByRole('radio', { name: 'Sorun yok' })).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'İncelemeye al' })).toBeChecked()
  await page.keyboard.press('y')
  await expect(page.getByRole('radio', { name: 'Yayından kaldır' })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Kural' })).toContainText(moderationRules.abuse)
  await button(page, 'Kararı ver').click()
  await expect(page.getByText(caseMessages.reasonMissing)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Neden' })).toBeFocused()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('textbox', { name: 'Neden' }).fill('Bir komşuya hakaret ediyor.')
  await button(page, 'Kararı ver').click()
  await question(page).getByRole('button', { name: 'Onayla' }).click()
  await expect(notice(page, 'İçerik yayından kaldırıldı.')).toBeVisible()
  expect(await statusForReaders(reader, slug!)).toBe(404)

  await open(reader, '/bildirimler?filtre=yonetim')
  await expect(reader.getByRole('article').first()).toContainText('bildirdiğiniz yazı incelendi')
  await open(author, '/bildirimler')
  await author.getByRole('link', { name: 'Yazınız yayından kaldırıldı.' }).click()
  await expect(
    author.getByRole('heading', { level: 1, name: 'Yazınız yayından kaldırıldı.' }),
  ).toBeVisible()
  await expect(author.getByText(moderationRules.abuse)).toBeVisible()
  watch.announce(422, `/api/posts/${id}`)
  await button(author, 'Yeniden incelenmesini iste').click()
  await expect(notice(author, /önce yazıyı düzenleyin/)).toBeVisible()
  await button(author, 'İtirazı gönder').click()
  await expect(author.getByText(caseMessages.appealMissing)).toBeVisible()
  await expect(author.getByRole('textbox', { name: 'Karar neden yanlış?' })).toBeFocused()
  expect(await violationsOn(author)).toEqual([])
  await author.getByRole('textbox', { name: 'Karar neden yanlış?' }).fill('Söz bana aitti.')
  await button(author, 'İtirazı gönder').click()
  await expect(author.getByText(/kararı veren dışında bir editör bakacak/)).toBeVisible()

  await open(page, '/yonetim/bildirimler/itirazlar')
  await link(page, title).click()
  await expect(page.getByText('bu itiraza başka bir editör bakacak')).toBeVisible()
  const admin = await otherBrowser()
  await signIn(admin, 'admin')
  await open(admin, new URL(page.url()).pathname)
  await button(admin, 'Kararı geri al').click()
  await expect(admin.getByText(caseMessages.reasonMissing)).toBeVisible()
  await admin.getByRole('textbox', { name: 'Neden' }).fill('Alıntıymış.')
  await button(admin, 'Kararı geri al').click()
  await question(admin).getByRole('button', { name: 'Onayla' }).click()
  await expect(notice(admin, /İtiraz sonuçlandı/)).toBeVisible()
  expect(await statusForReaders(reader, slug!)).toBe(200)
  await open(author, '/kararlar')
  await expect(author.getByText('Karar geri alındı')).toBeVisible()
  expect(await violationsOn(author)).toEqual([])
})

test('a suspended member reads why and appeals; whoever comes late is told so', async ({
  page,
  otherBrowser,
  otherMember,
  watch,
}) => {
  const { page: member, person } = await otherMember()
  const reader = await otherBrowser()
  await signIn(reader, 'elif')
  await open(reader, `/@${person.username}`)
  const sent = { type: 'user', target: person.username, reason: 'spam' }
  const id = await reader.evaluate(async (data) => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const headers = { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': token }
    const body = JSON.stringify(data)
    const answer = await fetch('/api/reports', { method: 'POST', headers, body })
    return answer.status
  }, sent)
  expect(id).toBe(201)

  await signIn(page, 'editor')
  await open(page, '/yonetim/bildirimler')
  await page.getByRole('combobox', { name: 'Ne bildirildi' }).selectOption('Üye')
  const last = link(page, /^Üye: Irmak Çağlayan/).last()
  await last.click()
  await expect(page.getByRole('heading', { level: 2, name: /Irmak Çağlayan/ })).toBeVisible()
  const late = await otherBrowser()
  await signIn(late, 'admin')
  const { pathname } = new URL(page.url())
  await open(late, pathname)
  await expect(late.getByRole('heading', { level: 2, name: /Irmak Çağlayan/ })).toBeVisible()

  await page.getByRole('radio', { name: 'Askıya al' }).check()
  await page.getByRole('textbox', { name: 'Neden' }).fill('Her yazının altına reklam bırakıyor.')
  await button(page, 'Kararı ver').click()
  await expect(page.getByRole('combobox', { name: 'Süre' })).toBeFocused()
  await page.getByRole('combobox', { name: 'Süre' }).click()
  await page.getByRole('option', { name: '1 hafta' }).click()
  await page.getByRole('checkbox', { name: /Bütün yazılarını/ }).check()
  await button(page, 'Kararı ver').click()
  await question(page).getByRole('button', { name: 'Onayla' }).click()
  await expect(notice(page, 'Üye askıya alındı.')).toBeVisible()

  watch.announce(409, `/api/moderation/cases/${pathname.split('/').at(-1)}`)
  await late.getByRole('radio', { name: 'Sorun yok' }).check()
  await button(late, 'Kararı ver').click()
  await question(late).getByRole('button', { name: 'Onayla' }).click()
  await expect(notice(late, /az önce başka bir editör karar verdi/)).toBeVisible()
  await expect(late.getByText('Askıya alındı')).toBeVisible()
  await expect(late.getByRole('heading', { level: 2, name: /Irmak Çağlayan/ })).toBeFocused()

  await signIn(member, person.username, person.password)
  await open(member, '/kararlar')
  await member.getByRole('link', { name: /gününe kadar askıya alındı/ }).click()
  await expect(member.getByText('Her yazının altına reklam bırakıyor.')).toBeVisible()
  await member.getByRole('textbox', { name: 'Karar neden yanlış?' }).fill('Kendi yazılarımdı.')
  await button(member, 'İtirazı gönder').click()
  await expect(notice(member, 'İtirazınız alındı.')).toBeVisible()
})

test('what an editor is writing stays when another one puts the case aside', async ({
  page,
  otherBrowser,
  signUpConfirmed,
}) => {
  const author = await otherBrowser()
  await signUpConfirmed(author)
  const title = `Ayrılan yazı ${Date.now()}`
  const { slug } = await write(author, title, published)
  const reader = await otherBrowser()
  await signIn(reader, 'elif')
  await report(reader, slug!, 'Komşuma hakaret ediyor.')
  await signIn(page, 'editor')
  await open(page, '/yonetim/bildirimler')
  await link(page, title).click()
  await page.getByRole('radio', { name: 'Yayından kaldır' }).check()
  const why = page.getByRole('textbox', { name: 'Neden' })
  await why.fill('Bir komşuya hakaret ediyor.')
  const admin = await otherBrowser()
  await signIn(admin, 'admin')
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  const { version, fingerprint } = await api(admin, 'GET', `/moderation/cases/${id}`)
  const decision = { decision: 'hold', rule: 'abuse', reason: 'Bakılıyor.', version, fingerprint }
  await api(admin, 'PUT', `/moderation/cases/${id}`, decision)
  // What a browser says when one comes back from another tab.
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('radio', { name: 'İncelemeye al' })).toHaveCount(0)
  await expect(why).toHaveValue('Bir komşuya hakaret ediyor.')
  await expect(why).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Yayından kaldır' })).toBeChecked()
  await button(page, 'Kararı ver').click()
  await question(page).getByRole('button', { name: 'Onayla' }).click()
  await expect(notice(page, 'İçerik yayından kaldırıldı.')).toBeVisible()
})

test('whoever wrote a comment that was taken down deletes it where they read why', async ({
  page,
  otherBrowser,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const reader = await otherBrowser()
  await signIn(reader, 'elif')
  const { slug } = await write(reader, `Yorumlu yazı ${Date.now()}`, published)
  const { id } = await api(page, 'POST', '/comments', { post: slug, text: 'Ağır bir yorum' })
  await api(reader, 'POST', '/reports', { type: 'comment', target: String(id), reason: 'abuse' })
  const editor = await otherBrowser()
  await signIn(editor, 'editor')
  await takeDown(editor, 'comment', 'Ağır bir yorum')
  await open(page, '/kararlar')
  await link(page, 'Yorumunuz yayından kaldırıldı.').click()
  await button(page, 'Yorumu sil').click()
  expect(await violationsOn(page)).toEqual([])
  await question(page).getByRole('button', { name: 'Sil' }).click()
  await expect(notice(page, 'Yorumunuz silindi.')).toBeVisible()
  await expect(button(page, 'Yorumu sil')).toHaveCount(0)
  await expect(page.getByRole('article')).toBeFocused()
  await expect(page.getByText('Ağır bir yorum')).toBeVisible()
})

test('whoever asks for a rewritten post to be looked at again goes on at the decision', async ({
  page,
  otherBrowser,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const title = `Düzeltilen yazı ${Date.now()}`
  const { id } = await write(page, title, published)
  const editor = await otherBrowser()
  await signIn(editor, 'editor')
  await api(editor, 'POST', '/reports', { type: 'post', target: id, reason: 'abuse' })
  await takeDown(editor, 'post', title)
  const content = [{ type: 'text', text: 'Yeniden yazıldı.' }]
  const entries = [{ type: 'paragraph', data: { key: 'a', content } }]
  await api(page, 'PUT', `/posts/${id}`, { entries })
  await open(page, '/kararlar')
  await link(page, 'Yazınız yayından kaldırıldı.').click()
  await button(page, 'Yeniden incelenmesini iste').press('Enter')
  await expect(notice(page, /^Yazınız yeniden incelenmek üzere/)).toBeVisible()
  await expect(button(page, 'Yeniden incelenmesini iste')).toHaveCount(0)
  await expect(page.getByRole('article')).toBeFocused()
})

/** By an editor, after somebody in the conversation reported it; no other test reports the same words. */
async function takeMessageDown(
  editor: Page,
  reporter: Page,
  message: { id: number; text: string },
): Promise<void> {
  const target = String(message.id)
  await api(reporter, 'POST', '/reports', { type: 'message', target, reason: 'abuse' })
  await takeDown(editor, 'message', message.text)
}

async function takeDown(editor: Page, type: string, words: string): Promise<void> {
  const { 'hydra:member': cases } = await api(
    editor,
    'GET',
    `/moderation/cases?status=open&type=${type}&itemsPerPage=100`,
  )
  const { id } = cases.find(({ target }: { target: { title: string } }) => target.title === words)
  const { fingerprint, version } = await api(editor, 'GET', `/moderation/cases/${id}`)
  const decision = { decision: 'takeDown', rule: 'abuse', reason: 'Hakaret.', fingerprint, version }
  await api(editor, 'PUT', `/moderation/cases/${id}`, decision)
}

test('a message that is taken down goes from the open conversation of both at once', async ({
  page,
  otherMember,
  otherBrowser,
  signUpConfirmed,
}) => {
  const { page: other, person: umut } = await otherMember({ firstName: 'Umut', lastName: 'Şahin' })
  const irmak = await signUpConfirmed(page)
  await follow(other, umut, irmak)
  const messenger = await begin(page, umut)
  const message = await say(page, messenger, 'Ağır bir söz')
  await say(page, messenger, 'Bir söz daha')
  for (const each of [page, other]) {
    await openListening(each, `/mesajlar/${messenger}`)
    await expect(said(each)).toContainText('Ağır bir söz')
  }
  const editor = await otherBrowser()
  await signIn(editor, 'editor')
  await takeMessageDown(editor, other, message)
  for (const each of [page, other]) {
    await expect(said(each)).toContainText(deletedTexts.takenDownMessage)
    await expect(said(each)).not.toContainText('Ağır bir söz')
    await expect(said(each)).toContainText('Bir söz daha')
  }
})

test('that a message was taken down is not told as if somebody had written', async ({
  page,
  otherMember,
  otherBrowser,
  signUpConfirmed,
}) => {
  const { page: other, person: umut } = await otherMember({ firstName: 'Umut', lastName: 'Şahin' })
  const { page: third, person: ayse } = await otherMember({ firstName: 'Ayşe', lastName: 'Demir' })
  const irmak = await signUpConfirmed(page)
  for (const each of [umut, ayse]) await follow(page, irmak, each)
  const messenger = await begin(other, irmak)
  await openListening(page, '/hakkinda')
  await expect(accountMenu(page)).toBeVisible()
  const message = await say(other, messenger, 'Kırıcı bir söz')
  await expect(notice(page, 'Umut Şahin size yazdı.')).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Bildirimi kapat' }).click()
  await expect(notice(page, 'Umut Şahin size yazdı.')).toBeHidden()
  const editor = await otherBrowser()
  await signIn(editor, 'editor')
  const said: string[] = []
  await page.exposeFunction('hear', (text: string) => void said.push(text))
  await page.evaluate(() =>
    new MutationObserver(() =>
      (globalThis as unknown as { hear: (text: string) => void }).hear(
        document.querySelector('[role=status]')?.textContent ?? '',
      ),
    ).observe(document.body, { childList: true, subtree: true, characterData: true }),
  )
  await takeMessageDown(editor, page, message)
  await say(third, await begin(third, irmak), 'Merhaba')
  await expect(notice(page, 'Ayşe Demir size yazdı.')).toBeVisible()
  expect(said.join()).not.toContain('Umut')
})
