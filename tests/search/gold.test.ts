import { describe, expect, it } from 'vitest'
import { community } from '../../demo/community.ts'
import { smallCommunity } from '../../demo/load.ts'
import type { GoldKind, GoldQuery } from './gold/query.ts'
import { gold } from './gold.fixture.ts'
import { otherGold } from './other-gold.fixture.ts'
import { otherPeople, otherPosts } from './other-posts.fixture.ts'

const demo = community({ now: new Date('2026-11-15T18:00:00Z'), ...smallCommunity })
const published = [...demo.posts()].flat().filter(({ status }) => status === 1)
const members = [...demo.members()].flat().filter(({ isEmailConfirmed }) => isEmailConfirmed)

/** How many queries of each kind there are at least. */
const wanted: Record<GoldKind, number> = {
  inflected: 40,
  verb: 35,
  ascii: 30,
  case: 15,
  typo1: 30,
  typo2: 15,
  name: 20,
  words: 35,
  title: 15,
  tag: 8,
  person: 15,
  none: 20,
}

const kinds = Object.keys(wanted) as GoldKind[]

/** What it must find, posts or people. */
const asked = (query: GoldQuery): readonly string[] =>
  query.kind === 'person' ? query.people : query.posts

const tolerated = (query: GoldQuery): readonly string[] =>
  query.kind === 'person' ? [] : (query.also ?? [])

function countsOf(queries: readonly GoldQuery[]): Record<GoldKind, number> {
  const count = (kind: GoldKind) => queries.filter((query) => query.kind === kind).length
  return Object.fromEntries(kinds.map((kind) => [kind, count(kind)])) as Record<GoldKind, number>
}

const sets = [
  {
    name: 'the queries on the demo',
    queries: gold,
    slugs: new Set(published.map(({ slug }) => slug)),
    usernames: new Set(members.map(({ username }) => username)),
  },
  {
    name: 'the queries on other posts',
    queries: otherGold,
    slugs: new Set(otherPosts.map(({ slug }) => slug)),
    usernames: new Set(otherPeople.map(({ username }) => username)),
  },
]

describe.each(sets)('$name', ({ queries, slugs, usernames }) => {
  it('ask for posts and people that are there, each once', () => {
    for (const query of queries) {
      const found = [...asked(query), ...tolerated(query)]
      const known = query.kind === 'person' ? usernames : slugs
      expect(
        found.filter((each) => !known.has(each)),
        query.query,
      ).toEqual([])
      expect(new Set(found).size, query.query).toBe(found.length)
    }
  })

  it('are each there once', () => {
    const texts = queries.map(({ query }) => query)
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('find at most eight, and nothing only where that is asked', () => {
    for (const query of queries) {
      expect(asked(query).length, query.query).toBeLessThanOrEqual(8)
      expect(asked(query).length === 0, query.query).toBe(query.kind === 'none')
    }
  })
})

describe('the two halves of the queries on the demo', () => {
  const half = (first: 0 | 1) => countsOf(gold.filter((_, index) => index % 2 === first))

  it('have the same kinds', () => {
    expect(half(0)).toEqual(half(1))
  })

  it('have enough of each kind together', () => {
    const counts = countsOf(gold)
    for (const kind of kinds) expect(counts[kind], kind).toBeGreaterThanOrEqual(wanted[kind])
    expect(gold.length).toBeGreaterThanOrEqual(240)
  })
})

describe('the other posts', () => {
  it('are fifty, of 60 to 120 words, by people who are there', () => {
    expect(otherPosts.length).toBe(50)
    const usernames = new Set(otherPeople.map(({ username }) => username))
    for (const { title, text, author } of otherPosts) {
      const words = text.split(/\s+/).length
      expect(words, title).toBeGreaterThanOrEqual(60)
      expect(words, title).toBeLessThanOrEqual(120)
      expect(usernames).toContain(author)
    }
  })

  it('have queries of every kind', () => {
    const counts = countsOf(otherGold)
    for (const kind of kinds) expect(counts[kind], kind).toBeGreaterThanOrEqual(4)
    expect(otherGold.length).toBeGreaterThanOrEqual(120)
  })
})
