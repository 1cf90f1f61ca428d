import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { forgetWords } from './known-words.sql.ts'
import { find, prepare, search, site, text, titles } from './search.fixture.ts'

prepare()

describe('words that no post has together', () => {
  beforeAll(async () => {
    await site.published({ title: 'Bisiklet tamiri', ...text('Pedal ve zincir sökülür.') })
    await site.published({ title: 'Bisiklet yolları', ...text('Sahilde pedal çevirdik.') })
    await site.published({ title: 'Zeplin', ...text('Gökte asılıydı.') })
    await site.site.runChores()
  })

  it('give the posts that have most of them, and it is said', async () => {
    const body = await search('bisiklet pedal zeplin')
    expect(titles(body).toSorted()).toEqual(['Bisiklet tamiri', 'Bisiklet yolları'])
    expect(body).toMatchObject({ isPartial: true, isCorrected: false, 'hydra:totalItems': 2 })
    expect(await find('zincir zeplin')).toEqual(['Zeplin', 'Bisiklet tamiri'])
    expect(await search('bisiklet pedal')).toMatchObject({ isPartial: false })
  })

  it('give those with the words that somebody wrote', async () => {
    const body = await search('zeplin qqwwxxzz')
    expect(titles(body)).toEqual(['Zeplin'])
    expect(body).toMatchObject({ isPartial: true })
    expect(await find('vvkkxx qqwwxxzz')).toEqual([])
  })

  it('are corrected beside a word that is like none', async () => {
    const body = await search('bisikelt pedal qqwwxxzz')
    expect(titles(body).toSorted()).toEqual(['Bisiklet tamiri', 'Bisiklet yolları'])
    expect(body).toMatchObject({ isPartial: true, suggestion: 'bisiklet pedal qqwwxxzz' })
  })

  it('are corrected where there are three of them, and left where there are more', async () => {
    const { suggestion } = await search('bisikelt pedla zincri zepiln')
    expect(suggestion).toBe('bisiklet pedal zincir zepiln')
  })

  it('count as written also when they came with a change', async () => {
    const { id } = await site.published({ title: 'Akordeon', ...text('Çaldı.') })
    await site.site.runChores()
    await site.put(id, { title: 'Bandoneon', version: 1 })
    await site.site.runChores()
    expect(await search('bandoneon qqwwxxzz')).toMatchObject({
      ...{ 'hydra:totalItems': 1, isPartial: true },
    })
  })

  it('give nothing in quotes, and nothing unwanted', async () => {
    expect(await find('"bisiklet zeplin"')).toEqual([])
    expect(await find('bisiklet zeplin -pedal')).toEqual(['Zeplin'])
  })
})

describe('names of people and tags', () => {
  it('are found in spite of a typing error once they stand at a post', async () => {
    await site.published({ title: 'Ladin', tags: ['Ormanköy'] })
    await site.site.runChores()
    const tags = await search('ormankyö', { type: 'tag' })
    expect(tags['hydra:member']).toMatchObject([{ slug: 'ormankoy' }])
    const people = await search('yazra', { type: 'user' })
    expect(people['hydra:member']).toMatchObject([{ username: 'yazar' }])
    await site.published({ title: 'Deneme' })
    await site.site.runChores()
    const categories = await search('denmee', { type: 'category' })
    expect(categories['hydra:member']).toMatchObject([{ slug: 'deneme' }])
  })

  it('are offered with the letters they are written with', async () => {
    expect(await search('ormankyö')).toMatchObject({ suggestion: 'Ormanköy' })
  })
})

describe('a mistyped name', () => {
  const named = async (q: string, as?: Member) =>
    (await search(q, { type: 'user' }, as))['hydra:member'].map(
      ({ username }: { username: string }) => username,
    )

  it('finds members who have written nothing, by name and by username', async () => {
    const silent = await site.site.member({ username: 'gokce_t' })
    await sql`UPDATE users SET first_name = 'Gökçenur', last_name = 'Tanrıöver' WHERE id = ${silent.id}`.execute(
      site.site.database,
    )
    for (const q of ['gokcneur', 'Tanrıövr', 'gökçenr tanriver', 'tanriöver gökçnur', 'gokce_d'])
      expect({ q, found: await named(q) }).toEqual({ q, found: ['gokce_t'] })
    for (const q of ['gokcneur zurnacı', 'qqwwxx', 'tan']) {
      const found = await named(q)
      expect({ q, found }).toEqual({ q, found: q === 'tan' ? ['gokce_t'] : [] })
    }
    // Also beside posts that were looked for.
    expect(await search('gokcneur')).toMatchObject({ counts: { post: 0, user: 1 } })
    // Those who blocked each other do not find each other so either.
    await sql`INSERT INTO blocks (user_id, other_id) VALUES (${silent.id}, ${site.other.id})`.execute(
      site.site.database,
    )
    expect(await named('gokcneur', site.other)).toEqual([])
    expect(await named('gokcneur', site.author)).toEqual(['gokce_t'])
  })
})

describe('what was meant', () => {
  it('is a word with a letter more before another with a changed letter', async () => {
    for (const title of ['Plotik bir', 'Plotik iki', 'Plotik üç']) await site.published({ title })
    await site.published({ title: 'Plastik', ...text('Denizde yüzer.') })
    await site.site.runChores()
    expect(await search('plstik')).toMatchObject({ suggestion: 'plastik' })
  })

  it('is no word of three letters, which is near too many others', async () => {
    await site.published({ title: 'Bildik', ...text('Kazıyor, kazıldı.') })
    await site.site.runChores()
    expect(await search('qkaz')).toMatchObject({ suggestion: null, counts: { post: 0 } })
  })

  it('stands first where posts have most of the words, but the rare one says more', async () => {
    for (const title of ['Bir', 'İki', 'Üç', 'Dört'])
      await site.published({ title: `Geri almak ${title}`, ...text('Geri almak, geri almak.') })
    await site.published({ title: 'Kiracılık', ...text('Depozito sonunda geri verilir.') })
    await site.site.runChores()
    expect((await find('depozitoyu geri almak'))[0]).toBe('Kiracılık')
  })
})

describe('a known word', () => {
  const countOf = async (word: string) => {
    const { rows } = await sql<{ count: number }>`
      SELECT post_count AS count FROM known_words WHERE word = ${word}`.execute(site.site.database)
    return rows[0]?.count
  }

  it('is counted once for each post, however often that is changed', async () => {
    const { id } = await site.published({ title: 'Pervane', ...text('Dönüp durdu.') })
    await site.site.runChores()
    expect(await countOf('pervane')).toBe(1)
    await site.put(id, { title: 'Pervane ve rüzgârgülü', version: 1 })
    await site.site.runChores()
    await site.put(id, { status: 0 })
    await site.put(id, { status: 1 })
    await site.site.runChores()
    expect(await countOf('pervane')).toBe(1)
    expect(await countOf('ruzgargulu')).toBeDefined()
    await site.published({ title: 'İkinci pervane' })
    await site.site.runChores()
    expect(await countOf('pervane')).toBe(2)
  })
})

describe('another spelling', () => {
  it('is not searched for in place of a word of the language', async () => {
    await site.published({ title: 'Kalan günler', ...text('Tek başına dedi.') })
    await site.site.runChores()
    for (const q of ['kaplan', 'etek', 'deri'])
      expect(await search(q)).toMatchObject({ 'hydra:totalItems': 0, suggestion: null })
    expect(await search('kaaln')).toMatchObject({ suggestion: 'kalan' })
  })

  it('is never a word that only deleted posts had, and that is forgotten in time', async () => {
    await site.published({ title: 'Çınaraltı' })
    const { id } = await site.published({ title: 'cinaraltx', ...text('cinaralty cinaraltz') })
    await site.site.runChores()
    expect(await search('cinaraltt')).toMatchObject({ isCorrected: true })
    await site.site.call({ method: 'DELETE', url: `/api/posts/${id}`, as: site.author })
    expect(await search('cinaraltt')).toMatchObject({ suggestion: 'çınaraltı' })
    let last = 'c'
    while (last !== '') last = await forgetWords(site.site.database, last)
    const { rows } = await sql<{ word: string }>`
      SELECT word FROM known_words WHERE word LIKE 'cinaralt%' ORDER BY word`.execute(
      site.site.database,
    )
    expect(rows).toEqual([{ word: 'cinaralti' }])
  })

  it('is shown as it is written, whole and with its letters', async () => {
    await site.published({ title: 'Gülşen Ağaoğlu’nun defteri', ...text('Yıldızların altında.') })
    await site.site.runChores()
    expect(await search('agaoglo')).toMatchObject({ suggestion: 'ağaoğlu', isCorrected: true })
    expect(await search('yildzlarin')).toMatchObject({
      suggestion: 'yıldızların',
      isCorrected: true,
    })
  })

  it('is not offered for what stands in a title', async () => {
    await site.published({ title: 'Sait Faik üzerine', ...text('Bir not.') })
    for (let number = 0; number < 12; number++)
      await site.published({ title: `Başka ${number}`, ...text('Bu saat fark eder.') })
    await site.site.runChores()
    expect(await search('Sait Faik')).toMatchObject({ 'hydra:totalItems': 1, suggestion: null })
  })

  it('is told where it would find far more', async () => {
    for (let n = 0; n < 10; n++)
      await site.published({ title: `Şemsiye üstüne ${n}`, ...text('Şemsiyeler.') })
    await site.published({ title: 'Bir söz', ...text('Simsiye diye bir şey yok.') })
    await site.site.runChores()
    expect(await search('simsiye')).toMatchObject({
      'hydra:totalItems': 1,
      suggestion: 'şemsiye',
      isCorrected: false,
    })
    expect(await search('şemsiye')).toMatchObject({ 'hydra:totalItems': 10, suggestion: null })
  })
})
