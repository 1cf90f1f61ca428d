import { formatCompact } from '../../../core/turkish/numbers.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { AuthorLink } from '../posts/links.tsx'
import { fullName } from '../posts/post-summary.ts'
import { FollowButton } from './follow-button.tsx'
import type { Suggestion } from './queries.ts'

export const suggestionClass = 'flex items-start gap-4 py-5'

export function SuggestionRow({ person }: { person: Suggestion }) {
  const name = fullName(person)
  return (
    <article className={suggestionClass}>
      <Avatar name={name} picture={person.picture} size="lg" />
      <div className="min-w-0 flex-1">
        <h2 className="text-step-1">
          <AuthorLink username={person.username} className="wrap-anywhere hover:underline">
            {name}
          </AuthorLink>
        </h2>
        {person.biography !== '' && (
          <p className="mt-0.5 line-clamp-2 text-muted wrap-anywhere">{person.biography}</p>
        )}
        <p className="mt-1 text-small text-faint">
          {formatCompact(person.postCount)} yazı · {formatCompact(person.followerCount)} takipçi
        </p>
      </div>
      {/* Nobody is suggested who is followed already. */}
      <FollowButton username={person.username} name={name} isFollowing={false} />
    </article>
  )
}
