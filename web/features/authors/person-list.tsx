import type { ReactNode } from 'react'
import { count } from '../../../core/turkish/numbers.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { FollowButton } from '../follows/follow-button.tsx'
import { EndlessList } from '../posts/endless-list.tsx'
import { AuthorLink, stretched } from '../posts/links.tsx'
import type { ListQuery } from '../posts/list-query.ts'
import { fullName } from '../posts/post-summary.ts'
import type { Person } from './queries.ts'

interface PersonListProps {
  query: ListQuery<Person>
  path: string
  empty: ReactNode
  /** The viewer's own list of those they follow: here they can let go of them again. */
  isOwn?: boolean
}

export function PersonList({ query, path, empty, isOwn = false }: PersonListProps) {
  const row = isOwn ? FollowedRow : PersonRow
  return <EndlessList query={query} path={path} noun="kişi" row={row} empty={empty} />
}

function FollowedRow({ item: person }: { item: Person }) {
  const follow = <FollowButton username={person.username} name={fullName(person)} isFollowing />
  return <PersonRow item={person} follow={follow} />
}

function PersonRow({ item: person, follow }: { item: Person; follow?: ReactNode }) {
  return (
    <div className="relative flex items-center gap-4 py-5">
      <Avatar name={fullName(person)} picture={person.picture} size="lg" />
      <div className="min-w-0 flex-1">
        <h3 className="text-step-1">
          <AuthorLink username={person.username} className={`hover:underline ${stretched}`}>
            {fullName(person)}
          </AuthorLink>
        </h3>
        {person.biography !== '' && (
          <p className="line-clamp-2 text-small text-muted">{person.biography}</p>
        )}
      </div>
      {follow ?? (
        <p className="shrink-0 text-small text-muted max-sm:hidden">
          {count(person.postCount, 'yazı')}
        </p>
      )}
    </div>
  )
}
