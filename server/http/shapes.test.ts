import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../tests/support/members.ts'
import { insertPost } from '../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../tests/support/site.ts'

/** The shapes as the contract lists them, word for word; answers may say more. */
const user =
  'id username firstName lastName picture biography socialAccounts followerCount followingCount postCount commentCount createdAt'
const shapes = {
  User: user,
  CurrentUser: `${user} email isEmailConfirmed isWaiting roles userInformation unreadNotificationCount unreadMessageCount nameReading messagesFrom`,
  UserInformation:
    'id emailNewPost emailNewFollower emailNewLike emailNewComment emailNewMessage emailDigest emailRefusedAt',
  Post: 'id slug title excerpt cover category categories tags status publishTime createdAt updatedAt views likes commentCount readTime user bookmark userApplauses',
  WholePost: 'canonical content entries entriesSort tableOfContents comments version',
  Comment: 'id text status post user parent likeCount replyCount replies likes createdAt updatedAt',
  Notification: 'id type isSeen actor actorCount target text createdAt',
  Category: 'id slug name description postCount',
  Tag: 'id slug name postCount',
  Bookmark: 'id post createdAt',
  CustomList: 'id slug name isPublic postCount posts',
  Report: 'id status createdAt',
  UserRelationship: 'id follower following',
  CommentLike: 'id likeComment likeUser',
  Block: 'id user createdAt',
  PostCounts: 'id active draft',
  Session: 'id isCurrent createdAt',
}

let site: TestSite
let elif: Member
let can: Member
let slug: string
let thread: { id: number; '@id': string }
beforeAll(async () => {
  site = await testSite()
  elif = await site.member({ username: 'elif' })
  can = await site.member({ username: 'can_o' })
  slug = (await insertPost(site.database, elif.id, { tags: ['Deniz'] })).slug
  thread = await post('/comments', { post: slug, text: 'Söz' })
  for (const _ of [1, 2])
    await post('/comments', { post: slug, text: 'Karşılık', parent: thread.id })
})

async function post(path: string, payload: object, as = can) {
  const { status, body, text } = await site.call({
    method: 'POST',
    url: `/api${path}`,
    payload,
    as,
  })
  expect(status, text).toBe(201)
  return body
}
const get = async (path: string, as?: Member) =>
  (await site.call({ url: `/api${path}`, ...(as && { as }) })).body
const first = async (path: string, as?: Member) => (await get(path, as))['hydra:member'][0]

function expectShape(item: Record<string, unknown>, name: keyof typeof shapes): void {
  const missing = shapes[name].split(' ').filter((field) => !Object.hasOwn(item, field))
  expect([name, missing]).toEqual([name, []])
}

describe('the shapes of the contract', () => {
  it('of people', async () => {
    expectShape(await get('/users/elif'), 'User')
    const me = await get('/users/current', elif)
    expectShape(me, 'CurrentUser')
    expectShape(me.userInformation, 'UserInformation')
    expect(me).toMatchObject({ messagesFrom: 'everyone', nameReading: null, isWaiting: 0 })
    expectShape(await first('/sessions', elif), 'Session')
    expectShape(await get('/post_counts', elif), 'PostCounts')
  })

  it('of posts, categories and tags', async () => {
    const whole = await get(`/posts/${slug}`)
    expectShape(whole, 'Post')
    expectShape(whole, 'WholePost')
    for (const list of ['/posts', '/users/elif/posts', '/tags/deniz/posts'])
      expectShape(await first(list), 'Post')
    expectShape(await first('/categories'), 'Category')
    expectShape(await first('/tags'), 'Tag')
  })

  it('of comments, wherever they are read', async () => {
    for (const list of [
      `/posts/${slug}/comments`,
      '/users/can_o/comments?post.status=1&status=1',
    ]) {
      const found = (await get(list))['hydra:member'].find(
        (each: { id: number }) => each.id === thread.id,
      )
      expectShape(found, 'Comment')
      expect(found.replies).toHaveLength(2)
      expectShape(found.replies[0], 'Comment')
      expect(found.post).toEqual({ slug, title: expect.any(String) })
    }
    expectShape(await get(`/comments/${thread.id}`), 'Comment')
    expectShape(await first(`/comments/${thread.id}/replies`), 'Comment')
  })

  it('of what members do', async () => {
    const like = await post('/comment_likes', {
      likeComment: thread['@id'],
      likeUser: '/api/users/can_o',
    })
    expectShape(like, 'CommentLike')
    expect(like).toMatchObject({ likeComment: thread['@id'], likeUser: '/api/users/can_o' })
    expectShape(
      await post('/user_relationships', { follower: can.id, following: 'elif' }),
      'UserRelationship',
    )
    expectShape(await first('/notifications', elif), 'Notification')
    expectShape(await post('/reports', { type: 'post', target: slug, reason: 'spam' }), 'Report')
    const list = await post('/custom_lists', { name: 'Sonra' })
    expectShape(list, 'CustomList')
    expectShape(await post('/bookmarks', { post: slug, list: list.id }), 'Bookmark')
    expectShape(await first('/bookmarks', can), 'Bookmark')
    const listed = await first('/custom_lists', can)
    expectShape(listed, 'CustomList')
    expect(listed.posts).toMatchObject({
      'hydra:totalItems': 1,
      'hydra:member': [{ slug, note: '' }],
    })
    const changed = {
      method: 'PUT',
      url: list['@id'],
      payload: { isPublic: true },
      as: can,
    } as const
    expectShape((await site.call(changed)).body, 'CustomList')
    expectShape(await get(`/users/can_o/lists/${list.slug}`), 'CustomList')
    const block = await post('/blocks', { user: 'elif' })
    expectShape(block, 'Block')
    expect(await first('/blocks', can)).toEqual(block)
  })

  it('give every item its address, its type and an id', () => {
    const lacking = site.routes.flatMap(({ endpoint }) => itemsWithoutId(endpoint.answer))
    expect([...new Set(lacking)]).toEqual([])
  })
})

interface Schema {
  _zod: { def: Record<string, unknown> & { shape?: Record<string, Schema> } }
}

/** The types of all items inside an answer that have no `id`. */
function itemsWithoutId(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  const { def } = (schema as Schema)._zod
  const inner = [
    ...['innerType', 'element', 'in', 'out', 'left', 'right'].map((key) => def[key]),
    ...Object.values(def.shape ?? {}),
  ]
  const found = inner.flatMap((part) => itemsWithoutId(part, seen))
  const type = def.shape?.['@type']?._zod.def.values as string[] | undefined
  const isItem = type !== undefined && !type[0]!.startsWith('hydra:')
  return isItem && !('id' in def.shape! && '@id' in def.shape) ? [...found, type[0]!] : found
}
