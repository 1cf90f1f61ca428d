import type { Collection } from '../../core/hydra.ts'
import { apiAddress } from '../../core/site.ts'

export interface PageOf<Member> {
  members: Member[]
  total: number
  /** Where the next page begins, when there is one. */
  nextCursor?: string | undefined
}

export interface PageQuery {
  page: number
  itemsPerPage: number
  cursor?: string | undefined
}

/** Wraps a page of a list as Hydra shows it, with the links to its neighbours. */
export function collection<Member>(
  type: string,
  path: string,
  query: PageQuery & Record<string, unknown>,
  found: PageOf<Member>,
): Collection<Member> {
  const link = (change: Record<string, unknown>): string =>
    addressWith(path, { ...query, cursor: undefined, ...change })
  const last = Math.max(1, Math.ceil(found.total / query.itemsPerPage))
  return {
    '@context': apiAddress(`/contexts/${type}`),
    '@id': apiAddress(path),
    '@type': 'hydra:Collection',
    'hydra:totalItems': found.total,
    'hydra:member': found.members,
    'hydra:view': {
      '@id': link({ cursor: query.cursor }),
      '@type': 'hydra:PartialCollectionView',
      'hydra:first': link({ page: 1 }),
      'hydra:last': link({ page: last }),
      ...(query.page > 1 && { 'hydra:previous': link({ page: query.page - 1 }) }),
      ...(found.nextCursor !== undefined && {
        'hydra:next': link({ page: query.page + 1, cursor: found.nextCursor }),
      }),
    },
  }
}

/** A list that is always one page, so it has no neighbours. */
export const wholeCollection = <Member>(
  type: string,
  path: string,
  members: Member[],
): Collection<Member> => ({
  '@context': apiAddress(`/contexts/${type}`),
  '@id': apiAddress(path),
  '@type': 'hydra:Collection',
  'hydra:totalItems': members.length,
  'hydra:member': members,
})

function addressWith(path: string, query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return `${apiAddress(path)}?${search}`
}
