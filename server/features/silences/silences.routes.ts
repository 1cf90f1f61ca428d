import { invalid, notFound } from '../../errors.ts'
import {
  block,
  followMessages,
  getBlock,
  getMute,
  listBlocks,
  listMutes,
  mute,
  unblock,
  unmute,
} from '../../../core/contracts/following.ts'
import { apiAddress } from '../../../core/site.ts'
import { messages } from '../../messages.ts'
import type { Database } from '../../database/connection.ts'
import { type Caller, type Route, serve } from '../../http/call.ts'
import { pageById } from '../../http/cursors.ts'
import { collection, type PageQuery } from '../../http/hydra.ts'
import { lockBetween } from '../relationships/relationships.public.ts'
import { findReferredUser, requireUserId, selectUser, selectUsers } from '../users/users.public.ts'
import {
  countSilences,
  deleteSilence,
  endBetween,
  insertSilence,
  selectSilence,
  selectSilences,
  type SilenceKind,
  type SilenceRow,
} from './silences.sql.ts'

/** Blocks and mutes differ in what they end, not in how they are kept. */
export function silenceRoutes({ database }: { database: Database }): Route[] {
  return [
    serve(listBlocks, ({ query, caller }) => pageOf(database, 'block', caller, query)),
    serve(getBlock, ({ params, caller }) => kept(database, 'block', caller, params.username)),
    serve(block, ({ body, caller }) => silence(database, 'block', caller, body.user)),
    serve(unblock, ({ params, caller }) => hearAgain(database, 'block', caller, params.username)),
    serve(listMutes, ({ query, caller }) => pageOf(database, 'mute', caller, query)),
    serve(getMute, ({ params, caller }) => kept(database, 'mute', caller, params.username)),
    serve(mute, ({ body, caller }) => silence(database, 'mute', caller, body.user)),
    serve(unmute, ({ params, caller }) => hearAgain(database, 'mute', caller, params.username)),
  ]
}

const types = { block: 'Block', mute: 'Mute' } as const
const paths = { block: '/blocks', mute: '/mutes' } as const

async function silence<Kind extends SilenceKind>(
  database: Database,
  kind: Kind,
  caller: Caller,
  reference: string,
) {
  const otherId = await findReferredUser(database, reference)
  if (otherId === undefined) throw invalid('user', messages.authorNotFound)
  if (otherId === caller.id) throw invalid('user', followMessages.silenceOneself)
  const row = await database.write(async (transaction) => {
    if (kind === 'block') {
      await lockBetween(transaction, caller.id, otherId)
      await endBetween(transaction, caller.id, otherId)
    }
    return insertSilence(transaction, kind, caller.id, otherId)
  })
  return asSilence(kind, await selectUser(database, otherId), row)
}

async function kept<Kind extends SilenceKind>(
  database: Database,
  kind: Kind,
  caller: Caller,
  username: string,
) {
  const otherId = await requireUserId(database, username)
  const row = await selectSilence(database, kind, caller.id, otherId)
  if (row === undefined) throw notFound()
  return asSilence(kind, await selectUser(database, otherId), row)
}

async function hearAgain(
  database: Database,
  kind: SilenceKind,
  caller: Caller,
  username: string,
): Promise<void> {
  const otherId = await requireUserId(database, username)
  await database.write((transaction) => deleteSilence(transaction, kind, caller.id, otherId))
}

async function pageOf<Kind extends SilenceKind>(
  database: Database,
  kind: Kind,
  caller: Caller,
  query: PageQuery,
) {
  const { rows, nextCursor } = await pageById(query, (page) =>
    selectSilences(database, kind, caller.id, page),
  )
  const users = await selectUsers(
    database,
    rows.map(({ otherId }) => otherId),
  )
  const members = rows.map((row, index) => asSilence(kind, users[index]!, row))
  const total = await countSilences(database, kind, caller.id)
  return collection(types[kind], paths[kind], { ...query }, { members, total, nextCursor })
}

const asSilence = <Kind extends SilenceKind>(
  kind: Kind,
  user: Awaited<ReturnType<typeof selectUser>>,
  { id, createdAt }: SilenceRow,
) => ({
  '@id': apiAddress(`${paths[kind]}/${user.username}`),
  '@type': types[kind],
  id,
  user,
  createdAt: createdAt.toISOString(),
})
