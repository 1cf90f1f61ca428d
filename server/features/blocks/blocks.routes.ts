import { invalid, notFound } from '../../errors.ts'
import {
  block,
  getBlock,
  getMute,
  listBlocks,
  listMutes,
  mute,
  unblock,
  unmute,
} from '../../../core/contracts/following.ts'
import { apiAddress } from '../../../core/site.ts'
import { messages, refusals } from '../../messages.ts'
import type { Database } from '../../database/connection.ts'
import { type Caller, type Route, serve } from '../../http/call.ts'
import { pageById } from '../../http/cursors.ts'
import { collection, type PageQuery } from '../../http/hydra.ts'
import { lockBetween } from '../relationships/relationships.public.ts'
import { findReferredUser, requireUserId, selectUser, selectUsers } from '../users/users.public.ts'
import {
  countDecisions,
  deleteDecision,
  endBetween,
  insertDecision,
  selectDecision,
  selectDecisions,
  type Decision,
  type DecisionRow,
} from './blocks.sql.ts'

/** Blocks and mutes differ in what they end, not in how they are found. */
export function blockRoutes({ database }: { database: Database }): Route[] {
  return [
    serve(listBlocks, ({ query, caller }) => pageOf(database, 'block', caller, query)),
    serve(getBlock, ({ params, caller }) => found(database, 'block', caller, params.username)),
    serve(block, ({ body, caller }) => decide(database, 'block', caller, body.user)),
    serve(unblock, ({ params, caller }) => takeBack(database, 'block', caller, params.username)),
    serve(listMutes, ({ query, caller }) => pageOf(database, 'mute', caller, query)),
    serve(getMute, ({ params, caller }) => found(database, 'mute', caller, params.username)),
    serve(mute, ({ body, caller }) => decide(database, 'mute', caller, body.user)),
    serve(unmute, ({ params, caller }) => takeBack(database, 'mute', caller, params.username)),
  ]
}

const types = { block: 'Block', mute: 'Mute' } as const
const paths = { block: '/blocks', mute: '/mutes' } as const

async function decide<Kind extends Decision>(
  database: Database,
  kind: Kind,
  caller: Caller,
  reference: string,
) {
  const otherId = await findReferredUser(database, reference)
  if (otherId === undefined) throw invalid('user', messages.authorNotFound)
  if (otherId === caller.id) throw invalid('user', refusals.follow.decideOnOneself)
  const row = await database.write(async (transaction) => {
    if (kind === 'block') {
      await lockBetween(transaction, caller.id, otherId)
      await endBetween(transaction, caller.id, otherId)
    }
    return insertDecision(transaction, kind, caller.id, otherId)
  })
  return asDecision(kind, await selectUser(database, otherId), row)
}

async function found<Kind extends Decision>(
  database: Database,
  kind: Kind,
  caller: Caller,
  username: string,
) {
  const otherId = await requireUserId(database, username)
  const row = await selectDecision(database, kind, caller.id, otherId)
  if (row === undefined) throw notFound()
  return asDecision(kind, await selectUser(database, otherId), row)
}

async function takeBack(
  database: Database,
  kind: Decision,
  caller: Caller,
  username: string,
): Promise<void> {
  const otherId = await requireUserId(database, username)
  await database.write((transaction) => deleteDecision(transaction, kind, caller.id, otherId))
}

async function pageOf<Kind extends Decision>(
  database: Database,
  kind: Kind,
  caller: Caller,
  query: PageQuery,
) {
  const { rows, nextCursor } = await pageById(query, (page) =>
    selectDecisions(database, kind, caller.id, page),
  )
  const users = await selectUsers(
    database,
    rows.map(({ otherId }) => otherId),
  )
  const members = rows.map((row, index) => asDecision(kind, users[index]!, row))
  const total = await countDecisions(database, kind, caller.id)
  return collection(types[kind], paths[kind], { ...query }, { members, total, nextCursor })
}

const asDecision = <Kind extends Decision>(
  kind: Kind,
  user: Awaited<ReturnType<typeof selectUser>>,
  { id, createdAt }: DecisionRow,
) => ({
  '@id': apiAddress(`${paths[kind]}/${user.username}`),
  '@type': types[kind],
  id,
  user,
  createdAt: createdAt.toISOString(),
})
