import { describe, expect, it } from 'vitest'
import { fold } from '../core/turkish/fold.ts'
import { roster, WRITTEN_MEMBERS } from './members.ts'
import { firstNames, lastNames } from './names.ts'

const now = new Date('2026-11-15T18:00:00Z')
const everyone = (size: number) => {
  const members = roster('hokka', size, now)
  return Array.from({ length: size }, (_, index) => members.at(index + 1))
}
const NAME = /^\p{Script=Latin}+$/u

describe('members', () => {
  it('knows the four fixed accounts', () => {
    const byName = new Map(everyone(20).map((member) => [member.username, member]))
    expect(WRITTEN_MEMBERS).toBe(20)
    expect(byName.get('elif')).toMatchObject({ isEmailConfirmed: true, role: 'member' })
    expect(byName.get('deniz')).toMatchObject({ isEmailConfirmed: false, role: 'member' })
    expect(byName.get('editor')).toMatchObject({ isEmailConfirmed: true, role: 'editor' })
    expect(byName.get('admin')).toMatchObject({ isEmailConfirmed: true, role: 'admin' })
  })

  it('tells of everybody, and leads to nobody real', () => {
    const members = everyone(20)
    for (const { biography } of members) expect(biography.length).toBeGreaterThan(20)
    const accounts = members.flatMap(({ socialAccounts }) => socialAccounts)
    expect(accounts.length).toBeGreaterThan(10)
    for (const { url } of accounts) expect(new URL(url).hostname).toMatch(/\.example$/)
    expect(new Set(accounts.map(({ platform, handle }) => platform + handle)).size).toBe(
      accounts.length,
    )
  })

  it('shows every Turkish letter in the written names', () => {
    const names = everyone(20)
      .map(({ firstName, lastName }) => firstName + lastName)
      .join('')
    for (const letter of 'çğıöşüÇİÖŞ') expect(names).toContain(letter)
  })

  it('has names of letters only, and first names of three or more', () => {
    for (const { firstName, lastName } of everyone(5000)) {
      expect(firstName).toMatch(NAME)
      expect(lastName).toMatch(NAME)
      expect(firstName.length).toBeGreaterThanOrEqual(3)
    }
  })

  it('has valid usernames, unique after folding, for 5,000 members', () => {
    const usernames = everyone(5000).map(({ username }) => username)
    for (const username of usernames) expect(username).toMatch(/^[a-z0-9_.]{3,30}$/)
    expect(new Set(usernames.map((username) => fold(username))).size).toBe(5000)
  })

  it('draws from large lists without doubles', () => {
    for (const names of [firstNames, lastNames]) {
      expect(names.length).toBeGreaterThanOrEqual(150)
      expect(new Set(names.map((name) => fold(name))).size).toBe(names.length)
    }
  })

  it('stays unique when all pairs of names are used up', () => {
    const members = roster('hokka', 300_000, now)
    const pairs = firstNames.length * lastNames.length
    const ids = [21, 21 + pairs, 20 + pairs, 22 + pairs]
    const usernames = ids.map((id) => members.at(id).username)
    expect(new Set(usernames).size).toBe(ids.length)
    for (const username of usernames) expect(username).toMatch(/^[a-z0-9_.]{3,30}$/)
  })

  it('lets ids grow with the time of joining', () => {
    const members = roster('hokka', 1000, now)
    for (let id = 21; id < 1000; id++) {
      const joined = members.joinedAt(id)
      expect(joined < members.joinedAt(id + 1)).toBe(true)
      expect(joined < now).toBe(true)
      const present = members.joinedBy(joined)
      expect(members.joinedAt(present) <= joined || present === 20).toBe(true)
    }
  })
})
