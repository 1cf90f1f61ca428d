import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { atEnd } from '../../../tests/support/at-end.ts'
import { openWritingSite, paragraph, type WritingSite } from '../writing/writing.fixture.ts'
import { fillFor } from './fill.sql.ts'
import { search } from './search.ts'

let site: WritingSite
let owner: pg.Client
beforeAll(async () => {
  site = await openWritingSite()
  owner = new pg.Client(site.site.address.owner)
  await owner.connect()
  atEnd(() => owner.end())
})

const find = async (q: string): Promise<string[]> => {
  const { status, body } = await site.get(`/api/search?${new URLSearchParams({ q })}`)
  expect(status).toBe(200)
  return body['hydra:member'].map(({ title }: { title: string }) => title)
}

describe('a site from before search', () => {
  it('is indexed in the background from its newest post on, and says how far it is', async () => {
    const { id } = await site.published({ title: 'Eski bir değirmen' })
    await owner.query(
      `INSERT INTO posts (user_id, slug, title, excerpt, status, category_id, publish_time, created_at, published_at)
       SELECT user_id, 'eski-' || n, 'Rüzgârlı gün ' || n, excerpt, 1, category_id, now(), now(), now()
       FROM posts, generate_series(1, 249) AS n WHERE id = $1`,
      [id],
    )
    await owner.query('DELETE FROM post_words')
    await owner.query('UPDATE search_progress SET recipe = 0')
    expect(await find('değirmen')).toEqual([])

    await search.prepare!(owner)
    // What is written meanwhile is found at once.
    await site.published({ title: 'Yeni bir değirmen' })
    expect(await find('değirmen')).toEqual(['Yeni bir değirmen'])
    const lines: string[] = []
    const done = 'Arama dizini hazırlanıyor: %100'
    while (lines.at(-1) !== done) await fillFor(site.site.database, (line) => lines.push(line))
    expect(await find('değirmen')).toEqual(['Yeni bir değirmen', 'Eski bir değirmen'])
    expect(await find('rüzgar 249')).toEqual(['Rüzgârlı gün 249'])
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(line).toMatch(/^Arama dizini hazırlanıyor: %\d+$/)
  })

  it('is indexed once: the next start finds nothing to do', async () => {
    await search.prepare!(owner)
    const { rows } = await owner.query('SELECT next_id FROM search_progress')
    expect(rows).toEqual([{ next_id: 0 }])
  })
})

it('learns the words of new posts also where posts from before cannot be indexed', async () => {
  await owner.query('UPDATE search_progress SET next_id = 1000000, first_id = 1000000')
  await owner.query('ALTER TABLE search_progress ADD CONSTRAINT broken CHECK (next_id = 1000000)')
  await site.published({ title: 'Kırlangıçlar', entries: [paragraph('a', 'Uçarlar.')] })
  const { database } = site.site
  const [keepIndex] = search.chores!({ database, say: () => undefined } as never)
  await expect(keepIndex!.run()).rejects.toThrow('broken')
  expect(await find('kirlangiclra')).toEqual(['Kırlangıçlar'])
  await owner.query('ALTER TABLE search_progress DROP CONSTRAINT broken')
  await owner.query('UPDATE search_progress SET next_id = 0')
})

describe('a database that takes no extension', () => {
  it('is searched without forgiving typing errors, which the start says', async () => {
    await site.published({ title: 'Karıncalar', entries: [paragraph('a', 'Yürürler.')] })
    await site.site.runChores()
    expect(await find('karincakar')).toEqual(['Karıncalar'])

    await owner.query('DROP EXTENSION pg_trgm CASCADE')
    const { database, user } = site.site.address.owner
    await owner.query(`REVOKE CREATE ON DATABASE "${database}" FROM "${user}"`)
    expect(await search.prepare!(owner)).toEqual([
      'Veritabanına pg_trgm eklentisi kurulamadı: arama, yazım hatalarını düzeltmeden çalışıyor.',
    ])
    expect(await find('karincakar')).toEqual([])
    expect(await find('karınca')).toEqual(['Karıncalar'])

    await owner.query(`GRANT CREATE ON DATABASE "${database}" TO "${user}"`)
    expect(await search.prepare!(owner)).toEqual([])
    expect(await find('karincakar')).toEqual(['Karıncalar'])
  })
})
