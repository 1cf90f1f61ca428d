import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { find, prepare, search, site, text, titles } from './search.fixture.ts'

prepare()

describe('a post', () => {
  it('is found by the next search, in any form and spelling of its words', async () => {
    await site.published({ title: 'Şifremi unuttum', ...text('Kapının önünde kaldım.') })
    await site.published({
      title: 'Mum',
      ...text('İstanbul’da Işığı gördüm, kitabımızda yazıyordu.'),
    })
    for (const q of ['sifre', 'ŞİFRE', 'şifremi', 'kapılar'])
      expect(await find(q)).toEqual(['Şifremi unuttum'])
    for (const q of [
      'isik',
      'IŞIK',
      'ISTANBUL',
      'istanbul',
      "İstanbul'dan",
      'kitap',
      'kitabimizda',
      'kitap ışık',
    ])
      expect(await find(q)).toEqual(['Mum'])
  })

  it('is no longer found by what was taken out of it, and not at all once it is hidden or deleted', async () => {
    const { id } = await site.published({ title: 'Zürafa', ...text('Boynu uzundu.') })
    expect(await find('zürafa')).toEqual(['Zürafa'])
    await site.put(id, { title: 'Fil', version: 1 })
    expect(await find('zürafa')).toEqual([])
    expect(await find('fil')).toEqual(['Fil'])
    await site.put(id, { status: 0 })
    expect(await find('fil')).toEqual([])
    await site.put(id, { status: 1 })
    expect(await find('fil')).toEqual(['Fil'])
    await site.site.call({ method: 'DELETE', url: `/api/posts/${id}`, as: site.author })
    expect(await find('fil')).toEqual([])
    expect(await find('fil', {}, site.author)).toEqual([])
  })

  it('is found in spite of a typing error, and the right spelling is told', async () => {
    await site.published({ title: 'Karıncalar', ...text('Gölgede yürüyen böcekler.') })
    await site.site.runChores()
    const body = await search('karincakar')
    expect(titles(body)).toEqual(['Karıncalar'])
    expect(body).toMatchObject({ suggestion: 'karıncalar', isCorrected: true })
    expect(await search('qwxzt')).toMatchObject({ 'hydra:totalItems': 0, suggestion: null })
  })
})

describe('a question', () => {
  it('in quotes asks for the very form, one word as well', async () => {
    await site.published({ title: 'Kestane', ...text('Kestaneler düştü.') })
    await site.published({ title: 'Kestaneci', ...text('Kestane sattı.') })
    expect(await find('"kestaneler"')).toEqual(['Kestane'])
    expect((await find('kestaneler')).length).toBe(2)
  })

  it('may hold words that every question has', async () => {
    await site.published({ title: 'Fonetik', ...text('Seslerin bilgisi.') })
    for (const q of ['fonetik nedir', 'fonetik hakkında', 'fonetik nerede'])
      expect(await find(q)).toEqual(['Fonetik'])
  })

  beforeAll(async () => {
    await site.published({
      title: 'Kırmızı fener',
      tags: ['deniz'],
      ...text('Kıyıda bir fener yanardı, gemiler geçerdi.'),
    })
    await site.published({ title: 'Mavi fener', ...text('Fener yanar, kıyıda kimse kalmazdı.') })
  })

  it('in quotes is for the words as they stand, in this order', async () => {
    expect(await find('"fener yanardı"')).toEqual(['Kırmızı fener'])
    expect(await find('"yanardı fener"')).toEqual([])
    expect((await find('fener yanar')).sort()).toEqual(['Kırmızı fener', 'Mavi fener'])
  })

  it('in quotes is found behind a common word of a long text', async () => {
    const often = 'Bir testi kırıldı. '.repeat(60)
    await site.published({ title: 'Çömlekçi', ...text(`${often}Sonunda bir testi satıldı.`) })
    expect(await find('"bir testi satıldı"')).toEqual(['Çömlekçi'])
  })

  it('leaves out what follows a minus', async () => {
    expect(await find('fener -gemi')).toEqual(['Mavi fener'])
    expect(await find('fener -"kimse kalmazdı"')).toEqual(['Kırmızı fener'])
    expect(await find('-fener')).toEqual([])
  })

  it('asks for tags and people by their signs', async () => {
    expect(await search('#deniz')).toMatchObject({ isCut: false })
    expect(await find('#deniz')).toEqual(['Kırmızı fener'])
    expect(await find('fener #deniz')).toEqual(['Kırmızı fener'])
    expect(await find('#yokboyle')).toEqual([])
    expect((await find('fener @yazar')).sort()).toEqual(['Kırmızı fener', 'Mavi fener'])
    expect(await find('fener @baskasi')).toEqual([])
    expect(await find('fener @kimse')).toEqual([])
  })

  it('has the very title first, and is shown in the form that was found', async () => {
    const body = await search('mavi fener')
    expect(titles(body)[0]).toBe('Mavi fener')
    const [first] = body['hydra:member']
    expect(first.highlights.title).toEqual([
      { text: 'Mavi', isMatch: true },
      { text: ' ', isMatch: false },
      { text: 'fener', isMatch: true },
    ])
    const [ships] = (await search('gemi'))['hydra:member']
    const shown: { text: string; isMatch: boolean }[] = ships.highlights.text
    expect(shown.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'gemiler', isMatch: true }])
    expect(shown.map((part) => part.text).join('')).toBe(
      'Kıyıda bir fener yanardı, gemiler geçerdi.',
    )
  })

  it('is harmless whatever it holds', async () => {
    const hostile = [
      '',
      ' ',
      '"',
      '""',
      '-',
      '- -',
      '@',
      '#',
      "'",
      '\\',
      '& | ! <-> :*',
      'a:*',
      "fener' | 'gemi",
      '%',
      '_',
      '*',
      '(((',
      'fener\u202e\u2066',
      '\ud800',
      '😀',
      'x'.repeat(7_000),
      'a '.repeat(3_000),
      '"'.repeat(200),
      '-"#@'.repeat(50),
      "#a'b @c'd",
    ]
    for (const q of hostile)
      expect([q, (await site.get(`/api/search?${new URLSearchParams({ q })}`)).status]).toEqual([
        q,
        200,
      ])
    // What is no text, or longer than any address may be, is refused as it is everywhere.
    expect((await site.get('/api/search?q=%00fener')).status).toBe(400)
    expect((await site.get(`/api/search?q=${'x'.repeat(10_000)}`)).status).toBe(414)
    expect((await find('\u2066fener\u2069')).length).toBe(2)
    for (const query of [
      'q=fener&type=yazi',
      'q=fener&order=views',
      'q=fener&baska=1',
      'q=fener&page=0',
      'q=fener&cursor=x',
    ])
      expect((await site.get(`/api/search?${query}`)).status).toBe(400)
  })

  it('can be narrowed to an author, a category, a time, a length and what one keeps', async () => {
    const { id } = await site.published({
      title: 'Sarı fener',
      categories: ['gezi'],
      ...text('Fener.'),
    })
    expect(await find('fener', { category: 'gezi' })).toEqual(['Sarı fener'])
    expect(await find('fener', { author: 'baskasi' })).toEqual([])
    expect(await find('fener', { author: 'yazar' })).toHaveLength(3)
    expect(await find('fener', { since: 'week', length: 'short' })).toHaveLength(3)
    expect(await find('fener', { length: 'long' })).toEqual([])
    expect((await find('fener', { order: 'date' }))[0]).toBe('Sarı fener')
    await site.site.call({
      method: 'POST',
      url: '/api/bookmarks',
      payload: { post: id },
      as: site.other,
    })
    expect(await find('fener', { within: 'bookmarks' }, site.other)).toEqual(['Sarı fener'])
    expect(await find('fener', { within: 'applauses' }, site.other)).toEqual([])
    expect(await find('fener', { within: 'bookmarks' })).toEqual([])
    expect(await find('fener', { author: 'yok' })).toEqual([])
    expect(await find('fener', { category: 'yok' })).toEqual([])
  })

  it('goes on page by page, each post once, while others arrive', async () => {
    const first = await search('fener', { itemsPerPage: '2' })
    expect(first).toMatchObject({ 'hydra:totalItems': 3, isCut: false })
    await site.published({ title: 'Yeni fener', ...text('Fener.') })
    const { body: second } = await site.get(first['hydra:view']['hydra:next'])
    expect(second['hydra:view']['hydra:next']).toBeUndefined()
    const all = [...titles(first), ...titles(second)]
    expect(all.sort()).toEqual(['Kırmızı fener', 'Mavi fener', 'Sarı fener'])
  })

  it('finds people, tags and categories, and says how many', async () => {
    const body = await search('deneme')
    expect(body.counts).toMatchObject({ category: 1 })
    const tags = await search('denizler', { type: 'tag' })
    expect(tags['hydra:member']).toMatchObject([{ slug: 'deniz' }])
    const people = await search('ayse nur', { type: 'user' })
    expect(people['hydra:member'].map(({ username }: { username: string }) => username)).toContain(
      'baskasi',
    )
    expect((await search('onaysiz', { type: 'user' }))['hydra:totalItems']).toBe(0)
  })

  it('does not lead blocked people to each other', async () => {
    await site.site.call({
      method: 'POST',
      url: '/api/blocks',
      payload: { user: 'yazar' },
      as: site.other,
    })
    expect(await find('fener', {}, site.other)).toEqual([])
    expect((await search('yazar', { type: 'user' }, site.other))['hydra:totalItems']).toBe(0)
    expect((await search('baskasi', { type: 'user' }, site.author))['hydra:totalItems']).toBe(0)
    const { body } = await site.get('/api/search/suggestions?q=fen', site.other)
    expect(body.posts).toEqual([])
    expect((await find('fener', {}, site.editor)).length).toBe(4)
    const theirs = {
      title: 'Pusula',
      ...text('Kuzeyi gösterir.'),
      categories: ['deneme'],
      status: 1,
    }
    expect((await site.post(theirs, site.other)).status).toBe(201)
    expect(await find('pusula', {}, site.editor)).toEqual(['Pusula'])
    expect(await find('pusula', {}, site.author)).toEqual([])
    const suggested = await site.get('/api/search/suggestions?q=pus', site.author)
    expect(suggested.body.posts).toEqual([])
  })
})

describe('words that very many posts have', () => {
  it('are found, and older posts are said to be left out unless there are none', async () => {
    await site.published({ title: 'Kavanoz', ...text('Kavanozda reçel vardı.') })
    await site.site.runChores()
    // As if the site were large.
    await sql`UPDATE known_words SET post_count = 1000000
      WHERE word IN ('kavanoz', '=kavanoz', 'kavanozda', 'recel', '=recel')`.execute(
      site.site.database,
    )
    expect(await search('kavanoz')).toMatchObject({ 'hydra:totalItems': 1, isCut: true })
    const { username } = site.author
    expect(await search('kavanoz', { author: username })).toMatchObject({
      'hydra:totalItems': 1,
      isCut: false,
    })
    // Also where nothing was found among the newest.
    expect(await search('kavanoz', { category: 'saglik' })).toMatchObject({
      ...{ 'hydra:totalItems': 0, isCut: true },
    })
    // Rare together: the index was asked, which leaves out nothing.
    expect(await search('kavanoz reçel')).toMatchObject({ 'hydra:totalItems': 1, isCut: false })
    expect(await search('"reçel vardı"')).toMatchObject({ 'hydra:totalItems': 1 })
  })
})

describe('suggestions', () => {
  it('complete what is being typed', async () => {
    await site.site.runChores()
    const { status, body } = await site.get('/api/search/suggestions?q=mavi%20fe')
    expect(status).toBe(200)
    expect(body.posts.map(({ title }: { title: string }) => title)).toEqual(['Mavi fener'])
    const tags = (await site.get('/api/search/suggestions?q=den')).body
    expect(tags.tags.map(({ slug }: { slug: string }) => slug)).toEqual(['deniz'])
    expect(tags.categories.map(({ slug }: { slug: string }) => slug)).toEqual(['deneme'])
    expect((await site.get('/api/search/suggestions?q=baskas')).body.users).toHaveLength(1)
    expect((await site.get('/api/search/suggestions?q=f')).body.posts).toEqual([])
  })

  it('stay while an ending is being typed', async () => {
    for (const typed of ['fen', 'fener', 'fenerl', 'fenerle', 'fenerler', 'fenerlerimiz']) {
      const { body } = await site.get(`/api/search/suggestions?q=mavi%20${typed}`)
      expect(body.posts, typed).toHaveLength(1)
    }
  })

  it('tell nothing of drafts', async () => {
    await site.draft({ title: 'Gizlikelime', tags: ['gizlietiket'], ...text('gizlikelimecik') })
    await site.site.runChores()
    const { body } = await site.get('/api/search/suggestions?q=gizli')
    expect(body).toMatchObject({ posts: [], tags: [] })
    expect(await find('gizlikelime', {}, site.author)).toEqual([])
    expect(await search('gizlikelimr')).toMatchObject({ suggestion: null, 'hydra:totalItems': 0 })
    expect((await search('gizlietiket', { type: 'tag' }))['hydra:totalItems']).toBe(0)
  })
})
