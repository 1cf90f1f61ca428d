import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { isForEditors, type Who } from '../core/endpoint.ts'
import { type FilledSite, filledSite } from './support/filled-site.ts'
import type { Member } from './support/members.ts'

/** Whatever the API hands out as an address can be asked for. */
let filled: FilledSite
beforeAll(async () => {
  filled = await filledSite()
})

/** Fields whose value is an address by the rules of JSON-LD and Hydra. */
const addressFields = /^(?:@id|@context|hydra:(?:first|last|previous|next))$/

/** Fields that hold an item by its address alone. */
const isAddress = (field: string, value: string): boolean =>
  addressFields.test(field) || /^\/(?:api|uploads)\//.test(value)

function addressesIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  for (const [field, part] of Object.entries(value))
    if (typeof part === 'string') {
      if (isAddress(field, part)) found.add(part)
    } else addressesIn(part, found)
  return found
}

/** Follows every address to its end, and gives those that lead nowhere with what named them. */
async function deadEnds(begin: { address: string; from: string }[], as?: Member) {
  const ends: string[] = []
  const seen = new Set<string>()
  const waiting = [...begin]
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { address, from } = next
    if (seen.has(address)) continue
    seen.add(address)
    const { status, body } = await filled.site.call({ url: address, ...(as && { as }) })
    // An archive that is still being made is there all the same.
    if (status !== 200 && status !== 202) ends.push(`${status} ${address} in ${from}`)
    // Contexts and the documentation name terms of their vocabularies, not things of ours.
    if (/\/(?:contexts\/|docs)/.test(address)) continue
    for (const found of addressesIn(body)) waiting.push({ address: found, from: address })
  }
  return { ends, seen }
}

/** Asks another site, which is not there. */
const asksElsewhere = new Set(['/url-metas'])

const reads = (who: (who: Who) => boolean) =>
  filled.site.routes
    .map(({ endpoint }) => endpoint)
    .filter(({ method, path }) => method === 'GET' && !asksElsewhere.has(path))
    .filter((endpoint) => who(endpoint.who))
    .map((endpoint) => ({ address: filled.addressOf(endpoint), from: endpoint.name }))

async function someAdmin(): Promise<Member> {
  const admin = await filled.site.member()
  await sql`UPDATE users SET role = 'admin' WHERE id = ${admin.id}`.execute(filled.site.database)
  return admin
}

describe('every address in an answer', () => {
  it('leads an admin to a thing', async () => {
    const { ends } = await deadEnds(reads(isForEditors), await someAdmin())
    expect(ends).toEqual([])
  })

  it('leads its member to a thing', async () => {
    const written = filled.answers.flatMap(({ body }) =>
      [...addressesIn(body)].map((address) => ({ address, from: 'a write' })),
    )
    const { ends, seen } = await deadEnds(
      [...reads((who) => !isForEditors(who)), ...written],
      filled.author,
    )
    expect(ends).toEqual([])
    expect(seen.size).toBeGreaterThan(150)
  })

  it('leads its author and an editor to the tags of a post that is not published', async () => {
    const { site, author } = filled
    const editor = await site.member()
    await sql`UPDATE users SET role = 'editor' WHERE id = ${editor.id}`.execute(site.database)
    const write = (tag: string, status: number) =>
      site.call({
        method: 'POST',
        url: '/api/posts',
        payload: { title: 'Yayında değil', tags: [tag], categories: ['bilim'], status },
        as: author,
      })
    for (const [tag, status] of [
      ['yalnizcataslak', 2],
      ['yalnizcabekleyen', 3],
    ] as const)
      expect((await write(tag, status)).status).toBe(201)
    const tagFor = async (name: string, as?: Member) =>
      (await site.call({ url: `/api/tags/${name}`, ...(as && { as }) })).status
    expect([
      await tagFor('yalnizcataslak', author),
      await tagFor('yalnizcabekleyen', author),
    ]).toEqual([200, 200])
    expect([
      await tagFor('yalnizcataslak', editor),
      await tagFor('yalnizcabekleyen', editor),
    ]).toEqual([404, 200])
    expect([
      await tagFor('yalnizcataslak'),
      await tagFor('yalnizcabekleyen', await site.member()),
    ]).toEqual([404, 404])
  })

  it('leads a visitor to a thing', async () => {
    const { ends } = await deadEnds(reads((who) => who === 'visitor'))
    expect(ends).toEqual([])
  })
})

/** Some can only be added to, and follows are listed for one member at a time. */
it('every address of the entrypoint is one of ours', async () => {
  const { body } = await filled.site.call({ url: '/api' })
  for (const url of addressesIn(body)) {
    const { status } = await filled.site.call({ url, as: filled.author })
    expect([url, [200, 400, 405].includes(status)]).toEqual([url, true])
  }
})
