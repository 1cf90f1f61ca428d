import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { fileLimits } from '../../../core/contracts/files.ts'
import { largestPicture, pictureFolder } from '../../../core/pictures/pictures.ts'
import { ask } from '../../../tests/support/empty-database.ts'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { removeUnused } from './files.jobs.ts'
import { insertUpload, keepUploads, unknownUploads } from './files.sql.ts'

let site: TestSite
let member: Member
beforeAll(async () => {
  site = await testSite()
  member = await site.member()
})

const size = { width: 9, height: 9 }
const file = (id: string): string => `${pictureFolder(id, size)}/9.webp`

/** An upload of so many hours ago: row and file. */
async function upload(hoursAgo = fileLimits.unusedHours + 1): Promise<string> {
  const id = randomBytes(16).toString('hex')
  await site.storage.write(file(id), Buffer.from('x'), 'image/webp')
  await insertUpload(site.database, {
    ...{ id, ...size, userId: member.id, bytes: 1 },
    ...{ mime: 'image/jpeg', placeholder: null },
  })
  await site.database
    .updateTable('uploads')
    .set({ created_at: sql<Date>`now() - make_interval(mins => ${hoursAgo * 60}::int)` })
    .where('id', '=', id)
    .execute()
  return id
}

/** Row and file are there or gone together. */
async function isKept(id: string): Promise<boolean> {
  const isKnown = (await unknownUploads(site.database, [id])).length === 0
  const stored = await site.storage.read(file(id))
  stored?.stream.destroy()
  expect(stored !== null).toBe(isKnown)
  return isKnown
}

describe('the hourly clean-up', () => {
  it('removes what nothing has shown for a day, and nothing younger', async () => {
    const old = await upload()
    const young = await upload(fileLimits.unusedHours - 0.5)
    expect(await removeUnused(site)).toBe(1)
    expect([await isKept(old), await isKept(young)]).toEqual([false, true])
  })

  it('keeps what a post shows, published, deleted or not, until the post is erased', async () => {
    const id = await upload()
    const draft = await insertPost(site.database, member.id, { status: 2 })
    const deleted = await insertPost(site.database, member.id, { isDeleted: true })
    await keepUploads(site.database, draft.id, [id])
    await keepUploads(site.database, deleted.id, [id, id])
    await keepUploads(site.database, draft.id, [id])
    await removeUnused(site)
    expect(await isKept(id)).toBe(true)
    await site.database.deleteFrom('posts').where('id', '=', draft.id).execute()
    await removeUnused(site)
    expect(await isKept(id)).toBe(true)
    await site.database.deleteFrom('posts').where('id', '=', deleted.id).execute()
    await removeUnused(site)
    expect(await isKept(id)).toBe(false)
  })

  it("keeps a member's picture until there is another", async () => {
    const [first, second] = [await upload(), await upload()]
    const show = async (id: string) =>
      site.database
        .updateTable('users')
        .set({ picture: `/uploads/${pictureFolder(id, size)}/9.jpg` })
        .where('id', '=', member.id)
        .execute()
    await show(first)
    expect(await removeUnused(site)).toBe(1)
    expect([await isKept(first), await isKept(second)]).toEqual([true, false])
    const third = await upload()
    await show(third)
    await removeUnused(site)
    expect([await isKept(first), await isKept(third)]).toEqual([false, true])
  })

  it('goes on until all are gone, with several at it', async () => {
    for (let number = 0; number < 45; number++) await upload()
    const removed = await Promise.all([removeUnused(site), removeUnused(site)])
    expect(removed[0] + removed[1]).toBe(45)
  })

  it('leaves alone what somebody is about to use', async () => {
    const id = await upload()
    const post = await insertPost(site.database, member.id, { status: 2 })
    await site.database.write(async (transaction) => {
      expect(await unknownUploads(transaction, [id])).toEqual([])
      expect(await removeUnused(site)).toBe(0)
      await keepUploads(transaction, post.id, [id])
    })
    expect(await removeUnused(site)).toBe(0)
    expect(await isKept(id)).toBe(true)
  })

  it('keeps a row whose files cannot be removed, for the next time', async () => {
    const id = await upload()
    const storage = {
      ...site.storage,
      removeFolder: () => Promise.reject(new Error('away')),
    }
    await expect(removeUnused({ database: site.database, storage })).rejects.toThrow('away')
    expect(await isKept(id)).toBe(true)
    expect(await removeUnused(site)).toBe(1)
  })

  it('also takes what a member who left has left behind', async () => {
    const gone = await site.member()
    const id = await upload()
    await site.database
      .updateTable('uploads')
      .set({ user_id: gone.id })
      .where('id', '=', id)
      .execute()
    await site.database.deleteFrom('users').where('id', '=', gone.id).execute()
    expect(await isKept(id)).toBe(true)
    await removeUnused(site)
    expect(await isKept(id)).toBe(false)
  })
})

describe('uploads that a post names', () => {
  it('are told apart: known and unknown', async () => {
    const id = await upload(0)
    const never = '0'.repeat(32)
    expect(await unknownUploads(site.database, [never, id, never, 'x'])).toEqual([never, 'x'])
    expect(await unknownUploads(site.database, [])).toEqual([])
  })

  it('are kept as far as they are there', async () => {
    const id = await upload(0)
    const post = await insertPost(site.database, member.id)
    await keepUploads(site.database, post.id, [id, '0'.repeat(32)])
    await keepUploads(site.database, post.id, [])
    const links = await site.database
      .selectFrom('post_uploads')
      .select('upload_id')
      .where('post_id', '=', post.id)
      .execute()
    expect(links).toEqual([{ upload_id: id }])
  })
})

describe('the table of uploads', () => {
  it('knows the same limits as the rules', async () => {
    const rows = await ask(
      site.address.owner,
      `SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint
       WHERE conrelid = 'uploads'::regclass AND conname IN ('width_range', 'height_range') ORDER BY 1`,
    )
    const numbers = rows.map(([, definition]) => String(definition).match(/\d+/g)!.map(Number))
    expect(numbers).toEqual([
      [1, largestPicture.height],
      [1, largestPicture.width],
    ])
  })
})
