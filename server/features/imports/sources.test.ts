import { describe, expect, it } from 'vitest'
import { exported, exportedFolder, readAll, zipOf } from './archives.fixture.ts'
import type { ReadPost } from './convert/post.ts'

/** A post in a few words: what stands in it, block by block. */
const outline = ({ blocks }: ReadPost): unknown[] =>
  blocks.map(({ type, data }) => {
    if (type === 'pictures')
      return [type, ...data.pictures.map(({ source, caption }) => `${source} ${caption}`.trim())]
    if ('content' in data) return [type, plain(data.content)]
    if (type === 'list') return [type, data.style, data.items.map(({ content }) => plain(content))]
    if (type === 'code') return [type, data.language, data.text]
    if (type === 'table')
      return [type, data.header, data.rows.map((row) => row.map((cell) => plain(cell.content)))]
    return 'url' in data ? [type, data.url] : [type]
  })

const plain = (content: { type: string; text?: string }[]): string =>
  content.map((node) => node.text ?? `<${node.type}>`).join('')

const byTitle = (posts: ReadPost[], title: string): ReadPost =>
  posts.find((post) => post.title === title)!
const iso = ({ publishedAt }: ReadPost) => publishedAt && new Date(publishedAt).toISOString()

describe('Medium', () => {
  it('gives its posts and drafts', async () => {
    const { source, posts } = await readAll(await exportedFolder('medium'))
    expect(source).toBe('medium')
    expect(posts).toHaveLength(2)
    const post = byTitle(posts, 'Galata’da bir sabah')
    expect(post).toMatchObject({
      excerpt: 'Simit, çay ve vapur düdükleri üzerine',
      canonical: 'https://medium.com/@elifdemir/galatada-bir-sabah-3f2a9c81b7de',
      problems: [],
      refusal: null,
    })
    expect(iso(post)).toBe('2021-03-14T07:30:00.000Z')
    expect(outline(post)).toEqual([
      ['divider'],
      ['paragraph', 'Güneş Karaköy kıyısına vurduğunda, vapurlar çoktan yola çıkmıştı.'],
      ['pictures', 'https://resim.example/galata.jpg Kulenin gölgesi'],
      ['quote', 'Şehir, uyanan bir kedi gibidir.'],
      ['heading', 'Ne yedik?'],
      ['list', 'bullet', ['Simit', 'Beyaz peynir']],
      ['code', 'python', 'print("İyi sabahlar")\nprint("Işıl ışıl")'],
      ['embed', 'https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed'],
    ])
    expect(post.blocks[1]!.data).toMatchObject({
      content: [
        { text: 'Güneş ' },
        { text: 'Karaköy', marks: [{ type: 'bold' }] },
        { text: ' kıyısına vurduğunda, ' },
        {
          text: 'vapurlar',
          marks: [{ type: 'link', attrs: { href: 'https://ornek.example/vapurlar' } }],
        },
        {},
      ],
    })
    const draft = byTitle(posts, 'Yarım kalan bir yazı')
    expect(draft.publishedAt).toBeNull()
    expect(outline(draft)).toEqual([['paragraph', 'Devamı gelecek…']])
  })
})

describe('Ghost', () => {
  it('gives posts of all its editors, with their tags in order, and no pages', async () => {
    const { source, posts } = await readAll(exported('ghost.json'))
    expect(source).toBe('ghost')
    expect(posts.map(({ title }) => title)).toEqual([
      'Bozkırda ışık',
      'Lexical taslak',
      'Eski düzenleyiciden',
    ])
    const [whole, lexical, mobiledoc] = posts as [ReadPost, ReadPost, ReadPost]
    expect(whole).toMatchObject({
      tags: ['Bozkır', 'Fotoğraf'],
      excerpt: 'Bir fotoğrafçının bozkır notları',
      canonical: 'https://bozkir.example/bozkirda-isik/',
      cover: 'https://bozkir.example/content/images/2023/03/kapak.png',
    })
    expect(outline(whole)).toEqual([
      ['paragraph', 'Bozkırda ışık başka düşer.'],
      ['pictures', 'https://bozkir.example/content/images/2023/03/bozkir.png Konya, mart'],
      ['heading', 'Gölgeler'],
      ['paragraph', 'Gölgeler uzar; hakkında sayfasına bakın.'],
      ['divider'],
      ['embed', 'https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed'],
    ])
    expect(outline(lexical)).toEqual([
      ['heading', 'İlk başlık'],
      ['paragraph', 'Kalın söz ve düz söz.'],
      ['code', 'javascript', "let ad = 'Ayşe'"],
      ['callout', 'Dikkat'],
    ])
    expect(lexical.problems).toEqual([])
    expect(outline(mobiledoc)).toEqual([
      ['paragraph', 'Koyu ve bağlı'],
      ['divider'],
      ['list', 'bullet', ['bir', 'iki']],
    ])
    expect(mobiledoc.problems[0]!.what).toContain('yalnızca üyelere açıktı')
  })

  it('keeps what its cards say, also where ours has no such block', async () => {
    const lexical = {
      root: {
        type: 'root',
        children: [
          { type: 'callout', calloutEmoji: '💡', calloutText: '<p>İki <b>söz</b></p>' },
          { type: 'toggle', heading: 'Neden?', content: '<p>Çünkü güz.</p>' },
          { type: 'button', buttonText: 'Kitabı alın', buttonUrl: 'https://kitap.example/' },
          { type: 'gallery', images: [{ src: 'https://resim.example/a.png' }], caption: 'Güz' },
          { type: 'markdown', markdown: 'Eski *yazı*' },
          { type: 'collapsible', children: [{ type: 'text', text: 'İçeride' }] },
          { type: 'paywall' },
        ],
      },
    }
    const published =
      '<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Yayında</div></div>'
    const rows = [
      { id: 'a', title: 'Kartlar', status: 'draft', lexical: JSON.stringify(lexical) },
      { id: 'b', title: 'Yayın', status: 'published', html: published },
    ]
    const meta = { exported_on: 1, version: '5.82.2' }
    const content = JSON.stringify({ db: [{ meta, data: { posts: rows } }] })
    const [cards, html] = (await readAll(content)).posts as [ReadPost, ReadPost]
    expect(outline(cards)).toEqual([
      ['callout', '💡 İki söz'],
      ['paragraph', 'Neden?'],
      ['paragraph', 'Çünkü güz.'],
      ['paragraph', 'Kitabı alın'],
      ['paragraph', 'https://kitap.example/'],
      ['pictures', 'https://resim.example/a.png Güz'],
      ['paragraph', 'Eski yazı'],
      ['paragraph', 'İçeride'],
    ])
    const kept = 'Özel blok alınamadı; sözleri kaldı.'
    expect(cards.problems).toEqual([
      { what: kept, where: 'toggle' },
      { what: kept, where: 'button' },
      { what: kept, where: 'collapsible' },
      { what: 'Özel blok alınamadı.', where: 'paywall' },
    ])
    expect(outline(html)).toEqual([['callout', '💡 Yayında']])
  })
})

const notOpen = { what: 'Kaynakta yalnızca üyelere açıktı; taslak olarak alındı.', where: '' }

describe('what not everybody could read there', () => {
  it('comes as a draft from Ghost, whatever its readers were called', async () => {
    const rows = ['public', 'members', 'paid', 'tiers'].map((visibility) => ({
      ...{ id: visibility, title: visibility, visibility, html: '<p>Metin</p>' },
      ...{ status: 'published', published_at: '2023-03-10T09:00:00.000Z' },
    }))
    const { posts } = await readAll(JSON.stringify({ db: [{ meta: {}, data: { posts: rows } }] }))
    expect(posts.map((post) => [post.title, iso(post), post.problems])).toEqual([
      ['public', '2023-03-10T09:00:00.000Z', []],
      ['members', null, [notOpen]],
      ['paid', null, [notOpen]],
      ['tiers', null, [notOpen]],
    ])
  })

  it('comes as a draft from Substack', async () => {
    const audiences = ['everyone', 'only_paid', 'only_free', 'founding']
    const lines = audiences.map(
      (audience, index) => `${index}.a,2022-06-05T06:00:12.000Z,true,${audience},${audience}`,
    )
    const table = ['post_id,post_date,is_published,audience,title', ...lines].join('\n')
    const texts = audiences.map((_, index) => [`posts/${index}.a.html`, '<p>Metin</p>'])
    const { posts } = await readAll(
      await zipOf({ 'posts.csv': table, ...(Object.fromEntries(texts) as object) }),
    )
    expect(posts.map((post) => [post.title, iso(post), post.problems])).toEqual([
      ['everyone', '2022-06-05T06:00:12.000Z', []],
      ['only_paid', null, [notOpen]],
      ['only_free', null, [notOpen]],
      ['founding', null, [notOpen]],
    ])
  })
})

describe('Substack', () => {
  it('gives what its table lists', async () => {
    const { source, posts } = await readAll(await exportedFolder('substack'))
    expect(source).toBe('substack')
    const [letter, half, sound] = posts as [ReadPost, ReadPost, ReadPost]
    expect(letter).toMatchObject({
      title: 'İyi bir mektup, nasıl yazılır?',
      excerpt: 'Kısa cümleler, uzun nefesler',
      problems: [],
    })
    expect(iso(letter)).toBe('2022-06-05T06:00:12.000Z')
    expect(outline(letter)).toEqual([
      ['paragraph', 'Sevgili okur,'],
      ['paragraph', 'Mektup yavaş yazılır.'],
      ['pictures', 'https://resim.example/mektup.jpg Eski bir hokka'],
      ['paragraph', 'Abone ol'],
      ['list', 'ordered', ['Selam', 'Hâl hatır']],
    ])
    expect(letter.blocks[4]!.data).toMatchObject({
      items: [{}, { items: [{ content: [{ text: 'Hava nasıl?' }] }] }],
    })
    expect([half.title, half.publishedAt]).toEqual(['Yarım mektup', null])
    expect(sound.problems).toEqual([
      { what: 'Ses kaydı alınamadı.', where: 'https://ses.example/1.mp3' },
    ])
  })
})

describe('WordPress', () => {
  it('gives posts of both its editors, and neither pages nor pictures by themselves', async () => {
    const { source, posts } = await readAll(exported('wordpress.xml'))
    expect(source).toBe('wordpress')
    expect(posts).toHaveLength(2)
    const [blocks, classic] = posts as [ReadPost, ReadPost]
    expect(blocks).toMatchObject({
      title: 'Çınarın altında & sonrası',
      excerpt: 'Bir kasaba yazısı',
      tags: ['Çınar', 'Kasaba'],
      canonical: 'https://cinaralti.example/2019/10/cinarin-altinda/',
      cover: 'https://resim.example/cinar.jpg',
    })
    expect(iso(blocks)).toBe('2019-10-12T08:15:00.000Z')
    expect(outline(blocks)).toEqual([
      ['paragraph', 'Çınarın gölgesi serindi.'],
      ['pictures', 'https://resim.example/cinar.jpg Meydandaki çınar'],
      ['heading', 'Kahvede'],
      ['embed', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
      [
        'table',
        true,
        [
          ['İçecek', 'Fiyat'],
          ['Çay', '15 ₺'],
        ],
      ],
    ])
    expect(blocks.problems).toEqual([
      { what: 'Kısa kod alınamadı.', where: '[contact-form-7 id="55" title="Bize yazın"]' },
      { what: 'Etiket alınamadı: Etiket yalnızca harflerden oluşmalı.', where: 'eski günler' },
    ])
    expect(outline(classic)).toEqual([
      ['paragraph', 'İlk paragraf [sic] burada.<hardBreak>İkinci satır.'],
      ['pictures', 'https://resim.example/cinar.jpg Elle yazılmış açıklama'],
      ['paragraph', 'Son paragraf.'],
    ])
    expect(classic).toMatchObject({ publishedAt: null, canonical: null })
  })
})

describe('Blogger', () => {
  it('gives posts and drafts out of all that is in its feed', async () => {
    const { source, posts } = await readAll(exported('blogger.xml'))
    expect(source).toBe('blogger')
    const [post, draft] = posts as [ReadPost, ReadPost]
    expect(posts).toHaveLength(2)
    expect(post).toMatchObject({
      title: 'Fıstıklı şöbiyet',
      tags: ['Tatlı', 'Şöbiyet'],
      canonical: 'http://mutfak.example/2012/05/sobiyet.html',
    })
    expect(iso(post)).toBe('2012-05-20T11:30:00.001Z')
    expect(outline(post)).toEqual([
      ['paragraph', 'Önce şerbet kaynar.<hardBreak><hardBreak>Sonra hamur açılır.'],
      ['pictures', 'https://resim.example/sobiyet.jpg'],
    ])
    expect(draft).toMatchObject({ title: 'Adsız yazı', publishedAt: null })
  })
})

describe('feeds', () => {
  it('of RSS give whole texts, and say where there is only a summary', async () => {
    const { source, posts } = await readAll(exported('rss.xml'))
    expect(source).toBe('feed')
    const [whole, summary] = posts as [ReadPost, ReadPost]
    expect(whole).toMatchObject({ title: 'Lodos', tags: ['Deniz'], excerpt: 'Lodosun kısa özeti' })
    expect(outline(whole)).toEqual([
      ['paragraph', 'Lodos üç gün esti. Poyraz yazısına bakın.'],
      ['pictures', 'https://kiyi.example/resimler/lodos.png'],
    ])
    expect(JSON.stringify(whole.blocks)).toContain('"href":"https://kiyi.example/poyraz"')
    expect(summary.problems).toEqual([
      { what: 'Kaynakta yazının yalnızca özeti vardı.', where: '' },
    ])
  })

  it('of Atom give markup that stands in them', async () => {
    const { source, posts } = await readAll(exported('atom.xml'))
    expect([source, posts.map(outline)]).toEqual([
      'feed',
      [[['paragraph', 'Zirve < 3000 m, ama dik.']]],
    ])
    expect(posts[0]).toMatchObject({ tags: ['Dağ'], problems: [] })
  })

  it('may be written in an old Turkish encoding that they name', async () => {
    const text = exported('rss.xml')
      .toString()
      .replace('UTF-8', 'iso-8859-9')
      .replaceAll('Lodos', 'Þiþli')
    const { posts } = await readAll(Buffer.from(text, 'latin1'))
    expect(posts[0]!.title).toBe('Şişli')
  })

  it('may be written in two bytes for each letter, in either order', async () => {
    const text = exported('rss.xml')
      .toString()
      .replace('UTF-8', 'utf-16')
      .replaceAll('Lodos', 'Şişli')
    const little = Buffer.from(`\ufeff${text}`, 'utf16le')
    for (const content of [little, Buffer.from(little).swap16()])
      expect((await readAll(content)).posts[0]!.title).toBe('Şişli')
  })
})

describe('Markdown', () => {
  it('gives posts of Hugo, Jekyll and Obsidian', async () => {
    const { source, posts } = await readAll(await exportedFolder('markdown'))
    expect(source).toBe('markdown')
    expect(posts).toHaveLength(3)
    const hugo = byTitle(posts, 'Güz yürüyüşü')
    expect(hugo).toMatchObject({
      excerpt: 'Yapraklar üzerine',
      tags: ['Güz', 'Yürüyüş', 'Orman', 'Doğa', 'Kitap'],
      canonical: 'https://yol.example/guz-yuruyusu',
      cover: 'kapak.png',
      folder: 'content/posts/guz-yuruyusu',
    })
    expect(iso(hugo)).toBe('2022-10-30T06:15:00.000Z')
    expect(outline(hugo)).toEqual([
      ['paragraph', 'Yapraklar hışırdıyor, göl durgun.'],
      ['pictures', 'gol.png'],
      ['embed', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
      [
        'table',
        true,
        [
          ['Ay', 'Yağış'],
          ['Ekim', '40 mm'],
        ],
      ],
      ['list', 'bullet', ['☑ Mont', '☐ Termos']],
      ['code', 'js', "const yol = 'uzun {{< kalsin >}}'"],
      ['paragraph', 'Bir dipnot: eski kod ve https://ornek.example/.'],
    ])
    expect(hugo.problems.map(({ where }) => where)).toEqual([
      '{{< ozel-kutu renk="mavi" >}}',
      'uzun yol',
      'Çay',
    ])
    const jekyll = byTitle(posts, 'Eski Jekyll yazısı')
    expect(iso(jekyll)).toBe('2018-07-01T00:00:00.000Z')
    expect(outline(jekyll)[1]).toEqual(['pictures', '/gorseller/kopru.png'])
    const note = byTitle(posts, 'Günlük not')
    expect(outline(note)).toEqual([
      ['paragraph', 'Bugün şu nota baktım.'],
      ['pictures', 'gol.png'],
    ])
  })

  it('understands the other kind of front matter', async () => {
    const text =
      '+++\ntitle = "Toml ile"\ndate = 2020-02-03T10:00:00Z\ndraft = false\ntags = ["Deniz"]\n+++\nMetin.'
    const { posts } = await readAll(
      await zipOf({ 'a.md': text, 'bozuk.md': '---\n: [\n---\nMetin.' }),
    )
    expect(posts[0]).toMatchObject({ title: 'Toml ile', tags: ['Deniz'] })
    expect(iso(posts[0]!)).toBe('2020-02-03T10:00:00.000Z')
    expect(posts[1]!.problems).toEqual([{ what: 'Ön bilgileri okunamadı.', where: '' }])
  })
})

it('calls a thing by the same key however often it is exported', async () => {
  const [one, other] = [
    await readAll(exported('ghost.json')),
    await readAll(exported('ghost.json')),
  ]
  expect(one.posts.map(({ key }) => key)).toEqual(other.posts.map(({ key }) => key))
  expect(new Set(one.posts.map(({ key }) => key)).size).toBe(3)
})
