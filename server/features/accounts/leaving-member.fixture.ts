import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { registrationOf, type Member } from '../../../tests/support/members.ts'
import { insertPost } from '../../../tests/support/posts.ts'
import type { FilledSite } from '../../../tests/support/filled-site.ts'
import type { TestSite } from '../../../tests/support/site.ts'
import { form, noise } from '../files/pictures.fixture.ts'
import { paragraph } from '../writing/writing.fixture.ts'

/** In everything that the member says or is called, and in nothing else. */
export const mark = 'zümrütlü'

export interface LeavingMember {
  member: Member
  /** Of somebody else, with a thread that the member began and the other answered. */
  othersPost: { id: number; slug: string }
  thread: number
  messenger: number
  /** Under the member's own post. */
  ownPost: { id: number; slug: string }
}

/** The author of a filled site, called something that nobody else is called, and with more that is theirs. */
export async function leavingMember({ site, author, reader }: FilledSite): Promise<LeavingMember> {
  const act = async (as: Member, method: 'POST' | 'PUT', url: string, payload: object) => {
    const answer = await site.call({ method, url: `/api${url}`, as, payload })
    if (answer.status >= 300) throw new Error(`${url}: ${answer.text}`)
    return answer.body
  }
  const picture = await uploadOf(site, author)
  await act(author, 'PUT', `/users/${author.username}`, {
    firstName: 'Zümrütlü',
    lastName: 'Kıvılcım',
    username: 'zumrutlu.kivilcim',
    biography: `Benim ${mark} tanıtımım`,
    picture,
  })
  await sql`INSERT INTO social_accounts (user_id, platform, handle, url)
    VALUES (${author.id}, 'GitHub', 'zumrutlu', 'https://github.com/zumrutlu')`.execute(
    site.database,
  )
  const image = {
    type: 'image',
    data: { key: 'r', src: picture, alt: `${mark} bir resim`, caption: '', width: 40, height: 30 },
  }
  const post = {
    title: `Bir ${mark} yazı`,
    entries: [paragraph('a', `Bu ${mark} metni ben yazdım.`), image],
    categories: ['deneme'],
    tags: ['Zumrutluetiket'],
  }
  const ownPost = await act(author, 'POST', '/posts', { ...post, status: 1 })
  await act(author, 'PUT', `/posts/${ownPost.id}`, { title: `Daha ${mark} yazı` })
  await act(author, 'POST', '/posts', { ...post, title: `Taslak ${mark}` })
  const othersPost = await insertPost(site.database, reader.id)
  const say = (as: Member, text: string, parent?: number) =>
    act(as, 'POST', '/comments', { post: othersPost.slug, text, parent: parent ?? null })
  const thread = (await say(author, `Çok ${mark} olmuş`)).id
  await say(reader, 'Sağ olun, sevindim', thread)
  await say(author, `Ne demek, ${mark}`, thread)
  await say(author, `Yalnız kalan ${mark}`)
  await act(reader, 'POST', '/comments', { post: ownPost.slug, text: 'Elinize sağlık' })
  const messenger = (await act(author, 'POST', '/messengers', { users: [reader.username] })).id
  await act(author, 'POST', '/messages', { messenger, text: `Bir ${mark} mesaj` })
  await act(author, 'POST', '/reports', {
    type: 'user',
    target: reader.username,
    reason: 'other',
    text: `Şu ${mark} şikâyet`,
  })
  await site.call({
    method: 'POST',
    url: '/api/password-resets',
    payload: { email: author.email },
  })
  await site.runChores()
  const member = { ...author, username: 'zumrutlu.kivilcim' }
  return { member, othersPost, thread, messenger, ownPost }
}

export async function uploadOf(site: TestSite, as: Member): Promise<string> {
  const content = await noise(40, 30).png().toBuffer()
  const { body, text } = await site.call({
    ...{ method: 'POST', url: '/api/file/upload', as },
    ...form({ content }),
  })
  if (body?.url === undefined) throw new Error(text)
  return body.url
}

/** Where any of these words stands: in any column of any table, or in the name or content of any file. */
export async function placesOf(site: TestSite, words: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
    WHERE table_schema IN ('public', 'jobs') AND table_type = 'BASE TABLE'`.execute(site.database)
  const found: string[] = []
  for (const { name } of rows) {
    const table = sql.raw(name)
    const { rows: hits } = await sql<{ row: string }>`
      SELECT each::text AS row FROM ${table} AS each
      WHERE EXISTS (SELECT FROM unnest(${words}::text[]) AS word WHERE strpos(each::text, word) > 0) LIMIT 3`.execute(
      site.database,
    )
    found.push(...hits.map(({ row }) => `${name}: ${row.slice(0, 300)}`))
  }
  for (const file of readdirSync(site.config.dataDir, { recursive: true, encoding: 'utf8' })) {
    const content = textOf(join(site.config.dataDir, file))
    if (words.some((word) => file.includes(word) || content.includes(word))) found.push(file)
  }
  return found
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Everything by which the member could be known. */
export const wordsOf = ({ member }: LeavingMember): string[] => [
  ...[mark, 'Zümrütlü', 'zumrutlu', 'Zumrutlu', 'Kıvılcım', 'kivilcim'],
  ...[member.email, registrationOf('yazar').email],
]

/** Every counter that what can be seen does not bear out. */
export async function wrongCounters(site: TestSite): Promise<unknown[]> {
  const { rows } = await sql`
    SELECT 'member' AS kind, users.username AS name FROM users JOIN user_cards USING (id) WHERE
      (users.comment_count, follower_count, following_count, "postCount") IS DISTINCT FROM (
        (SELECT count(*) FROM public_comments WHERE user_id = users.id),
        (SELECT count(*) FROM user_relationships WHERE following_id = users.id),
        (SELECT count(*) FROM user_relationships WHERE follower_id = users.id),
        (SELECT count(*) FROM public_posts WHERE user_id = users.id))
    UNION ALL SELECT 'list', id::text FROM custom_lists WHERE post_count <>
      (SELECT count(*) FROM custom_list_items JOIN bookmarks ON bookmarks.id = bookmark_id
        JOIN public_posts ON public_posts.id = post_id WHERE list_id = custom_lists.id)
    UNION ALL SELECT 'post', id::text FROM posts WHERE (comment_count, thread_count, likes, applauder_count) <> (
      SELECT count(*), count(*) FILTER (WHERE parent_id IS NULL),
        (SELECT coalesce(sum(count), 0) FROM applause WHERE post_id = posts.id),
        (SELECT count(*) FROM applause WHERE post_id = posts.id)
      FROM comments WHERE post_id = posts.id AND is_active(comments))
    UNION ALL SELECT 'comment', id::text FROM comments WHERE (like_count, reply_count) <> (
      (SELECT count(*) FROM comment_likes WHERE comment_id = comments.id),
      (SELECT count(*) FROM comments AS reply WHERE reply.parent_id = comments.id AND is_active(reply)))
    UNION ALL SELECT 'tag', slug FROM tag_cards WHERE "postCount" <> (
      SELECT count(*) FROM post_tags JOIN public_posts ON public_posts.id = post_id WHERE tag_id = tag_cards.id)
    UNION ALL SELECT 'category', slug FROM category_cards WHERE "postCount" <> (
      SELECT count(*) FROM public_posts WHERE category_cards.id IN (category_id, second_category_id))
    UNION ALL SELECT 'messenger', id::text FROM messengers WHERE message_count <> (
      SELECT count(*) FROM messages WHERE messenger_id = messengers.id)
    UNION ALL SELECT 'notification', group_id::text FROM notifications WHERE type NOT IN ('newPost', 'moderation')
      AND actor_count <> (SELECT count(DISTINCT actor_id) FROM notification_actors AS actors
        WHERE actors.group_id = notifications.group_id)`.execute(site.database)
  return rows
}
