import { fullName } from '../../../core/text/full-name.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatCompact } from '../../../core/turkish/numbers.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { classes } from '../../ui/classes.ts'
import type { PostTitle, ReadPost } from './queries.ts'

/** The author below the post, with the follow button. */
export function AuthorCard({ user, follow }: { user: ReadPost['user']; follow: ReactNode }) {
  const name = fullName(user)
  return (
    <section aria-label="Yazar" className="flex gap-4 sm:gap-6">
      <Avatar name={name} picture={user.picture} size="xl" />
      <div className="min-w-0">
        <h2 className="leading-tight">
          <Link
            to="/@{$username}"
            params={{ username: user.username }}
            className="-my-2 inline-flex min-h-11 items-center wrap-anywhere hover:text-accent"
          >
            {name}
          </Link>
        </h2>
        {user.biography && (
          <p className="mt-1 font-serif text-step-1 wrap-anywhere text-muted">{user.biography}</p>
        )}
        <p className="mt-2 text-small text-faint">
          {formatCompact(user.followerCount)} takipçi · {formatCompact(user.postCount)} yazı
        </p>
        <div className="mt-4">{follow}</div>
      </div>
    </section>
  )
}

interface NeighboursProps {
  previous: PostTitle | null
  next: PostTitle | null
}

/** The author's posts before and after this one. */
export function Neighbours({ previous, next }: NeighboursProps) {
  if (!previous && !next) return null
  return (
    <nav
      aria-label="Yazarın diğer yazıları"
      className="grid border-y max-sm:divide-y sm:grid-cols-2 sm:divide-x"
    >
      {previous && <Neighbour post={previous} label="Önceki yazısı" rel="prev" />}
      {next && <Neighbour post={next} label="Sonraki yazısı" rel="next" />}
    </nav>
  )
}

function Neighbour({ post, label, rel }: { post: PostTitle; label: string; rel: 'prev' | 'next' }) {
  return (
    <Link
      to="/yazi/$slug"
      params={{ slug: post.slug }}
      rel={rel}
      className={classes(
        'group block py-5',
        rel === 'prev' ? 'sm:pr-6' : 'sm:col-start-2 sm:pl-6 sm:text-right',
      )}
    >
      <span className="block text-small text-muted">{label}</span>
      <span className="mt-1 block font-serif text-step-1 font-semibold text-balance wrap-anywhere transition-colors group-hover:text-accent">
        {post.title}
      </span>
    </Link>
  )
}
