import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as all } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { filledSite } from '../../../tests/support/filled-site.ts'
import type { Member } from '../../../tests/support/members.ts'
import { type TestSite, testSite, until } from '../../../tests/support/site.ts'
import { urlOf } from '../../../tests/support/address.ts'
import { form } from '../files/pictures.fixture.ts'
import { zipOf } from '../imports/archives.fixture.ts'
import { text } from '../search/search.fixture.ts'
import { leavingMember } from '../accounts/leaving-member.fixture.ts'
import { dataOf, download, readyExport, unzipped } from './archives.fixture.ts'
import { importArchive } from './import-archive.ts'

const folder = mkdtempSync(join(tmpdir(), 'hokka-import-'))
afterAll(() => rmSync(folder, { recursive: true }))

const importInto = (site: TestSite, member: Member, bytes: Buffer) => {
  const file = join(folder, `${member.username}.zip`)
  writeFileSync(file, bytes)
  const { database, storage } = site
  return importArchive({ database, storage }, { id: member.id, role: 'member' }, file)
}

const bytesOf = async (site: TestSite, member: Member): Promise<Buffer> => {
  const url = await readyExport(site, member)
  return (await site.app.inject({ url, cookies: { token: member.token } })).rawPayload
}

const published = (site: TestSite, as: Member, title: string) =>
  site.call({
    ...{ method: 'POST', url: '/api/posts', as },
    payload: { title, categories: ['deneme'], status: 1, ...text('Metni.') },
  })

const command = fileURLToPath(new URL('./import-archive.command.ts', import.meta.url))

async function commandRun(args: string[], { address, config }: TestSite) {
  const child = spawn(process.execPath, [command, ...args], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: urlOf(address.owner),
      DATA_DIR: config.dataDir,
    },
  })
  const [output, errors, [code]] = await Promise.all([
    all(child.stdout),
    all(child.stderr),
    once(child, 'exit'),
  ])
  return [code, output, errors]
}

/** What others did to a post cannot be brought along, nor what an editor noted about it. */
const ownOf = (post: Record<string, unknown>) => {
  const { views: _, likes: __, commentCount: ___, note: ____, ...own } = post
  return own
}

describe('an archive that is brought to an empty site', () => {
  it('gives the same archive there', async () => {
    const filled = await filledSite()
    const { member } = await leavingMember(filled)
    await filled.site.call({
      method: 'POST',
      url: '/api/comments',
      as: member,
      payload: { post: 'bir-zumrutlu-yazi', text: 'Kendi yazıma not' },
    })
    const first = await bytesOf(filled.site, member)

    const empty = await testSite()
    await sql`INSERT INTO categories (slug, name) VALUES ('deneme', 'Deneme') ON CONFLICT DO NOTHING`.execute(
      empty.database,
    )
    const newcomer = await empty.member({ username: 'zumrutlu.kivilcim' })
    const outcome = await importInto(empty, newcomer, first)
    expect(outcome.problems).toEqual([])
    const [before, after] = [await unzipped(first), await download(empty, newcomer)]
    expect(outcome.posts).toBe(dataOf(before, 'posts').length)
    expect(dataOf(after, 'posts').map(ownOf)).toEqual(dataOf(before, 'posts').map(ownOf))
    expect(dataOf(after, 'revisions')).toEqual(dataOf(before, 'revisions'))
    expect(dataOf(after, 'lists')).toEqual(dataOf(before, 'lists'))
    const ownComments = dataOf(before, 'comments').filter(
      (comment: { isOwnPost: boolean; answerTo: unknown }) =>
        comment.isOwnPost && comment.answerTo === null,
    )
    expect(ownComments).toHaveLength(1)
    expect(dataOf(after, 'comments')).toEqual(ownComments)
    const account = (archive: typeof before) =>
      'firstName lastName nameReading biography picture messagesFrom emailPreferences'
        .split(' ')
        .map((name) => dataOf(archive, 'account')[name])
    expect(account(after)).toEqual(account(before))
    const files = (archive: typeof before) =>
      [...archive.keys()].filter((name) => /^(?:yazilar|resimler)\//.test(name)).sort()
    expect(files(after)).toEqual(files(before))
    for (const name of files(before).filter((each) => each.endsWith('.md')))
      expect([name, after.get(name)!.toString()]).toEqual([name, before.get(name)!.toString()])
    // Nobody is told of what is not new.
    const { rows } = await sql`SELECT FROM unannounced_posts`.execute(empty.database)
    expect(rows).toEqual([])
  })

  it('is also brought by a command, and as a folder of Markdown by its member', async () => {
    const site = await testSite()
    const [author, newcomer] = [await site.member(), await site.member({ username: 'gelen' })]
    for (const title of ['Bir yazı', 'Öteki yazı']) await published(site, author, title)
    const bytes = await bytesOf(site, author)
    const file = join(folder, 'arsiv.zip')
    writeFileSync(file, bytes)
    const run = (...args: string[]) => commandRun(args, site)
    expect(await run('@Gelen', file)).toEqual([0, '@gelen için 2 yazı ve 0 resim alındı.\n', ''])
    expect(await run('kimse', file)).toEqual([
      ...[1, '', 'Arşiv alınamadı: @kimse adında bir üye yok.\n'],
    ])
    const url = `/api/users/${newcomer.username}/posts`
    expect((await site.call({ url })).body['hydra:totalItems']).toBe(2)
    const { body } = await site.call({
      ...{ method: 'POST', url: '/api/account/import', as: newcomer },
      ...form(
        { name: 'mode', filename: null, content: 'draft' },
        { content: bytes, filename: 'arsiv.zip', type: 'application/zip' },
      ),
    })
    const read = await until(async () => {
      const answer = await site.call({ url: `/api/account/import/${body.id}`, as: newcomer })
      return answer.body.status === 'ready' ? answer.body : undefined
    })
    expect(read).toMatchObject({ source: 'markdown', created: 2, problems: [] })
  })

  it('is refused when it was made to hurt', async () => {
    const site = await testSite()
    const member = await site.member()
    const manifest = JSON.stringify({ format: 'hokka-archive', version: 1 })
    const hostile: Record<string, string>[] = [
      { 'veri/manifest.json': manifest, 'veri/posts.json': 'x'.repeat(9_000_000) },
      { 'veri/manifest.json': `${manifest}x` },
    ]
    for (const files of hostile)
      await expect(importInto(site, member, await zipOf(files))).rejects.toThrow(
        'Hokka arşivi değil',
      )
  })

  it('is refused when it is none', async () => {
    const site = await testSite()
    const member = await site.member()
    for (const bytes of [Buffer.from('merhaba'), Buffer.alloc(0), Buffer.alloc(5000, 'PK')])
      await expect(importInto(site, member, bytes)).rejects.toThrow('Hokka arşivi değil')
    const { rows } = await sql`SELECT FROM posts`.execute(site.database)
    expect(rows).toEqual([])
  })
})
