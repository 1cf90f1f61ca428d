import type { Session } from '../../../core/accounts.ts'
import { malformed } from '../../../core/errors.ts'
import type { Collection } from '../../../core/hydra.ts'
import { messages } from '../../../core/messages.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { collection, decodeCursor, encodeCursor, type PageQuery } from '../../http/hydra.ts'
import { selectSessions } from './accounts.sql.ts'

export async function pageOfSessions(
  database: Database,
  caller: Caller,
  query: PageQuery,
): Promise<Collection<Session>> {
  const before = query.cursor === undefined ? null : idOf(query.cursor)
  const { rows, total } = await selectSessions(database, caller.id, {
    before,
    offset: before === null ? (query.page - 1) * query.itemsPerPage : 0,
    limit: query.itemsPerPage + 1,
  })
  const shown = rows.slice(0, query.itemsPerPage)
  const hasMore = rows.length > shown.length
  const members = shown.map((row): Session => ({
    '@id': apiAddress(`/sessions/${row.id}`),
    '@type': 'Session',
    id: row.id,
    device: row.device,
    isCurrent: row.id === caller.sessionId,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }))
  const nextCursor = hasMore ? encodeCursor([shown.at(-1)!.id]) : undefined
  return collection('Session', '/sessions', { ...query }, { members, total, nextCursor })
}

function idOf(cursor: string): number {
  const key = decodeCursor(cursor)
  if (key === null || key.length !== 1 || !Number.isSafeInteger(key[0]))
    throw malformed(messages.invalidParameter('cursor', 'bu listeye ait değil.'))
  return key[0] as number
}
