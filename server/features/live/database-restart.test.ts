import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { atEnd } from '../../../tests/support/at-end.ts'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { siteOn, type TestSite, until } from '../../../tests/support/site.ts'
import { embeddedAddress } from '../../database/address.ts'
import { startEmbedded } from '../../database/embedded.ts'
import { postmasterPid } from '../../database/embedded/site.fixture.ts'
import { prepareDatabase } from '../../prepare.ts'
import { listen } from './event-source.fixture.ts'
import { commentsOf } from './reader.fixture.ts'

/** A database of its own, which can be restarted without disturbing others. */
const dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'hokka-restart-'))
let site: TestSite
let url: string
let elif: Member

beforeAll(async () => {
  chmodSync(dataDir, 0o755)
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }))
  const embedded = await startEmbedded({ dataDir })
  atEnd(() => embedded.stop())
  const address = embeddedAddress(embedded)
  await prepareDatabase(address)
  site = await siteOn(address)
  url = await site.app.listen({ port: 0, host: '127.0.0.1' })
  elif = await site.member()
})

/** Whether it was acknowledged. */
async function comment(post: string, text: string): Promise<boolean> {
  const payload = { post, text }
  const { status } = await site.call({ method: 'POST', url: '/api/comments', payload, as: elif })
  return status === 201
}

function isAnother(known: number): boolean {
  try {
    return postmasterPid(dataDir) !== known
  } catch {
    return false // Just now there is none.
  }
}

describe('a reader of the stream', () => {
  it.each([
    ['restarted', 'SIGINT'],
    ['killed', 'SIGKILL'],
  ] as const)(
    'gets what was acknowledged before, while and after PostgreSQL is %s, once and in order',
    async (_, signal) => {
      const { slug } = await insertPost(site.database, elif.id)
      const listening = listen(url, [`/posts/${slug}`], elif.token)
      await listening.next('Post')
      const tried: string[] = []
      const acknowledged: string[] = []
      const write = async (): Promise<boolean> => {
        const text = `söz ${tried.length}`
        tried.push(text)
        const isAcknowledged = await comment(slug, text)
        if (isAcknowledged) acknowledged.push(text)
        return isAcknowledged
      }
      for (let i = 0; i < 10; i++) await write()
      const killed = postmasterPid(dataDir)
      process.kill(killed, signal)
      // Some of these fail, and of some nobody can say whether they were committed.
      await until(async () => !(await write()) || isAnother(killed) || undefined)
      site.app.server.closeAllConnections()
      await until(async () => (await write()) || undefined)
      for (let i = 0; i < 10; i++) await write()
      expect(isAnother(killed)).toBe(true)

      const received = await until(async () => {
        await site.runChores().catch(() => undefined)
        const texts = commentsOf(listening)
        return texts.includes(acknowledged.at(-1)!) ? texts : undefined
      })
      expect(received.filter((text) => acknowledged.includes(text))).toEqual(acknowledged)
      expect(received).toEqual(tried.filter((text) => received.includes(text)))
    },
  )
})
