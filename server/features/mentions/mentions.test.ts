import { Kysely, type LogEvent, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { fold } from '../../../core/turkish/fold.ts'
import type { Member } from '../../../tests/support/members.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import type { Database, Tables } from '../../database/connection.ts'
import { selectFollowed, selectNamed, selectWellKnown } from './mentions.sql.ts'

let site: TestSite
let me: Member

interface Person {
  username: string
  name: string
  followers?: number
}

/** First names are all words but the last. */
async function insert(people: Person[]): Promise<void> {
  for (const { username, name, followers = 0 } of people) {
    const words = name.split(' ')
    await site.database
      .insertInto('users')
      .values({
        username,
        first_name: words.slice(0, -1).join(' '),
        last_name: words.at(-1)!,
        email: `${username}@ornek.test`,
        password_hash: '',
        follower_count: followers,
      })
      .execute()
  }
}

async function follow(...usernames: string[]): Promise<void> {
  await sql`
    INSERT INTO user_relationships (follower_id, following_id)
    SELECT ${me.id}, id FROM users WHERE username = ANY(${usernames})`.execute(site.database)
}

beforeAll(async () => {
  site = await testSite()
  me = await site.member({ username: 'arayan' })
  await insert([
    { username: 'isikci', name: 'Zeynep Işık', followers: 5 },
    { username: 'ziya', name: 'Işıl Öztürk', followers: 50 },
    { username: 'isa.kaya', name: 'Veli Kaya', followers: 20 },
    { username: 'wxyz', name: 'Nur İsmet Çağ', followers: 1 },
    { username: 'tekir', name: 'Ayla Kırış', followers: 900 },
    { username: 'misir', name: 'Cem Mısırlı', followers: 900 },
  ])
  await follow('isikci', 'tekir')
})

async function find(q: string, as: Member = me): Promise<string[]> {
  const { status, body } = await site.call({
    url: `/api/mentions?q=${encodeURIComponent(q)}`,
    as,
  })
  expect(status).toBe(200)
  return body['hydra:member'].map(({ username }: { username: string }) => username)
}

describe('GET /mentions', () => {
  it('finds members by the beginning of any of their names, those one follows first', async () => {
    expect(await find('is')).toEqual(['isikci', 'ziya', 'isa.kaya', 'wxyz'])
  })

  it.each(['ış', 'Iş', 'İş', 'IŞI', '@isi', ' ışı '])(
    'does not mind how %s is typed',
    async (q) => {
      expect((await find(q)).slice(0, 2)).toEqual(['isikci', 'ziya'])
    },
  )

  it.each([
    ['nur is', ['wxyz']],
    ['ismet cag', ['wxyz']],
    ['nur   İsmet', ['wxyz']],
    ['isil oz', ['ziya']],
    ['isa.k', ['isa.kaya']],
    ['kaya', ['isa.kaya']],
    ['ilo', []],
    ['cag nur', []],
    ['%', []],
    ['_', []],
    ["'", []],
    ["a':* | 'b", []],
    ['\\', []],
    ['ayşe & !', []],
    ['🌸', []],
  ])('%s → %j', async (q, expected) => {
    expect(await find(q)).toEqual(expected)
  })

  it('offers those one follows before anything is typed', async () => {
    expect(await find('')).toEqual(['tekir', 'isikci'])
    expect(await find('@')).toEqual(['tekir', 'isikci'])
    const nothing = await site.call({ url: '/api/mentions', as: me })
    expect(nothing.body['hydra:member']).toHaveLength(2)
    expect(await find('', await site.member())).toEqual([])
  })

  it('gives what everybody may see of a member', async () => {
    const { body } = await site.call({ url: '/api/mentions?q=misir', as: me })
    expect(body).toMatchObject({
      '@type': 'hydra:Collection',
      'hydra:totalItems': 1,
      'hydra:member': [
        { '@type': 'User', username: 'misir', firstName: 'Cem', followerCount: 900 },
      ],
    })
    expect(body['hydra:member'][0]).not.toHaveProperty('email')
  })

  it('gives eight, whoever is followed among them', async () => {
    const people = Array.from({ length: 12 }, (_, number) => ({
      username: `papatya${number}`,
      name: 'Papatya Su',
      followers: 100 - number,
    }))
    await insert(people)
    await follow('papatya11', 'papatya2')
    expect(await find('papa')).toEqual(
      [2, 11, 0, 1, 3, 4, 5, 6].map((number) => `papatya${number}`),
    )
  })

  it('offers nobody who blocks one or is blocked by one, however they are found', async () => {
    const [shy, shunned, muted] = [
      await site.member({ username: 'engelleyen' }),
      await site.member({ username: 'engelli' }),
      await site.member({ username: 'engebeli' }),
    ]
    expect(await find('enge')).toEqual(['engelleyen', 'engelli', 'engebeli'])
    const decide = (kind: 'blocks' | 'mutes', as: Member, whom: Member) =>
      site.call({ method: 'POST', url: `/api/${kind}`, payload: { user: whom.username }, as })
    await decide('blocks', shy, me)
    await decide('blocks', me, shunned)
    await decide('mutes', me, muted)
    expect(await find('enge')).toEqual(['engebeli'])
    expect(await find('engelleyen')).toEqual([])
    expect(await find('arayan', shy)).toEqual([])
    expect(await find('arayan', muted)).toEqual(['arayan'])
    // Also where the block came without the end of the follow, as from another program.
    await follow('engelli')
    expect(await find('')).not.toContain('engelli')
  })

  it('finds further ones in the place of the blocked', async () => {
    const people = Array.from({ length: 20 }, (_, number) => ({
      username: `nergis${number}`,
      name: 'Nergis Su',
      followers: 100 - number,
    }))
    await insert(people)
    await sql`
      INSERT INTO blocks (user_id, other_id)
      SELECT id, ${me.id} FROM users WHERE username = ANY(${people.slice(0, 12).map(({ username }) => username)})`.execute(
      site.database,
    )
    expect(await find('nergi')).toEqual(people.slice(12).map(({ username }) => username))
  })

  it('knows a new name at once', async () => {
    await site.database
      .updateTable('users')
      .set({ first_name: 'Güneş' })
      .where('username', '=', 'misir')
      .execute()
    expect(await find('gune')).toEqual(['misir'])
    expect(await find('cem')).toEqual([])
  })

  it('is for confirmed members, and takes one short word', async () => {
    expect((await site.call({ url: '/api/mentions?q=a' })).status).toBe(401)
    const unconfirmed = await site.member({ isConfirmed: false })
    expect((await site.call({ url: '/api/mentions?q=a', as: unconfirmed })).status).toBe(403)
    const long = await site.call({ url: `/api/mentions?q=${'a'.repeat(61)}`, as: me })
    expect(long.status).toBe(400)
    expect(long.body['hydra:description']).toBe(
      '"q" parametresi geçersiz: En çok 60 karakter olmalı.',
    )
    expect((await site.call({ url: '/api/mentions?name=a', as: me })).status).toBe(400)
  })
})

describe('the fold of the database', () => {
  /** Every letter that a name may have, in the blocks that people write names in. */
  const letters = Array.from({ length: 0x2000 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => /^[\p{L}&&\p{Script=Latin}]$/v.test(letter),
  )

  it('is the fold of the program, letter by letter', async () => {
    expect(letters.length).toBeGreaterThan(800)
    const { rows } = await sql<{ letter: string; folded: string }>`
      SELECT letter, fold(letter) AS folded FROM unnest(${letters}::text[]) AS letter`.execute(
      site.database,
    )
    expect(rows.map(({ letter, folded }) => letter + folded)).toEqual(
      letters.map((letter) => letter + fold(letter)),
    )
  })

  it('is the same for whole names', async () => {
    const names = [
      'Ayşe Nur Çağlayan',
      'IŞIL İREM ıspanak İZMİR',
      'Ärzte Straße ǅemal ĲSBRAND ŉ',
      'Nguyễn Ærøskøbing Łódź Þór Əli',
      'I\u0307rem S\u0327ule',
    ]
    const { rows } = await sql<{ folded: string }>`
      SELECT fold(name) AS folded FROM unnest(${names}::text[]) AS name`.execute(site.database)
    expect(rows.map(({ folded }) => folded)).toEqual(names.map(fold))
  })
})

describe('among many members', () => {
  let many: TestSite
  let owner: pg.Client
  beforeAll(async () => {
    many = await testSite()
    await sql`
      INSERT INTO users (username, first_name, last_name, email, password_hash, follower_count)
      SELECT 'uye' || n, 'Ad' || chr(97 + n % 26) || chr(97 + n / 26 % 26), chr(97 + n % 26) || n, n || '@ornek.test', '', n % 997
      FROM generate_series(1, 20000) AS n`.execute(many.database)
    await sql`
      INSERT INTO user_relationships (follower_id, following_id)
      SELECT follower, follower + step FROM generate_series(1, 2000) AS follower, generate_series(1, 10) AS step`.execute(
      many.database,
    )
    owner = new pg.Client(many.address.owner)
    await owner.connect()
    // What was just written must be in the index itself, not in the list of what is to be put there.
    await owner.query('VACUUM ANALYZE users, user_relationships')
    return () => owner.end()
  })

  interface Plan {
    'Node Type': string
    'Index Name'?: string
    Plans?: Plan[]
  }

  const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

  /** The plan for values that are not known yet, which a prepared statement has after a while. */
  async function planOf(work: (database: Database) => Promise<unknown>): Promise<Plan[]> {
    const queries: LogEvent['query'][] = []
    const dialect = new PostgresDialect({ pool: new pg.Pool(many.address.owner) })
    const watched = new Kysely<Tables>({ dialect, log: ({ query }) => void queries.push(query) })
    await work(watched as Database)
    await watched.destroy()
    const [{ sql: text, parameters }] = queries as [LogEvent['query']]
    const values = parameters.map((value) => pg.escapeLiteral(String(value))).join(', ')
    await owner.query('SET plan_cache_mode = force_generic_plan')
    await owner.query(`PREPARE question AS ${text}`)
    const { rows } = await owner.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `EXPLAIN (FORMAT JSON) EXECUTE question(${values})`,
    )
    await owner.query('DEALLOCATE question')
    return nodesOf(rows[0]!['QUERY PLAN'][0].Plan)
  }

  it.each([
    ['those one follows', 'relationships_of_follower', (d: Database) => selectFollowed(d, 1, 'a')],
    ['a letter', 'users_by_followers', (d: Database) => selectWellKnown(d, 1, 'a')],
    ['a rare name', 'users_by_name_words', (d: Database) => selectNamed(d, 1, 'ad zz')],
  ])('an index finds %s', async (_, index, select) => {
    const plan = await planOf(select)
    expect(plan.map((node) => node['Node Type'])).not.toContain('Seq Scan')
    expect(plan.map((node) => node['Index Name'])).toContain(index)
  })

  it('the well known and the index of names agree', async () => {
    for (const typed of ['a', 'ad', 'ada', 'uye1', 'b']) {
      const known = await selectWellKnown(many.database, 1, typed)
      expect(known).toHaveLength(8)
      expect(await selectNamed(many.database, 1, typed)).toEqual(known)
    }
  })
})
