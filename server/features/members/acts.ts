import type * as z from 'zod/mini'
import type { Removal, suspensionForm } from '../../../core/contracts/member-forms.ts'
import type { Role } from '../../../core/contracts/users.ts'
import {
  isEditor,
  mayChangeRole,
  mayDeleteMember,
  maySignOutMember,
  maySuspend,
} from '../../../core/roles.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { notAllowed, notFound } from '../../errors.ts'
import type { Caller } from '../../http/call.ts'
import type { Jobs } from '../../jobs/queue.ts'
import { messages, refusals } from '../../messages.ts'
import {
  beginDeletion,
  deleteSessionsBut,
  lockDeletions,
  takeBackDeletion,
} from '../accounts/accounts.public.ts'
import { recordSuspension } from '../cases/cases.public.ts'
import { recordAct, restoreMember, suspendMember } from '../moderation/moderation.public.ts'
import { findActor, findPerson, type Person, setRole } from './acts.sql.ts'

interface ActParts {
  database: Database
  jobs: Jobs
}

/** Who acts and on whom. Without an actor it is a command of whoever runs the site. */
interface Asked {
  caller: Pick<Caller, 'id'> | null
  username: string
}

type Actor = Pick<Person, 'id' | 'role'>
type MayAct = (actor: Actor, member: Actor) => boolean

interface Conditions {
  mayAct: MayAct
  /** It must not leave the site without an admin. */
  endsAdmin?: boolean
  /** Of whom an admin deleted there is nothing left to decide but to bring them back. */
  ofClosed?: boolean
}

interface Both {
  transaction: Transaction
  actorId: number | null
  member: Person
}

/**
 * Acts on members come one after the other, and each looks anew at who acts and on whom: of two admins who take each
 * other's role at the same moment one is no admin any more.
 */
export const actOn = <Result>(
  { database }: Pick<ActParts, 'database'>,
  { caller, username }: Asked,
  { mayAct, endsAdmin = false, ofClosed = false }: Conditions,
  act: (both: Both) => Promise<Result>,
): Promise<Result> =>
  database.write(async (transaction) => {
    await lockDeletions(transaction)
    const member = await findPerson(transaction, username)
    if (member === undefined) throw notFound(messages.authorNotFound)
    const actor = caller && (await findActor(transaction, caller.id))
    if (caller && !(actor && isEditor([actor.role]))) throw notFound()
    if (actor?.id === member.id) throw notAllowed(refusals.member.oneself)
    if (actor && !mayAct(actor, member)) throw notAllowed(refusals.member.onlyAdmins)
    if (endsAdmin && member.isLastAdmin) throw notAllowed(refusals.member.lastAdmin)
    if (member.isDeleted && !ofClosed) throw notFound(refusals.member.closed)
    return act({ transaction, actorId: actor?.id ?? null, member })
  })

type Terms = Omit<z.output<typeof suspensionForm>, 'until'> & { until: Date | null }

export const suspend = (parts: ActParts, asked: Asked, terms: Terms): Promise<void> =>
  actOn(parts, asked, { mayAct: maySuspend, endsAdmin: true }, async (both) => {
    const { transaction, actorId, member } = both
    const suspension = { ...terms, userId: member.id, byId: actorId }
    await suspendMember(transaction, suspension)
    await recordSuspension({ transaction, jobs: parts.jobs }, suspension)
  })

export const restore = (parts: Pick<ActParts, 'database'>, asked: Asked): Promise<void> =>
  actOn(parts, asked, { mayAct: maySuspend }, async ({ transaction, actorId, member }) => {
    if (!(await restoreMember(transaction, member.id, actorId)))
      throw notFound(refusals.member.notSuspended)
  })

export const giveRole = (
  parts: Pick<ActParts, 'database'>,
  asked: Asked,
  role: Role,
): Promise<void> =>
  actOn(
    parts,
    asked,
    { mayAct: mayChangeRole, endsAdmin: role !== 'admin' },
    async ({ transaction, actorId, member }) => {
      if (member.role === role) return
      await setRole(transaction, member.id, role)
      await recordAct(transaction, {
        actorId,
        action: 'roleChanged',
        target: { type: 'user', id: member.id },
        details: { from: member.role, to: role },
      })
    },
  )

export const signOut = (parts: Pick<ActParts, 'database'>, asked: Asked): Promise<void> =>
  actOn(parts, asked, { mayAct: maySignOutMember }, async ({ transaction, actorId, member }) => {
    await deleteSessionsBut(transaction, member.id, 0)
    await recordAct(transaction, {
      actorId,
      action: 'memberSignedOut',
      target: { type: 'user', id: member.id },
    })
  })

/** Gives when everything is erased. */
export const remove = (parts: ActParts, asked: Asked, why: Removal): Promise<Date> =>
  actOn(
    parts,
    asked,
    { mayAct: mayDeleteMember, endsAdmin: true },
    async ({ transaction, actorId, member }) => {
      const deletion = { database: transaction, jobs: parts.jobs }
      const eraseAt = await beginDeletion(deletion, member.id, why)
      await recordAct(transaction, {
        actorId,
        action: 'memberDeleted',
        target: { type: 'user', id: member.id },
        details: { eraseAt: eraseAt.toISOString(), rule: why.rule },
      })
      return eraseAt
    },
  )

export const keep = (parts: ActParts, asked: Asked): Promise<void> =>
  actOn(parts, asked, { mayAct: mayDeleteMember, ofClosed: true }, async (both) => {
    const { transaction, actorId, member } = both
    if (!(await takeBackDeletion(transaction, parts.jobs, member.id)))
      throw notFound(refusals.member.notDeleted)
    await recordAct(transaction, {
      actorId,
      action: 'memberKept',
      target: { type: 'user', id: member.id },
    })
  })
