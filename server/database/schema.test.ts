import { Client } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { email } from '../../core/contracts/account-forms.ts'
import { emailChangeDays } from '../../core/contracts/email-change-days.ts'
import { messageLimits } from '../../core/contracts/message-limits.ts'
import { pushLimits } from '../../core/contracts/push.ts'
import {
  firstName,
  lastName,
  nameLimits,
  nameReading,
  username,
  usernameLimits,
} from '../../core/text/names.ts'
import { cloneTemplate } from '../../tests/support/site.ts'

let client: Client

beforeAll(async () => {
  // Not the template itself, which nobody can clone while somebody is connected.
  const { address, drop } = await cloneTemplate()
  client = new Client(address.owner)
  await client.connect()
  return async () => {
    await client.end()
    await drop()
  }
})

/** Names for people: they sort as Turkish does, and nobody looks one up by a folded form. */
const namesForPeople = ['categories.name']

describe('identifiers', () => {
  it('are compared byte by byte, whatever the language of the database', async () => {
    const { rows } = await client.query<{ column: string; collation: string }>(`
      SELECT DISTINCT attrelid::regclass || '.' || attname AS column, collname AS collation
      FROM pg_attribute
      JOIN pg_class ON pg_class.oid = attrelid AND relnamespace = 'public'::regnamespace
      JOIN pg_collation ON pg_collation.oid = attcollation
      WHERE relkind = 'r' AND (
        EXISTS (SELECT FROM pg_index WHERE indrelid = attrelid AND indisunique AND attnum = ANY (indkey))
        OR EXISTS (SELECT FROM pg_constraint
          WHERE conrelid = attrelid AND conname LIKE '%\\_shape' AND attnum = ANY (conkey)))
      ORDER BY 1`)
    expect(rows.length).toBeGreaterThan(5)
    const wrong = rows.filter(({ collation }) => collation !== 'C').map(({ column }) => column)
    expect(wrong).toEqual(namesForPeople)
  })
})

describe('limits', () => {
  async function constraint(table: string, name: string): Promise<string> {
    const { rows } = await client.query<{ definition: string }>(
      `SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint
       WHERE conrelid = $1::regclass AND conname = $2`,
      [table, name],
    )
    return rows[0]!.definition
  }

  const numbersIn = (definition: string): number[] => (definition.match(/\d+/g) ?? []).map(Number)

  it('of a first and a last name are the same in the form and in the table', async () => {
    expect(numbersIn(await constraint('users', 'first_name_length'))).toEqual([
      nameLimits.firstNameMin,
      nameLimits.max,
    ])
    expect(numbersIn(await constraint('users', 'last_name_length'))).toEqual([1, nameLimits.max])
    expect(firstName.safeParse('ş'.repeat(nameLimits.max)).success).toBe(true)
    expect(firstName.safeParse('ş'.repeat(nameLimits.max + 1)).success).toBe(false)
    expect(lastName.safeParse('Ö').success).toBe(true)
  })

  it('of the reading of a name, letters included', async () => {
    expect(numbersIn(await constraint('users', 'name_reading_length'))).toEqual([
      1,
      nameLimits.readingMax,
    ])
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO users (username, first_name, last_name, email, password_hash)
       VALUES ('joyce', 'James', 'Joyce', 'joyce@ornek.com', '') RETURNING id`,
    )
    const isStored = (reading: string | null): Promise<boolean> =>
      client
        .query('UPDATE users SET name_reading = $1 WHERE id = $2', [reading, rows[0]!.id])
        .then(() => true)
        .catch(() => false)
    const letters = Array.from('abcçdefgğhıijklmnoöprsştuüvyzâîûqwxABCÇİIÖŞÜñжéßｃ1-. ’').map(
      (each) => `k${each}k`,
    )
    for (const reading of [null, ...letters, 'a'.repeat(101), 'a'.repeat(102), 'a  b', 'a\nb'])
      expect(await isStored(reading), String(reading)).toBe(
        nameReading.safeParse(reading).data === reading,
      )
  })

  it('of a username', async () => {
    const definition = await constraint('users', 'username_shape')
    expect(definition).toContain(`{${usernameLimits.min},${usernameLimits.max}}$`)
    expect(username.safeParse('a'.repeat(usernameLimits.max)).success).toBe(true)
    expect(username.safeParse('a'.repeat(usernameLimits.max + 1)).success).toBe(false)
  })

  it('of messages and conversations', async () => {
    expect(numbersIn(await constraint('messages', 'text_length'))).toEqual([1, messageLimits.text])
    expect(numbersIn(await constraint('messengers', 'name_length'))).toEqual([
      1,
      messageLimits.name,
    ])
    expect(numbersIn(await constraint('messengers', 'member_count'))).toEqual([
      2,
      messageLimits.members,
    ])
  })

  it('of the address of a browser at its push server', async () => {
    const numbers = numbersIn(await constraint('push_subscriptions', 'endpoint_shape'))
    expect(numbers).toEqual([pushLimits.endpointLength])
  })

  it('of an e-mail address', async () => {
    const [longest] = numbersIn(await constraint('users', 'email_shape'))
    expect(longest).toBe(254)
    const ofLength = (length: number): string =>
      `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(length - 126)}`
    expect(ofLength(254)).toHaveLength(254)
    expect(email.safeParse(ofLength(254)).success).toBe(true)
    expect(email.safeParse(ofLength(255)).success).toBe(false)
  })
})

describe('foreign keys', () => {
  it('have an index: whatever they refer to is erased without reading the whole table', async () => {
    const { rows } = await client.query<{ key: string }>(`
      SELECT conrelid::regclass || '.' || conname AS key FROM pg_constraint
      WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND NOT EXISTS (
        SELECT FROM pg_index WHERE indrelid = conrelid AND indkey[0] = conkey[1])`)
    expect(rows).toEqual([])
  })
})

describe('what everybody may see', () => {
  it('is a rule with one home: the views, the triggers and the counters ask is_public', async () => {
    const { rows } = await client.query<{ name: string; text: string }>(`
      SELECT proname AS name, prosrc AS text FROM pg_proc WHERE pronamespace = 'public'::regnamespace
      UNION ALL SELECT viewname, definition FROM pg_views WHERE schemaname = 'public'`)
    const deciding = rows.filter(({ text }) => /deleted_at\W+is\s+(not\s+)?null/i.test(text))
    expect(deciding.map(({ name }) => name)).toEqual(['is_public'])
    const reading = rows.filter(({ text }) => text.includes('is_public(')).map(({ name }) => name)
    expect(reading).toContain('public_posts')
  })

  it.each(['posts', 'comments'])('is whole rows of %s', async (table) => {
    const columnsOf = async (name: string) => {
      const { rows } = await client.query<{ column: string }>(
        `SELECT column_name AS column FROM information_schema.columns
         WHERE table_schema = 'public' AND table_name = $1 ORDER BY 1`,
        [name],
      )
      return rows.map(({ column }) => column)
    }
    expect(await columnsOf(`public_${table}`)).toEqual(await columnsOf(table))
  })
})

it('reserves a former address as long as its way back is open', async () => {
  const { rows } = await client.query<{ source: string }>(
    `SELECT pg_get_functiondef('is_reserved_address'::regproc) AS source`,
  )
  expect(rows[0]!.source).toContain(`'${emailChangeDays} days'`)
})
