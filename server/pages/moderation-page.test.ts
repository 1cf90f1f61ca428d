import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Member } from '../../tests/support/members.ts'
import { type TestSite, testSite } from '../../tests/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite({ pages: true })
})

async function memberAs(role: string): Promise<Member> {
  const member = await site.member()
  await sql`UPDATE users SET role = ${role} WHERE id = ${member.id}`.execute(site.database)
  return member
}

it('is there for editors and admins, and for nobody else', async () => {
  const statuses = async (url: string) => ({
    visitor: (await site.call({ url })).status,
    member: (await site.call({ url, as: await site.member() })).status,
    editor: (await site.call({ url, as: await memberAs('editor') })).status,
    admin: (await site.call({ url, as: await memberAs('admin') })).status,
  })
  expect(await statuses('/yonetim')).toEqual({ visitor: 404, member: 404, editor: 200, admin: 200 })
  expect((await statuses('/yonetim/bildirimler/itirazlar')).editor).toBe(200)
  expect((await statuses('/yonetim/bildirimler/99999')).editor).toBe(404)
  expect(await statuses('/yonetim/yok')).toEqual({
    visitor: 404,
    member: 404,
    editor: 404,
    admin: 404,
  })
})
