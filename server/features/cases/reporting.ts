import { invalid } from '../../errors.ts'
import { refusals } from '../../messages.ts'
import type { ReportReason, ReportType } from '../../../core/contracts/reports.ts'
import { apiAddress } from '../../../core/site.ts'
import { millisecondsOfDay } from '../../../core/turkish/dates.ts'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { notifyOfCase } from '../notifications/notifications.public.ts'
import {
  insertReport,
  type LockedCase,
  lockCaseAbout,
  openCase,
  type ReportRow,
  selectReportIn,
} from './cases.sql.ts'
import { contentOf, fingerprintOf } from './content.ts'
import { findReportable, selectThing } from './things.sql.ts'
import type { Content } from '../../../core/contracts/cases.ts'

interface NewReport {
  type: ReportType
  target: string
  reason: ReportReason
  text: string
}

/** Opens the case of that thing or joins it. */
export function reportThing(database: Database, reporter: Caller, report: NewReport) {
  const { type, reason, text } = report
  return database.write(async (transaction) => {
    const target = await findReportable(transaction, type, report.target, reporter.id)
    const thing = target && (await selectThing(transaction, type, target.id))
    if (thing === undefined) throw invalid('target', refusals.report.unknownTarget)
    const { id: targetId, ownerId } = target!
    if (ownerId === reporter.id) throw invalid('target', refusals.report.oneself)
    const joined = await caseFor(transaction, { type, targetId, ownerId }, contentOf(thing))
    const { caseId, decisionId } = joined
    transaction.invalidate(topics.transparency)
    const said = { caseId, reporterId: reporter.id, reason, text }
    const isNew = await insertReport(transaction, said)
    if (isNew && decisionId !== null)
      await notifyOfCase(transaction, [reporter.id], { decisionId, about: 'reported', note: null })
    return asReport(await selectReportIn(transaction, caseId, reporter.id))
  })
}

interface Joined {
  caseId: number
  /** Where it is decided already: then its reporter is told at once. */
  decisionId: number | null
}

async function caseFor(
  transaction: Transaction,
  about: { type: ReportType; targetId: number; ownerId: number },
  content: Content,
): Promise<Joined> {
  const known = await lockCaseAbout(transaction, about.type, about.targetId)
  if (known === undefined || !covers(known, content)) {
    const caseId = await openCase(transaction, { ...about, origin: 'report', snapshot: content })
    return { caseId, decisionId: null }
  }
  return { caseId: known.id, decisionId: isUndecided(known) ? null : known.decisionId }
}

/** What a member does can change although their profile does not: who was cleared is looked at again after a while. */
const daysOfMember = 30

const isRecent = ({ decidedAt }: LockedCase): boolean =>
  Date.now() - decidedAt!.getTime() < daysOfMember * millisecondsOfDay

const isCleared = ({ kind, isOverturned }: LockedCase): boolean =>
  kind === 'dismiss' || isOverturned === true

const isUndecided = ({ status }: LockedCase): boolean => status === 'open' || status === 'held'

/** A thing that was decided about is not looked at again for more reports, unless it changed since. */
function covers(known: LockedCase, content: Content): boolean {
  if (isUndecided(known)) return true
  if (known.type === 'user' && !(isCleared(known) && isRecent(known))) return false
  return known.fingerprint === fingerprintOf(content)
}

export const asReport = ({ id, status, createdAt }: ReportRow) => ({
  '@id': apiAddress(`/reports/${id}`),
  '@type': 'Report' as const,
  id,
  status,
  createdAt: createdAt.toISOString(),
})
