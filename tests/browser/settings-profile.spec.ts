import type { Page } from '@playwright/test'
import { violationsInBothThemes } from './axe.ts'
import { notice } from './own-posts.ts'
import { alive, expect, open, test } from './test.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Kaydet' })

test('a member changes their name and says how it is read', async ({ page, signUpConfirmed }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signUpConfirmed(page)
  await open(page, '/ayarlar')
  await field(page, 'Ad').fill('  Kevin ')
  await field(page, 'Soyad').fill('Bacon')
  await expect(page.getByText("Kevin Bacon'un yazısı")).toBeVisible()
  await field(page, 'Adınız nasıl okunur?').fill('Kevın Beykın')
  await expect(page.getByText("Kevin Bacon'ın yazısı")).toBeVisible()
  await field(page, 'Adınız nasıl okunur?').press('Enter')
  await expect(notice(page, 'Ad değişikliğiniz kaydedildi.')).toBeVisible()
  await expect(field(page, 'Ad')).toHaveValue('Kevin')
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.getByRole('link', { name: 'Profilimi gör' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kevin Bacon')
})

test('a biography is counted while it is written', async ({ page, signUp }) => {
  await signUp(page)
  await open(page, '/ayarlar')
  await field(page, 'Biyografi').fill('👋'.repeat(501))
  await expect(page.getByText('501/500 karakter')).toBeVisible()
  await save(page).click()
  await expect(page.getByText('Biyografi en çok 500 karakter olmalı.')).toBeVisible()
  await expect(field(page, 'Biyografi')).toBeFocused()
  await field(page, 'Biyografi').fill('Bir satır\nve bir satır daha')
  await expect(page.getByText('27/500 karakter')).toBeVisible()
  await save(page).click()
  await expect(notice(page, 'Profiliniz kaydedildi.')).toBeVisible()
  await page.reload()
  await alive(page)
  await expect(field(page, 'Biyografi')).toHaveValue('Bir satır\nve bir satır daha')
})

test('another username moves the page, and the old address leads there', async ({
  page,
  signUpConfirmed,
  watch,
}) => {
  const { username } = await signUpConfirmed(page)
  await open(page, '/ayarlar')
  watch.announce(422, `/api/users/${username}`)
  await field(page, 'Kullanıcı adı').fill('elif')
  await save(page).click()
  await expect(page.getByText('Bu kullanıcı adı alınmış, başka bir ad seçin.')).toBeVisible()
  await field(page, 'Kullanıcı adı').fill(`yeni_${username}`)
  await save(page).click()
  await expect(notice(page, 'Profiliniz kaydedildi.')).toBeVisible()
  await expect(field(page, 'Kullanıcı adı')).toHaveValue(`yeni_${username}`)
  await open(page, `/@${username}/takipciler`)
  await expect(page).toHaveURL(`/@yeni_${username}/takipciler`)
})

test('leaving with changes that are not saved asks first', async ({ page, signUp }) => {
  await signUp(page)
  await open(page, '/ayarlar')
  await field(page, 'Ad').fill('Vazgeçilen')
  await page.getByRole('link', { name: 'Oturumlar' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Kaydetmeden çıkmak istediğinize emin misiniz?')
  await question.getByRole('button', { name: 'Kal' }).click()
  await expect(page).toHaveURL('/ayarlar')
  await expect(field(page, 'Ad')).toHaveValue('Vazgeçilen')
  await page.getByRole('link', { name: 'Oturumlar' }).click()
  await question.getByRole('button', { name: 'Yine de çık' }).click()
  await expect(page).toHaveURL('/ayarlar/oturumlar')
})
