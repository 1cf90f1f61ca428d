import { api } from './api.ts'
import { notice } from './own-posts.ts'
import { expect, open, test } from './test.ts'

test('the settings list who is blocked or muted, and let them be heard again', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  await api(page, 'POST', '/blocks', { user: 'elif' })
  await api(page, 'POST', '/mutes', { user: 'editor' })
  await open(page, '/ayarlar/kisiler')
  const section = page.getByRole('region', { name: 'Engellenenler ve sessize alınanlar' })
  const blocked = section.getByRole('list', { name: 'Engellenenler' })
  await expect(blocked.getByRole('link')).toHaveText(['Elif Yıldız'])
  await section.getByRole('button', { name: 'Engeli kaldır: Elif Yıldız' }).press('Enter')
  await expect(notice(page, 'Elif Yıldız artık engelli değil.')).toBeVisible()
  await expect(section.getByText('Kimseyi engellemediniz.')).toBeVisible()
  await section.getByRole('button', { name: /^Sesini aç/ }).click()
  await expect(section.getByText('Kimseyi sessize almadınız.')).toBeVisible()
  expect((await api(page, 'GET', '/blocks'))['hydra:totalItems']).toBe(0)
  expect((await api(page, 'GET', '/mutes'))['hydra:totalItems']).toBe(0)
})

test('a member with an unconfirmed address has blocked nobody', async ({ page, signUp }) => {
  await signUp(page)
  await open(page, '/ayarlar/kisiler')
  await expect(page.getByText('Kimseyi engellemediniz.')).toBeVisible()
})
