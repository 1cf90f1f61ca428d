import { fullName } from '../../../core/text/full-name.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { FollowWord } from '../follows/follow-word.tsx'
import { AuthorLink, CategoryLink, raised } from './links.tsx'
import type { PostSummary } from './post-summary.ts'

interface BylineProps {
  post: PostSummary
  without: 'author' | 'category' | undefined
}

/** Who wrote it, and where it belongs. */
export function Byline({ post: { user, category }, without }: BylineProps) {
  const hasAuthor = without !== 'author'
  const hasCategory = without !== 'category' && category !== null
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small empty:hidden">
      {hasAuthor && <Avatar name={fullName(user)} picture={user.picture} size="xs" />}
      {hasAuthor && (
        <AuthorLink username={user.username} className={`font-medium ${raised}`}>
          {fullName(user)}
        </AuthorLink>
      )}
      {hasAuthor && hasCategory && (
        <span aria-hidden className="text-faint">
          ·
        </span>
      )}
      {hasCategory && (
        <CategoryLink slug={category.slug} className={`text-muted ${raised}`}>
          {category.name}
        </CategoryLink>
      )}
      {hasAuthor && <FollowWord username={user.username} name={fullName(user)} />}
    </p>
  )
}
