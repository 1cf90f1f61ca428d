import type { ReactNode } from 'react'
import { PersonRow } from '../follows/person-row.tsx'
import type { Person } from '../follows/queries.ts'
import { EndlessList } from '../posts/endless-list.tsx'
import type { ListQuery } from '../posts/list-query.ts'

interface PersonListProps {
  query: ListQuery<Person>
  path: string
  empty: ReactNode
  /** The viewer's own list of those they follow: what it says needs no asking. */
  isOwn?: boolean
}

export function PersonList({ query, path, empty, isOwn = false }: PersonListProps) {
  const row = isOwn ? FollowedRow : AnyRow
  return <EndlessList query={query} path={path} noun="kişi" row={row} empty={empty} />
}

const AnyRow = ({ item }: { item: Person }) => <PersonRow person={item} heading="h3" />
const FollowedRow = ({ item }: { item: Person }) => (
  <PersonRow person={item} heading="h3" isFollowing />
)
