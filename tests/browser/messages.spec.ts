import { violationsInBothThemes } from './axe.ts'
import { api, follow } from './api.ts'
import { begin, conversations, replyBox, said, say, unreadInHeader } from './talk.ts'
import {
  accountMenu,
  expect,
  forgeryPair,
  open,
  openListening,
  signIn,
  test,
  turn,
} from './test.ts'

test('two talk: from an author’s page to what is typed, sent, read and answered live', async ({
  page,
  otherMember,
  signUpConfirmed,
}) => {
  const { page: other, person: umut } = await otherMember({ firstName: 'Umut', lastName: 'Şahin' })
  const irmak = await signUpConfirmed(page)
  await follow(other, umut, irmak)

  await open(page, `/@${umut.username}`)
  await page.getByRole('link', { name: 'Mesaj gönder: Umut Şahin' }).click()
  await expect(page).toHaveURL(/\/mesajlar\/\d+$/)
  const path = new URL(page.url()).pathname
  await expect(replyBox(page)).toHaveAttribute('placeholder', "Umut Şahin'e bir mesaj yazın")

  await openListening(page, path)
  await openListening(other, '/mesajlar')
  await replyBox(page).fill('İlk satır')
  await replyBox(page).press('Shift+Enter')
  await replyBox(page).pressSequentially('https://ornek.example/a sonra')
  await replyBox(page).press('Enter')
  await expect(replyBox(page)).toHaveValue('')
  await expect(said(page)).toContainText('İlk satır')
  await expect(said(page)).toContainText('Gönderildi')
  await expect(said(page).getByRole('link')).toHaveAttribute('rel', /ugc/)

  // It arrives in the list of the other, who opens it.
  await expect(unreadInHeader(other)).toContainText('1')
  await conversations(other)
    .getByRole('link', { name: /Irmak Çağlayan/ })
    .click()
  await expect(said(other)).toContainText('İlk satır')
  await expect(unreadInHeader(other)).not.toContainText('1')
  await expect(said(page)).toContainText('Görüldü')

  await replyBox(other).pressSequentially('Mer')
  await expect(page.getByText('Umut yazıyor…')).toBeVisible()
  await replyBox(other).pressSequentially('haba')
  await replyBox(other).press('Enter')
  await expect(said(page)).toContainText('Merhaba')
  await expect(page.getByText('Umut yazıyor…')).toBeHidden()
  expect(await violationsInBothThemes(page)).toEqual([])
})

test('whoever sends nothing is led to where to write', async ({
  page,
  otherMember,
  signUpConfirmed,
}) => {
  const { person } = await otherMember()
  await signUpConfirmed(page)
  await open(page, `/mesajlar/${await begin(page, person)}`)
  await page.getByRole('button', { name: 'Gönder' }).click()
  await expect(replyBox(page)).toBeFocused()
})

test('a message is read when somebody looks at it: not in a hidden tab, nor far above', async ({
  page,
  otherMember,
  signUpConfirmed,
}) => {
  const { page: other, person: umut } = await otherMember()
  const me = await signUpConfirmed(page)
  await follow(page, me, umut)
  const id = await begin(other, me)
  for (let number = 1; number <= 30; number++) await say(other, id, `Söz ${number}.`)
  const unread = async (): Promise<number> =>
    (await api(page, 'GET', `/messengers/${id}`)).unreadCount
  await openListening(page, `/mesajlar/${id}`)
  await expect(accountMenu(page)).toBeVisible()
  await expect.poll(unread).toBe(0)

  await turn(page, 'hidden')
  await say(other, id, 'Kimse bakmazken')
  await expect(said(page)).toContainText('Kimse bakmazken')
  await expect(unreadInHeader(page)).toContainText('1')
  expect(await unread()).toBe(1)
  await turn(page, 'visible')
  await expect(unreadInHeader(page)).not.toContainText('1')
  expect(await unread()).toBe(0)

  await said(page).evaluate((element) => {
    element.scrollTop = -element.scrollHeight
  })
  const newest = page.getByRole('button', { name: 'Yeni mesaj' })
  await expect(said(page).getByText('Söz 5.', { exact: true })).toBeInViewport()
  await expect(newest).toBeHidden()
  await say(other, id, 'Aşağıda bir söz')
  await expect(newest).toBeVisible()
  await expect(unreadInHeader(page)).toContainText('1')
  expect(await unread()).toBe(1)
  await newest.click()
  await expect(said(page).getByText('Aşağıda bir söz')).toBeInViewport()
  await expect(newest).toBeHidden()
  await expect(unreadInHeader(page)).not.toContainText('1')
  expect(await unread()).toBe(0)
})

test('a stranger waits among the requests; blocking ends it', async ({
  page,
  otherMember,
  signUpConfirmed,
}) => {
  const { page: other } = await otherMember({ firstName: 'Yaman', lastName: 'Yabancı' })
  const me = await signUpConfirmed(page)
  const id = await begin(other, me)
  await say(other, id, 'Tanışmıyoruz ama')
  await open(page, '/mesajlar')
  await expect(page.getByText('Henüz bir konuşmanız yok.')).toBeVisible()
  await page.getByRole('link', { name: /^İstekler/ }).click()
  await page.getByRole('list', { name: 'İstekler' }).getByRole('link').click()
  await expect(page.getByText('Yaman Yabancı size yazmak istiyor.')).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Kabul et' }).click()
  await expect(replyBox(page)).toBeVisible()

  await page.getByRole('button', { name: 'Mesajı bildir: Tanışmıyoruz ama' }).click()
  await expect(page.getByRole('dialog').getByRole('blockquote')).toHaveText('Tanışmıyoruz ama')
  await page.getByRole('radio', { name: /Reklam/ }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Gönder' }).click()
  await expect(page.getByText('Rapor işleminiz başarıyla işleme alınmıştır.')).toBeVisible()

  await page.getByRole('button', { name: 'Konuşmayla ilgili seçenekler' }).click()
  await page.getByRole('menuitem', { name: 'Engelle' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Engelle' }).click()
  await expect(page.getByText('Bu konuşmaya mesaj yazamazsınız.')).toBeVisible()
  await expect(replyBox(page)).toBeHidden()
  const refused = await other.request.post('/api/messages', {
    data: { messenger: id, text: 'Orada mısın?' },
    headers: await forgeryPair(other),
  })
  expect(refused.status()).toBe(403)
})

test('older messages come above without moving what is read', async ({
  page,
  otherMember,
  signUpConfirmed,
}) => {
  const { person: umut } = await otherMember()
  await signUpConfirmed(page)
  await page.goto('/')
  const id = await begin(page, umut)
  for (let number = 1; number <= 45; number++) await say(page, id, `Söz ${number}.`)
  await open(page, `/mesajlar/${id}`)
  await expect(said(page).getByText('Söz 45.')).toBeInViewport()
  await expect(said(page).getByText('Söz 10.')).toHaveCount(0)
  const anchor = said(page).getByText('Söz 20.')
  // Held back, so that its place can be noted before they come.
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/messages\?/, async (route) => {
    await held
    await route.continue()
  })
  await anchor.scrollIntoViewIfNeeded()
  await said(page).getByRole('button', { name: 'Daha eski mesajlar' }).scrollIntoViewIfNeeded()
  await expect(anchor).toBeInViewport()
  const before = (await anchor.boundingBox())!.y
  release()
  await expect(said(page).getByText('Söz 1.')).toHaveCount(1)
  expect(Math.abs((await anchor.boundingBox())!.y - before)).toBeLessThan(2)
})

test('a conversation of several has a name, is hidden, comes back and is deleted', async ({
  page,
  otherMember,
  signUpConfirmed,
}) => {
  const { page: other, person: umut } = await otherMember({
    firstName: 'Umutcan',
    lastName: 'Şahin',
  })
  const me = await signUpConfirmed(page)
  await follow(other, umut, me)
  await follow(page, me, umut)
  await follow(page, me, { username: 'gulsen' })
  await openListening(page, '/mesajlar')
  await page.getByRole('button', { name: 'Yeni konuşma' }).click()
  const dialog = page.getByRole('dialog', { name: 'Yeni konuşma' })
  await dialog.getByRole('button', { name: /Umutcan Şahin/ }).click()
  await dialog.getByRole('button', { name: /Gülşen Ağaoğlu/ }).click()
  expect(await violationsInBothThemes(page)).toEqual([])
  await dialog.getByRole('textbox', { name: 'Konuşmanın adı' }).fill('Balat')
  await dialog.getByRole('button', { name: 'Konuşmayı başlat' }).click()
  await expect(page.getByRole('heading', { name: 'Balat' })).toBeVisible()
  await replyBox(page).fill('Herkese merhaba')
  await replyBox(page).press('Enter')
  await expect(conversations(page).getByRole('link', { name: /Balat/ })).toBeVisible()

  const menu = page.getByRole('button', { name: 'Konuşmayla ilgili seçenekler' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Konuşmaya ad ver' }).click()
  await page.getByRole('textbox', { name: 'Ad' }).fill('Balat yürüyüşü')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByRole('heading', { name: 'Balat yürüyüşü' })).toBeVisible()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Gizle' }).click()
  await expect(page).toHaveURL('/mesajlar')
  await expect(page.getByText('Henüz bir konuşmanız yok.')).toBeVisible()

  const [group] = (await api(other, 'GET', '/messengers'))['hydra:member']
  await say(other, group.id, 'Geliyorum')
  await conversations(page)
    .getByRole('link', { name: /Balat yürüyüşü/ })
    .click()
  await expect(said(page)).toContainText('Herkese merhaba')
  await menu.click()
  await page.getByRole('menuitem', { name: 'Sil' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click()
  await expect(page.getByText('Henüz bir konuşmanız yok.')).toBeVisible()
  expect((await api(other, 'GET', `/messengers/${group.id}/messages`))['hydra:totalItems']).toBe(2)
})

test('what one decides in one tab shows in the list of another', async ({
  page,
  otherMember,
  signUpConfirmed,
}) => {
  const { page: friend, person: umut } = await otherMember({ firstName: 'Umutcan' })
  const { page: stranger } = await otherMember({ firstName: 'Yaman' })
  const me = await signUpConfirmed(page)
  await follow(page, me, umut)
  const known = await begin(friend, me)
  await say(friend, known, 'Merhaba')
  await api(page, 'GET', `/messenger-show/${known}`)
  const asked = await begin(stranger, me)
  await say(stranger, asked, 'Tanışalım mı?')
  await openListening(page, '/mesajlar')
  await expect(conversations(page).getByRole('link')).toHaveText([/Umutcan/])
  const requests = page.getByRole('link', { name: /^İstekler/ })
  await expect(requests).toHaveText('İstekler1 istek')

  await api(page, 'PUT', `/messengers/${asked}`, { isAccepted: true })
  await expect(conversations(page).getByRole('link')).toHaveText([/Yaman/, /Umutcan/])
  await expect(requests).toHaveText('İstekler')
  await api(page, 'PUT', `/messenger/${known}`, { isShow: false })
  await expect(conversations(page).getByRole('link')).toHaveText([/Yaman/])
  await api(page, 'DELETE', `/messengers/${asked}`)
  await expect(page.getByText('Henüz bir konuşmanız yok.')).toBeVisible()
})

test('whoever leaves a conversation of several is not brought back, and the others see it', async ({
  page,
  otherMember,
  signUpConfirmed,
}) => {
  const { page: other, person: umut } = await otherMember({ firstName: 'Umutcan' })
  const { person: ayse } = await otherMember({ firstName: 'Ayşegül' })
  const me = await signUpConfirmed(page, { firstName: 'Irmak' })
  await follow(page, me, umut)
  const { id } = await api(other, 'POST', '/messengers', {
    users: [me.username, ayse.username],
  })
  await say(other, id, 'Herkese merhaba')
  await openListening(other, `/mesajlar/${id}`)
  await expect(other.getByText('Siz, Ayşegül ve Irmak')).toBeVisible()
  await openListening(page, `/mesajlar/${id}`)
  await page.getByRole('button', { name: 'Konuşmayla ilgili seçenekler' }).click()
  await page.getByRole('menuitem', { name: 'Konuşmadan ayrıl' }).click()
  const question = page.getByRole('alertdialog', { name: 'Konuşmadan ayrılmak istiyor musunuz?' })
  await expect(question).toContainText('yeni mesajlar size gelmez')
  await question.getByRole('button', { name: 'Ayrıl' }).click()
  await expect(page).toHaveURL('/mesajlar')
  await expect(page.getByText('Konuşmadan ayrıldınız.')).toBeVisible()
  await expect(page.getByText('Henüz bir konuşmanız yok.')).toBeVisible()

  await expect(other.getByText('Siz, Ayşegül ve Irmak')).toHaveCount(0)
  await expect(other.getByRole('heading', { name: 'Ayşegül' })).toBeVisible()
  await say(other, id, 'Kalanlara')
  // It comes after what should not, so that it would have come by then.
  await say(other, await begin(other, me), 'Yalnızca sana')
  await expect(conversations(page).getByRole('link')).toHaveCount(1)
  await expect(conversations(page)).toContainText('Yalnızca sana')
  await page.reload()
  await expect(conversations(page).getByRole('link')).toHaveCount(1)
})

test('conversations are found by name, and who may write is a setting', async ({ page }) => {
  await signIn(page, 'elif')
  await open(page, '/mesajlar')
  await page.getByRole('searchbox', { name: 'Konuşmalarda ada göre ara' }).fill('gokhan')
  await expect(conversations(page).getByRole('link')).toHaveCount(1)
  await expect(conversations(page)).toContainText('Gökhan Ağırbaş')
  await page.getByRole('searchbox', { name: 'Konuşmalarda ada göre ara' }).fill('kimsecikler')
  await expect(page.getByText('Bu adla bir konuşma bulunamadı.')).toBeVisible()
})

test('who may write to a member is theirs to say', async ({ page, signUpConfirmed }) => {
  await signUpConfirmed(page)
  await open(page, '/ayarlar/kisiler')
  const choice = page.getByRole('radio', { name: 'Takip ettiklerim' })
  await choice.check()
  await expect(page.getByText('Tercihiniz kaydedildi.')).toBeVisible()
  await open(page, '/ayarlar/kisiler')
  await expect(choice).toBeChecked()
  expect((await api(page, 'GET', '/users/current')).messagesFrom).toBe('followed')
})

test('at 360 px list and conversation are two screens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'elif')
  await open(page, '/mesajlar')
  await expect(replyBox(page)).toBeHidden()
  await conversations(page)
    .getByRole('link', { name: /Nazlı Güneş/ })
    .click()
  await expect(replyBox(page)).toBeVisible()
  await expect(conversations(page)).toBeHidden()
  await page.getByRole('link', { name: 'Konuşmalara dön' }).click()
  await expect(conversations(page)).toBeVisible()
})

test('at 360 px the menu button says that messages wait', async ({
  page,
  otherMember,
  signUpConfirmed,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { page: other, person: umut } = await otherMember()
  const me = await signUpConfirmed(page)
  await follow(page, me, umut)
  await openListening(page, '/hakkinda')
  const menu = page.getByRole('button', { name: /^Menüyü aç/ })
  await expect(menu).toHaveAccessibleName('Menüyü aç')
  await say(other, await begin(other, me), 'Merhaba')
  await expect(menu).toHaveAccessibleName('Menüyü aç, 1 okunmamış mesaj')
})

test('what a member wrote who is muted counts no more, until they are heard again', async ({
  page,
  otherMember,
  signUpConfirmed,
}) => {
  const { page: other, person: umut } = await otherMember()
  const me = await signUpConfirmed(page)
  await follow(page, me, umut)
  await say(other, await begin(other, me), 'Merhaba')
  await open(page, `/@${umut.username}`)
  await expect(unreadInHeader(page)).toHaveAccessibleName('Mesajlar 1 okunmamış')
  const options = page.getByRole('button', { name: /: seçenekler$/ })
  await options.click()
  await page.getByRole('menuitem', { name: 'Sessize al' }).click()
  await expect(unreadInHeader(page)).toHaveAccessibleName('Mesajlar')
  await options.click()
  await page.getByRole('menuitem', { name: 'Sessize almayı kaldır' }).click()
  await expect(unreadInHeader(page)).toHaveAccessibleName('Mesajlar 1 okunmamış')
})

test('a member who has not confirmed is told why there are none', async ({ page }) => {
  await signIn(page, 'deniz')
  await open(page, '/mesajlar/1')
  await expect(page.getByRole('main')).toContainText('e-posta adresinizi onaylamanız gerekiyor')
})
