import { commentAnchor } from '../../../core/paths.ts'
import { Link } from '@tanstack/react-router'
import { Heart, MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { RelativeTime } from '../../relative-time.tsx'
import { EndlessList } from '../posts/endless-list.tsx'
import { Count } from '../posts/post-meta.tsx'
import type { ListQuery } from '../posts/list-query.ts'
import type { OwnedComment } from './queries.ts'

interface CommentListProps {
  query: ListQuery<OwnedComment>
  path: string
  empty: ReactNode
}

export function CommentList({ query, path, empty }: CommentListProps) {
  return <EndlessList query={query} path={path} noun="yorum" row={OwnComment} empty={empty} />
}

function OwnComment({ item: comment }: { item: OwnedComment }) {
  return (
    <article className="py-6">
      <h3 className="text-step-0">
        <Link
          to="/yazi/$slug"
          params={{ slug: comment.post.slug }}
          hash={commentAnchor(comment.id)}
          className="hover:underline"
        >
          {comment.post.title}
        </Link>
      </h3>
      <p dir="auto" className="mt-2 font-serif text-step-1 whitespace-pre-line wrap-anywhere">
        {comment.text}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 text-small text-muted">
        <RelativeTime date={comment.createdAt} />
        <Count icon={Heart} value={comment.likeCount} noun="beğeni" />
        <Count icon={MessageSquare} value={comment.replyCount} noun="yanıt" />
      </p>
    </article>
  )
}
