import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../tests/support/members.ts'
import { insertPost } from '../../tests/support/posts.ts'
import { type TestSite, testSite } from '../../tests/support/site.ts'

/**
 * The calls of the contract's table, row by row: who may make each, and how it answers bad input.
 * What each does is tested beside its routes.
 */

let site: TestSite
let elif: Member
let can: Member
let waiting: Member
let slug: string
let foreign: string
let comment: number
beforeAll(async () => {
  site = await testSite()
  elif = await site.member({ username: 'elif' })
  can = await site.member({ username: 'can_o' })
  waiting = await site.member({ username: 'bekleyen', isConfirmed: false })
  slug = (await insertPost(site.database, elif.id, { slug: 'guz', tags: ['Deniz'] })).slug
  foreign = (await insertPost(site.database, can.id, { slug: 'kis' })).slug
  const said = { post: slug, text: 'Söz' }
  comment = (await call('POST', '/comments', said, can)).body.id
})

const call = (method: string, path: string, payload?: object, as?: Member) =>
  site.call({
    method,
    url: `/api${path}`,
    ...(payload && { payload }),
    ...(as && { as }),
  })

type Who = 'V' | 'U' | 'C'
type Row = [method: string, path: string, who: Who, body?: object]

/** Paths name what the beginning made; a body is one that the call accepts from `elif`. */
const rows: Row[] = [
  ['POST', '/logout', 'U'],
  ['POST', '/activation/resend', 'U'],
  ['GET', '/sessions', 'U'],
  ['DELETE', '/sessions/999999', 'U'],
  ['GET', '/tags', 'V'],
  ['GET', '/tags/deniz', 'V'],
  ['GET', '/tags/deniz/posts', 'V'],
  ['POST', '/posts', 'C', { title: 'Taslak' }],
  ['PUT', '/posts/guz', 'C', { title: 'Başka bir güz' }],
  ['DELETE', '/posts/999999', 'C'],
  ['GET', '/posts/guz', 'V'],
  ['GET', '/posts', 'V'],
  ['GET', '/posts?following=1', 'U'],
  ['GET', '/posts/guz/revisions', 'C'],
  ['POST', '/posts/guz/revisions/99/restore', 'C'],
  ['GET', '/users/elif/posts', 'V'],
  ['GET', '/categories/deneme/posts', 'V'],
  ['GET', '/views/post/guz', 'V'],
  ['POST', '/applauses/post/kis', 'C', { slug: 'kis', count: 1, type: 'post' }],
  ['POST', '/file/upload', 'C'],
  ['POST', '/embeds', 'C', { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }],
  ['GET', '/url-metas?url=http%3A%2F%2Flocalhost%2F', 'C'],
  ['GET', '/users/check-follow', 'U'],
  ['GET', '/users/check-follow/elif', 'U'],
  ['GET', '/users/current', 'U'],
  ['GET', '/users/elif', 'V'],
  ['GET', '/user_relationships?follower.username=elif', 'V'],
  ['POST', '/user_relationships', 'C', { follower: 'elif', following: 'can_o', post: 'kis' }],
  ['DELETE', '/user_relationships/by_username/can_o', 'C'],
  ['GET', '/users/can_o/comments?post.status=1&status=1', 'V'],
  ['GET', '/categories', 'V'],
  ['GET', '/categories/writable', 'C'],
  ['GET', '/home/most-viewed-posts', 'V'],
  ['GET', '/home/most-applaused-posts', 'V'],
  ['GET', '/home/top-authors', 'V'],
  ['GET', '/home/journal', 'V'],
  ['GET', '/bookmarks', 'C'],
  ['POST', '/bookmarks', 'C', { post: 'kis' }],
  ['DELETE', '/bookmarks/999999', 'C'],
  ['GET', '/custom_lists', 'C'],
  ['POST', '/custom_lists', 'C', { name: 'Sonra', isPublic: true }],
  ['PUT', '/custom_lists/999999', 'C', { name: 'Önce' }],
  ['DELETE', '/custom_lists/999999', 'C'],
  ['GET', '/posts/guz/comments?status=1&post.status=1', 'V'],
  ['POST', '/comments', 'C', { post: 'guz', text: 'Söz', parent: null }],
  ['PUT', '/comments/999999', 'C', { text: 'Başka' }],
  ['PUT', '/comments', 'C', { id: 999_999, text: 'Başka' }],
  ['GET', '/comments/1', 'V'],
  ['DELETE', '/comments/999999', 'C'],
  ['POST', '/comment_likes', 'C', { likeComment: 1, likeUser: '/api/users/elif' }],
  ['DELETE', '/comment_likes/999999', 'C'],
  ['POST', '/reports', 'C', { type: 'user', target: 'can_o', reason: 'other', text: 'Reklam.' }],
  ['GET', '/notifications', 'U'],
  ['PUT', '/notifications/999999', 'U', { isSeen: true }],
  ['PUT', '/notifications', 'U', { isSeen: false }],
  ['GET', '/blocks', 'C'],
  ['POST', '/blocks', 'C', { user: 'can_o' }],
  ['DELETE', '/blocks/can_o', 'C'],
  ['POST', '/account/import', 'C'],
  ['GET', '/account/import/999999', 'C'],
  ['DELETE', '/account/import/999999', 'C'],
]

describe('who may make a call', () => {
  const closed = rows.filter(([, , who]) => who !== 'V')

  it.each(closed)('%s %s is for members', async (method, path, _, body) => {
    expect((await call(method, path, body)).status).toBe(401)
  })

  it.each(closed.filter(([, , who]) => who === 'C'))(
    '%s %s needs a confirmed address',
    async (method, path, _, body) => {
      const answer = await call(method, path, body, waiting)
      expect([answer.status, answer.body['hydra:description']]).toEqual([
        403,
        expect.stringContaining('onaylamanız gerekiyor'),
      ])
    },
  )

  it.each(rows.filter(([method, , who]) => who !== 'C' && method === 'GET'))(
    '%s %s answers whoever may ask',
    async (method, path, who) => {
      expect((await call(method, path, undefined, who === 'V' ? undefined : waiting)).status).toBe(
        200,
      )
    },
  )
})

describe('a call answers', () => {
  /** As the table says; the upload has tests of its own. */
  const statuses: Record<string, number> = { POST: 201, PUT: 200, DELETE: 204, GET: 200 }
  const others: Record<string, number> = {
    'POST /applauses/post/kis': 200,
    'POST /logout': 204,
    'POST /activation/resend': 422,
    'POST /file/upload': 415,
    'POST /account/import': 415,
    'GET /account/import/999999': 404,
    'GET /url-metas?url=http%3A%2F%2Flocalhost%2F': 400,
    'POST /posts/guz/revisions/99/restore': 404,
  }
  const toTry = rows.filter(([, path]) => path !== '/logout' && path !== '/embeds')

  it.each(toTry)('%s %s', async (method, path, _, body) => {
    const isMissing = path.includes('999999') || body?.['id' as never] === 999_999
    const expected = isMissing ? 404 : (others[`${method} ${path}`] ?? statuses[method]!)
    const { status, text } = await call(method, path, body, elif)
    expect([status, text.slice(0, 300)]).toEqual([expected, expect.any(String)])
  })

  it('not to those whom it does not concern', async () => {
    const tries: Row[] = [
      ['PUT', `/posts/${foreign}`, 'C', { title: 'Benim değil' }],
      ['DELETE', `/posts/${foreign}`, 'C'],
      ['PUT', `/comments/${comment}`, 'C', { text: 'Benim değil' }],
    ]
    for (const [method, path, , body] of tries)
      expect([path, (await call(method, path, body, elif)).status]).toEqual([path, 403])
    // The author of the post may take away what stands under it.
    const other = (await call('POST', '/comments', { post: foreign, text: 'Söz' }, can)).body.id
    expect((await call('DELETE', `/comments/${other}`, undefined, elif)).status).toBe(403)
    expect((await call('GET', `/posts/${foreign}/revisions`, undefined, elif)).status).toBe(403)
  })
})

describe('bad input', () => {
  const bodies = rows.filter(([, , , body]) => body !== undefined)

  it.each(bodies)('%s %s names what is wrong with the body', async (method, path, _, body) => {
    for (const key of Object.keys(body!)) {
      const wrong = { ...body, [key]: { wrong: true } }
      const { status, body: answer } = await call(method, path, wrong, elif)
      expect([key, status, answer['@type']]).toEqual([key, 422, 'ConstraintViolationList'])
      expect(answer.violations.map((each: { propertyPath: string }) => each.propertyPath)).toEqual([
        key,
      ])
    }
    expect((await call(method, path, undefined, elif)).status).toBe(400)
  })

  /** Fields that refer to something, with an address of what they do not mean. */
  it.each([
    ['/comments', { post: '/api/users/guz', text: 'Söz' }, 'post'],
    ['/comments', { post: 'guz', text: 'Söz', parent: '/api/posts/1' }, 'parent'],
    ['/comment_likes', { likeComment: '/api/posts/1', likeUser: 'elif' }, 'likeComment'],
    ['/comment_likes', { likeComment: 1, likeUser: '/api/posts/elif' }, 'likeUser'],
    [
      '/comment_likes',
      { likeComment: 1, likeUser: 'https://a.example/api/users/elif' },
      'likeUser',
    ],
    ['/bookmarks', { post: 'https://a.example/api/posts/guz' }, 'post'],
    ['/bookmarks', { post: 'guz', list: '/api/posts/1' }, 'list'],
    ['/user_relationships', { follower: '/api/posts/elif', following: 'can_o' }, 'follower'],
    ['/user_relationships', { follower: 'elif', following: '//a.example/can_o' }, 'following'],
    ['/user_relationships', { follower: 'elif', following: 'can_o', post: '/api/users/1' }, 'post'],
    ['/blocks', { user: '/api/posts/can_o' }, 'user'],
    ['/mutes', { user: 'http://hokka.test/api/users/can_o' }, 'user'],
    ['/reports', { type: 'post', target: '/api/users/can_o', reason: 'spam' }, 'target'],
    ['/reports', { type: 'comment', target: '/api/posts/1', reason: 'spam' }, 'target'],
    ['/applauses/post/kis', { slug: '/api/users/kis', count: 1 }, 'slug'],
    ['/posts', { title: 'Taslak', categories: ['/api/tags/deniz'] }, 'categories[0]'],
  ])('POST %s refuses %o', async (path, body, field) => {
    const { status, body: answer } = await call('POST', path, body, elif)
    expect([status, answer.violations?.[0]?.propertyPath]).toEqual([422, field])
  })

  it('in a filter is a 400 that names it', async () => {
    for (const list of ['/api/posts/1', 'https://a.example/api/custom_lists/1']) {
      const { status, body } = await call(
        'GET',
        `/bookmarks?list=${encodeURIComponent(list)}`,
        undefined,
        elif,
      )
      expect([status, body['hydra:description']]).toEqual([400, expect.stringContaining('"list"')])
    }
  })

  it.each(rows.filter(([method]) => method === 'GET'))(
    '%s %s knows no other filter',
    async (method, path) => {
      const url = `${path}${path.includes('?') ? '&' : '?'}user.email=a`
      const { status, body } = await call(method, url, undefined, elif)
      expect([status, body['hydra:description']]).toEqual([
        400,
        expect.stringContaining('"user.email"'),
      ])
    },
  )
})

describe('a list without a size', () => {
  it.each([
    ['/users/elif/posts', 10],
    ['/categories/deneme/posts', 11],
    ['/user_relationships?follower.username=elif', 20],
    ['/users/can_o/comments', 20],
    ['/posts/guz/comments', 20],
    ['/bookmarks', 10],
  ])('%s has %i on a page', async (path, size) => {
    const { body } = await call('GET', path, undefined, elif)
    expect(body['hydra:view']['@id']).toContain(`itemsPerPage=${size}`)
  })
})
