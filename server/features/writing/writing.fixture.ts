import { sql } from 'kysely'
import type { Member } from '../../../tests/support/members.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

/** A site with somebody who writes, somebody else, an editor, and categories of every kind. */
export async function openWritingSite() {
  const site = await testSite()
  const author = await site.member({ username: 'yazar' })
  const other = await site.member({ username: 'baskasi' })
  const editor = await site.member({ username: 'gozeten' })
  const unconfirmed = await site.member({ username: 'onaysiz', isConfirmed: false })
  await sql`UPDATE users SET role = 'editor' WHERE id = ${editor.id}`.execute(site.database)
  // The starter set has the other kinds.
  await sql`INSERT INTO categories (slug, name, needs_approval) VALUES ('saglik', 'Sağlık', true)`.execute(
    site.database,
  )
  return { site, author, other, editor, unconfirmed, ...callsOf(site, author) }
}
export type WritingSite = Awaited<ReturnType<typeof openWritingSite>>

/** The calls of whoever writes, as the author unless somebody else is named. */
function callsOf(site: TestSite, author: Member) {
  const post = (payload: object, as: Member = author) =>
    site.call({ method: 'POST', url: '/api/posts', payload, as })
  return {
    post,
    put: (id: number | string, payload: object, as: Member = author) =>
      site.call({ method: 'PUT', url: `/api/posts/${id}`, payload, as }),
    get: (url: string, as?: Member) => site.call({ url, ...(as && { as }) }),
    draft: async (changes: object = {}) =>
      (await post({ title: 'Bir taslak', entries, ...changes })).body,
    published: async (changes: object = {}) => {
      const given = { title: 'Yayımlanan yazı', entries, categories: ['deneme'], status: 1 }
      return (await post({ ...given, ...changes })).body
    },
  }
}

export const paragraph = (key: string, text = 'Bir gün çok uzaktan gelen bir ses duydum.') => ({
  type: 'paragraph',
  data: { key, content: [{ type: 'text', text }] },
})
export const entries = [paragraph('a'), paragraph('b')]

export const violations = (body: { violations: { propertyPath: string; message: string }[] }) =>
  body.violations.map(({ propertyPath, message }) => [propertyPath, message])
