import { formatCompact } from '../../../core/turkish/numbers.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { AuthorLink } from '../posts/links.tsx'
import { fullName } from '../posts/post-summary.ts'
import { FollowButton } from './follow-button.tsx'
import type { Suggestion } from './queries.ts'

/** On a phone the button stands below the words. */
export const suggestionClass =
  'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 py-5 sm:grid-cols-[auto_minmax(0,1fr)_auto]'

export function SuggestionRow({ person }: { person: Suggestion }) {
  const name = fullName(person)
  return (
    <article className={suggestionClass}>
      <Avatar name={name} picture={person.picture} size="lg" />
      <div>
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
      <div className="max-sm:col-start-2">
        <FollowButton username={person.username} name={name} isFollowing={false} />
      </div>
    </article>
  )
}
