import { sql } from 'kysely'
import { expect } from 'vitest'
import { goodPassword, type Member } from '../../tests/support/members.ts'
import { insertPost, type PostChanges } from '../../tests/support/posts.ts'
import { newBrowser } from '../features/push/browser.fixture.ts'
import type { TestSite } from '../../tests/support/site.ts'

export let site: TestSite
let elif: Member

/** On whose database the lists below are made, and who makes them. */
export function walkOn(on: TestSite, by: Member): void {
  site = on
  elif = by
}

export const run = (query: ReturnType<typeof sql>) => query.execute(site.database)
export const write = (changes: PostChanges = {}, by = elif.id) =>
  insertPost(site.database, by, changes)
export const times = async <Made>(count: number, make: (index: number) => Promise<Made>) => {
  const made: Made[] = []
  for (let index = 0; index < count; index++) made.push(await make(index))
  return made
}

/** Somebody who can be followed and blocked but never signs in: quicker than signing up. */
let people = 0
async function person(): Promise<{ id: number; username: string }> {
  const username = `kisi_${++people}`
  const { rows } = await sql<{ id: number }>`
    INSERT INTO users (username, first_name, last_name, email, password_hash, email_confirmed_at)
    VALUES (${username}, 'Kişi', 'Biri', ${`${username}@ornek.test`}, '', now()) RETURNING id`.execute(
    site.database,
  )
  return { id: rows[0]!.id, username }
}

export const post = async (url: string, payload: object, as = elif) => {
  const { status, body, text } = await site.call({ method: 'POST', url, payload, as })
  expect(status, text).toBeLessThan(300)
  return body
}

export interface Walk {
  url: string
  as?: Member
  /** Where the collection is within the answer. */
  inside?: 'posts'
  /** Writes something new and takes away what is named, after the page with this number. */
  disturb: (page: number, taken: string) => Promise<unknown>
}

/** Each makes seven items and says how they are disturbed. */
export const walks: Record<string, () => Promise<Walk>> = {
  listPosts: async () => {
    await times(7, () => write())
    return { url: '/api/posts', disturb: disturbPosts() }
  },
  'listPosts most read': async () => {
    await times(7, (index) => write({ views: index % 3 }))
    return { url: '/api/posts?order[views]=desc', disturb: disturbPosts({ views: 1 }) }
  },
  'listPosts of the followed': async () => {
    const reader = await site.member()
    const authors = await times(3, () => person())
    for (const { id, username } of authors) {
      await times(3, () => write({}, id))
      await post(
        '/api/user_relationships',
        { follower: reader.username, following: username },
        reader,
      )
    }
    return { url: '/api/posts?following=1', as: reader, disturb: disturbPosts({}, authors[0]!.id) }
  },
  'listPosts applauded': async () => {
    const fan = await site.member()
    const applaud = async () => {
      const { slug } = await write()
      await post(`/api/applauses/post/${slug}`, { count: 1 }, fan)
    }
    await times(7, applaud)
    return {
      url: `/api/posts?userApplauses.user.username=${fan.username}`,
      disturb: async (_, taken) => {
        await applaud()
        await site.call({ method: 'DELETE', url: `/api/applauses/post/${nameIn(taken)}`, as: fan })
      },
    }
  },
  listUserPosts: async () => {
    const author = await person()
    await times(7, () => write({}, author.id))
    return { url: `/api/users/${author.username}/posts`, disturb: disturbPosts({}, author.id) }
  },
  listUsers: async () => {
    const publish = async () => write({}, (await person()).id)
    await times(7, publish)
    return {
      url: '/api/users',
      disturb: async (_, taken) => {
        await publish()
        await run(sql`UPDATE posts SET status = 0 FROM users
          WHERE users.id = posts.user_id AND username = ${nameIn(taken)}`)
      },
    }
  },
  listCategoryPosts: async () => {
    await times(7, (index) =>
      write(index % 2 ? { category: 'yol' } : { category: 'ev', secondCategory: 'yol' }),
    )
    return { url: '/api/categories/yol/posts', disturb: disturbPosts({ category: 'yol' }) }
  },
  listTagPosts: async () => {
    await times(7, () => write({ tags: ['Deniz'] }))
    return { url: '/api/tags/deniz/posts', disturb: disturbPosts({ tags: ['Deniz'] }) }
  },
  listDeletedPosts: async () => {
    const author = await site.member()
    const remove = () => write({ isDeleted: true }, author.id)
    await times(7, remove)
    return {
      url: '/api/deleted_posts',
      as: author,
      disturb: async (_, taken) => {
        await remove()
        await run(sql`UPDATE posts SET deleted_at = NULL WHERE slug = ${nameIn(taken)}`)
      },
    }
  },
  listRevisions: async () => {
    const { id } = await write()
    const revise = (number: number) =>
      run(sql`INSERT INTO post_revisions (post_id, number, title, excerpt, entries, entries_sort, word_count)
        VALUES (${id}, ${number}, 'Başlık', '', '[]', '{}', 0)`)
    await times(7, (index) => revise(index + 1))
    return {
      url: `/api/posts/${id}/revisions`,
      as: elif,
      disturb: async (page, taken) => {
        await revise(7 + page)
        await run(
          sql`DELETE FROM post_revisions WHERE post_id = ${id} AND number = ${nameIn(taken)}`,
        )
      },
    }
  },
  listPostNotes: async () => {
    const author = await site.member()
    const sendBack = async () => {
      const { id } = await write({ status: 2 }, author.id)
      await run(sql`INSERT INTO post_notes (post_id, reason) VALUES (${id}, 'Kaynak nerede?')`)
    }
    await times(7, sendBack)
    return {
      url: '/api/post_notes',
      as: author,
      disturb: async (_, taken) => {
        await sendBack()
        await run(sql`DELETE FROM post_notes WHERE post_id = ${nameIn(taken)}`)
      },
    }
  },
  listTags: async () => {
    await times(7, (index) =>
      times(1 + (index % 3), () => write({ tags: [`Etiket ${'abcdefg'[index]!.repeat(3)}`] })),
    )
    await site.runChores()
    return { url: '/api/tags', disturb: disturbTags }
  },
  'listTags by name': async () => {
    await times(9, (index) => write({ tags: [`Kuş ${'abcdefghi'[index]!.repeat(3)}`] }))
    await site.runChores()
    return { url: '/api/tags?name=kus', disturb: disturbTags }
  },
  listCategories: async () => ({ url: '/api/categories', disturb: await categories() }),
  listWritableCategories: async () => ({
    url: '/api/categories/writable',
    as: elif,
    disturb: await categories(),
  }),
  suggestPeople: async () => {
    const reader = await site.member()
    const found = await times(9, () => person())
    return {
      url: '/api/users/check-follow',
      as: reader,
      disturb: async (page, taken) => {
        // Following somebody weighs the others anew, and the widely followed change places.
        const names = found.map(({ id }) => id)
        await run(sql`INSERT INTO user_relationships (follower_id, following_id)
          SELECT ${names[page % 9]}, id FROM users WHERE id = ANY(${names}) AND id <> ${names[page % 9]}
          ON CONFLICT DO NOTHING`)
        const following = nameIn(taken)
        await post('/api/user_relationships', { follower: reader.username, following }, reader)
        await person()
      },
    }
  },
  listRelationships: async () => {
    const idol = await person()
    const follow = async () => {
      const { id } = await person()
      await run(
        sql`INSERT INTO user_relationships (follower_id, following_id) VALUES (${id}, ${idol.id})`,
      )
    }
    await times(7, follow)
    return {
      url: `/api/user_relationships?following.username=${idol.username}`,
      disturb: disturbRows(follow, 'user_relationships'),
    }
  },
  listBlocks: async () => decisions('blocks'),
  listMutes: async () => decisions('mutes'),
  listNotificationMutes: () =>
    own('notification_mutes', async () => ({ post: (await write()).slug })),
  listPushSubscriptions: () => own('push_subscriptions', async () => newBrowser().subscription),
  listSessions: async () => {
    const { username } = await site.member()
    const open = () => post('/api/login', { username, password: goodPassword })
    const sessions = await times(7, open)
    // The first and the last of the list go, and whoever reads must not.
    const as = { ...elif, token: sessions[3]!.token }
    return { url: '/api/sessions', as, disturb: disturbRows(open, 'sessions') }
  },
  listBookmarks: () => own('bookmarks', async () => ({ post: (await write()).id })),
  'listBookmarks of a list': async () => {
    const { reader, list, save } = await listOfPosts()
    return {
      url: `/api/bookmarks?list=${list.id}`,
      as: reader,
      disturb: disturbRows(save, 'bookmarks'),
    }
  },
  getPublicList: async () => {
    const { reader, list, save } = await listOfPosts()
    return {
      url: `/api/users/${reader.username}/lists/${list.slug}`,
      inside: 'posts',
      disturb: async (_, taken) => {
        await save()
        await run(sql`DELETE FROM bookmarks USING posts
          WHERE posts.id = post_id AND slug = ${nameIn(taken)} AND bookmarks.user_id = ${reader.id}`)
      },
    }
  },
  listCustomLists: async () => {
    const reader = await site.member()
    let number = 0
    const open = () => post('/api/custom_lists', { name: `Liste ${++number}` }, reader)
    await times(7, open)
    return { url: '/api/custom_lists', as: reader, disturb: disturbRows(open, 'custom_lists') }
  },
  listPostComments: async () => {
    const { slug } = await write()
    const say = () => post('/api/comments', { post: slug, text: 'Söz' })
    await times(7, say)
    return { url: `/api/posts/${slug}/comments`, disturb: disturbRows(say, 'comments') }
  },
  'listPostComments most liked': async () => {
    const { url, disturb } = await walks.listPostComments!()
    await run(sql`UPDATE comments SET like_count = id % 3`)
    return { url: `${url}?order[likeCount]=desc`, disturb }
  },
  listReplies: async () => {
    const { slug } = await write()
    const thread = await post('/api/comments', { post: slug, text: 'Söz' })
    const say = () => post('/api/comments', { post: slug, text: 'Karşılık', parent: thread.id })
    await times(7, say)
    return { url: `/api/comments/${thread.id}/replies`, disturb: disturbRows(say, 'comments') }
  },
  listUserComments: async () => {
    const reader = await site.member()
    const { slug } = await write()
    const say = () => post('/api/comments', { post: slug, text: 'Söz' }, reader)
    await times(7, say)
    return { url: `/api/users/${reader.username}/comments`, disturb: disturbRows(say, 'comments') }
  },
  listApplauses: async () => {
    const { id, slug } = await write()
    const applaud = async () => {
      const fan = await person()
      await run(sql`INSERT INTO applause (post_id, user_id, count) VALUES (${id}, ${fan.id}, 1)`)
    }
    await times(7, applaud)
    return { url: `/api/applauses/post/${slug}`, disturb: disturbRows(applaud, 'applause') }
  },
  listMessengers: async () => {
    const writer = await site.member()
    const talk = async () => {
      const { username } = await person()
      const { id } = await post('/api/messengers', { users: [username] }, writer)
      await post('/api/messages', { messenger: id, text: 'Merhaba' }, writer)
      return id as number
    }
    const ids = await times(7, talk)
    return {
      url: '/api/messengers',
      as: writer,
      disturb: async (page, taken) => {
        await talk()
        // One that is still to come moves to the front.
        await post('/api/messages', { messenger: ids[page], text: 'Orada mısın?' }, writer)
        await site.call({ method: 'DELETE', url: taken, as: writer })
      },
    }
  },
  listMessages: async () => {
    const { username } = await person()
    const { id } = await post('/api/messengers', { users: [username] })
    const say = () => post('/api/messages', { messenger: id, text: 'Söz' })
    await times(7, say)
    const url = `/api/messengers/${id}/messages`
    return { url, as: elif, disturb: disturbRows(say, 'messages') }
  },
  listNotifications: async () => {
    const author = await site.member()
    const { slug } = await write({}, author.id)
    const notify = async () => {
      const said = await post('/api/comments', { post: slug, text: 'Söz' }, author)
      await post('/api/comments', { post: slug, text: 'Karşılık', parent: said.id })
    }
    await times(7, notify)
    return { url: '/api/notifications', as: author, disturb: disturbRows(notify, 'notifications') }
  },
}

export const nameIn = (address: string): string => address.split('/').at(-1)!

export const disturbPosts =
  (changes: PostChanges = {}, author = elif.id) =>
  async (_: number, taken: string) => {
    await write({ ...changes }, author)
    await run(sql`UPDATE posts SET status = 0 WHERE slug = ${nameIn(taken)}`)
  }

/** What a member has for themselves, each made by a call and kept in the table of its name. */
async function own(table: string, body: () => Promise<object>): Promise<Walk> {
  const reader = await site.member()
  const add = async () => post(`/api/${table}`, await body(), reader)
  await times(7, add)
  return { url: `/api/${table}`, as: reader, disturb: disturbRows(add, table) }
}

export const disturbRows =
  (add: () => Promise<unknown>, table: string) => async (_: number, taken: string) => {
    await add()
    await run(sql`DELETE FROM ${sql.table(table)} WHERE id = ${nameIn(taken)}`)
  }

/** The rarest becomes the most used, the most used almost the rarest, and one is new. */
async function disturbTags(page: number, taken: string): Promise<void> {
  const { rows } = await sql<{ id: number; name: string }>`
    SELECT id, name FROM tags WHERE post_count > 0 ORDER BY post_count, id`.execute(site.database)
  await run(sql`UPDATE posts SET status = 0 WHERE id IN (
    SELECT post_id FROM post_tags WHERE tag_id = ${rows.at(-1)!.id} ORDER BY post_id OFFSET 1)`)
  await times(9, () => write({ tags: [rows[0]!.name] }))
  await write({ tags: [`Kuş yeni ${'abcdefghijkl'[page]!.repeat(4)}`] })
  await run(sql`DELETE FROM tags WHERE slug = ${nameIn(taken)}`)
  await site.runChores()
}

let fields = 0
async function categories(): Promise<Walk['disturb']> {
  const add = () => {
    const name = `alan-${++fields}`
    return run(
      sql`INSERT INTO categories (slug, name, position) VALUES (${name}, ${name}, ${fields % 2 ? -1 : 1})`,
    )
  }
  await times(7, add)
  return async (_, taken) => {
    await add()
    await run(sql`DELETE FROM categories WHERE slug = ${nameIn(taken)}`)
  }
}

async function decisions(kind: 'blocks' | 'mutes'): Promise<Walk> {
  const reader = await site.member()
  const decide = async () => post(`/api/${kind}`, { user: (await person()).username }, reader)
  await times(7, decide)
  return {
    url: `/api/${kind}`,
    as: reader,
    disturb: async (_, taken) => {
      await decide()
      await site.call({ method: 'DELETE', url: taken, as: reader })
    },
  }
}

export async function listOfPosts() {
  const reader = await site.member()
  const list = await post('/api/custom_lists', { name: 'Sonra', isPublic: true }, reader)
  const save = async () =>
    post('/api/bookmarks', { post: (await write()).slug, list: list['@id'] }, reader)
  await times(7, save)
  return { reader, list, save }
}
