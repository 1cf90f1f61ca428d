import type { Case, CaseDecision, CaseStatus, WholeCase } from '../../../core/contracts/cases.ts'
import { caseStatuses } from '../../../core/contracts/cases.ts'
import type { User } from '../../../core/contracts/users.ts'
import { mayDecideAppeal } from '../../../core/roles.ts'
import { apiAddress } from '../../../core/site.ts'
import { deletedTexts, isDeletedMember } from '../../../core/text/deleted-member.ts'
import type { Database } from '../../database/connection.ts'
import { notFound } from '../../errors.ts'
import type { Caller } from '../../http/call.ts'
import { refusals } from '../../messages.ts'
import { selectUsers } from '../users/users.public.ts'
import { asAppeal } from './appeals.ts'
import { addressOf, contentIn, contentOf, fingerprintOf, holdIn } from './content.ts'
import { selectAppealsOf } from './decisions.sql.ts'
import {
  type CaseRow,
  type DecisionRow,
  type QueueCount,
  selectCase,
  selectDecisions,
  selectReports,
  selectSnapshot,
} from './queues.sql.ts'
import { type MessageAround, selectAround, selectThing } from './things.sql.ts'

type People = Map<number, User>

async function peopleBy(database: Database, ids: (number | null)[]): Promise<People> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  return new Map((await selectUsers(database, known)).map((user) => [user.id, user]))
}

export async function asCases(database: Database, rows: CaseRow[]): Promise<Case[]> {
  const people = await peopleBy(
    database,
    rows.flatMap(({ ownerId, decision }) => [ownerId, decision?.byId ?? null]),
  )
  return rows.map((row) => asCase(row, people))
}

function asCase(row: CaseRow, people: People): Case {
  const { label, targetId, isDeleted, slug, username, ownerId, time: _time, ...rest } = row
  const state = isDeleted ? 'deleted' : 'public'
  return {
    ...rest,
    '@id': apiAddress(`/moderation/cases/${row.id}`),
    '@type': 'Case',
    target: { title: label, url: addressOf(row.type, targetId, { slug, username, state }) },
    user: people.get(ownerId ?? 0) ?? null,
    firstAt: row.firstAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    decision: row.decision && asDecision(row.decision, people),
  }
}

const asDecision = (row: DecisionRow, people: People): CaseDecision => ({
  id: row.id,
  decision: row.kind,
  rule: row.rule,
  reason: row.reason,
  until: row.until && new Date(row.until).toISOString(),
  by: people.get(row.byId ?? 0) ?? null,
  createdAt: new Date(row.createdAt).toISOString(),
  isOverturned: row.isOverturned,
})

export async function wholeCase(
  database: Database,
  editor: Caller,
  id: number,
): Promise<WholeCase> {
  const row = await selectCase(database, editor.id, id)
  if (row === undefined) throw notFound(refusals.case.notFound)
  const [kept, thing, reports, decisions] = await Promise.all([
    selectSnapshot(database, id),
    selectThing(database, row.type, row.targetId),
    selectReports(database, id),
    selectDecisions(database, id),
  ])
  const snapshot = contentIn(kept)
  // Only what a member of the conversation reported is ever read here.
  const around = row.type === 'message' ? await selectAround(database, row.targetId!) : []
  const appeals = await selectAppealsOf(
    database,
    decisions.slice(0, 1).map((last) => last.id),
  )
  const people = await peopleBy(database, [
    row.ownerId,
    ...decisions.map(({ byId }) => byId),
    ...reports.map(({ reporterId }) => reporterId),
    ...around.map(({ userId }) => userId),
  ])
  const present = thing === undefined ? null : contentOf(thing)
  const fingerprint = fingerprintOf(present ?? snapshot)
  const hasDecided = decisions[0]?.byId === editor.id
  return {
    ...asCase(row, people),
    snapshot,
    hold: holdIn(kept),
    present: present && { ...present, state: thing!.state },
    isChanged: fingerprint !== fingerprintOf(snapshot),
    fingerprint,
    conversation: around.map((message) =>
      asAround(message, people, { id: row.targetId, text: snapshot.text }),
    ),
    reportTexts: reports.map(({ reporterId, createdAt, ...report }) => ({
      ...report,
      user: people.get(reporterId)!,
      createdAt: createdAt.toISOString(),
    })),
    decisions: decisions.map((decision) => asDecision(decision, people)),
    appeal: appeals[0] === undefined ? null : asAppeal(appeals[0]),
    mayDecideAppeal: appeals[0]?.status === 'open' && mayDecideAppeal({ isOwn: false, hasDecided }),
  }
}

/** The words of the reported one are the case's: where it stood they may be gone. */
function asAround(
  message: MessageAround,
  people: People,
  reported: { id: number | null; text: string },
) {
  const user = people.get(message.userId)!
  const isReported = message.id === reported.id
  const text = isReported ? reported.text : message.text
  return {
    id: message.id,
    user,
    text: isDeletedMember(user) ? deletedTexts.message : text,
    createdAt: message.createdAt.toISOString(),
    isReported,
  }
}

/** How many of a type there are in each queue, or of all types. */
export const queuesOf = (counts: QueueCount[], type: string | undefined) =>
  caseStatuses.map((status: CaseStatus) => {
    const own = counts.filter((each) => each.status === status && (type ?? each.type) === each.type)
    const times = own.flatMap(({ oldestAt }) => oldestAt ?? []).map((moment) => moment.getTime())
    return {
      status,
      total: own.reduce((sum, { total }) => sum + total, 0),
      oldestAt: times.length === 0 ? null : new Date(Math.min(...times)).toISOString(),
    }
  })
