import { sql } from 'kysely'
import { type Endpoint, fillPath } from '../../core/endpoint.ts'
import { newBrowser } from '../../server/features/push/browser.fixture.ts'
import type { Member } from './members.ts'
import { insertPost } from './posts.ts'
import { type Answer, type TestSite, testSite } from './site.ts'

/** A site with at least one of everything, all of it the author's or open to them. */
export interface FilledSite {
  site: TestSite
  author: Member
  reader: Member
  /** What the calls that wrote all this answered. */
  answers: Answer[]
  /** The address of a call, with names of things that are there. */
  addressOf: (endpoint: Endpoint) => string
}

export async function filledSite(): Promise<FilledSite> {
  const site = await testSite()
  const [author, reader, blocked, muted] = await Promise.all(
    ['yazar', 'okur', 'engelli', 'sessiz'].map((username) => site.member({ username })),
  )
  const answers: Answer[] = []
  const write = writer(site, answers)
  const people = { author: author!, reader: reader!, blocked: blocked!, muted: muted! }
  const names = await fill(site, people, write)
  return { site, author: author!, reader: reader!, answers, addressOf: addresses(names) }
}

type Write = (
  as: Member,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) => Promise<Answer['body']>

const writer =
  (site: TestSite, answers: Answer[]): Write =>
  async (as, method, path, payload) => {
    const answer = await site.call({ method, url: `/api${path}`, as, ...(payload && { payload }) })
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`)
    answers.push(answer)
    return answer.body
  }

type People = Record<'author' | 'reader' | 'blocked' | 'muted', Member>

/** By the path of the call, or by the beginning of it. */
type Names = Record<string, Record<string, string | number>>

type NumberedThing =
  | 'notification'
  | 'session'
  | 'information'
  | 'relationship'
  | 'applause'
  | 'import'
  | 'case'
  | 'decision'
  | 'appeal'

async function fill(site: TestSite, people: People, write: Write): Promise<Names> {
  const { author, reader, blocked, muted } = people
  const { database } = site
  await write(reader, 'POST', '/user_relationships', { follower: 'okur', following: 'yazar' })
  await write(author, 'POST', '/user_relationships', { follower: 'yazar', following: 'okur' })
  const own = await ownPosts(site, author, write)
  const others = await insertPost(database, reader.id, { category: 'gunce', tags: ['Deniz'] })
  await site.runChores()

  const comment = await write(reader, 'POST', '/comments', {
    post: own.slug,
    text: 'Eline sağlık.',
  })
  const reply = { post: own.slug, text: 'Sağ olun.', parent: String(comment.id) }
  await write(author, 'POST', '/comments', reply)
  await write(author, 'POST', '/comments', { post: others.slug, text: 'Ne güzel.' })
  const likeBody = { likeComment: String(comment.id), likeUser: 'yazar' }
  const like = await write(author, 'POST', '/comment_likes', likeBody)
  const applauseOn = (slug: string) => ({ slug, count: 3, type: 'post' })
  await write(reader, 'POST', `/applauses/post/${own.slug}`, applauseOn(own.slug))
  await write(author, 'POST', `/applauses/post/${others.slug}`, applauseOn(others.slug))

  const list = await write(author, 'POST', '/custom_lists', { name: 'Güz', isPublic: true })
  const bookmarkBody = { post: others.slug, list: list.slug }
  const bookmark = await write(author, 'POST', '/bookmarks', bookmarkBody)
  await write(author, 'POST', '/blocks', { user: blocked.username })
  await write(author, 'POST', '/mutes', { user: muted.username })
  const messenger = await write(author, 'POST', '/messengers', { users: [reader.username] })
  const message = await write(author, 'POST', '/messages', {
    messenger: messenger.id,
    text: 'Merhaba.',
  })
  await write(reader, 'POST', '/messages', { messenger: messenger['@id'], text: 'Merhaba!' })
  const notificationMute = await write(author, 'POST', '/notification_mutes', { post: others.slug })
  const push = await write(author, 'POST', '/push_subscriptions', newBrowser().subscription)
  const report = { type: 'post', target: others.slug, reason: 'spam' }
  const { id: reportId } = await write(author, 'POST', '/reports', report)
  const { rows } = await sql<Record<'embed' | 'passkey' | NumberedThing, number>>`
    WITH passkey AS (
      INSERT INTO passkeys (user_id, credential_id, public_key, counter, transports, name)
      VALUES (${author.id}, 'anahtar', '\\x00', 0, '{internal}', 'Telefonum') RETURNING id),
    embed AS (
      INSERT INTO embeds (url, provider, title, stale_at) VALUES
        ('https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube', 'Video', now() + interval '1 day') RETURNING id),
    decided AS (
      INSERT INTO cases (type, target_id, owner_id, origin, status, snapshot, label)
      VALUES ('user', ${author.id}, ${author.id}, 'report', 'appealed', '{"title": null, "text": "Tanıtım", "images": []}',
        'Yazar') RETURNING id),
    decision AS (
      INSERT INTO decisions (case_id, kind, rule, reason) SELECT id, 'warn', 'spam', 'Reklam.' FROM decided RETURNING id),
    appeal AS (
      INSERT INTO appeals (decision_id, text) SELECT id, 'Reklam değildi.' FROM decision RETURNING id),
    imported AS (
      INSERT INTO imports (user_id, file_name, mode, status, has_file)
      VALUES (${author.id}, 'yazilarim.zip', 'draft', 'ready', false) RETURNING id)
    SELECT id AS embed, (SELECT id FROM passkey) AS passkey,
      (SELECT max(id) FROM notifications WHERE user_id = ${author.id}) AS notification,
      (SELECT max(id) FROM sessions WHERE user_id = ${author.id}) AS session,
      (SELECT id FROM user_informations WHERE user_id = ${author.id}) AS information,
      (SELECT id FROM user_relationships WHERE follower_id = ${author.id}) AS relationship,
      (SELECT id FROM applause WHERE user_id = ${author.id}) AS applause,
      (SELECT id FROM imported) AS import,
      (SELECT id FROM decided) AS case, (SELECT id FROM decision) AS decision, (SELECT id FROM appeal) AS appeal
    FROM embed`.execute(database)
  const found = rows[0]!
  await sql`INSERT INTO trusted_authors (user_id) VALUES (${author.id})`.execute(database)
  await sql`INSERT INTO sign_up_blocks (domain) VALUES ('gecici.example')`.execute(database)
  await sql`INSERT INTO audit_log (action, target_type) VALUES ('siteChanged', 'site')`.execute(
    database,
  )
  await sql`INSERT INTO invitations (code, most_uses) VALUES ('davetdavetda', 1)`.execute(database)
  return {
    '/posts': { id: own.slug, n: own.revision },
    '/post_notes': { id: own.sentBack },
    '/post_waits': { id: own.waiting },
    '/moderation/approvals/{id}': { id: own.waiting },
    '/moderation/trusted_authors/{username}': { username: author.username },
    '/moderation/sign_up_blocks/{id}': { id: 1 },
    '/moderation/log/{id}': { id: 1 },
    '/invitations': { id: 1 },
    '/deleted_posts': { id: own.deleted },
    '/views': { slug: others.slug },
    '/stats': { id: own.slug },
    '/applauses': { slug: others.slug, id: found.applause },
    '/comments': { id: comment.id },
    '/comment_likes': { id: like.id },
    '/bookmarks': { id: bookmark.id },
    '/custom_lists': { id: list.id, bookmark: bookmark.id },
    '/users': { username: author.username, slug: list.slug },
    '/users/check-follow/{username}': { username: reader.username },
    '/user_relationships': { username: reader.username, id: found.relationship },
    '/user_informations': { id: found.information },
    '/blocks': { username: blocked.username },
    '/mutes': { username: muted.username },
    '/messengers': { id: messenger.id },
    '/messenger': { id: messenger.id },
    '/messenger-show': { id: messenger.id },
    '/messages': { id: message.id },
    '/notification_mutes': { id: notificationMute.id },
    '/push_subscriptions': { id: push.id },
    '/reports': { id: reportId },
    '/moderation': { id: found.case, username: reader.username },
    '/decisions': { id: found.decision },
    '/appeals': { id: found.appeal },
    '/embeds': { id: found.embed },
    '/notifications': { id: found.notification },
    '/sessions': { id: found.session },
    '/passkeys': { id: found.passkey },
    '/account': { id: found.import },
    '/categories': { id: 'deneme' },
    '/tags': { id: 'deniz' },
    '/pages': { name: 'about' },
    '/password-resets': { token: 'yok' },
  }
}

/** One in every status, one with revisions, a deleted one, and enough for a second page. */
async function ownPosts(
  { database, call }: TestSite,
  author: Member,
  write: Write,
): Promise<Record<'revision' | 'deleted' | 'sentBack' | 'waiting', number> & { slug: string }> {
  for (const status of [0, 4, 5]) await insertPost(database, author.id, { status })
  const waiting = await insertPost(database, author.id, { status: 3 })
  const sentBack = await insertPost(database, author.id, { status: 2 })
  await sql`INSERT INTO post_notes (post_id, reason) VALUES (${sentBack.id}, 'Kaynak?')`.execute(
    database,
  )
  for (let i = 0; i < 13; i++) await insertPost(database, author.id, { tags: ['Deniz', 'Güz'] })
  const entries = (text: string) => [
    { type: 'paragraph', data: { key: 'a', content: [{ type: 'text', text }] } },
  ]
  const draft = { title: 'Sürümleri olan', entries: entries('Bir.'), categories: ['deneme'] }
  const { id } = await write(author, 'POST', '/posts', draft)
  await write(author, 'PUT', `/posts/${id}`, { entries: entries('İki.'), status: 1 })
  const { slug } = await write(author, 'PUT', `/posts/${id}`, { entries: entries('Üç.') })
  const gone = await insertPost(database, author.id)
  await write(author, 'DELETE', `/posts/${gone.id}`)
  const revisions = await call({ url: `/api/posts/${id}/revisions`, as: author })
  return {
    waiting: waiting.id,
    slug,
    revision: revisions.body['hydra:member'][0].id,
    deleted: gone.id,
    sentBack: sentBack.id,
  }
}

/** What a call cannot do without. */
const queries: Record<string, string> = {
  '/user_relationships': 'follower.username=okur',
  '/users/check-follows': 'usernames=okur',
  '/bookmarks/check': 'posts=yok',
  '/named_posts': 'posts=yok',
  '/mentions': 'q=oku',
  '/graph-stats': 'startAt=1790000000&endAt=1790086400',
  '/stats/posts/{id}': 'startAt=1790000000&endAt=1790086400',
  '/url-metas': `url=${encodeURIComponent('https://ornek.test/')}`,
}

const addresses =
  (names: Names): FilledSite['addressOf'] =>
  ({ path, method }) => {
    const first = /^\/[^/]+/.exec(path)![0]
    const params = names[path] ?? names[first] ?? {}
    const query = method === 'GET' ? queries[path] : undefined
    return `/api${fillPath(path, params)}${query === undefined ? '' : `?${query}`}`
  }
