import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from './support/members.ts'
import { insertPost } from './support/posts.ts'
import { type TestSite, testSite } from './support/site.ts'

/** In every word of what is hidden, and in nothing else. */
const mark = 'zifir'

/** One of each status that is not public, and a deleted one. */
const hiddenKinds = ['passive', 'draft', 'waiting', 'pending', 'planned', 'deleted'] as const
const statusOf = { passive: 0, draft: 2, waiting: 3, pending: 4, planned: 5, deleted: 1 } as const

interface Written {
  id: number
  slug: string
  comments: number[]
  tag: string
}

let site: TestSite
let author: Member
let reader: Member
let follower: Member
let stranger: Member
let open: Written
let hidden: Written[]
/** What the API says of the counters while everything is public. */
let countsBefore: unknown

const call = (as: Member, method: 'POST' | 'DELETE', url: string, payload?: object) =>
  site.call({ method, url: `/api${url}`, as, ...(payload && { payload }) })

beforeAll(async () => {
  site = await testSite({ pages: true })
  author = await site.member({ username: 'yazar' })
  reader = await site.member({ username: 'okur' })
  follower = await site.member({ username: 'takipci' })
  stranger = await site.member({ username: 'yabanci' })
  await call(follower, 'POST', '/user_relationships', { follower: 'takipci', following: 'yazar' })
  await call(reader, 'POST', '/custom_lists', { name: 'Seçki', isPublic: true })
  open = await write('acik', 'Herkese açık')
  hidden = []
  for (const kind of hiddenKinds)
    hidden.push(await write(`kapali-${kind}`, `${mark}baslik ${kind}`))
  await site.runChores()
  countsBefore = await counts()
  await hideAll()
})

/** Published, with everything that others can add to a post. */
async function write(slug: string, words: string): Promise<Written> {
  const isOpen = slug === 'acik'
  const tag = isOpen ? 'acik' : `${mark}etiket${slug.slice('kapali-'.length)}`
  const mention = { type: 'mention', attrs: { username: stranger.username } }
  const { id } = await insertPost(site.database, author.id, {
    slug,
    title: words,
    excerpt: `${words} özeti`,
    category: 'gunce',
    secondCategory: 'deneme',
    tags: [tag, 'ortak'],
    readTime: 60,
    views: 100,
    entries: [
      {
        type: 'paragraph',
        data: { key: 'a', content: [{ type: 'text', text: `${words} metni ` }, mention] },
      },
    ],
  })
  await call(reader, 'POST', `/applauses/post/${slug}`, { count: 3 })
  const say = async (as: Member, text: string, parent: number | null) =>
    (await call(as, 'POST', '/comments', { post: slug, text, parent })).body.id as number
  const comment = `${isOpen ? 'Açık' : mark}yorum`
  const thread = await say(reader, `${comment} @yabanci`, null)
  const reply = await say(stranger, `${comment} yanıtı`, thread)
  await call(follower, 'POST', '/comment_likes', {
    likeComment: String(thread),
    likeUser: follower.username,
  })
  const bookmark = (await call(reader, 'POST', '/bookmarks', { post: slug, list: 'secki' })).body.id
  const note = `${isOpen ? 'Açık' : mark}not`
  await sql`UPDATE custom_list_items SET note = ${note} WHERE bookmark_id = ${bookmark}`.execute(
    site.database,
  )
  return { id, slug, comments: [thread, reply], tag }
}

async function hideAll(): Promise<void> {
  for (const [index, { id }] of hidden.entries()) {
    await sql`INSERT INTO post_notes (post_id, reason) VALUES (${id}, ${`${mark}gerekce`})
      ON CONFLICT DO NOTHING`.execute(site.database)
    await sql`INSERT INTO post_revisions (post_id, number, title, excerpt, entries, entries_sort, word_count)
      VALUES (${id}, 1, ${`${mark}eski`}, '', '[]', '{}', 1) ON CONFLICT DO NOTHING`.execute(
      site.database,
    )
    const kind = hiddenKinds[index]!
    if (kind === 'deleted') await call(author, 'DELETE', `/posts/${id}`)
    else
      await sql`UPDATE posts SET status = ${statusOf[kind]} WHERE id = ${id}`.execute(site.database)
  }
}

const showAll = () =>
  sql`UPDATE posts SET status = 1, deleted_at = NULL WHERE NOT is_public(posts)`.execute(
    site.database,
  )

/** Things without a name, of which the first ones are all there are. */
const numbered = new Set(
  `appeals applauses bookmarks comment_likes custom_lists decisions deleted_posts invitations moderation/log moderation/sign_up_blocks embeds messages moderation/cases messenger-show messengers notification_mutes notifications passkeys account/import push_subscriptions reports sessions
  user_informations user_relationships`
    .split(/\s+/)
    .map((collection) => `/${collection}/`),
)

/** How a page or a call names what it is about, by the word in its address. */
function namesFor(path: string, name: string): (string | number)[] {
  const posts = [open, ...hidden].flatMap(({ id, slug }) => [id, slug])
  if (name === 'n') return [1]
  if (name === 'token') return ['boyle-bir-davet-yok']
  if (
    /^\/(posts|post_notes|post_waits|moderation\/approvals|applauses\/post|views\/post|stats\/posts|yazi|istatistiklerim)\//.test(
      path,
    )
  )
    return posts
  if (path.startsWith('/comments/')) return [open, ...hidden].flatMap(({ comments }) => comments)
  if (/^\/(tags|etiket)\//.test(path)) return ['ortak', 'acik', ...hidden.map(({ tag }) => tag)]
  if (/^\/(categories|kesfet)\//.test(path)) return ['gunce', 'deneme']
  if (name === 'username') return ['yazar', 'okur', 'takipci', 'yabanci']
  if (path === '/pages/') return ['about', 'terms', 'privacy']
  if (/\/(lists|listeler)\/$/.test(path)) return ['secki']
  if (numbered.has(path)) return Array.from({ length: 40 }, (_, index) => index + 1)
  throw new Error(`say what stands for {${name}} in ${path}`)
}

/** All addresses of a pattern like `/posts/{id}/comments`. */
function addressesOf(pattern: string): string[] {
  const [whole, before, name, after] = /^(.*?)\{(\w+)\}(.*)$/.exec(pattern) ?? []
  if (whole === undefined) return [pattern]
  return namesFor(before!, name!).flatMap((value) => addressesOf(`${before}${value}${after}`))
}

/** What a call needs besides its path. */
const queries: Record<string, string[]> = {
  '/stats/posts/{id}': ['?startAt=1790000000&endAt=1790086400'],
  '/posts': [
    '',
    '?order[views]=desc',
    '?order[likes]=desc',
    '?readTime[lte]=120&order[views]=desc',
    '?userApplauses.user.username=okur',
    ...[0, 2, 3, 4, 5].map((status) => `?status=${status}`),
  ],
  '/users/{username}/posts': ['', ...[0, 2, 3, 4, 5].map((status) => `?status=${status}`)],
  '/tags': ['', `?name=${mark}`],
  '/user_relationships': ['?following.username=yazar', '?follower.username=takipci'],
  '/users/check-follows': ['?usernames=yazar'],
  '/bookmarks/check': ['?posts=acik'],
  '/mentions': ['?q=ya'],
  '/bookmarks': ['', '?list=secki'],
}
/** Asks another site about itself; nothing of ours is in it. */
const elsewhere = new Set(['/url-metas'])

const getCalls = () =>
  site.routes
    .map(({ endpoint }) => endpoint)
    .filter(({ method, path }) => method === 'GET' && !elsewhere.has(path))

const callAddresses = (): string[] =>
  getCalls().flatMap(({ path }) =>
    addressesOf(path).flatMap((address) =>
      (queries[path] ?? ['']).map((query) => `/api${address}${query}`),
    ),
  )

const feedFiles = ['rss.xml', 'atom.xml', 'feed.json']
const feedAddresses = (): string[] =>
  ['', '/@yazar', ...addressesOf('/kesfet/{slug}'), ...addressesOf('/etiket/{slug}')].flatMap(
    (path) => feedFiles.map((file) => `${path}/${file}`),
  )

const pageAddresses = (): string[] => [
  ...['/', '/kesfet', '/bildirimler', '/okuma-listem', '/alkisladiklarim', '/profil', '/yazilarim'],
  '/istatistiklerim',
  ...['/mesajlar', '/mesajlar/1', '/arkadas-bul', '/sitemap.xml', '/robots.txt'],
  ...['/kesfet/{slug}', '/etiket/{slug}', '/yazi/{slug}', '/istatistiklerim/{slug}'].flatMap(
    addressesOf,
  ),
  ...['', '/yorumlar', '/takipciler', '/takip-edilenler'].flatMap((part) =>
    namesFor('/@', 'username').map((name) => `/@${name}${part}`),
  ),
  '/@okur/listeler/secki',
]

/** A refusal may repeat the address that was asked for. */
function leakIn(url: string, text: string): boolean {
  const asked = decodeURIComponent(url).match(/[\w-]*(zifir|kapali)[\w-]*/g) ?? []
  const rest = asked.reduce((left, word) => left.replaceAll(word, ''), text)
  return new RegExp(`${mark}|kapali-`, 'i').test(rest)
}

async function leaks(urls: string[], as: Member | null): Promise<string[]> {
  const found: string[] = []
  for (const url of urls) {
    const { text, status } = await site.call({ url, ...(as && { cookies: { token: as.token } }) })
    if (status >= 500) throw new Error(`${url}: ${status}`)
    if (leakIn(url, text)) found.push(`${url}: ${status}`)
  }
  return found
}

const audience = () =>
  [
    ['a visitor', null],
    ['another member', stranger],
    ['a follower', follower],
    ['whoever commented, applauded and saved', reader],
  ] as const

describe('what is not published, and what was deleted', () => {
  it.each([0, 1, 2, 3])('is in no answer to anybody else (%s)', async (index) => {
    const [, as] = audience()[index]!
    const urls = callAddresses()
    expect(urls.length).toBeGreaterThan(150)
    expect(await leaks(urls, as)).toEqual([])
  })

  it.each([0, 1, 2, 3])('is on no page (%s)', async (index) => {
    const [, as] = audience()[index]!
    expect(await leaks(pageAddresses(), as)).toEqual([])
  })

  it('is in no feed', async () => {
    expect(await leaks(feedAddresses(), null)).toEqual([])
  })

  it('is not there at all: every address of its own is unknown', async () => {
    const own = hidden.flatMap(({ id, slug, comments, tag }) => [
      ...[id, slug].flatMap((name) => [
        ...['', '/comments', '/next', '/facts'].map((part) => `/api/posts/${name}${part}`),
        `/api/applauses/post/${name}`,
        `/api/views/post/${name}`,
      ]),
      ...comments.flatMap((each) => [`/api/comments/${each}`, `/api/comments/${each}/replies`]),
      `/api/tags/${tag}`,
      `/api/tags/${tag}/posts`,
      `/yazi/${slug}`,
      `/etiket/${tag}`,
      `/etiket/${tag}/rss.xml`,
      `/og/${slug}.png`,
    ])
    for (const url of own)
      expect([url, (await site.call({ url, cookies: { token: reader.token } })).status]).toEqual([
        url,
        404,
      ])
  })

  it('can be neither answered, liked, applauded, saved nor reported', async () => {
    for (const { slug, comments } of hidden) {
      const [thread] = comments
      const tries: [string, object, number][] = [
        ['/comments', { post: slug, text: 'Merhaba' }, 404],
        ['/comments', { post: 'acik', text: 'Merhaba', parent: thread }, 422],
        ['/comment_likes', { likeComment: String(thread), likeUser: stranger.username }, 404],
        [`/applauses/post/${slug}`, { count: 1 }, 404],
        ['/bookmarks', { post: slug }, 404],
        ['/reports', { type: 'post', target: slug, reason: 'spam', text: '' }, 422],
        ['/reports', { type: 'comment', target: String(thread), reason: 'spam', text: '' }, 422],
      ]
      for (const [url, payload, status] of tries)
        expect([url, (await call(stranger, 'POST', url, payload)).status]).toEqual([url, status])
      const own = { method: 'PUT', payload: { text: 'Değişti' }, as: reader } as const
      expect((await site.call({ ...own, url: `/api/comments/${thread}` })).status).toBe(404)
    }
  })

  it('is not counted, and is counted again when it comes back', async () => {
    expect(await counts()).toEqual({
      author: { postCount: 1, commentCount: 0, posts: 1, comments: 0 },
      reader: { postCount: 0, commentCount: 1, posts: 0, comments: 1 },
      stranger: { postCount: 0, commentCount: 1, posts: 0, comments: 1 },
      list: [1, 1, 1],
      bookmarks: 1,
      applauded: 1,
      tag: [1, 1],
      tags: ['acik', 'ortak'],
      category: [1, 1],
      unread: { reader: 2, stranger: 2, follower: 1 },
    })
    await showAll()
    expect(await counts()).toEqual(countsBefore)
    await hideAll()
  })
})

async function counts() {
  const ask = async (url: string, as: Member = stranger) =>
    (await site.call({ url: `/api${url}`, as })).body
  const total = async (url: string, as?: Member) => (await ask(url, as))['hydra:totalItems']
  const person = async ({ username }: Member) => {
    const { postCount, commentCount } = await ask(`/users/${username}`)
    const posts = await total(`/users/${username}/posts`)
    return { postCount, commentCount, posts, comments: await total(`/users/${username}/comments`) }
  }
  const unread = async (as: Member) => {
    const { unreadCount, 'hydra:totalItems': all } = await ask('/notifications', as)
    expect(all).toBe(unreadCount)
    expect((await ask('/users/current', as)).unreadNotificationCount).toBe(unreadCount)
    return unreadCount
  }
  const list = await ask('/users/okur/lists/secki')
  const [own] = (await ask('/custom_lists', reader))['hydra:member']
  return {
    author: await person(author),
    reader: await person(reader),
    stranger: await person(stranger),
    list: [list.postCount, list.posts['hydra:totalItems'], own.postCount],
    bookmarks: await total('/bookmarks', reader),
    applauded: await total('/posts?userApplauses.user.username=okur'),
    tag: [(await ask('/tags/ortak')).postCount, await total('/tags/ortak/posts')],
    tags: (await ask('/tags'))['hydra:member'].map(({ slug }: { slug: string }) => slug).sort(),
    category: [(await ask('/categories/gunce')).postCount, await total('/categories/gunce/posts')],
    unread: {
      reader: await unread(reader),
      stranger: await unread(stranger),
      follower: await unread(follower),
    },
  }
}
