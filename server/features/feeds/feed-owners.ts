import { authorPath } from '../../../core/paths.ts'
import { fullName } from '../../../core/text/full-name.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import { site } from '../../../core/site.ts'
import { type Topic, topics } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import { requireCategory } from '../categories/categories.public.ts'
import { type PostSource, selectPostIds } from '../posts/posts.public.ts'
import { requireTag, selectTaggedPostIds } from '../tags/tags.public.ts'
import { requireFeedAuthor } from './feeds.sql.ts'

const feedLength = 30

/** Whose posts a feed brings. */
export interface FeedOwner {
  title: string
  description: string
  /** The page the feed belongs to; the feed's own address begins with it. */
  path: string
  /** What decides which posts these are, and what the feed says of itself. */
  topics: Topic[]
  postIds: () => Promise<number[]>
}

export type FindOwner = (database: Database, name: string) => Promise<FeedOwner>

/** By the path of the page, with the name in its place. */
export const owners: Record<string, FindOwner> = {
  '': async (database) => ({
    title: site.name,
    description: site.description || `${site.name}: son yazılar`,
    path: '/',
    topics: [topics.posts],
    postIds: () => latest(database, { kind: 'all' }),
  }),

  '/@:name': async (database, name) => {
    const author = await requireFeedAuthor(database, name)
    return {
      ...named(fullName(author), author.biography),
      path: authorPath(author.username),
      topics: [topics.user(author.id), topics.postsBy(author.id)],
      postIds: () =>
        latest(database, { kind: 'user', userId: author.id, status: postStatus.active }),
    }
  },

  '/kesfet/:name': async (database, name) => {
    const category = await requireCategory(database, name)
    return {
      ...named(category.name, category.description),
      path: `/kesfet/${category.slug}`,
      topics: [topics.labels, topics.postsIn(category.id)],
      postIds: () => latest(database, { kind: 'category', categoryId: category.id }),
    }
  },

  '/etiket/:name': async (database, name) => {
    const tag = await requireTag(database, name)
    const page = { after: null, offset: 0, limit: feedLength }
    return {
      ...named(tag.name, ''),
      path: `/etiket/${tag.slug}`,
      topics: [topics.labels, topics.postsTagged(tag.id)],
      postIds: async () => (await selectTaggedPostIds(database, tag.id, page)).map(({ id }) => id),
    }
  },
}

const named = (name: string, description: string) => ({
  title: `${name} · ${site.name}`,
  description: description || `${name}: son yazılar`,
})

async function latest(database: Database, source: PostSource): Promise<number[]> {
  return selectPostIds(database, {
    source,
    maxReadTime: null,
    order: { names: ['createdAt'], direction: 'desc' },
    after: null,
    offset: 0,
    limit: feedLength,
  })
}
