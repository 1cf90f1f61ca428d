import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { overHttp } from '../../tests/support/over-http.ts'
import { insertPost } from '../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../tests/support/site.ts'
import { withOwner } from '../database/address.ts'

let site: TestSite
let slug: string
beforeAll(async () => {
  site = await testSite({ pages: true })
  ;({ slug } = await insertPost(site.database, (await site.member()).id))
})

const tagOf = async (url: string) => {
  const { status, headers } = await site.call({ url })
  expect(status, url).toBe(200)
  // Each rendering has a tag of its own, so the same tag is the same rendering.
  return headers.etag
}

describe('an address with parameters its page does not know', () => {
  it.each(['?utm_source=x', '?a=1&b=2', '?sayfa=2', '?', '?%C5%9F=1'])(
    'is the same page: %s',
    async (query) => {
      expect(await tagOf(`/yazi/${slug}${query}`)).toBe(await tagOf(`/yazi/${slug}`))
    },
  )

  it('keeps those it knows, in whatever company', async () => {
    const { id } = await site.member()
    for (let n = 0; n < 50; n++) await insertPost(site.database, id)
    const second = await tagOf('/kesfet?sayfa=2')
    expect(await tagOf('/kesfet?x=1&sayfa=2')).toBe(second)
    expect(await tagOf('/kesfet?sayfa=2&x=1')).toBe(second)
    expect(await tagOf('/kesfet')).not.toBe(second)
  })
})

describe('a page that a link in a mail opens', () => {
  it('is made for one person and never shared', async () => {
    const read = async () => (await site.call({ url: `/parola?token=${'a'.repeat(43)}` })).text
    expect(await read()).toContain('Yeni parola')
    expect((await site.call({ url: '/parola' })).text).not.toContain('Yeni parola')
  })
})

describe('rendering', () => {
  it('is limited for one address, while cached pages are not', async () => {
    const strict = await testSite({ pages: true, config: { limitFactor: 0.01 } })
    const ask = (url: string) => strict.call({ url, remoteAddress: '203.0.113.9' })
    expect((await ask('/hakkinda')).status).toBe(200)
    const statuses = new Set<number>()
    for (let n = 0; n < 10; n++) statuses.add((await ask(`/boyle-bir-sayfa-yok-${n}`)).status)
    expect([...statuses]).toEqual([404, 429])
    const refused = await ask('/kosullar')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.text).toContain('<html lang="tr">')
    expect((await ask('/hakkinda')).status).toBe(200)
    expect((await strict.call({ url: '/kosullar', remoteAddress: '203.0.113.10' })).status).toBe(
      200,
    )
  })

  it('that failed says in the log why, since the page says no more than that it did', async () => {
    const broken = await testSite({ pages: true })
    await withOwner(broken.address, (owner) => owner.query('ALTER TABLE categories RENAME TO gone'))
    const said = vi.spyOn(broken.app.log, 'error')
    expect((await broken.call({ url: '/kesfet' })).status).toBe(500)
    expect(said).toHaveBeenCalledWith({ err: expect.any(Error) }, 'page failed')
  })

  it('has a queue with a length: who comes after is asked to come again', async () => {
    const asked = Array.from({ length: 140 }, (_, n) => site.call({ url: `/yok-${n}` }))
    const answers = await Promise.all(asked)
    const refused = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 404).length).toBe(104)
    expect(refused.length).toBe(36)
    for (const { headers } of refused) expect(headers['retry-after']).toBe('5')
  })

  it('has it for pages that call nothing, too, which are rendered without a pause', async () => {
    await overHttp(site.app, { path: '/healthz' })
    const { port } = site.app.server.address() as AddressInfo
    const crowd = new Worker(crowdCode, { eval: true, workerData: port })
    const [statuses] = (await once(crowd, 'message')) as [number[]]
    expect(new Set(statuses)).toEqual(new Set([404, 503]))
  })
})

/** In a thread of its own: what asks must not wait for what answers. */
const crowdCode = `
  const { parentPort, workerData: port } = require('node:worker_threads')
  const { get } = require('node:http')
  const ask = (n) => new Promise((resolve, reject) => {
    const path = '/bilinmeyen-' + n
    get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    }).on('error', reject)
  })
  Promise.all(Array.from({ length: 300 }, (_, n) => ask(n))).then((all) => parentPort.postMessage(all))
`
