import {
  createAppeal,
  decideAppeal,
  getAppeal,
  getDecision,
  listDecisions,
} from '../../../core/contracts/appeals.ts'
import { decideCase, getCase, listCases } from '../../../core/contracts/cases.ts'
import { createReport, getReport, reportedIdentifier } from '../../../core/contracts/reports.ts'
import type { Database } from '../../database/connection.ts'
import { notFound } from '../../errors.ts'
import type { Jobs } from '../../jobs/queue.ts'
import { type Route, serve } from '../../http/call.ts'
import { pageById, pageByKey } from '../../http/cursors.ts'
import { collection } from '../../http/hydra.ts'
import { refusals } from '../../messages.ts'
import { appeal, decideAboutAppeal, findAppeal } from './appeals.ts'
import { asCases, queuesOf, wholeCase } from './case-items.ts'
import { selectReport } from './cases.sql.ts'
import { decide } from './decisions.ts'
import { countOwnDecisions, selectOwnDecision, selectOwnDecisions } from './decisions.sql.ts'
import { asDecisions } from './own-decisions.ts'
import { countQueues, selectQueue } from './queues.sql.ts'
import { asReport, reportThing } from './reporting.ts'

export function caseRoutes({ database, jobs }: { database: Database; jobs: Jobs }): Route[] {
  return [
    serve(createReport, ({ body, caller }) =>
      reportThing(database, caller, { ...body, target: reportedIdentifier(body)! }),
    ),

    serve(getReport, async ({ params, caller }) => {
      const row = await selectReport(database, caller.id, Number(params.id))
      if (row === undefined) throw notFound()
      return asReport(row)
    }),

    serve(listCases, async ({ query, caller }) => {
      const { rows, nextCursor } = await pageByKey(
        query,
        ['time', 'number'],
        (page) => selectQueue(database, caller.id, query, page),
        ({ time, id }) => [time, id],
      )
      const queues = queuesOf(await countQueues(database, caller.id), query.type)
      const { total } = queues.find(({ status }) => status === query.status)!
      const found = { members: await asCases(database, rows), total, nextCursor }
      return { ...collection('Case', '/moderation/cases', { ...query }, found), queues }
    }),

    serve(getCase, ({ params, caller }) => wholeCase(database, caller, Number(params.id))),

    serve(decideCase, async ({ params, body, caller }) => {
      await decide({ database, jobs }, caller, Number(params.id), body)
      return wholeCase(database, caller, Number(params.id))
    }),

    serve(listDecisions, async ({ query, caller }) => {
      const { rows, nextCursor } = await pageById(query, (page) =>
        selectOwnDecisions(database, caller.id, page),
      )
      const total = await countOwnDecisions(database, caller.id)
      const found = { members: await asDecisions(database, rows), total, nextCursor }
      return collection('Decision', '/decisions', { ...query }, found)
    }),

    serve(getDecision, async ({ params, caller }) => {
      const row = await selectOwnDecision(database, caller.id, Number(params.id))
      if (row === undefined) throw notFound(refusals.appeal.noDecision)
      return (await asDecisions(database, [row]))[0]!
    }),

    serve(createAppeal, ({ body, caller }) => appeal(database, caller, body)),

    serve(getAppeal, ({ params, caller }) => findAppeal(database, caller, Number(params.id))),

    serve(decideAppeal, ({ params, body, caller }) =>
      decideAboutAppeal({ database, jobs }, caller, Number(params.id), body),
    ),
  ]
}
