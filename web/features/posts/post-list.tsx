import type { ReactNode } from 'react'
import { EndlessList } from './endless-list.tsx'
import type { ListQuery } from './list-query.ts'
import { NothingHere } from './nothing-here.tsx'
import { PostCard } from './post-card.tsx'
import type { PostSummary } from './post-summary.ts'

interface PostListProps {
  query: ListQuery<PostSummary>
  path: string
  empty?: ReactNode
  /** What is the same for all of them is said above the list. */
  without?: 'author' | 'category'
}

const rows = {
  nothing: PostCard,
  author: ({ item }: { item: PostSummary }) => <PostCard item={item} without="author" />,
  category: ({ item }: { item: PostSummary }) => <PostCard item={item} without="category" />,
}

export function PostList({ query, path, empty, without }: PostListProps) {
  return (
    <EndlessList
      query={query}
      path={path}
      noun="yazı"
      row={rows[without ?? 'nothing']}
      empty={empty ?? <NothingHere />}
    />
  )
}
