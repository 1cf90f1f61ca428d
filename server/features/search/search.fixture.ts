import { beforeAll, expect } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { openWritingSite, paragraph, type WritingSite } from '../writing/writing.fixture.ts'

export let site: WritingSite

/** A site to write and search in, for the tests of a file. */
export const prepare = () =>
  beforeAll(async () => {
    site = await openWritingSite()
  })

export const text = (words: string) => ({ entries: [paragraph('a', words)] })

export async function search(q: string, more: Record<string, string> = {}, as?: Member) {
  const query = new URLSearchParams({ q, ...more })
  const { status, body } = await site.get(`/api/search?${query}`, as)
  expect(status).toBe(200)
  return body
}

export const titles = (body: { 'hydra:member': { title: string }[] }) =>
  body['hydra:member'].map(({ title }) => title)

export const find = async (...asked: Parameters<typeof search>) => titles(await search(...asked))
