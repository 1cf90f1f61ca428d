import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import type { Page, Request } from '@playwright/test'
import { api, applaud, follow } from './api.ts'
import { published, write } from './own-posts.ts'
import {
  accountMenu,
  expect,
  notices,
  open,
  openBeside,
  openListening,
  sendToTabs,
  test,
  turn,
} from './test.ts'

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Bildirimler/ })

const lastEventOf = (stream: Request) => new URL(stream.url()).searchParams.get('lastEventID')

/** A way to the site on which a stream can fall silent without either end being told, as when a laptop has slept. */
async function silentWay(siteUrl: string) {
  const sockets = new Set<Socket>()
  const streams = new Set<Socket>()
  const silent = new Set<Socket>()
  const server = createServer((outside) => {
    const inside = connect(Number(new URL(siteUrl).port), new URL(siteUrl).hostname)
    for (const socket of [outside, inside]) sockets.add(socket.on('error', () => undefined))
    outside
      .on('data', (part) => {
        if (part.includes('GET /.well-known/mercure')) streams.add(inside)
        inside.write(part)
      })
      .on('close', () => inside.destroy())
    inside
      .on('data', (part) => void (silent.has(inside) || outside.write(part)))
      .on('close', () => outside.destroy())
  }).listen(0)
  await once(server, 'listening')
  return {
    url: `http://${new URL(siteUrl).hostname}:${(server.address() as AddressInfo).port}`,
    silence: () => {
      for (const stream of streams) silent.add(stream)
    },
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

test('a stream that has fallen silent is opened anew, and what happened meanwhile is told', async ({
  baseURL,
  otherBrowser,
  otherMember,
  signUpConfirmed,
}) => {
  const way = await silentWay(baseURL!)
  try {
    const { page: other, person: fan } = await otherMember()
    const page = await otherBrowser({ baseURL: way.url })
    const me = await signUpConfirmed(page)
    await page.clock.install()
    await openListening(page, '/hakkinda')
    await expect(accountMenu(page)).toBeVisible()
    way.silence()
    await follow(other, fan, me)
    const opened = page.waitForResponse(/\/\.well-known\/mercure/)
    await page.clock.fastForward('02:00')
    await opened
    await expect(bell(page)).toContainText('1')
    // Before its way to the site is gone.
    await page.close()
  } finally {
    way.close()
  }
})

test('a tab in view reads in place of one that the browser has put to sleep, and misses nothing', async ({
  page,
  signUpConfirmed,
  otherMember,
}) => {
  const { page: other, person: fan } = await otherMember()
  const me = await signUpConfirmed(page)
  await openListening(page, '/hakkinda')
  await expect(accountMenu(page)).toBeVisible()
  const second = await openBeside(page, '/kosullar')
  const { slug } = await write(page, 'Uyurken okunan', published)
  await applaud(other, slug)
  await expect(notices(second)).toContainText('yazınızı alkışladı')

  const asleep = page.waitForEvent('dialog')
  await page.evaluate(() => void setTimeout(() => alert('Nothing runs behind it.')))
  const sleep = await asleep
  await follow(other, fan, me)
  const opened = second.waitForRequest(/\/\.well-known\/mercure/)
  await second.evaluate(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + 180_000
  })
  await turn(second, 'visible')
  // What came while nobody read is told as well.
  expect(lastEventOf(await opened)).toMatch(/^\d+$/)
  await expect(notices(second)).toContainText('sizi takip etmeye başladı')

  // Whoever wakes up leaves reading to the other.
  const left = page.waitForEvent('requestfailed', (request) => request.url().includes('mercure'))
  await sleep.accept()
  await left
  await expect(bell(page)).toHaveAccessibleName('Bildirimler 2 okunmamış')
  await api(second, 'PUT', '/notifications', { isSeen: true })
  await expect(bell(page)).toHaveAccessibleName('Bildirimler')

  // What it says it has read is older than what the other has.
  await sendToTabs(page, { last: '0' })
  const openedAgain = second.waitForRequest(/\/\.well-known\/mercure/)
  await open(page, `/yazi/${slug}`)
  expect(lastEventOf(await openedAgain)).toMatch(/^[1-9]\d*$/)
})
