import { alive, expect, open, signIn, test } from './test.ts'

test('a member switches a kind of mail off and on, and it stays so', async ({
  page,
  signUpConfirmed,
}) => {
  await page.goto('/')
  await signUpConfirmed(page)
  await open(page, '/ayarlar')
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
  await open(page, '/ayarlar')
  watch.announce(503, '/api/user_informations/1')
  await page.route('**/api/user_informations/*', (route) => route.fulfill({ status: 503 }))
  const followers = page.getByRole('switch', { name: 'Yeni takipçiler' })
  await followers.click()
  await expect(page.getByText('Bir sorun oluştu.')).toBeVisible()
  await expect(followers).toBeChecked()
})

test('a link that is no longer one says so, and nothing is stopped by opening it', async ({
  page,
  watch,
}) => {
  await open(page, '/abonelik?token=gecersiz')
  watch.announce(404, '/api/unsubscribe')
  await page.getByRole('button', { name: 'Bu e-postaları kapat' }).click()
  await expect(page.getByText(/^Bu bağlantı geçersiz/)).toBeVisible()
})
