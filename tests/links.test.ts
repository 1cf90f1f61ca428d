import { Client } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadDemo, smallCommunity } from '../demo/load.ts'
import { demoPassword } from '../demo/password.ts'
import { everyPath, moderationPaths, noSuchPage } from './browser/routes.ts'
import { type TestSite, testSite } from './support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite({ pages: true })
  const owner = new Client(site.address.owner)
  await owner.connect()
  await loadDemo({ owner, storage: site.storage }, smallCommunity)
  await owner.end()
})

async function tokenOf(username: string): Promise<string> {
  const payload = { username, password: demoPassword }
  const { body } = await site.call({ method: 'POST', url: '/api/login', payload })
  return body.token
}

/** Where the links of a page lead within the site, as they stand in its HTML. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\bhref="(\/[^"]*|#[^"]*)"/g)].map(([, href]) =>
    href!.replaceAll('&amp;', '&'),
  )

/** A comment further down is fetched when the page is alive. */
const isFetchedLater = (fragment: string | undefined): boolean =>
  !fragment || fragment.startsWith('yorum-')

/** The parts of the interface are shown on a demo only. */
const pages = everyPath.filter((path) => path !== noSuchPage && path !== '/parcalar')

interface Found {
  status: number
  html: string
}

/** Every link of every page there is, each address asked for once. */
async function deadLinksFor(token: string | null, from = pages): Promise<string[]> {
  const known = new Map<string, Promise<Found>>()
  const look = (path: string): Promise<Found> => {
    const found =
      known.get(path) ??
      site
        .call({ url: path, ...(token !== null && { cookies: { token } }) })
        .then(({ status, text }) => ({ status, html: text }))
    known.set(path, found)
    return found
  }
  const dead: string[] = []
  for (const page of from) {
    const { html } = await look(page)
    for (const link of new Set(linksIn(html))) {
      const [path = '', fragment] = link.split('#')
      const { status, html: there } = await look(path || page)
      const isThere =
        isFetchedLater(fragment) || there.includes(`id="${decodeURIComponent(fragment!)}"`)
      if (status >= 400 || (status === 200 && !isThere)) dead.push(`${page} → ${link} (${status})`)
    }
  }
  expect(known.size).toBeGreaterThan(from.length)
  expect((await look(noSuchPage)).status).toBe(404)
  return dead
}

describe('no link leads nowhere', () => {
  it('for a visitor', async () => {
    expect(await deadLinksFor(null)).toEqual([])
  })

  it.each(['elif', 'deniz', 'editor'])('for %s', async (username) => {
    expect(await deadLinksFor(await tokenOf(username))).toEqual([])
  })

  it('for an admin', async () => {
    expect(await deadLinksFor(await tokenOf('admin'), moderationPaths)).toEqual([])
  })
})
