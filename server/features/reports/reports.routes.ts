import { invalid } from '../../../core/errors.ts'
import { createReport, reportedIdentifier, reportMessages } from '../../../core/reports.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Database } from '../../database/connection.ts'
import { type Route, serve } from '../../http/call.ts'
import { findTarget, insertReport } from './reports.sql.ts'

export function reportRoutes({ database }: { database: Database }): Route[] {
  return [
    serve(createReport, async ({ body, caller }) => {
      const { type, reason, text } = body
      const target = await findTarget(database, type, reportedIdentifier(body)!)
      if (target === undefined) throw invalid('target', reportMessages.unknownTarget)
      if (target.ownerId === caller.id) throw invalid('target', reportMessages.oneself)
      const report = { reporterId: caller.id, type, targetId: target.id, reason, text }
      const { id, status, createdAt } = await insertReport(database, report)
      return {
        '@id': apiAddress(`/reports/${id}`),
        '@type': 'Report' as const,
        id,
        status,
        createdAt: createdAt.toISOString(),
      }
    }),
  ]
}
