import type { ModerationRule } from '../../../core/moderation/rules.ts'
import type {
  Member,
  MemberDecision,
  SuspensionItem,
  WholeMember,
} from '../../../core/contracts/members.ts'
import { isAdmin } from '../../../core/roles.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Collection } from '../../../core/hydra.ts'
import type { Database } from '../../database/connection.ts'
import { notFound } from '../../errors.ts'
import type { Caller } from '../../http/call.ts'
import { pageById } from '../../http/cursors.ts'
import { collection, type PageQuery } from '../../http/hydra.ts'
import { messages } from '../../messages.ts'
import {
  countMembers,
  type DecisionRow,
  type MemberFilter,
  type MemberRow,
  selectDecisions,
  selectMember,
  selectMembers,
  selectNumbers,
} from './members.sql.ts'

export async function pageOfMembers(
  database: Database,
  caller: Caller,
  query: PageQuery & Omit<MemberFilter, 'byEmail'>,
): Promise<Collection<Member>> {
  const { q, role, isSuspended, flag } = query
  const filter = { q: q?.trim() || undefined, role, isSuspended, flag, byEmail: seesEmail(caller) }
  const { rows, nextCursor } = await pageById(query, (page) =>
    selectMembers(database, filter, page),
  )
  const members = rows.map((row) => asMember(row, caller))
  const total = await countMembers(database, filter)
  return collection('Member', '/moderation/users', { ...query }, { members, total, nextCursor })
}

export async function wholeMember(
  database: Database,
  caller: Caller,
  username: string,
): Promise<WholeMember> {
  const row = await selectMember(database, username)
  if (row === undefined) throw notFound(messages.authorNotFound)
  const { lastSeenAt, ...numbers } = await selectNumbers(database, row.id, caller.id)
  const decisions = await selectDecisions(database, row.id)
  return {
    ...asMember(row, caller),
    numbers: { ...numbers, following: row.following },
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    decisions: decisions.map(asDecision),
  }
}

/** An address is personal: editors decide without it. */
const seesEmail = ({ role }: Caller): boolean => isAdmin([role])

const asMember = (
  { suspendedAt, until, rule, reason, hidePosts, eraseAt, email, ...row }: MemberRow,
  caller: Caller,
): Member => ({
  ...row,
  '@id': apiAddress(`/moderation/users/${row.username}`),
  '@type': 'Member',
  email: seesEmail(caller) ? email : null,
  createdAt: row.createdAt.toISOString(),
  eraseAt: eraseAt?.toISOString() ?? null,
  suspension:
    suspendedAt &&
    asSuspension({ until, rule, reason: reason!, hidePosts: hidePosts!, createdAt: suspendedAt }),
})

interface SuspensionRow {
  until: Date | null
  rule: ModerationRule | null
  reason: string
  hidePosts: boolean
  createdAt: Date
}

export const asSuspension = ({
  until,
  rule,
  reason,
  hidePosts,
  createdAt,
}: SuspensionRow): SuspensionItem => ({
  ...{ rule, reason, hidePosts },
  until: until?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})

const asDecision = (row: DecisionRow): MemberDecision => {
  const { id, action, details, reason, createdAt, ...actor } = row
  return {
    id,
    action: action as MemberDecision['action'],
    details,
    reason,
    createdAt: createdAt.toISOString(),
    actor: actor.username === null ? null : { ...actor, username: actor.username },
  }
}
