import type { Post } from '../../../core/contracts/posts.ts'
import type { User } from '../../../core/contracts/users.ts'

export type Author = Pick<User, 'username' | 'firstName' | 'lastName' | 'picture'>

/**
 * What lists show of a post. A whole post as the API gives it is four times as long, and every
 * page carries the data of its lists along.
 */
export interface PostSummary extends Pick<
  Post,
  'id' | 'title' | 'excerpt' | 'cover' | 'views' | 'likes' | 'commentCount' | 'readTime'
> {
  slug: string
  time: string
  category: { slug: string; name: string } | null
  user: Author
}

export function summaryOf(post: Post): PostSummary {
  const { id, title, excerpt, cover, views, likes, commentCount, readTime, category } = post
  return {
    ...{ id, title, excerpt, cover, views, likes, commentCount, readTime },
    slug: post.slug ?? String(id),
    time: post.publishTime ?? post.createdAt,
    category: category && { slug: category.slug, name: category.name },
    user: authorOf(post.user),
  }
}

export const authorOf = ({ username, firstName, lastName, picture }: User): Author => ({
  username,
  firstName,
  lastName,
  picture,
})
