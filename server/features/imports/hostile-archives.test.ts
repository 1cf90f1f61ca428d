import { createHash, randomBytes } from 'node:crypto'
import { crc32, deflateRawSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { until } from '../../../tests/support/site.ts'
import { refusals } from '../../messages.ts'
import { exported, inFile, readAll, zipOf } from './archives.fixture.ts'
import { type ImportSite, markdownFile, openImportSite } from './imports.fixture.ts'
import { openZip } from './reading/zip.ts'

let the: ImportSite
beforeAll(async () => {
  the = await openImportSite()
})
afterAll(() => the.elsewhere.close())
beforeEach(() => the.clear())

const refused = refusals.import

interface Entry {
  name: string
  content: Buffer
  /** What the archive says of it; the truth if left out. */
  claimed?: number
  attributes?: number
}

/** An archive byte by byte: good programs write none that lie. */
function rawZip(...entries: Entry[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, claimed, attributes = 0 } of entries) {
    const data = deflateRawSync(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x0800, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(claimed ?? content.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([
      Buffer.from('PK\u0003\u0004', 'latin1'),
      common,
      Buffer.from(name),
      data,
    ])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(attributes >>> 0, 6)
    rest.writeUInt32LE(offset, 10)
    const version = Buffer.from([20, 3])
    directory.push(
      Buffer.concat([
        Buffer.from('PK\u0001\u0002', 'latin1'),
        version,
        common,
        rest,
        Buffer.from(name),
      ]),
    )
    parts.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, central, end])
}

const post = Buffer.from('# Bir başlık\n\nMetin.')
const named = (name: string, more: Partial<Entry> = {}): Entry => ({ name, content: post, ...more })

const archives: [string, () => Buffer | string | Promise<Buffer>, string][] = [
  [
    'a name that leads out',
    () => rawZip(named('a.md'), named('../../etc/cron.d/x.md')),
    refused.path,
  ],
  ['a name from the root', () => rawZip(named('/etc/x.md')), refused.path],
  ['a name of Windows', () => rawZip(named('C:/x.md')), refused.path],
  ['a symbolic link', () => rawZip(named('a.md', { attributes: 0o120777 << 16 })), refused.symlink],
  [
    'a file that grows beyond measure',
    () => rawZip(named('a.md', { content: Buffer.alloc(20_000_000, 32) })),
    refused.bomb,
  ],
  [
    'a file that says it is small',
    () =>
      rawZip(named('a.md'), named('b.md', { content: Buffer.alloc(3_000_000, 32), claimed: 100 })),
    refused.bomb,
  ],
  [
    'many that are huge together',
    () =>
      rawZip(...Array.from({ length: 3 }, (_, n) => named(`${n}.md`, { claimed: 1_000_000_000 }))),
    refused.bomb,
  ],
  [
    'an archive in an archive',
    async () => zipOf({ 'ic.zip': await zipOf({ 'a.md': post }) }),
    refused.nested,
  ],
  [
    'half an archive',
    async () => (await zipOf({ 'a.md': post })).subarray(0, 60),
    refused.brokenZip,
  ],
  ['an archive of other things', () => zipOf({ 'a.exe': 'MZ', 'b.txt': 'x' }), refused.unknown],
  ['a file of another kind', () => Buffer.from('%PDF-1.7 …'), refused.unknown],
  ['a page', () => '<!doctype html><html><body>Merhaba</body></html>', refused.unknown],
  ['other JSON', () => '{"a": 1}', refused.unknown],
  ['half a JSON', () => exported('ghost.json').subarray(0, 2000), refused.broken],
  ['half an XML', () => exported('wordpress.xml').subarray(0, 3000), refused.broken],
  [
    'a feed without posts',
    () => '<rss version="2.0"><channel><title>Boş</title></channel></rss>',
    refused.nothing,
  ],
  [
    'entities that grow',
    () =>
      `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><rss><channel><item><title>&b;</title></item></channel></rss>`,
    refused.declarations,
  ],
  [
    'a definition in the middle',
    () =>
      '<rss version="2.0"><channel><!DOCTYPE x [ <!ENTITY f SYSTEM "file:///etc/passwd"> ]><item><title>&f;</title></item></channel></rss>',
    refused.declarations,
  ],
  [
    'a text in no known encoding',
    () =>
      Buffer.concat([
        exported('rss.xml').subarray(0, 400),
        Buffer.from([0xff, 0xfe, 0xc3]),
        exported('rss.xml').subarray(400),
      ]),
    refused.encoding,
  ],
  [
    'a section without end',
    () => `<rss version="2.0"><channel><item><title><![CDATA[${'x'.repeat(9_000_000)}`,
    refused.longPiece,
  ],
  [
    'elements without end',
    () => `<rss version="2.0"><channel>${'<a>'.repeat(5000)}`,
    refused.broken,
  ],
]

/** Rows and files that an import may leave. */
async function left(): Promise<unknown[]> {
  const { rows } = await sql<{ posts: number; items: number; files: number }>`
    SELECT (SELECT count(*)::int FROM posts) AS posts,
      (SELECT count(*)::int FROM import_items) AS items,
      (SELECT count(*)::int FROM imports WHERE has_file) AS files`.execute(the.site.database)
  return [rows[0]!.posts, rows[0]!.items, rows[0]!.files, the.filesLeft().length]
}

it('a post that a parser does not come to an end with is left out, and the others come', async () => {
  const ended = await the.bring(
    await zipOf({
      'a.md': markdownFile('Önceki'),
      'b.md': markdownFile('Bitmeyen') + '[a]('.repeat(100_000),
      'c.md': markdownFile('Sonraki'),
    }),
  )
  expect(ended).toMatchObject({ status: 'ready', created: 2 })
  expect((await the.posts()).map(({ title }) => title)).toEqual(['Önceki', 'Sonraki'])
  expect(ended.problems).toEqual([
    {
      title: 'Bitmeyen',
      post: null,
      what: 'Yazının biçimi çözülemeyecek kadar karmaşık; alınmadı.',
      where: '',
    },
  ])
})

/** An export of drafts that hold what an editor of Ghost keeps: one card, any number of times. */
const drafts = (...posts: [title: string, card: [string, object], times?: number][]): Buffer => {
  const rows = posts.map(([title, card, times = 1]) => ({
    ...{ id: title, uuid: title, title, status: 'draft', html: null },
    mobiledoc: JSON.stringify({
      cards: [card],
      sections: Array.from({ length: times }, () => [10, 0]),
    }),
  }))
  return Buffer.from(JSON.stringify({ db: [{ data: { posts: rows } }] }))
}
const markdownCard = (markdown: string): [string, object] => ['markdown', { markdown }]

it('the same in a card of an editor costs that post alone, too', async () => {
  const ended = await the.bring(
    drafts(
      ['İyi', markdownCard('Metin.')],
      ['Bitmez', markdownCard('[a]('.repeat(100_000))],
      ['Son', markdownCard('x')],
    ),
  )
  expect(ended).toMatchObject({ status: 'ready', created: 2 })
  expect((await the.posts()).map(({ title }) => title)).toEqual(['İyi', 'Son'])
})

it('one long card that stands in a draft hundreds of times costs that post alone, too', async () => {
  const ended = await the.bring(
    drafts(
      ['İyi', markdownCard('Metin.')],
      ['Uzun', ['html', { html: 'x'.repeat(100_000) }], 300],
      ['Daha uzun', ['code', { code: '&'.repeat(100_000) }], 1000],
      ['Son', markdownCard('x')],
    ),
  )
  expect(ended).toMatchObject({ status: 'ready', created: 2 })
  expect((await the.posts()).map(({ title }) => title)).toEqual(['İyi', 'Son'])
  const what = 'Yazı çok uzun; alınmadı.'
  expect(ended.problems).toEqual([
    { title: 'Uzun', post: null, what, where: '' },
    { title: 'Daha uzun', post: null, what, where: '' },
  ])
})

describe('an archive made to hurt', () => {
  it.each(archives)('is refused with a reason and leaves nothing: %s', async (_, make, message) => {
    const { body } = await the.send(await make())
    expect(await the.ended(body.id)).toMatchObject({ status: 'failed', error: message, created: 0 })
    await until(async () => (await left()).every((each) => each === 0) || undefined)
  })

  it('leaves nothing of its good beginning either, not even among what was deleted', async () => {
    const feed = exported('rss.xml').toString()
    const item = /<item>[^]*?<\/item>/.exec(feed)![0]
    const { body } = await the.send(
      `${feed.slice(0, feed.indexOf('<item>'))}${item}<item><title>Yarım`,
    )
    expect(await the.ended(body.id)).toMatchObject({ status: 'failed', created: 0 })
    const { rows } = await sql`SELECT FROM posts`.execute(the.site.database)
    expect(rows).toEqual([])
  })

  it('is refused for the number of its files before any is looked at', async () => {
    const archive = rawZip(named('a.md'))
    for (const at of [14, 12]) archive.writeUInt16LE(60_000, archive.length - at)
    await expect(inFile(archive, openZip)).rejects.toThrow(refused.tooManyFiles(50_000))
  })

  it('does not reach machines that are not public, whatever names them', async () => {
    const before = the.elsewhere.asked.length
    const inside = [
      'http://127.0.0.1/a.png',
      'http://localhost:5432/a.png',
      'http://[::1]/a.png',
      'http://169.254.169.254/latest',
      'http://10.0.0.1/a.png',
      'file:///etc/passwd',
    ]
    const text = inside.map((address) => `![](${address})`).join('\n\n')
    const body = await the.bring(await zipOf({ 'a.md': `# İçeriye bakan\n\nMetin.\n\n${text}` }))
    expect(body).toMatchObject({ status: 'ready', created: 1 })
    expect(body.problems).toHaveLength(6)
    for (const { what } of body.problems)
      expect(what).toMatch(/^Görsel (?:alınamadı: adresi herkese açık değil|arşivde bulunamadı)\.$/)
    expect(the.elsewhere.asked).toHaveLength(before)
  })

  it('is told of in its place where only one post is bad', async () => {
    const { posts } = await readAll(
      await zipOf({
        'iyi.md': '# İyi yazı\n\nMetin.',
        'uzun satir.md': randomBytes(5_000_000).toString('hex'),
        'bozuk harf.md': Buffer.from([0x23, 0x20, 0xff, 0xfe]),
        'derin.md': `# Derin yazı\n\n${'<div>'.repeat(5000)}`,
        'cok uzun.md': `# Çok uzun\n\n${'kelime '.repeat(100_000)}`,
      }),
    )
    const refusedOnes = posts.filter(({ refusal }) => refusal !== null).map(({ title }) => title)
    expect(refusedOnes).toEqual(['uzun satir', 'bozuk harf', 'Derin yazı', 'Çok uzun'])
    expect(posts[4]!.refusal).toBe('Yazı alınmadı: Yazının metni en çok 500.000 karakter olabilir.')
  })

  it('holds up nobody else while it is read', async () => {
    const text = Array.from(
      { length: 40 },
      (_, n) =>
        `<item><title>Yazı ${n}</title><guid>${createHash('md5').update(String(n)).digest('hex')}</guid><description>${'&lt;b&gt;'.repeat(150)}${'söz '.repeat(20_000)}</description></item>`,
    ).join('')
    const { body } = await the.send(`<rss version="2.0"><channel>${text}</channel></rss>`)
    let longest = 0
    let last = performance.now()
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last - 5)
      last = performance.now()
    }, 5)
    expect(await the.ended(body.id)).toMatchObject({ status: 'ready', created: 40 })
    clearInterval(timer)
    // Writing a post of eighty thousand letters is what is left to this thread, as it is for anybody who sends one.
    expect(longest).toBeLessThan(1000)
  })
})
