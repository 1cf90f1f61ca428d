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
import { leavingMember, uploadOf } from '../accounts/leaving-member.fixture.ts'
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

const ownSlug = 'bir-zumrutlu-yazi'
const ownIndex = (archive: Map<string, Buffer>): number =>
  dataOf(archive, 'posts').findIndex(({ slug }: { slug: string }) => slug === ownSlug)

/** A picture and a cover in an earlier text alone; changes not yet published, with another; one's own post with a note in a list; a kind of notice that is off. */
async function keepForLater(site: TestSite, as: Member): Promise<void> {
  const act = async (method: 'POST' | 'PUT', path: string, payload: object) => {
    const answer = await site.call({ method, url: `/api${path}`, as, payload })
    expect(answer.text).not.toContain('hydra:Error')
    expect(answer.status).toBeLessThan(300)
    return answer.body
  }
  const { body: post } = await site.call({ url: `/api/posts/${ownSlug}`, as })
  const src = await uploadOf(site, as)
  const image = { key: 'eski', src, alt: 'Eski resim', caption: '', width: 40, height: 30 }
  const withImage = [...post.entries, { type: 'image', data: image }]
  const cover = await uploadOf(site, as)
  await act('PUT', `/posts/${post.id}`, { entries: withImage, cover, tags: [] })
  await act('PUT', `/posts/${post.id}`, {
    entries: post.entries,
    cover: null,
    tags: post.tags.map(({ name }: { name: string }) => name),
  })
  await act('PUT', `/posts/${post.id}/edit`, {
    ...{ title: 'Gizlice düzelttiğim', excerpt: '', ...text('Yeni metni.'), entriesSort: ['a'] },
    // As the editor sends it: by its number, which is another one elsewhere.
    categories: [String(post.category.id)],
    ...{ tags: ['güz'], cover: await uploadOf(site, as), canonical: null, version: 0 },
  })
  const { body: lists } = await site.call({ url: '/api/custom_lists', as })
  const list = lists['hydra:member'][0].id
  const bookmark = await act('POST', '/bookmarks', { post: ownSlug, list })
  await act('PUT', `/custom_lists/${list}/bookmarks/${bookmark.id}`, { note: 'Dönmeli' })
  await act('POST', '/notification_mutes', { type: 'newFollower' })
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
    await keepForLater(filled.site, member)
    const first = await bytesOf(filled.site, member)

    const empty = await testSite()
    await sql`INSERT INTO categories (slug, name) VALUES ('deneme', 'Deneme') ON CONFLICT DO NOTHING`.execute(
      empty.database,
    )
    const newcomer = await empty.member({ username: 'zumrutlu.kivilcim' })
    const outcome = await importInto(empty, newcomer, first)
    expect(outcome.problems).toEqual([])
    // Pictures that nothing shows are removed by then.
    await sql`UPDATE uploads SET created_at = created_at - interval '30 days'`.execute(
      empty.database,
    )
    await empty.runChores()
    const [before, after] = [await unzipped(first), await download(empty, newcomer)]
    expect(JSON.stringify(dataOf(before, 'revisions'))).toContain('Eski resim')
    expect(outcome.posts).toBe(dataOf(before, 'posts').length)
    expect(dataOf(after, 'posts').map(ownOf)).toEqual(dataOf(before, 'posts').map(ownOf))
    expect(dataOf(after, 'revisions')).toEqual(dataOf(before, 'revisions'))
    const covered = dataOf(before, 'revisions').filter(({ cover }: { cover: unknown }) => cover)
    expect(covered).toMatchObject([
      { cover: expect.stringMatching(/^resimler\//), categories: ['deneme'], tags: [] },
    ])
    expect(dataOf(before, 'posts')[ownIndex(before)].edit).toMatchObject({
      title: 'Gizlice düzelttiğim',
      categories: ['deneme'],
    })
    expect(dataOf(after, 'lists')).toEqual(dataOf(before, 'lists'))
    const ownBookmarks = dataOf(before, 'bookmarks').filter(
      ({ post }: { post: string }) => post === ownSlug,
    )
    expect(ownBookmarks).toMatchObject([{ lists: [{ list: 'guz', position: 2, note: 'Dönmeli' }] }])
    expect(dataOf(after, 'bookmarks')).toEqual(ownBookmarks)
    const ownComments = dataOf(before, 'comments').filter(
      (comment: { isOwnPost: boolean; answerTo: unknown }) =>
        comment.isOwnPost && comment.answerTo === null,
    )
    expect(ownComments).toHaveLength(1)
    expect(dataOf(after, 'comments')).toEqual(ownComments)
    const account = (archive: typeof before) =>
      'firstName lastName nameReading biography picture messagesFrom emailPreferences socialAccounts'
        .split(' ')
        .map((name) => dataOf(archive, 'account')[name])
    expect(account(after)).toEqual(account(before))
    const files = (archive: typeof before) =>
      [...archive.keys()].filter((name) => /^(?:yazilar|resimler)\//.test(name)).sort()
    expect(files(after)).toEqual(files(before))
    for (const name of files(before).filter((each) => each.endsWith('.md')))
      expect([name, after.get(name)!.toString()]).toEqual([name, before.get(name)!.toString()])
    const mutedKinds = (archive: typeof before) =>
      dataOf(archive, 'account').notificationMutes.filter(({ type }: { type: unknown }) => type)
    expect(mutedKinds(before)).toMatchObject([{ type: 'newFollower' }])
    expect(mutedKinds(after)).toEqual(mutedKinds(before))
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

  it('loses changes nobody can read without losing the post they are of', async () => {
    const site = await testSite()
    const [author, newcomer] = [await site.member(), await site.member()]
    const titles = ['Başlıksız değişiklik', 'Bozuk metin', 'Resmi olmayan', 'Okunan değişiklik']
    for (const title of titles) await published(site, author, title)
    const archive = await unzipped(await bytesOf(site, author))
    const edit = {
      ...{ title: 'Değişmiş', excerpt: '', canonical: null, cover: null as string | null },
      ...{ categories: ['deneme'], tags: [], updatedAt: '2026-11-01T10:00:00Z' },
      entries: text('Değişmiş metni.').entries as unknown[],
    }
    const edits: Record<string, unknown> = {
      'Başlıksız değişiklik': { ...edit, title: undefined },
      'Bozuk metin': { ...edit, entries: [{ type: 'bilinmeyen' }] },
      'Resmi olmayan': { ...edit, cover: 'resimler/9.png' },
      'Okunan değişiklik': edit,
    }
    const posts = dataOf(archive, 'posts').map((post: { title: string }) => ({
      ...post,
      edit: edits[post.title],
    }))
    const files = Object.fromEntries(archive)
    const bytes = await zipOf({
      ...files,
      'veri/posts.json': `[\n${posts.map((post: object) => JSON.stringify(post)).join(',\n')}\n]`,
    })
    const outcome = await importInto(site, newcomer, bytes)
    expect(outcome.posts).toBe(4)
    expect(outcome.problems.toSorted()).toEqual([
      '“Başlıksız değişiklik” yayımlanmamış değişiklikleri olmadan alındı.',
      '“Bozuk metin” yayımlanmamış değişiklikleri olmadan alındı.',
    ])
    const { rows } = await sql`SELECT posts.title, post_edits.title AS changed FROM posts
      LEFT JOIN post_edits ON post_id = posts.id WHERE user_id = ${newcomer.id}
      ORDER BY 1`.execute(site.database)
    expect(rows).toEqual([
      { title: 'Başlıksız değişiklik', changed: null },
      { title: 'Bozuk metin', changed: null },
      { title: 'Okunan değişiklik', changed: 'Değişmiş' },
      { title: 'Resmi olmayan', changed: 'Değişmiş' },
    ])
  })

  it('brings a post without the pictures that are neither in it nor on the site', async () => {
    const site = await testSite()
    const [author, newcomer] = [await site.member(), await site.member()]
    await published(site, author, 'Resimli yazı')
    const archive = await unzipped(await bytesOf(site, author))
    const missing = `/uploads/${'0'.repeat(32)}_40x30/40.webp`
    const picture = { alt: '', caption: '', width: 40, height: 30 }
    const here = { ...picture, src: await uploadOf(site, newcomer) }
    const gone = { ...picture, src: missing }
    const posts = dataOf(archive, 'posts').map((post: { entries: object[] }) => ({
      ...post,
      entries: [
        ...post.entries,
        { type: 'image', data: { key: 'tek', ...gone } },
        { type: 'gallery', data: { key: 'ikisi', images: [gone, here] } },
        { type: 'gallery', data: { key: 'ikisi-de', images: [gone, gone] } },
      ],
    }))
    const bytes = await zipOf({
      ...Object.fromEntries(archive),
      'veri/posts.json': `[\n${JSON.stringify(posts[0])}\n]`,
    })
    expect(await importInto(site, newcomer, bytes)).toMatchObject({ posts: 1, problems: [] })
    const { rows } = await sql<{ entries: object[] }>`
      SELECT entries FROM posts WHERE user_id = ${newcomer.id}`.execute(site.database)
    expect(rows[0]!.entries.slice(1)).toMatchObject([
      { type: 'gallery', data: { images: [{ src: here.src }] } },
    ])
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
