import { findMentions, mentionLimits } from '../../../core/contracts/mentions.ts'
import { fold } from '../../../core/turkish/fold.ts'
import type { Database } from '../../database/connection.ts'
import { type Route, serve } from '../../http/call.ts'
import { wholeCollection } from '../../http/hydra.ts'
import { selectUsers } from '../users/users.public.ts'
import { selectFollowed, selectNamed, selectWellKnown } from './mentions.sql.ts'

export function mentionRoutes({ database }: { database: Database }): Route[] {
  return [
    serve(findMentions, async ({ query, caller }) => {
      const ids = await findMembers(database, caller.id, asFolded(query.q))
      return wholeCollection('User', findMentions.path, await selectUsers(database, ids))
    }),
  ]
}

/** `@Ayşe  Nu` is looked for as `ayse nu`. */
const asFolded = (typed: string): string =>
  fold(typed).replace(/^\s*@/, '').replace(/\s+/g, ' ').trim()

/** Those one follows come first, then everybody else by how many follow them. */
async function findMembers(database: Database, userId: number, typed: string): Promise<number[]> {
  const followed = await selectFollowed(database, userId, typed)
  if (typed === '' || followed.length === mentionLimits.members) return followed
  const isFull = (ids: Set<number>): boolean => ids.size >= mentionLimits.members
  let found = new Set([...followed, ...(await selectWellKnown(database, userId, typed))])
  if (!isFull(found))
    found = new Set([...followed, ...(await selectNamed(database, userId, typed))])
  return [...found].slice(0, mentionLimits.members)
}
