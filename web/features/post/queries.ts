import { queryOptions } from '@tanstack/react-query'
import { headingIds } from '../../../core/document/contents.ts'
import { plainText } from '../../../core/document/text.ts'
import type { Entry } from '../../../core/document/types.ts'
import type { Post, WholePost } from '../../../core/contracts/posts.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import { formatDateTime } from '../../../core/turkish/dates.ts'
import { countWords } from '../../../core/turkish/words.ts'
import type { User } from '../../../core/contracts/users.ts'
import { getPost, readNext } from '../../calls/posts.gen.ts'
import { answerOf, isMissing, type MakeCall } from '../../api.ts'
import { statusName } from '../posts/status-names.ts'
import { type Person, personOf, type Threads, threadsOf } from './comments/threads.ts'

export interface ContentsEntry {
  id: string
  title: string
  level: number
}

/**
 * A post as its page needs it: every page carries its data along, so the blocks, which it has as
 * HTML, and all that it does not show stay behind.
 */
export interface ReadPost
  extends
    Pick<Post, 'id' | 'title' | 'excerpt' | 'cover' | 'updatedAt' | 'views' | 'readTime'>,
    Pick<WholePost, 'likes' | 'commentCount' | 'commentsClosed' | 'canonical' | 'content'> {
  slug: string
  time: string
  /** Where it stands while only its author and editors see it; null once it is published. */
  standing: string | null
  standfirst: string | null
  category: { slug: string; name: string } | null
  tags: { slug: string; name: string }[]
  user: Person & Pick<User, 'biography' | 'followerCount' | 'postCount'>
  contents: ContentsEntry[]
  /** For machines that read pages, and they ask the server: a browser need not be able to count. */
  words: number | undefined
  comments: Threads
}

/** Null where there is nothing to read, which is an answer and no failure. */
export const postQuery = (call: MakeCall, slug: string) =>
  queryOptions({
    queryKey: ['post', slug],
    queryFn: async () => {
      const result = await call(getPost, { params: { id: slug } })
      return isMissing(result) ? null : readPost(answerOf(result))
    },
  })

/** What to read after it; `show` takes from the related posts what their list needs. */
export const readNextQuery = <Shown>(call: MakeCall, slug: string, show: (post: Post) => Shown) =>
  queryOptions({
    queryKey: ['post', slug, 'next'],
    queryFn: async () => {
      const { previous, next, related } = answerOf(await call(readNext, { params: { id: slug } }))
      return { previous: titleOf(previous), next: titleOf(next), related: related.map(show) }
    },
  })

export interface PostTitle {
  slug: string
  title: string
}

const titleOf = (post: Post | null): PostTitle | null =>
  post && { slug: post.slug ?? String(post.id), title: post.title }

/** A draft that was never handed in has no address yet. */
function readPost(post: WholePost): ReadPost | null {
  if (post.slug === null) return null
  const { id, title, excerpt, cover, updatedAt, views, readTime } = post
  const { likes, commentCount, commentsClosed, canonical, content, user } = post
  return {
    ...{ id, title, excerpt, cover, updatedAt, views, readTime, canonical, content },
    ...{ likes, commentCount, commentsClosed },
    slug: post.slug,
    time: post.publishTime ?? post.createdAt,
    standing: standingOf(post),
    standfirst: standfirstOf(post),
    category: post.category && nameOf(post.category),
    tags: post.tags.map(nameOf),
    user: {
      ...personOf(user),
      biography: user.biography,
      followerCount: user.followerCount,
      postCount: user.postCount,
    },
    contents: contentsOf(post),
    words: import.meta.env.SSR ? countWords(plainText(post.entries as Entry[])) : undefined,
    comments: threadsOf(post.comments),
  }
}

/** Where its author wrote none, the summary repeats how the text begins: once is enough. */
function standfirstOf({ excerpt, content }: WholePost): string | null {
  const plain = (text: string) => text.replace(/<[^<>]*>|&[^;&]+;|[\s…."'’“”&<>]+/g, '')
  const beginning = plain(content.slice(0, 4 * excerpt.length + 400))
  return excerpt === '' || beginning.startsWith(plain(excerpt)) ? null : excerpt
}

function standingOf({ status, publishTime }: WholePost): string | null {
  if (status === postStatus.active) return null
  const name = statusName(status)
  return status === postStatus.planned ? `${name}: ${formatDateTime(publishTime!)}` : name
}

function contentsOf({ entries, tableOfContents }: WholePost): ContentsEntry[] {
  const ids = headingIds(entries as Entry[])
  return tableOfContents.map(({ key, title, level }) => ({ id: ids.get(key) ?? '', title, level }))
}

const nameOf = ({ slug, name }: { slug: string; name: string }) => ({ slug, name })
