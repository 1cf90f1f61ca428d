import { sql } from 'kysely'
import { paragraph } from '../../server/features/writing/writing.fixture.ts'
import type { Member } from '../support/members.ts'
import { insertPost } from '../support/posts.ts'
import { siteOn, type TestSite, testSite } from '../support/site.ts'

type Made = { id: number; slug: string }

/**
 * Two processes with caches, one without, on one database with something of everything in it.
 * `elif` writes, `can` answers; what the lists of recommendations show is far ahead of the rest,
 * so that no write of the test changes which posts those are.
 */
export async function makeWorld() {
  const one = await testSite({ pages: true })
  const two = await siteOn(one.address, { pages: true })
  const plain = await siteOn(one.address, { pages: true, isCached: false })
  const elif = await one.member({ username: 'elif' })
  const can = await one.member({ username: 'can' })
  const editor = await one.member({ username: 'gozeten' })
  const waiting = await one.member({ username: 'bekleyen', isConfirmed: false })
  const admin = await one.member({ username: 'yoneten' })
  await sql`UPDATE users SET role = 'editor' WHERE id = ${editor.id}`.execute(one.database)
  await sql`UPDATE users SET role = 'admin' WHERE id = ${admin.id}`.execute(one.database)
  const ranked: Made[] = []
  for (let rank = 0; rank < 16; rank++)
    ranked.push(
      await insertPost(one.database, elif.id, {
        title: `Çok okunan ${'abcdefghijklmnop'[rank]}`,
        category: 'kent',
        tags: ['sokak'],
        views: 9000 - 100 * rank,
        likes: 9000 - 100 * rank,
        readTime: rank % 2 ? 100 : 300,
      }),
    )
  await insertPost(one.database, editor.id, { title: 'Günceden bir haber', category: 'gunce' })
  const targets = await makeTargets(one, { elif, can, editor })
  const act = actor(one)
  for (const { slug } of [ranked[14]!, ranked[15]!])
    await act('POST', `/applauses/post/${slug}`, can, { slug, count: 1 })
  /** `imported`: what the last import was numbered. */
  return {
    one,
    two,
    plain,
    elif,
    can,
    editor,
    admin,
    waiting,
    ranked,
    ...targets,
    act,
    imported: 0,
  }
}

export type World = Awaited<ReturnType<typeof makeWorld>>

interface Writers {
  elif: Member
  can: Member
  editor: Member
}

/** What the writes of the test change; applauded and liked already, so that no count leaves zero. */
async function makeTargets(site: TestSite, { elif, can, editor }: Writers) {
  const act = actor(site)
  const post: Made = await act('POST', '/posts', elif, {
    title: 'Değişecek yazı',
    entries: [paragraph('a', 'İlk metin')],
    categories: ['edebiyat'],
    tags: ['deniz'],
    status: 1,
  })
  const thread: Made = await act('POST', '/comments', can, { post: post.slug, text: 'İlk yorum' })
  await act('POST', `/applauses/post/${post.slug}`, editor, { slug: post.slug, count: 1 })
  await act('POST', '/comment_likes', editor, {
    likeComment: String(thread.id),
    likeUser: editor.username,
  })
  const reply: Made = await act('POST', '/comments', elif, {
    post: post.slug,
    text: 'İlk yanıt',
    parent: String(thread.id),
  })
  const list: Made = await act('POST', '/custom_lists', can, { name: 'Seçki', isPublic: true })
  const bookmark: Made = await act('POST', '/bookmarks', can, {
    post: post.slug,
    list: String(list.id),
  })
  return { post, thread, reply, list, bookmark }
}

type Method = 'POST' | 'PUT' | 'DELETE'

/** Makes a call as somebody, which must succeed. */
const actor =
  (site: TestSite) =>
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read whatever came back
  async (method: Method, path: string, as: Member | null, payload?: object): Promise<any> => {
    const url = `/api${path}`
    const answer = await site.call({
      method,
      url,
      ...(as && { as }),
      ...(payload && { payload }),
    })
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`)
    return answer.body
  }
