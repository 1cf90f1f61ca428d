import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../tests/support/members.ts'
import { insertPost } from '../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../tests/support/site.ts'

let site: TestSite
let author: Member
const staff: Record<string, Member> = {}
beforeAll(async () => {
  site = await testSite({ pages: true })
  author = await site.member({ username: 'yazar' })
  for (const role of ['editor', 'admin']) {
    const member = await site.member()
    await sql`UPDATE users SET role = ${role} WHERE id = ${member.id}`.execute(site.database)
    staff[role] = member
  }
})

const myPosts = async (as: Member) =>
  (await site.call({ url: '/yazilarim', cookies: { token: as.token } })).text
const heading = 'id="onay-bekleyenler"'
const empty = 'Onayınızı bekleyen bir yazı yok.'

describe('what waits for approval, on My posts', () => {
  it.each(['editor', 'admin'])('says to an %s that nothing waits, then what does', async (role) => {
    const member = staff[role]!
    expect(await myPosts(member)).toContain(empty)
    const { id, title } = await insertPost(site.database, author.id, { status: 3 })
    const text = await myPosts(member)
    expect(text).toContain(heading)
    expect(text).not.toContain(empty)
    expect(text).toContain(title)
    await sql`DELETE FROM posts WHERE id = ${id}`.execute(site.database)
  })

  it('is not there for a member, not even for the author', async () => {
    const { title } = await insertPost(site.database, author.id, { status: 3 })
    for (const member of [author, await site.member()]) {
      const text = await myPosts(member)
      expect(text).not.toContain(heading)
      expect(text).not.toContain(title)
    }
  })
})
