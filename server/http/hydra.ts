import { type ExpectedError, malformed } from '../../core/errors.ts'
import type { Collection } from '../../core/hydra.ts'
import { messages } from '../../core/messages.ts'
import { apiAddress } from '../../core/site.ts'

export interface PageOf<Member> {
  members: Member[]
  total: number
  /** Where the next page begins, when there is one; a page number without a cursor. */
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
  const next = nextPage(query, found, last)
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
      ...(next && { 'hydra:next': link(next) }),
    },
  }
}

function nextPage<Member>(
  query: PageQuery,
  found: PageOf<Member>,
  last: number,
): Record<string, unknown> | undefined {
  if (found.nextCursor !== undefined) return { page: query.page + 1, cursor: found.nextCursor }
  return query.cursor === undefined && query.page < last ? { page: query.page + 1 } : undefined
}

function addressWith(path: string, query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return `${apiAddress(path)}?${search}`
}

interface IdPage {
  before: number | null
  offset: number
  limit: number
}

/** A page of a list that is ordered by id, newest first, with the cursor of the next one. */
export async function pageById<Row extends { id: number }>(
  query: PageQuery,
  select: (page: IdPage) => Promise<Row[]>,
): Promise<{ rows: Row[]; nextCursor: string | undefined }> {
  const before = query.cursor === undefined ? null : idOf(query.cursor)
  const offset = before === null ? (query.page - 1) * query.itemsPerPage : 0
  const found = await select({ before, offset, limit: query.itemsPerPage + 1 })
  const rows = found.slice(0, query.itemsPerPage)
  const nextCursor = found.length > rows.length ? encodeCursor([rows.at(-1)!.id]) : undefined
  return { rows, nextCursor }
}

function idOf(cursor: string): number {
  const key = decodeCursor(cursor)
  if (key?.length !== 1 || !Number.isSafeInteger(key[0])) throw foreignCursor()
  return key[0] as number
}

export const foreignCursor = (): ExpectedError =>
  malformed(messages.invalidParameter('cursor', 'bu listeye ait değil.'))

/**
 * A cursor names the last item seen, so that items arriving meanwhile neither repeat nor hide
 * one. It is a key, not a secret, and a bad one is treated as a malformed request.
 */
export const encodeCursor = (key: (string | number)[]): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url')

export function decodeCursor(cursor: string): (string | number)[] | null {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const isKey =
      Array.isArray(key) &&
      key.length > 0 &&
      key.every((part) => typeof part === 'string' || Number.isFinite(part))
    return isKey ? (key as (string | number)[]) : null
  } catch {
    return null
  }
}
