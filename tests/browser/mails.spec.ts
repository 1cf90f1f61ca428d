import { api, follow } from './api.ts'
import { inDatabase } from './database.ts'
import { alive, becomeVisitor, expect, open, signIn, test } from './test.ts'

test('a member switches a kind of mail off and on, and it stays so', async ({
  page,
  signUpConfirmed,
}) => {
  await page.goto('/')
  await signUpConfirmed(page)
  await open(page, '/ayarlar/bildirimler')
  const likes = page.getByRole('switch', { name: 'Alkışlar ve beğeniler' })
  const posts = page.getByRole('switch', { name: 'Yeni yazılar' })
  for (const isOn of [false, true]) {
    await expect(likes).toBeChecked({ checked: !isOn })
    await likes.click()
    await expect(page.getByRole('status').getByText('Tercihiniz kaydedildi.')).toBeVisible()
    await page.reload()
    await alive(page)
    await expect(likes).toBeChecked({ checked: isOn })
    await expect(posts).toBeChecked()
  }
})

test('a switch that could not be kept goes back and says so', async ({ page, watch }) => {
  await page.goto('/')
  await signIn(page, 'elif')
  await open(page, '/ayarlar/bildirimler')
  watch.announce(503, '/api/user_informations/1')
  await page.route('**/api/user_informations/*', (route) => route.fulfill({ status: 503 }))
  const followers = page.getByRole('switch', { name: 'Yeni takipçiler' })
  await followers.click()
  await expect(page.getByText('Bir sorun oluştu.')).toBeVisible()
  await expect(followers).toBeChecked()
})

test('a link out of a mail says what it stops, and a press stops it', async ({
  page,
  signUpConfirmed,
  otherMember,
  mailTo,
  outbox,
}) => {
  const reader = await signUpConfirmed(page)
  const { page: other, person: fan } = await otherMember()
  await follow(other, fan, reader)
  const ofReader = 'user_id = (SELECT id FROM users WHERE username = $1)'
  // A mail waits some minutes, for whoever is there to see it first.
  const makeDue = `UPDATE gathered_mails SET due_at = now() WHERE due_at IS NOT NULL AND kind = 'newFollower' AND ${ofReader} RETURNING 1`
  await expect
    .poll(async () => (await inDatabase(outbox, makeDue, [reader.username])).rowCount)
    .toBe(1)
  const link = await mailTo(reader.email)
  expect(link).toContain('/api/unsubscribe?token=')
  await becomeVisitor(page)
  await open(page, link)
  await expect(page).toHaveURL(/\/abonelik\?token=/)
  await expect(page.getByRole('main')).toContainText('Yeni takipçilerinizi')
  await page.getByRole('button', { name: 'Bu e-postaları kapat' }).click()
  await expect(page.getByRole('heading', { name: 'Kapatıldı' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Yeni takipçilerinizi artık')
  await signIn(page, reader.username, reader.password)
  await open(page, '/ayarlar/bildirimler')
  await expect(page.getByRole('switch', { name: 'Yeni takipçiler' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Yeni yazılar' })).toBeChecked()
})

test('a link that is no longer one says so, and nothing is stopped by opening it', async ({
  page,
  watch,
}) => {
  await open(page, '/abonelik?token=gecersiz')
  await expect(page.getByRole('heading', { name: 'Bağlantı geçersiz' })).toBeVisible()
  await open(page, '/abonelik?token=00000000-0000-4000-8000-000000000000.newPost')
  await expect(page.getByRole('main')).toContainText('Takip ettiklerinizin yeni yazılarını')
  watch.announce(404, '/api/unsubscribe')
  await page.getByRole('button', { name: 'Bu e-postaları kapat' }).click()
  await expect(page.getByText(/^Bu bağlantı geçersiz/)).toBeVisible()
})

test('an address that is refused is named, and tried again when asked to', async ({
  page,
  signUpConfirmed,
  outbox,
}) => {
  const { email, username } = await signUpConfirmed(page)
  const refuse =
    'UPDATE user_informations SET email_refused_at = now() WHERE user_id = (SELECT id FROM users WHERE username = $1)'
  await inDatabase(outbox, refuse, [username])
  await open(page, '/ayarlar/bildirimler')
  const line = page.getByRole('status').filter({ hasText: 'böyle bir posta kutusu olmadığını' })
  await expect(line).toContainText(email)
  await line.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(page.getByText('E-postalar yeniden deneniyor.')).toBeVisible()
  await expect(line).toHaveCount(0)
  const { userInformation } = await api(page, 'GET', '/users/current')
  expect(userInformation.emailRefusedAt).toBeNull()
})

test('at 360 px no line ends within e-posta', async ({ page, signUpConfirmed }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUpConfirmed(page)
  await open(page, '/ayarlar/bildirimler')
  const words = page.getByRole('region', { name: 'E-posta bildirimleri' }).getByText(/^e-posta/)
  await expect(words).toHaveCount(2)
  for (const word of await words.all())
    expect(await word.evaluate((element) => element.getClientRects().length)).toBe(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no dead button, but another way', async ({ page }) => {
    await page.goto('/abonelik?token=00000000-0000-4000-8000-000000000000.digest')
    await expect(page.getByText(/“Aboneliği iptal et” düğmesi/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Bu e-postaları kapat' })).toBeHidden()
  })
})
