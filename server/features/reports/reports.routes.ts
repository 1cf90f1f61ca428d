import { invalid, notFound } from '../../errors.ts'
import {
  createReport,
  getReport,
  reportedIdentifier,
  reportMessages,
} from '../../../core/contracts/reports.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Database } from '../../database/connection.ts'
import { type Route, serve } from '../../http/call.ts'
import { findTarget, insertReport, type ReportRow, selectReport } from './reports.sql.ts'

export function reportRoutes({ database }: { database: Database }): Route[] {
  return [
    serve(createReport, async ({ body, caller }) => {
      const { type, reason, text } = body
      const target = await findTarget(database, type, reportedIdentifier(body)!, caller.id)
      if (target === undefined) throw invalid('target', reportMessages.unknownTarget)
      if (target.ownerId === caller.id) throw invalid('target', reportMessages.oneself)
      const report = { reporterId: caller.id, type, targetId: target.id, reason, text }
      return asReport(await insertReport(database, report))
    }),

    serve(getReport, async ({ params, caller }) => {
      const row = await selectReport(database, caller.id, Number(params.id))
      if (row === undefined) throw notFound()
      return asReport(row)
    }),
  ]
}

const asReport = ({ id, status, createdAt }: ReportRow) => ({
  '@id': apiAddress(`/reports/${id}`),
  '@type': 'Report' as const,
  id,
  status,
  createdAt: createdAt.toISOString(),
})
