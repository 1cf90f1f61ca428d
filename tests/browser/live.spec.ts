import type { Page } from '@playwright/test'
import { api, follow } from './api.ts'
import { published, write } from './own-posts.ts'
import {
  accountMenu,
  expect,
  open,
  openBeside,
  openListening,
  sendToTabs,
  test,
  turn,
} from './test.ts'

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Bildirimler/ })
const notice = (page: Page) => page.getByRole('status')

async function listening(page: Page, path: string): Promise<void> {
  await openListening(page, path)
  await expect(accountMenu(page)).toBeVisible()
}

test('what others do arrives while one reads, in every tab, over one stream', async ({
  page,
  signUpConfirmed,
  otherMember,
}) => {
  const { page: other, person: fan } = await otherMember()
  const reader = await signUpConfirmed(page)
  const streams: string[] = []
  page.context().on('request', (request) => {
    if (request.url().includes('/.well-known/mercure')) streams.push(request.url())
  })
  await listening(page, '/hakkinda')
  const second = await openBeside(page, '/kosullar')
  await expect(accountMenu(second)).toBeVisible()
  // A tab of another release says what this one does not know.
  await sendToTabs(second, { news: 1 })
  await expect(bell(page)).not.toContainText('1')

  await follow(other, fan, reader)
  for (const tab of [page, second]) {
    await expect(bell(tab)).toContainText('1')
    await expect(notice(tab)).toContainText('sizi takip etmeye başladı.')
  }
  expect(streams).toHaveLength(1)

  await notice(second).getByRole('button', { name: 'Göster' }).click()
  await expect(second).toHaveURL(`/@${fan.username}`)
  await open(second, '/bildirimler')
  await second.getByRole('button', { name: 'Tümünü okundu olarak işaretle' }).click()
  // Seen in one tab is seen in all.
  await expect(bell(page)).not.toContainText('1')
})

test('an open list of notifications shows what arrives', async ({
  page,
  signUpConfirmed,
  otherMember,
}) => {
  const { page: other, person: fan } = await otherMember()
  const reader = await signUpConfirmed(page)
  await listening(page, '/bildirimler')
  await expect(page.getByText('Henüz bildiriminiz yok.')).toBeVisible()
  await follow(other, fan, reader)
  await expect(page.getByRole('article')).toContainText('sizi takip etmeye başladı.')
})

test('a tab that nobody looks at says in its title that something is new', async ({
  page,
  signUpConfirmed,
  otherMember,
}) => {
  const { page: other, person: fan } = await otherMember()
  const reader = await signUpConfirmed(page)
  await listening(page, '/hakkinda')
  await turn(page, 'hidden')
  await follow(other, fan, reader)
  await expect(page).toHaveTitle(/^\(1\) Hakkında/)
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon-new.svg')
  await turn(page, 'visible')
  await expect(page).toHaveTitle(/^Hakkında/)
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon.svg')
})

test('the title counts no more than is unread, whatever was deleted or seen elsewhere', async ({
  page,
  signUpConfirmed,
  otherMember,
}) => {
  const { page: other, person: fan } = await otherMember()
  const reader = await signUpConfirmed(page)
  const { slug } = await write(page, 'Konuşulan yazı', published)
  await listening(page, '/hakkinda')
  await turn(page, 'hidden')
  const comment = { post: slug, text: 'Silinecek söz', parent: null }
  const { id } = await api(other, 'POST', '/comments', comment)
  await follow(other, fan, reader)
  await expect(page).toHaveTitle(/^\(2\) Hakkında/)
  await api(other, 'DELETE', `/comments/${id}`)
  await expect(page).toHaveTitle(/^\(1\) Hakkında/)
  await api(page, 'PUT', '/notifications', { isSeen: true })
  await expect(page).toHaveTitle(/^Hakkında/)
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon.svg')
  await api(other, 'POST', `/applauses/post/${slug}`, { count: 1 })
  await expect(page).toHaveTitle(/^\(1\) Hakkında/)
})

test('a message is told in passing without its words, and counts in the title', async ({
  page,
  signUpConfirmed,
  otherMember,
}) => {
  const { page: other } = await otherMember({ firstName: 'Umut', lastName: 'Şahin' })
  const reader = await signUpConfirmed(page)
  await follow(page, reader, { username: (await api(other, 'GET', '/users/current')).username })
  const { id } = await api(other, 'POST', '/messengers', { users: [reader.username] })
  const say = (text: string) => api(other, 'POST', '/messages', { messenger: id, text })
  await listening(page, '/hakkinda')
  await say('Aramızda kalsın')
  await expect(notice(page)).toContainText('Umut Şahin size yazdı.')
  await expect(notice(page)).not.toContainText('Aramızda')
  // It was counted while one looked.
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Mesajlar 1 okunmamış' }),
  ).toBeVisible()
  await turn(page, 'hidden')
  await say('Bir şey daha')
  await expect(page).toHaveTitle(/^\(1\) Hakkında/)
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/favicon-new.svg')
  await turn(page, 'visible')
  await notice(page).getByRole('button', { name: 'Göster' }).click()
  await expect(page).toHaveURL(`/mesajlar/${id}`)
})

/** Who was ever said to have written: a notice that comes takes the place of the one before. */
async function keepWriters(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const writers: string[] = []
    Object.assign(window, { writers })
    const note = (): void => {
      const [, writer] = /(Umut|Sedef|Yaman) \S+ size yazdı/.exec(document.body.textContent) ?? []
      if (writer !== undefined && writers.at(-1) !== writer) writers.push(writer)
    }
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { writers: string[] }).writers)
}

test('neither a stranger nor a muted conversation or member calls', async ({
  page,
  signUpConfirmed,
  otherMember,
}) => {
  const { page: stranger, person: yaman } = await otherMember({
    firstName: 'Yaman',
    lastName: 'Yabancı',
  })
  const { page: other, person: umut } = await otherMember({ firstName: 'Umut', lastName: 'Şahin' })
  const { page: muted, person: sedef } = await otherMember({
    firstName: 'Sedef',
    lastName: 'Sessiz',
  })
  const reader = await signUpConfirmed(page)
  await follow(page, reader, umut)
  await follow(page, reader, sedef)
  await api(page, 'POST', '/mutes', { user: sedef.username })
  await listening(page, '/hakkinda')
  const writers = await keepWriters(page)
  const asked = (path: string) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === path)
  const say = async (
    from: Page,
    { username }: { username: string },
    messenger: number,
  ): Promise<void> => {
    const paths = [`/api/messengers/${messenger}`, `/api/users/check-follow/${username}`]
    const answers = paths.map(asked)
    await api(from, 'POST', '/messages', { messenger, text: 'Ses' })
    for (const answer of answers) await (await answer).finished()
  }
  const begin = async (from: Page): Promise<number> =>
    (await api(from, 'POST', '/messengers', { users: [reader.username] })).id
  await say(stranger, yaman, await begin(stranger))
  await say(muted, sedef, await begin(muted))
  const messenger = await begin(other)
  await api(page, 'PUT', `/messengers/${messenger}`, { isMuted: true })
  await say(other, umut, messenger)
  await api(page, 'PUT', `/messengers/${messenger}`, { isMuted: false })
  await say(other, umut, messenger)
  await expect(notice(page)).toContainText('Umut Şahin size yazdı.')
  expect(await writers()).toEqual(['Umut'])
  await expect(page.getByRole('button', { name: 'Göster' })).toHaveCount(1)
})
