import { mostSuggestions } from '../../../core/contracts/following.ts'
import type { Collection } from '../../../core/hydra.ts'
import type { User } from '../../../core/contracts/users.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { decodeCursor, encodeCursor, foreignCursor } from '../../http/cursors.ts'
import { collection, type PageQuery } from '../../http/hydra.ts'
import { selectUsers } from '../users/users.public.ts'
import { selectSuggestions, stillSuggestable } from './following.sql.ts'

/**
 * Following somebody weighs everybody anew, so the cursor carries the rest of the list that the first
 * page began: nobody comes twice, and nobody is passed over.
 */
export async function pageOfSuggestions(
  database: Database,
  caller: Caller,
  query: PageQuery,
): Promise<Collection<User>> {
  const before = (query.page - 1) * query.itemsPerPage
  const { rest, total } =
    query.cursor === undefined
      ? await fromTheFirst(database, caller, before)
      : await goingOn(database, caller, before, idsIn(query.cursor))
  const later = rest.slice(query.itemsPerPage)
  return collection(
    'User',
    '/users/check-follow',
    { ...query },
    {
      members: await selectUsers(database, rest.slice(0, query.itemsPerPage)),
      total,
      nextCursor: later.length > 0 ? encodeCursor(later) : undefined,
    },
  )
}

async function fromTheFirst(database: Database, caller: Caller, before: number) {
  const all = await selectSuggestions(database, caller.id)
  return { rest: all.slice(before), total: all.length }
}

async function goingOn(database: Database, caller: Caller, before: number, ids: number[]) {
  const rest = await stillSuggestable(database, caller.id, ids)
  return { rest, total: before + rest.length }
}

function idsIn(cursor: string): number[] {
  const ids = decodeCursor(cursor)
  if (ids === null || ids.length > mostSuggestions || !ids.every(Number.isSafeInteger))
    throw foreignCursor()
  return ids as number[]
}
