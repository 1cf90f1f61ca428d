import type { Page } from '@playwright/test'
import { api, posts } from './api.ts'
import { expect, open, signIn, test } from './test.ts'

const follows = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('button')

/** The questions after whom one follows, from now on. */
function followQuestions(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('/check-follow')) paths.push(pathname)
  })
  return paths
}

/** Of those who follow `elif`: how many there are, and the first one's name. */
const followersOfElif = async (page: Page): Promise<string[]> =>
  (await api(page, 'GET', '/user_relationships?following.username=elif'))['hydra:member'].map(
    ({ follower }: { follower: { username: string } }) => follower.username,
  )

test('a list of people asks once whom of them one follows', async ({ page, signUpConfirmed }) => {
  const me = await signUpConfirmed(page)
  const [first = '', ...others] = await followersOfElif(page)
  expect(others.length).toBeGreaterThan(3)
  await api(page, 'POST', '/user_relationships', { follower: me.username, following: first })

  const asked = followQuestions(page)
  await open(page, '/@elif/takipciler')
  await expect(follows(page).first()).toHaveAttribute('aria-pressed', 'true')
  await expect(follows(page)).toHaveCount(others.length + 1)
  await expect(follows(page).nth(1)).toHaveAttribute('aria-pressed', 'false')
  expect(asked.sort()).toEqual(['/api/users/check-follow/elif', '/api/users/check-follows'])

  await follows(page).nth(1).click()
  await expect(follows(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(async () => (await api(page, 'GET', `/users/check-follow/${others[0]}`)).status)
    .toBe(true)
})

test('one’s own list of those one follows asks nothing, and all of a row leads to them', async ({
  page,
}) => {
  await page.goto('/')
  await signIn(page, 'elif')
  const asked = followQuestions(page)
  await open(page, '/@elif/takip-edilenler')
  await expect(follows(page).first()).toHaveAttribute('aria-pressed', 'true')
  expect(asked).toEqual([])
  const row = page.getByRole('main').getByRole('article').first()
  const name = await row.getByRole('heading').innerText()
  await row.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('those who applauded can be followed, after one question', async ({
  page,
  signUpConfirmed,
}) => {
  await signUpConfirmed(page)
  const [{ slug } = { slug: '' }] = await posts(page, 1)
  await open(page, `/yazi/${slug}`)
  const asked = followQuestions(page)
  await page.getByRole('button', { name: /alkışlayanları göster$/ }).click()
  const people = page.getByRole('dialog', { name: 'Alkışlayanlar' }).getByRole('listitem')
  await expect(people.nth(1)).toBeVisible()
  await expect.poll(() => asked).toEqual(['/api/users/check-follows'])
  const button = people.first().getByRole('button')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await people.first().getByRole('link').click()
  await expect(
    page.getByRole('main').getByRole('button', { name: /^Takip ediliyor/ }),
  ).toBeVisible()
})

test('a visitor is asked in from a list, and from the list of those who applauded', async ({
  page,
}) => {
  const asked = followQuestions(page)
  const invitation = page.getByRole('dialog').filter({ hasText: 'takip etmek için giriş yapın' })
  await open(page, '/@elif/takipciler')
  await follows(page).first().click()
  await expect(invitation).toBeVisible()

  const [{ slug } = { slug: '' }] = await posts(page, 1)
  await open(page, `/yazi/${slug}`)
  await page.getByRole('button', { name: /alkışlayanları göster$/ }).click()
  const people = page.getByRole('dialog', { name: 'Alkışlayanlar' })
  await people
    .getByRole('button', { name: /^Takip et/ })
    .first()
    .click()
  await expect(invitation).toBeVisible()
  await invitation.getByRole('link', { name: 'Giriş yap' }).click()
  await expect(page).toHaveURL('/giris')
  expect(asked).toEqual([])
})
