import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseEntries } from '../../../core/document/schema.ts'
import { confirmationRequired } from '../../../core/confirmation-required.ts'
import { form, noise } from '../files/pictures.fixture.ts'
import { importMessages } from '../../../core/contracts/import-limits.ts'
import { until } from '../../../tests/support/site.ts'
import { refusals } from '../../messages.ts'
import { exported, exportedFolder, zipOf } from './archives.fixture.ts'
import { type ImportSite, markdownFile, openImportSite } from './imports.fixture.ts'

let the: ImportSite
beforeAll(async () => {
  the = await openImportSite()
})
afterAll(() => the.elsewhere.close())
beforeEach(() => the.clear())

const count = async (table: 'notifications' | 'unannounced_posts' | 'import_items' | 'imports') =>
  (
    await sql<{ total: number }>`SELECT count(*)::int AS total FROM ${sql.table(table)}`.execute(
      the.site.database,
    )
  ).rows[0]!.total

describe('POST /account/import', () => {
  it('makes drafts of an export, with pictures, tags, excerpt, cover and canonical address', async () => {
    const answer = await the.send(exported('wordpress.xml', the.elsewhere.url))
    expect(answer.status).toBe(202)
    expect(answer.body).toMatchObject({
      '@type': 'Import',
      id: expect.any(Number),
      // The job may have begun by the time the answer is made.
      status: expect.stringMatching(/^(?:waiting|running)$/),
      mode: 'draft',
      fileName: 'yazilarim.zip',
      created: 0,
      problems: [],
    })
    const ended = await the.ended(answer.body.id)
    expect(ended).toMatchObject({
      status: 'ready',
      source: 'wordpress',
      progress: 100,
      created: 2,
      existing: 0,
      error: null,
    })
    const [post, classic] = await the.posts()
    expect(post).toMatchObject({
      title: 'Çınarın altında & sonrası',
      status: 2,
      publishTime: null,
      excerpt: 'Bir kasaba yazısı',
      canonical: 'https://cinaralti.example/2019/10/cinarin-altinda/',
      cover: expect.stringMatching(/^\/uploads\//),
      tags: ['Çınar', 'Kasaba'],
    })
    expect(parseEntries(post!.entries).violations).toBeUndefined()
    expect(post!.entries[1]).toMatchObject({
      type: 'image',
      data: {
        src: post!.cover,
        alt: 'Yaşlı çınar',
        caption: 'Meydandaki çınar',
        width: 60,
        height: 40,
      },
    })
    expect(classic!.title).toBe('Klasik düzenleyici')
    expect(ended.problemCount).toBe(ended.problems.length)
    expect(ended.problems).toContainEqual({
      title: 'Çınarın altında & sonrası',
      post: post!.id,
      what: 'Etiket alınamadı: Etiket yalnızca harflerden oluşmalı.',
      where: 'eski günler',
    })
    // Of one picture in three places one is fetched.
    expect(the.elsewhere.asked.filter((path) => path === '/cinar.jpg')).toHaveLength(1)
    await the.nothingLeft()
  })

  it('publishes with the old dates, where the member chose, and notifies nobody', async () => {
    await the.site.call({
      method: 'POST',
      url: '/api/user_relationships',
      payload: { follower: 'baskasi', following: 'yazar' },
      as: the.other,
    })
    await the.site.runChores()
    const before = await count('notifications')
    const ended = await the.bring(await exportedFolder('medium', the.elsewhere.url), {
      mode: 'published',
      category: 'deneme',
    })
    expect(ended).toMatchObject({ status: 'ready', created: 2 })
    const [post, draft] = (await the.posts()).toSorted((one, other) => one.status - other.status)
    expect(post).toMatchObject({
      title: 'Galata’da bir sabah',
      status: 1,
      slug: 'galata-da-bir-sabah',
    })
    expect(post!.publishTime!.toISOString()).toBe('2021-03-14T07:30:00.000Z')
    expect(draft).toMatchObject({ title: 'Yarım kalan bir yazı', status: 2 })
    expect(ended.problems).toContainEqual(
      expect.objectContaining({
        post: draft!.id,
        what: expect.stringContaining('taslak olarak alındı'),
      }),
    )
    expect(await count('unannounced_posts')).toBe(0)
    await the.site.runChores()
    expect(await count('notifications')).toBe(before)
    const { body } = await the.site.call({ url: '/api/posts/galata-da-bir-sabah' })
    expect(body).toMatchObject({
      createdAt: '2021-03-14T07:30:00.000Z',
      canonical: expect.stringContaining('medium.com'),
    })
    const { body: list } = await the.site.call({ url: '/api/users/yazar/posts' })
    expect(list['hydra:member'].map(({ slug }: { slug: string }) => slug)).toEqual([
      'galata-da-bir-sabah',
    ])
  })

  it('takes pictures out of the archive, from wherever the post names them', async () => {
    const [lake, cover, bridge] = await Promise.all(
      [50, 51, 52].map((width) => noise(width, 30).png().toBuffer()),
    )
    const archive = await exportedFolder('markdown', the.elsewhere.url, {
      'content/posts/guz-yuruyusu/gol.png': lake!,
      'content/posts/guz-yuruyusu/kapak.png': cover!,
      'static/gorseller/kopru.png': bridge!,
    })
    expect(await the.bring(archive)).toMatchObject({
      status: 'ready',
      source: 'markdown',
      created: 3,
    })
    const posts = await the.posts()
    const widths = posts.flatMap(({ entries }) =>
      entries.filter(({ type }) => type === 'image').map(({ data }) => data.width),
    )
    expect(widths.toSorted((one, other) => one - other)).toEqual([50, 50, 52])
    expect(posts.find(({ title }) => title === 'Güz yürüyüşü')!.cover).toMatch(/_51x30\//)
  })

  it.each([
    ['ghost', () => exported('ghost.json'), 3],
    ['substack', () => exportedFolder('substack', the.elsewhere.url), 3],
    ['blogger', () => exported('blogger.xml', the.elsewhere.url), 2],
    ['feed', () => exported('rss.xml'), 2],
  ] as const)('reads %s', async (source, file, created) => {
    expect(await the.bring(await file())).toMatchObject({ status: 'ready', source, created })
  })

  it('makes nothing twice of the same file', async () => {
    const archive = await zipOf({ 'a.md': markdownFile('Birinci'), 'b.md': markdownFile('İkinci') })
    expect(await the.bring(archive)).toMatchObject({ created: 2, existing: 0 })
    expect(await the.bring(archive)).toMatchObject({
      status: 'ready',
      created: 0,
      existing: 2,
      problemCount: 0,
    })
    const more = await zipOf({ 'a.md': markdownFile('Birinci'), 'c.md': markdownFile('Üçüncü') })
    expect(await the.bring(more)).toMatchObject({ created: 1, existing: 1 })
    expect((await the.posts()).map(({ title }) => title)).toEqual(['Birinci', 'İkinci', 'Üçüncü'])
    await the.site.call({
      method: 'DELETE',
      url: `/api/posts/${(await the.posts())[0]!.id}`,
      as: the.author,
    })
    const again = await the.bring(archive)
    expect(again.problems).toEqual([
      {
        title: 'Birinci',
        post: null,
        what: expect.stringContaining('oradan geri getirebilirsiniz'),
        where: '',
      },
    ])
  })

  it('lets another member bring the same file', async () => {
    const archive = await zipOf({ 'a.md': markdownFile('Ortak') })
    await the.bring(archive)
    const { body } = await the.send(archive, { mode: 'draft' }, the.other)
    await until(async () => (await the.get(body.id, the.other)).body.created === 1 || undefined)
    expect((await the.get(body.id, the.other)).body.existing).toBe(0)
  })

  it('asks a visitor to sign in and a new member to confirm, and keeps nothing', async () => {
    const unconfirmed = await the.site.member({ isConfirmed: false })
    expect((await the.send('x', { mode: 'draft' }, null)).status).toBe(401)
    const refused = await the.send('x', { mode: 'draft' }, unconfirmed)
    expect([refused.status, refused.body['hydra:description']]).toEqual([403, confirmationRequired])
    expect([await count('imports'), the.filesLeft()]).toEqual([0, []])
  })

  it('says what is wrong with the form, and keeps nothing', async () => {
    const wrong = async (answer: ReturnType<typeof the.send>) => {
      const { status, body } = await answer
      return [
        status,
        body.violations?.[0]?.propertyPath,
        body.violations?.[0]?.message ?? body['hydra:description'],
      ]
    }
    const url = '/api/account/import'
    const sent = (...parts: Parameters<typeof form>) =>
      the.site.call({ method: 'POST', url, as: the.author, ...form(...parts) })
    const mode = { name: 'mode', filename: null, content: 'draft' }
    expect(await wrong(the.send('x', {}))).toEqual([422, 'mode', importMessages.mode])
    expect(await wrong(the.send('x', { mode: 'hepsi' }))).toEqual([
      422,
      'mode',
      importMessages.mode,
    ])
    expect(await wrong(the.send('x', { mode: 'published' }))).toEqual([
      422,
      'category',
      importMessages.category,
    ])
    expect(await wrong(the.send('x', { mode: 'draft', category: 'yok' }))).toEqual([
      422,
      'category',
      refusals.post.unknownCategory,
    ])
    expect(await wrong(the.send('x', { mode: 'published', category: 'gunce' }))).toEqual([
      422,
      'category',
      refusals.post.closedCategory('Günce'),
    ])
    expect((await the.send('x', { mode: 'draft', yabanci: '1' } as never)).status).toBe(422)
    expect(await wrong(the.send('', { mode: 'draft' }))).toEqual([
      422,
      'file',
      importMessages.empty,
    ])
    expect(await wrong(sent(mode))).toEqual([422, 'file', importMessages.file])
    expect(await wrong(sent(mode, { name: 'dosya', content: 'x' }))).toEqual([
      422,
      'file',
      refusals.file.onlyOne,
    ])
    expect(await wrong(sent(mode, { content: 'x' }, { content: 'y' }))).toEqual([
      422,
      'file',
      refusals.file.onlyOne,
    ])
    expect(
      (await the.site.call({ method: 'POST', url, as: the.author, payload: { mode: 'draft' } }))
        .status,
    ).toBe(415)
    expect([await count('imports'), the.filesLeft()]).toEqual([0, []])
  })

  it('brings drafts alone to an account that is not a day old', async () => {
    const fresh = await the.site.member()
    const archive = await zipOf({ 'bir.md': markdownFile('Bir') })
    const fields = { mode: 'published', category: 'deneme' }
    const { status, body } = await the.send(archive, fields, fresh)
    expect([status, body.violations]).toEqual([
      422,
      [
        {
          propertyPath: 'mode',
          message:
            'Hesabınız bir gününü doldurana kadar yazıları yalnızca taslak olarak alabilirsiniz.',
        },
      ],
    ])
    expect([await count('imports'), the.filesLeft()]).toEqual([0, []])
    expect((await the.send(archive, { mode: 'draft' }, fresh)).status).toBe(202)
    await the.nothingLeft()
  })

  it('never opens the lists as new: what was published there in the last week comes as drafts', async () => {
    const dated = (title: string, daysAgo: number) =>
      markdownFile(title).replace(
        /date: .*/,
        `date: ${new Date(Date.now() - daysAgo * 86_400_000).toISOString()}`,
      )
    const ended = await the.bring(
      await zipOf({
        'bugun.md': dated('Bugünkü', 0),
        'yeni.md': dated('Geçen haftaki', 6.9),
        'eski.md': dated('Daha eski', 7.1),
      }),
      { mode: 'published', category: 'deneme' },
    )
    expect(ended).toMatchObject({ status: 'ready', created: 3 })
    const posts = await the.posts()
    const statuses = Object.fromEntries(posts.map(({ title, status }) => [title, status]))
    expect(statuses).toEqual({ Bugünkü: 2, 'Geçen haftaki': 2, 'Daha eski': 1 })
    const problems = ended.problems.map(({ title, what }: { title: string; what: string }) => [
      title,
      what,
    ])
    const why =
      'Kaynakta son 7 gün içinde yayımlandığı için taslak olarak alındı; dilerseniz şimdi yayımlayın.'
    expect(new Set(problems)).toEqual(
      new Set([
        ['Bugünkü', why],
        ['Geçen haftaki', why],
      ]),
    )
  })

  it('brings as a draft what an editor would have to see first, such as what a new member says again and again', async () => {
    const text = 'En ucuz saatler bizde; hemen arayın, bu fırsatı kaçırmayın. '.repeat(3)
    const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}.md`)
    const file = markdownFile('Ucuz saat').replace('Metin.', text)
    const archive = await zipOf(Object.fromEntries(names.map((name) => [name, file])))
    const ended = await the.bring(archive, { mode: 'published', category: 'deneme' })
    expect(ended).toMatchObject({ status: 'ready', created: 5, problemCount: 2 })
    expect((await the.posts()).map(({ status }) => status)).toEqual([1, 1, 1, 2, 2])
    expect(ended.problems[0].what).toBe(
      'Yayımlanmadan önce bir editörün bakması gerektiği için taslak olarak alındı.',
    )
  })

  it('publishes nowhere that asks for approval', async () => {
    await sql`UPDATE categories SET needs_approval = true WHERE slug = 'deneme'`.execute(
      the.site.database,
    )
    const { status, body } = await the.send('x', { mode: 'published', category: 'deneme' })
    await sql`UPDATE categories SET needs_approval = false WHERE slug = 'deneme'`.execute(
      the.site.database,
    )
    expect([status, body.violations]).toEqual([
      422,
      [{ propertyPath: 'category', message: refusals.import.approval }],
    ])
  })

  it('refuses a body that is too long before it has come', async () => {
    const { status, body } = await the.site.call({
      method: 'POST',
      url: '/api/account/import',
      as: the.author,
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(600 * 1024 * 1024),
      },
      payload: 'x',
    })
    expect([status, body['hydra:description']]).toEqual([413, importMessages.tooLarge])
  })

  it('does one at a time for a member', async () => {
    const archive = await zipOf({ 'a.md': markdownFile('Tek') })
    const answers = await Promise.all([the.send(archive), the.send(archive)])
    const said = answers.map(({ status, body }) => [status, body['hydra:description']])
    expect(said).toContainEqual([202, undefined])
    expect(said).toContainEqual([409, refusals.import.oneAtATime])
    await the.ended(answers.find(({ status }) => status === 202)!.body.id)
    expect(await the.posts()).toHaveLength(1)
    await sql`INSERT INTO imports (user_id, file_name, mode, status) VALUES (${the.author.id}, 'a', 'draft', 'waiting')`.execute(
      the.site.database,
    )
    const { status, body } = await the.send(archive)
    expect([status, body['hydra:description']]).toEqual([409, refusals.import.oneAtATime])
    await the.nothingLeft()
  })
})

describe('GET /account/import', () => {
  it('lists the own ones, the newest first', async () => {
    await the.bring(await zipOf({ 'a.md': markdownFile('Eski') }))
    await the.bring('hiçbir şey')
    const list = (as: typeof the.author) => the.site.call({ url: '/api/account/import', as })
    const { body } = await list(the.author)
    expect(body['hydra:member'].map(({ status }: { status: string }) => status)).toEqual([
      'failed',
      'ready',
    ])
    expect(body['hydra:member'][0]).toMatchObject({ error: refusals.import.unknown, created: 0 })
    expect((await list(the.other)).body['hydra:member']).toEqual([])
    expect((await the.site.call({ url: '/api/account/import' })).status).toBe(401)
    const unconfirmed = await the.site.member({ isConfirmed: false })
    expect((await list(unconfirmed)).body['hydra:member']).toEqual([])
  })
})

describe('GET /account/import/{id}', () => {
  it('is nobody else’s business', async () => {
    const { id } = await the.bring(await zipOf({ 'a.md': markdownFile('Benim') }))
    expect((await the.get(id)).body).toMatchObject({ id, status: 'ready' })
    expect((await the.get(id, the.other)).body['hydra:description']).toBe(refusals.import.notFound)
    for (const wrong of [id + 1000, 'x', '0', '99999999999999999'])
      expect((await the.get(wrong)).status, String(wrong)).toBe(404)
    expect((await the.site.call({ url: `/api/account/import/${id}` })).status).toBe(401)
    const unconfirmed = await the.site.member({ isConfirmed: false })
    expect((await the.get(id, unconfirmed)).status).toBe(403)
  })
})
