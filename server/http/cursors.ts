import { type ExpectedError, malformed } from '../errors.ts'
import { messages } from '../messages.ts'
import type { PageQuery } from './hydra.ts'

/** Where an item stands in its list: the values the list is ordered by, the one that is unique last. */
export type Key = (string | number)[]

/** What a key may hold: whole numbers, and times as PostgreSQL writes them, with all their digits. */
export type KeyPart = 'number' | 'time'

export interface KeyPage {
  /** The key of the last item already seen. */
  after: Key | null
  offset: number
  limit: number
}

/**
 * A page of a list in the order of a key, with the cursor of the next one. The cursor names the last
 * item seen, so that what arrives or goes meanwhile neither repeats nor hides an item.
 */
export async function pageByKey<Row>(
  query: PageQuery,
  parts: readonly KeyPart[],
  select: (page: KeyPage) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
): Promise<{ rows: Row[]; nextCursor: string | undefined }> {
  const found = await select(keyPage(query, parts))
  const rows = found.slice(0, query.itemsPerPage)
  const nextCursor = found.length > rows.length ? encodeCursor(keyOf(rows.at(-1)!)) : undefined
  return { rows, nextCursor }
}

/** One more than the page shows is looked for: whether there is a next page is then known. */
export function keyPage(query: PageQuery, parts: readonly KeyPart[]): KeyPage {
  const after = query.cursor === undefined ? null : keyIn(query.cursor, parts)
  const offset = after === null ? (query.page - 1) * query.itemsPerPage : 0
  return { after, offset, limit: query.itemsPerPage + 1 }
}

export interface IdPage {
  before: number | null
  offset: number
  limit: number
}

/** A page of a list that is ordered by id, newest first. */
export const pageById = <Row extends { id: number }>(
  query: PageQuery,
  select: (page: IdPage) => Promise<Row[]>,
): Promise<{ rows: Row[]; nextCursor: string | undefined }> =>
  pageByKey(
    query,
    ['number'],
    ({ after, ...page }) => select({ before: (after?.[0] as number | undefined) ?? null, ...page }),
    ({ id }) => [id],
  )

/** It is a key, not a secret, and one that does not fit is treated as a malformed request. */
function keyIn(cursor: string, parts: readonly KeyPart[]): Key {
  const key = decodeCursor(cursor)
  const fits =
    key?.length === parts.length &&
    key.every((value, index) =>
      parts[index] === 'time' ? isTime(value) : Number.isSafeInteger(value),
    )
  if (!key || !fits) throw foreignCursor()
  return key
}

export const foreignCursor = (): ExpectedError =>
  malformed(messages.invalidParameter('cursor', 'bu listeye ait değil.'))

const timePattern =
  /^(\d{4}-\d\d-\d\d) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?[+-](?:0\d|1[0-4])(?::[0-5]\d)?$/

/** A day that the calendar lacks would be an error of the database. */
function isTime(value: string | number): boolean {
  const day = typeof value === 'string' ? timePattern.exec(value)?.[1] : undefined
  if (day === undefined || day < '0001') return false
  const midnight = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
}

export const encodeCursor = (key: Key): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url')

export function decodeCursor(cursor: string): Key | null {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const isKey =
      Array.isArray(key) &&
      key.length > 0 &&
      key.every((part) => typeof part === 'string' || Number.isFinite(part))
    return isKey ? (key as Key) : null
  } catch {
    return null
  }
}
