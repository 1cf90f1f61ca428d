import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SiteProcess, startSite } from '../../tests/start/site-process.ts'
import { urlOf } from '../../tests/support/address.ts'
import { registrationOf } from '../../tests/support/members.ts'
import { cloneTemplate, until } from '../../tests/support/site.ts'
import { connect, type Connection } from '../database/connection.ts'

/**
 * Two whole processes on one database, each with pages, sessions and viewers in a cache of its
 * own. The one that writes shows it from its very next answer on. The other learns of it by the
 * database, a fraction of a millisecond after the commit: there a test may have to ask again.
 */
const dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'hokka-two-'))
let connection: Connection
let drop: () => Promise<void>
let one: SiteProcess
let two: SiteProcess

beforeAll(async () => {
  chmodSync(dataDir, 0o755)
  const clone = await cloneTemplate()
  drop = clone.drop
  connection = connect(clone.address, () => undefined)
  await sql`INSERT INTO categories (slug, name) VALUES ('kent', 'Kent')`.execute(
    connection.database,
  )
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: urlOf(clone.address.owner),
    SITE_URL: 'http://hokka.test',
  }
  one = await startSite(environment)
  two = await startSite(environment)
})

afterAll(async () => {
  for (const site of [one, two]) await site?.exit('SIGTERM')
  await connection.close()
  await drop()
  rmSync(dataDir, { recursive: true, force: true })
})

interface Writer {
  username: string
  email: string
  token: string
}

async function memberOf(site: SiteProcess, username: string): Promise<Writer> {
  const registration = registrationOf(username)
  const { body } = await site.call('/api/register', registration)
  await sql`UPDATE users SET email_confirmed_at = now() WHERE username = ${username}`.execute(
    connection.database,
  )
  await until(async () =>
    (await site.call('/api/users/current', undefined, body.token)).body.isEmailConfirmed
      ? true
      : undefined,
  )
  return { username, email: registration.email, token: body.token }
}

async function change(site: SiteProcess, method: string, path: string, by: Writer, body?: object) {
  const response = await fetch(site.url + path, {
    method,
    headers: { authorization: `Bearer ${by.token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect([200, 201, 204], await response.clone().text()).toContain(response.status)
  return response.status === 204 ? undefined : await response.json()
}

async function pageAt(site: SiteProcess, path: string, as?: Writer) {
  const response = await fetch(site.url + path, {
    headers: as === undefined ? {} : { cookie: `token=${as.token}` },
  })
  return { status: response.status, text: await response.text() }
}

async function publish(title: string, by: Writer) {
  const content = [{ type: 'text', text: 'Bir paragraf yazı.' }]
  return change(one, 'POST', '/api/posts', by, {
    title,
    entries: [{ type: 'paragraph', data: { key: 'a', content } }],
    categories: ['kent'],
    status: 1,
  })
}

/** In milliseconds; less than the time after which a cache asks again by itself. */
const soon = 40_000

async function becomesTrue(ask: () => Promise<boolean>): Promise<void> {
  const begun = performance.now()
  await until(async () => (await ask()) || undefined)
  expect(performance.now() - begun).toBeLessThan(soon)
}

/** Asks until the page is as wanted, and then that it stays so. */
async function becomes(
  site: SiteProcess,
  path: string,
  isWanted: (page: { status: number; text: string }) => boolean,
): Promise<void> {
  await becomesTrue(async () => isWanted(await pageAt(site, path)))
  for (let again = 0; again < 5; again++)
    expect(isWanted(await pageAt(site, path)), path).toBe(true)
}

describe('with two processes', () => {
  it('an edit through one is shown by both, wherever the post stands', async () => {
    const author = await memberOf(one, 'yazar')
    const { id, slug } = await publish('Eski başlık', author)
    const paths = ['/', `/yazi/${slug}`, '/kesfet', '/kesfet/kent', '/@yazar']
    for (const path of paths)
      for (const site of [one, two])
        await becomes(site, path, ({ text }) => text.includes('Eski başlık'))

    await change(one, 'PUT', `/api/posts/${id}`, author, { title: 'Yeni başlık' })
    const isNew = ({ text }: { text: string }): boolean =>
      text.includes('Yeni başlık') && !text.includes('Eski başlık')
    for (const path of paths) expect(isNew(await pageAt(one, path)), path).toBe(true)
    for (const path of paths) await becomes(two, path, isNew)
  })

  it('what is unpublished or deleted through one is gone from both', async () => {
    const author = await memberOf(two, 'cekilen')
    for (const [method, body] of [['PUT', { status: 0 }], ['DELETE']] as const) {
      const { id, slug } = await publish(`Geri çekilen ${method}`, author)
      for (const site of [one, two]) {
        await becomes(site, `/yazi/${slug}`, ({ status }) => status === 200)
        await becomes(site, '/', ({ text }) => text.includes(`Geri çekilen ${method}`))
      }
      await change(two, method, `/api/posts/${id}`, author, body)
      expect((await pageAt(two, `/yazi/${slug}`)).status).toBe(404)
      expect((await pageAt(two, '/')).text).not.toContain(`Geri çekilen ${method}`)
      await becomes(one, `/yazi/${slug}`, ({ status }) => status === 404)
      await becomes(one, '/', ({ text }) => !text.includes(`Geri çekilen ${method}`))
    }
  })

  it('a member is greeted by both and never with what is another’s', async () => {
    const [ayla, berk] = [await memberOf(one, 'ayla'), await memberOf(two, 'berk')]
    const { id, slug } = await publish('İki okurlu yazı', ayla)
    await change(two, 'POST', '/api/bookmarks', berk, { post: slug })
    await change(one, 'POST', `/api/applauses/post/${slug}`, berk, { slug, count: 9 })
    const viewers = [ayla, berk, undefined, berk, ayla]
    for (const site of [one, two])
      for (const path of ['/', `/yazi/${slug}`])
        // Apart from who is greeted, everybody has the same page: nobody's facts stand in it. A
        // counter may move between two of them, so it is asked again.
        await until(async () => {
          const pages = await Promise.all(viewers.map((viewer) => pageAt(site, path, viewer)))
          for (const [index, { text }] of pages.entries())
            for (const member of [ayla, berk])
              expect(text.includes(member.email), `${path} ${index}`).toBe(
                member === viewers[index],
              )
          return new Set(pages.map(({ text }) => neutral(text))).size === 1 || undefined
        })
    const facts = async (site: SiteProcess, viewer: Writer) => {
      const { body } = await site.call(`/api/posts/${id}`, undefined, viewer.token)
      return [body.bookmark !== null, body.userApplauses.count]
    }
    for (const site of [one, two]) {
      expect(await facts(site, berk)).toEqual([true, 9])
      expect(await facts(site, ayla)).toEqual([false, 0])
    }
  })

  it('who signs out of one is a visitor to both', async () => {
    const leaving = await memberOf(one, 'giden')
    for (const site of [one, two])
      expect((await pageAt(site, '/', leaving)).text).toContain(leaving.email)
    await change(one, 'POST', '/api/logout', leaving)
    expect((await pageAt(one, '/', leaving)).text).not.toContain(leaving.email)
    await becomesTrue(async () => !(await pageAt(two, '/', leaving)).text.includes(leaving.email))
  })
})

/** The page without the viewer data that is joined in at sending. */
const neutral = (html: string): string =>
  html.replace(/(id="viewer-data"[^>]*>).*?(<\/script>)/, '$1$2')
