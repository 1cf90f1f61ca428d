import {
  changeRole,
  getMember,
  getOwnSuspension,
  keepUser,
  listMembers,
  removeUser,
  restoreUser,
  signOutUser,
  suspendUser,
} from '../../../core/contracts/members.ts'
import type { Parts } from '../../feature.ts'
import { type Route, serve } from '../../http/call.ts'
import { selectSuspension } from '../moderation/moderation.public.ts'
import { giveRole, keep, remove, restore, signOut, suspend } from './acts.ts'
import { asSuspension, pageOfMembers, wholeMember } from './member-items.ts'

export function memberRoutes(parts: Parts): Route[] {
  const { database } = parts
  return [
    serve(listMembers, ({ query, caller }) => pageOfMembers(database, caller, query)),

    serve(getMember, ({ params, caller }) => wholeMember(database, caller, params.username)),

    serve(suspendUser, async ({ params: { username }, body, caller }) => {
      const until = body.until === null ? null : new Date(body.until)
      await suspend(parts, { caller, username }, { ...body, until })
      return wholeMember(database, caller, username)
    }),

    serve(restoreUser, ({ params: { username }, caller }) => restore(parts, { caller, username })),

    serve(changeRole, async ({ params: { username }, body, caller }) => {
      await giveRole(parts, { caller, username }, body.role)
      return wholeMember(database, caller, username)
    }),

    serve(signOutUser, ({ params: { username }, caller }) => signOut(parts, { caller, username })),

    serve(removeUser, async ({ params: { username }, body, caller }) => {
      const eraseAt = await remove(parts, { caller, username }, body)
      return { deletedAt: eraseAt.toISOString() }
    }),

    serve(keepUser, ({ params: { username }, caller }) => keep(parts, { caller, username })),

    serve(getOwnSuspension, async ({ caller }) => {
      const found = await selectSuspension(database, caller.id)
      if (found === undefined) return { suspension: null, decisionId: null }
      return { suspension: asSuspension(found), decisionId: found.decisionId }
    }),
  ]
}
