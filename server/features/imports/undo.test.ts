import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { until } from '../../../tests/support/site.ts'
import type { Ground } from '../../feature.ts'
import { createRemote } from '../../remote/remote.ts'
import { zipOf } from './archives.fixture.ts'
import { type ImportSite, markdownFile, openImportSite } from './imports.fixture.ts'
import { archiveName } from './archive-name.ts'
import { runImport, tidyImports } from './imports.jobs.ts'

let the: ImportSite
beforeAll(async () => {
  the = await openImportSite()
})
afterAll(() => the.elsewhere.close())
beforeEach(() => the.clear())

describe('DELETE /account/import/{id}', () => {
  const three = () =>
    zipOf({
      'a.md': markdownFile('Bir'),
      'b.md': markdownFile('İki daha'),
      'c.md': markdownFile('Üçüncü'),
    })

  it('takes back all posts as one, but for those that were changed since, which it names', async () => {
    const archive = await three()
    const { id } = await the.bring(archive, { mode: 'published', category: 'deneme' })
    const [first, second] = await the.posts()
    const change = { title: 'Elden geçti' }
    await the.site.call({
      method: 'PUT',
      url: `/api/posts/${second!.id}`,
      payload: change,
      as: the.author,
    })
    const url = `/api/posts/${first!.slug}`
    expect((await the.site.call({ url })).status).toBe(200)
    const { status, body } = await the.undo(id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'undone', created: 1, problemCount: 1 })
    expect(body.problems).toEqual([
      {
        title: 'İki daha',
        post: second!.id,
        what: 'Sonradan değiştirdiğiniz için silinmedi.',
        where: '',
      },
    ])
    expect((await the.posts()).map(({ title }) => title)).toEqual(['Elden geçti'])
    expect((await the.site.call({ url })).status).toBe(404)
    // A second time changes nothing, and what was taken back may come again.
    expect((await the.undo(id)).body).toMatchObject({ status: 'undone', created: 1 })
    expect(await the.bring(archive)).toMatchObject({ created: 2, existing: 1 })
  })

  it('keeps a post whose author has begun to change it', async () => {
    const { id } = await the.bring(await three(), { mode: 'published', category: 'deneme' })
    const [post] = await the.posts()
    const edit = {
      title: 'Değişecek',
      excerpt: '',
      entries: [],
      entriesSort: [],
      categories: ['deneme'],
      tags: [],
      cover: null,
      canonical: null,
      version: 0,
    }
    const { status } = await the.site.call({
      method: 'PUT',
      url: `/api/posts/${post!.id}/edit`,
      payload: edit,
      as: the.author,
    })
    expect(status).toBe(200)
    expect((await the.undo(id)).body.created).toBe(1)
  })

  it('stops one that is still waiting or running: nothing is made any more', async () => {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO imports (user_id, file_name, mode, status) VALUES (${the.author.id}, 'a', 'draft', 'waiting') RETURNING id`.execute(
      the.site.database,
    )
    const { body } = await the.undo(rows[0]!.id)
    expect(body).toMatchObject({ status: 'undone', created: 0 })
    const many = Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [`${n}.md`, markdownFile(`Yazı ${n}`)]),
    )
    const { body: started } = await the.send(await zipOf(many))
    await until(async () => (await the.get(started.id)).body.created > 0 || undefined)
    await the.undo(started.id)
    expect(await the.posts()).toEqual([])
    // The next one is read after the first has seen that it is over.
    expect(await the.bring(await three())).toMatchObject({ status: 'ready', created: 3 })
    expect((await the.posts()).map(({ title }) => title)).toEqual(['Bir', 'İki daha', 'Üçüncü'])
    expect(await the.ended(started.id)).toMatchObject({ status: 'undone', created: 0 })
    await the.nothingLeft()
  })

  it('is only for the own', async () => {
    const { id } = await the.bring(await three())
    expect((await the.undo(id, the.other)).status).toBe(404)
    expect((await the.undo(id + 1000)).status).toBe(404)
    expect(
      (await the.site.call({ method: 'DELETE', url: `/api/account/import/${id}` })).status,
    ).toBe(401)
    const unconfirmed = await the.site.member({ isConfirmed: false })
    expect((await the.undo(id, unconfirmed)).status).toBe(403)
    expect(await the.posts()).toHaveLength(3)
    const both = await Promise.all([the.undo(id), the.undo(id)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await the.posts()).toEqual([])
  })
})

/** What another process has to work with. */
const ground = () => ({ ...the.site, remote: createRemote({ allowed: [] }) }) as unknown as Ground

describe('a process that is killed', () => {
  const many = (amount: number) =>
    zipOf(
      Object.fromEntries(
        Array.from({ length: amount }, (_, n) => [`${n}.md`, markdownFile(`Yazı ${n}`)]),
      ),
    )
  const titles = async () => (await the.posts()).map(({ title }) => title)

  it('leaves a file that another one reads to its end, without doubles', async () => {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO imports (user_id, file_name, mode, status) VALUES (${the.author.id}, 'a', 'draft', 'waiting') RETURNING id`.execute(
      the.site.database,
    )
    const { id } = rows[0]!
    const archive = await many(30)
    await the.inFile(archive, (path) =>
      the.site.archives.writeFile(archiveName(id), path, 'application/zip'),
    )
    const killing = new AbortController()
    const first = runImport(ground(), id, killing.signal)
    await until(async () => ((await the.get(id)).body.created >= 3 ? true : undefined))
    killing.abort()
    await expect(first).rejects.toThrow('aborted')
    expect((await the.get(id)).body).toMatchObject({ status: 'running' })
    await runImport(ground(), id, new AbortController().signal)
    expect((await the.get(id)).body).toMatchObject({ status: 'ready', created: 30, existing: 0 })
    expect(new Set(await titles()).size).toBe(30)
    expect(await titles()).toHaveLength(30)
  })

  it('was perhaps only slow: two at once make nothing twice either', async () => {
    const { body } = await the.send(await many(30))
    await until(async () => ((await the.get(body.id)).body.created > 0 ? true : undefined))
    await runImport(ground(), body.id, new AbortController().signal).catch(() => undefined)
    expect(await the.ended(body.id)).toMatchObject({ status: 'ready', created: 30 })
    expect((await titles()).toSorted()).toEqual([...new Set(await titles())].toSorted())
  })

  it('leaves no file for ever that it had begun to take', async () => {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO imports (user_id, file_name, mode, created_at)
      VALUES (${the.author.id}, 'a', 'draft', now() - interval '2 hours') RETURNING id`.execute(
      the.site.database,
    )
    await the.inFile('x', (path) =>
      the.site.archives.writeFile(archiveName(rows[0]!.id), path, 'application/zip'),
    )
    expect(the.filesLeft()).toHaveLength(1)
    await tidyImports(ground())
    expect(the.filesLeft()).toEqual([])
    expect((await the.get(rows[0]!.id)).status).toBe(404)
  })

  it('is given up after ten tries, and what it made goes', async () => {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO imports (user_id, file_name, mode, status, tries) VALUES (${the.author.id}, 'a', 'draft', 'running', 10) RETURNING id`.execute(
      the.site.database,
    )
    await runImport(ground(), rows[0]!.id, new AbortController().signal)
    expect((await the.get(rows[0]!.id)).body).toMatchObject({
      status: 'failed',
      error: 'Bir sorun oluştu.',
    })
  })
})
