import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { follow } from './api.ts'
import { accountMenu, expect, openListening, test } from './test.ts'

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
    const bell = page.getByRole('banner').getByRole('link', { name: /^Bildirimler/ })
    way.silence()
    await follow(other, fan, me)
    const opened = page.waitForResponse(/\/\.well-known\/mercure/)
    await page.clock.fastForward('02:00')
    await opened
    await expect(bell).toContainText('1')
    // Before its way to the site is gone.
    await page.close()
  } finally {
    way.close()
  }
})
