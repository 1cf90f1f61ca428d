import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
let elif: Member
let umut: Member
let post: { id: number; slug: string }
beforeAll(async () => {
  site = await testSite()
  elif = await site.member({ username: 'elif' })
  umut = await site.member({ username: 'umut' })
  post = await insertPost(site.database, elif.id)
})

async function comment(
  text: string,
  by: Member,
  more: { parent?: number; status?: number; postId?: number } = {},
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO comments (post_id, user_id, parent_id, text, status)
    VALUES (${more.postId ?? post.id}, ${by.id}, ${more.parent ?? null}, ${text}, ${more.status ?? 1}) RETURNING id`.execute(
    site.database,
  )
  return rows[0]!.id
}

const texts = (members: { text: string }[]) => members.map(({ text }) => text)

describe('GET /posts/{id}/comments', () => {
  it('lists threads newest first with their first replies, 20 a page', async () => {
    const first = await comment('Birinci', umut)
    await comment('İkinci', elif)
    await comment('Gizli', umut, { status: 0 })
    for (const number of [1, 2, 3, 4]) await comment(`Yanıt ${number}`, elif, { parent: first })
    await sql`INSERT INTO comment_likes (comment_id, user_id) VALUES (${first}, ${elif.id})`.execute(
      site.database,
    )
    const url = `/api/posts/${post.slug}/comments?status=1&post.status=1`
    const { status, body } = await site.call({ url, as: elif })
    expect(status).toBe(200)
    expect(texts(body['hydra:member'])).toEqual(['İkinci', 'Birinci'])
    expect(body['hydra:totalItems']).toBe(2)
    const thread = body['hydra:member'][1]
    expect(thread).toMatchObject({
      '@type': 'Comment',
      post: { slug: post.slug },
      user: { username: 'umut' },
      parent: null,
      replyCount: 4,
      likes: { id: expect.any(Number) },
    })
    expect(texts(thread.replies)).toEqual(['Yanıt 1', 'Yanıt 2', 'Yanıt 3'])
    expect(thread.replies[0].parent).toBe(`/api/comments/${first}`)
    const asVisitor = await site.call({ url })
    expect(asVisitor.body['hydra:member'][1].likes).toBeNull()
    expect(body['hydra:view']['@id']).toContain('itemsPerPage=20')
  })

  it('is found with the post alone, and refuses other statuses', async () => {
    const draft = await insertPost(site.database, elif.id, { status: 2 })
    const url = `/api/posts/${draft.slug}/comments`
    expect((await site.call({ url })).status).toBe(404)
    // Its author gets the post, which names this address.
    expect((await site.call({ url, as: elif })).status).toBe(200)
    expect((await site.call({ url: `/api/posts/${post.slug}/comments?status=0` })).status).toBe(400)
  })
})

describe('GET /users/{username}/comments', () => {
  it('lists what a member said under published posts', async () => {
    const gone = await insertPost(site.database, elif.id, { status: 0 })
    await comment('Kaldırılan yazıda', umut, { postId: gone.id })
    const { status, body } = await site.call({
      url: '/api/users/umut/comments?itemsPerPage=20&post.status=1&status=1',
    })
    expect(status).toBe(200)
    expect(texts(body['hydra:member'])).toEqual(['Birinci'])
    expect(body['hydra:totalItems']).toBe(1)
    expect((await site.call({ url: '/api/users/kimse/comments' })).status).toBe(404)
  })
})
