import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Member } from '../../../tests/support/members.ts'
import { type Answer, type TestSite, testSite, until } from '../../../tests/support/site.ts'
import { form, noise } from '../files/pictures.fixture.ts'
import { otherSite, page } from '../../remote/other-site.fixture.ts'
import { inFile } from './archives.fixture.ts'

interface Fields {
  mode?: string
  category?: string
}

/** A site with a member who has written elsewhere, and the other site where the pictures stand. */
export async function openImportSite() {
  const photo = await noise(60, 40).jpeg().toBuffer()
  const picture = page(photo, { 'Content-Type': 'image/jpeg' })
  const names = ['galata', 'mektup', 'cinar', 'sobiyet'].map((name) => [`/${name}.jpg`, picture])
  const elsewhere = await otherSite(Object.fromEntries(names))
  const site = await testSite({ config: { remoteAllow: [elsewhere.host] } })
  const author = await site.member({ username: 'yazar' })
  const other = await site.member({ username: 'baskasi' })
  // Members of a day publish what they bring.
  await sql`UPDATE users SET created_at = now() - interval '2 days' WHERE id = ${author.id}`.execute(
    site.database,
  )
  return { site, author, other, elsewhere, photo, ...callsOf(site, author) }
}
export type ImportSite = Awaited<ReturnType<typeof openImportSite>>

function callsOf(site: TestSite, author: Member) {
  const send = (
    content: Buffer | string,
    fields: Fields = { mode: 'draft' },
    as: Member | null = author,
  ) =>
    site.call({
      method: 'POST',
      url: '/api/account/import',
      ...(as && { as }),
      ...form(
        ...Object.entries(fields).map(([name, value]) => ({
          name,
          filename: null,
          content: String(value),
        })),
        { content, filename: 'yazilarim.zip', type: 'application/octet-stream' },
      ),
    })
  const get = (id: number | string, as: Member = author) =>
    site.call({ url: `/api/account/import/${id}`, as })
  const ended = (id: number): Promise<Answer['body']> =>
    until(async () => {
      const { body } = await get(id)
      return ['ready', 'failed', 'undone'].includes(body.status) ? body : undefined
    })
  /** Every file that an import may leave on this machine. */
  const filesLeft = (): string[] =>
    ['archives/imports', 'arriving'].flatMap((folder) => {
      try {
        return readdirSync(join(site.config.dataDir, folder))
      } catch {
        return []
      }
    })
  /** What an import leaves is removed a moment after its end is told. */
  const nothingLeft = () => until(() => (filesLeft().length === 0 ? true : undefined))
  return {
    ...{ filesLeft, nothingLeft, inFile },
    clear: async () => {
      await nothingLeft()
      await sql`UPDATE posts SET status = 2`.execute(site.database)
      await sql`DELETE FROM posts`.execute(site.database)
      await sql`DELETE FROM imports`.execute(site.database)
    },
    send,
    get,
    ended,
    /** Sends a file and waits until it has been read. */
    bring: async (content: Buffer | string, fields?: Fields) => {
      const { status, body } = await send(content, fields)
      if (status !== 202) throw new Error(JSON.stringify(body))
      return ended(body.id)
    },
    undo: (id: number, as: Member = author) =>
      site.call({ method: 'DELETE', url: `/api/account/import/${id}`, as }),
    /** All posts of the member that are not deleted, oldest first. */
    posts: async () => {
      const { rows } = await sql<{
        id: number
        title: string
        status: number
        version: number
        cover: string | null
        canonical: string | null
        excerpt: string
        slug: string | null
        publishTime: Date | null
        createdAt: Date
        categoryId: number | null
        // oxlint-disable-next-line typescript/no-explicit-any -- tests read whatever is in them
        entries: any[]
        tags: string[]
      }>`SELECT id, title, status, version, cover, canonical, excerpt, slug, publish_time AS "publishTime",
          created_at AS "createdAt", category_id AS "categoryId", entries,
          ARRAY(SELECT name FROM post_tags JOIN tags ON tags.id = tag_id WHERE post_id = posts.id ORDER BY position) AS tags
        FROM posts WHERE user_id = ${author.id} AND deleted_at IS NULL ORDER BY id`.execute(
        site.database,
      )
      return rows
    },
  }
}

export const markdownFile = (title: string): string =>
  `---\ntitle: ${title}\ndate: 2020-05-06T07:08:09Z\n---\nMetin.\n`
