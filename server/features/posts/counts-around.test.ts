import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
let author: Member
let readers: Member[]
let post: { id: number; slug: string }
beforeAll(async () => {
  site = await testSite()
  author = await site.member()
  readers = await Promise.all(Array.from({ length: 4 }, () => site.member()))
  for (const reader of readers)
    await act(reader, 'POST', '/custom_lists', { name: 'Seçki', isPublic: true })
})
beforeEach(async () => {
  post = await insertPost(site.database, author.id)
})

const act = (as: Member, method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  site.call({ method, url: `/api${url}`, as, ...(payload && { payload }) })
const say = (as: Member) => act(as, 'POST', '/comments', { post: post.slug, text: 'Söz' })
const save = (as: Member) => act(as, 'POST', '/bookmarks', { post: post.slug, list: 'secki' })
const unpublish = () => act(author, 'PUT', `/posts/${post.id}`, { status: 0 })
const publish = () => act(author, 'PUT', `/posts/${post.id}`, { status: 1 })

/** Every counter that what can be seen does not bear out. */
async function wrongCounters(): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT 'member' AS kind, username AS name FROM users WHERE comment_count <>
      (SELECT count(*) FROM public_comments WHERE user_id = users.id)
    UNION ALL SELECT 'list', id::text FROM custom_lists WHERE post_count <>
      (SELECT count(*) FROM custom_list_items JOIN bookmarks ON bookmarks.id = bookmark_id
        JOIN public_posts ON public_posts.id = post_id WHERE list_id = custom_lists.id)
    UNION ALL SELECT 'post', id::text FROM posts WHERE (comment_count, thread_count) <> (
      SELECT count(*), count(*) FILTER (WHERE parent_id IS NULL) FROM comments
      WHERE post_id = posts.id AND is_active(comments))`.execute(site.database)
  return rows
}

describe('what is counted around a post', () => {
  it('is right after all that can become of it', async () => {
    const [one, two] = readers as [Member, Member]
    const comment = (await say(one)).body.id
    await say(one)
    await say(two)
    const bookmark = (await save(one)).body.id
    await save(two)
    const steps = [
      unpublish,
      // What is hidden goes without being counted out a second time.
      () => act(one, 'DELETE', `/bookmarks/${bookmark}`),
      publish,
      () => act(one, 'DELETE', `/comments/${comment}`),
      () => save(one),
      () => act(author, 'DELETE', `/posts/${post.id}`),
      () => act(author, 'POST', `/posts/${post.id}/restore`),
      () => act(author, 'DELETE', `/posts/${post.id}`),
    ]
    for (const step of steps) {
      expect((await step()).status).toBeLessThan(300)
      expect(await wrongCounters()).toEqual([])
    }
    // Thirty days later.
    await sql`DELETE FROM posts WHERE id = ${post.id}`.execute(site.database)
    expect(await wrongCounters()).toEqual([])
  })

  it('is right when a comment is taken down and given back, hidden or not', async () => {
    const { id } = (await say(readers[0]!)).body
    for (const change of [unpublish, publish])
      for (const status of [0, 1]) {
        await sql`UPDATE comments SET status = ${status} WHERE id = ${id}`.execute(site.database)
        expect(await wrongCounters()).toEqual([])
        await change()
        expect(await wrongCounters()).toEqual([])
      }
  })

  it('is never old: answers that were given before the post went or came are not given again', async () => {
    const [one, two] = readers as [Member, Member]
    await say(one)
    const other = await insertPost(site.database, author.id)
    for (const slug of [post.slug, other.slug])
      await act(two, 'POST', '/bookmarks', { post: slug, list: 'secki' })
    const get = async (url: string) => (await site.call({ url: `/api${url}` })).body
    const list = `/users/${two.username}/lists/secki?itemsPerPage=1`
    const shown = async () => ({
      comments: (await get(`/users/${one.username}`)).commentCount as number,
      list: (await get(`${list}&page=2`)).postCount as number,
    })
    const before = await shown()
    const less = { comments: before.comments - 1, list: before.list - 1 }
    await unpublish()
    expect(await shown()).toEqual(less)
    await publish()
    expect(await shown()).toEqual(before)
    await act(author, 'DELETE', `/posts/${post.id}`)
    expect(await shown()).toEqual(less)
    await act(author, 'POST', `/posts/${post.id}/restore`)
    expect(await shown()).toEqual(before)
  })

  it('is right when everybody acts while it comes and goes', async () => {
    await Promise.all(readers.flatMap((reader) => [say(reader), save(reader)]))
    const flips = (async () => {
      for (let time = 0; time < 5; time++) {
        await unpublish()
        await publish()
      }
    })()
    const storm = readers.flatMap((reader) => [
      say(reader),
      save(reader),
      say(reader),
      save(reader).then(({ body }) => act(reader, 'DELETE', `/bookmarks/${body?.id}`)),
    ])
    const other = readers[0]!
    const lists = act(other, 'POST', '/custom_lists', { name: 'Geçici' }).then(({ body }) =>
      act(other, 'DELETE', `/custom_lists/${body.id}`),
    )
    for (const { status, text } of await Promise.all([...storm, lists]))
      expect(status, text).toBeLessThan(500)
    await flips
    expect(await wrongCounters()).toEqual([])
  })
})
