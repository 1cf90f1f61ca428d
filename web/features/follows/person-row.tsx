import { fullName } from '../../../core/text/full-name.ts'
import { formatCompact } from '../../../core/turkish/numbers.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { AuthorLink, stretched } from '../posts/links.tsx'
import { FollowButton } from './follow-button.tsx'
import { MessageLink } from './message-link.tsx'
import type { Person } from './queries.ts'

/** On a phone the button stands below the words. */
export const personClass =
  'relative grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-3 py-5 sm:grid-cols-[auto_minmax(0,1fr)_auto]'

interface PersonRowProps {
  person: Person
  heading: 'h2' | 'h3'
  /** Where the list itself says it; elsewhere it is asked for, for all of its rows at once. */
  isFollowing?: boolean
}

export function PersonRow({ person, heading: Heading, isFollowing }: PersonRowProps) {
  const name = fullName(person)
  return (
    <article className={personClass}>
      <Avatar name={name} picture={person.picture} size="lg" />
      <div>
        <Heading className="text-step-1">
          <AuthorLink
            username={person.username}
            className={`wrap-anywhere hover:underline ${stretched}`}
          >
            {name}
          </AuthorLink>
        </Heading>
        {person.biography !== '' && (
          <p className="mt-0.5 line-clamp-2 text-muted wrap-anywhere">{person.biography}</p>
        )}
        <p className="mt-1 text-small text-faint">
          {formatCompact(person.postCount)} yazı · {formatCompact(person.followerCount)} takipçi
        </p>
      </div>
      <div className="relative flex flex-wrap items-center gap-1 max-sm:col-start-2">
        <FollowButton username={person.username} name={name} isFollowing={isFollowing} />
        <MessageLink username={person.username} name={name} />
      </div>
    </article>
  )
}
