import { violationsInBothThemes } from './axe.ts'
import { notice } from './own-posts.ts'
import { expect, open, test } from './test.ts'

test('social accounts are added by name or address, shown to everybody, and belong to one', async ({
  page,
  signUpConfirmed,
  watch,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const { username } = await signUpConfirmed(page)
  await open(page, '/profil')
  await page.getByRole('link', { name: 'Profili düzenle' }).click()
  await page.getByRole('link', { name: 'Sosyal hesaplar' }).click()
  const mastodon = page.getByRole('textbox', { name: 'Mastodon' })
  watch.announce(422, `/api/users/${username}`)
  await mastodon.fill('@elif@toplum.example')
  await mastodon.press('Enter')
  await expect(
    page.getByText('Sosyal medya hesabı başka kullanıcı tarafından kullanılmaktadır.'),
  ).toBeVisible()
  await expect(mastodon).toBeFocused()
  expect(await violationsInBothThemes(page)).toEqual([])
  await mastodon.fill(`https://toplum.invalid/@${username}`)
  await mastodon.press('Enter')
  await expect(notice(page, 'Sosyal hesaplarınız kaydedildi.')).toBeVisible()
  await expect(mastodon).toHaveValue(`@${username}@toplum.invalid`)
  await open(page, `/@${username}`)
  const link = page.getByRole('main').getByRole('link', { name: /^Mastodon/ })
  await expect(link).toHaveAttribute('href', `https://toplum.invalid/@${username}`)
  await expect(link).toHaveAttribute('rel', /^me /)
})
