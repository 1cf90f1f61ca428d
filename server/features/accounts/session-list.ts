import type { Session } from '../../../core/contracts/accounts.ts'
import { notFound } from '../../errors.ts'
import type { Collection } from '../../../core/hydra.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { pageById } from '../../http/cursors.ts'
import { collection, type PageQuery } from '../../http/hydra.ts'
import { countSessions, selectSession, selectSessions, type SessionRow } from './sessions.sql.ts'

export async function pageOfSessions(
  database: Database,
  caller: Caller,
  query: PageQuery,
): Promise<Collection<Session>> {
  const { rows, nextCursor } = await pageById(query, (page) =>
    selectSessions(database, caller.id, page),
  )
  const members = rows.map((row) => asSession(caller, row))
  const total = await countSessions(database, caller.id)
  return collection('Session', '/sessions', { ...query }, { members, total, nextCursor })
}

export async function requireSession(
  database: Database,
  caller: Caller,
  id: number,
): Promise<Session> {
  const row = await selectSession(database, caller.id, id)
  if (row === undefined) throw notFound()
  return asSession(caller, row)
}

const asSession = (caller: Caller, row: SessionRow): Session => ({
  '@id': apiAddress(`/sessions/${row.id}`),
  '@type': 'Session',
  id: row.id,
  device: row.device,
  isCurrent: row.id === caller.sessionId,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt.toISOString(),
})
