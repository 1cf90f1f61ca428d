import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PostSummary } from './post-summary.ts'

/** Reaches over the whole box that is `relative` around it, so that all of it leads there. */
export const stretched = 'after:absolute after:inset-0'

/** Stays above a stretched link, and is large enough for a finger. */
export const raised =
  'relative z-1 hover:underline touch:inline-flex touch:min-h-11 touch:items-center'

interface LinkProps {
  className?: string
  children: ReactNode
}

/** A title that leads to its post, from anywhere in the box around it. */
export function PostLink({
  post,
  className = stretched,
  children = post.title,
}: {
  post: PostSummary
  className?: string
  /** The title, where some of its words are marked. */
  children?: ReactNode
}) {
  return (
    <Link to="/yazi/$slug" params={{ slug: post.slug }} className={`hover:underline ${className}`}>
      {children}
    </Link>
  )
}

export function AuthorLink({ username, className, children }: LinkProps & { username: string }) {
  return (
    <Link to="/@{$username}" params={{ username }} className={className}>
      {children}
    </Link>
  )
}

export function CategoryLink({ slug, className, children }: LinkProps & { slug: string }) {
  return (
    <Link to="/kesfet/$kategori" params={{ kategori: slug }} className={className}>
      {children}
    </Link>
  )
}
