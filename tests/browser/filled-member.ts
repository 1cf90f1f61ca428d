import type { Page } from '@playwright/test'
import { postStatus } from '../../core/posts/post-status.ts'
import { tabs } from '../../web/features/my-posts/tabs.ts'
import { api, applaud, follow, posts } from './api.ts'
import { paragraph } from './editor-page.ts'
import { planned, published, write } from './own-posts.ts'
import { begin, say } from './talk.ts'

const waiting = { status: postStatus.waiting, categories: ['bilim'] }

interface Named {
  username: string
}

/** Gives a member one of everything that a page of theirs can show; a reader did the rest. The pages where that is found, those that take it away last. */
export async function fill(
  page: Page,
  me: Named,
  { page: other, person: reader }: { page: Page; person: Named },
): Promise<string[]> {
  const entries = [paragraph('a', 'Bir.')]
  const post = await write(page, `Basılan yazı ${me.username}`, { ...published, entries })
  const draft = await write(page, `Basılan taslak ${me.username}`, { entries })
  for (const changes of [planned, planned, waiting, {}, {}, published])
    await write(page, 'Bir yazı daha', changes)
  const passive = await write(page, 'Geri çekilen', published)
  await api(page, 'PUT', `/posts/${passive.id}`, { status: postStatus.passive })
  const gone = await write(page, 'Silinen')
  await api(page, 'DELETE', `/posts/${gone.id}`)
  await api(page, 'PUT', `/posts/${draft.id}`, { entries: [paragraph('a', 'İki.')] })

  for (const title of ['Onaya gönderilen', 'Onaya gönderilen bir yazı daha'])
    await write(other, title, waiting)

  await applaud(other, post.slug)
  await follow(other, reader, me)
  const comment = await api(other, 'POST', '/comments', { post: post.slug, text: 'Eline sağlık.' })
  await api(page, 'POST', '/comments', {
    post: post.slug,
    text: 'Sağ olun.',
    parent: `${comment.id}`,
  })
  await api(page, 'POST', '/comments', { post: post.slug, text: 'Bir not daha.' })

  const { slug } = await api(page, 'POST', '/custom_lists', { name: 'Güz', isPublic: true })
  for (const each of await posts(page, 3)) {
    await api(page, 'POST', '/bookmarks', { post: each.slug, list: slug })
    await applaud(page, each.slug)
  }
  await follow(page, me, { username: 'elif' })
  await api(page, 'POST', '/mutes', { user: 'editor' })
  await api(page, 'POST', '/notification_mutes', { post: post.slug })
  const conversation = await begin(page, reader)
  await say(page, conversation, 'Merhaba.')
  await say(other, conversation, 'Merhaba!')
  return [
    `/yazi/${post.slug}`,
    `/@${me.username}`,
    `/@${me.username}/listeler/${slug}`,
    `/new/${draft.id}`,
    `/mesajlar/${conversation}`,
    ...tabs.slice(1).map(({ name }) => `/yazilarim?durum=${name}`),
  ]
}
