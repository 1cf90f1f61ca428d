import type { ReactNode } from 'react'
import { count } from '../../../core/turkish/numbers.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { EndlessList } from '../posts/endless-list.tsx'
import { AuthorLink, stretched } from '../posts/links.tsx'
import type { ListQuery } from '../posts/list-query.ts'
import { fullName } from '../posts/post-summary.ts'
import type { Person } from './queries.ts'

interface PersonListProps {
  query: ListQuery<Person>
  path: string
  empty: ReactNode
}

export function PersonList({ query, path, empty }: PersonListProps) {
  return <EndlessList query={query} path={path} noun="kişi" row={PersonRow} empty={empty} />
}

function PersonRow({ item: person }: { item: Person }) {
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
      <p className="shrink-0 text-small text-muted max-sm:hidden">
        {count(person.postCount, 'yazı')}
      </p>
    </div>
  )
}
