import { type ActItem, getAct, listActs } from '../../../core/contracts/audit-log.ts'
import type { AuditTarget } from '../../../core/contracts/moderation.ts'
import { authorPath, commentAnchor, postPath } from '../../../core/paths.ts'
import { apiAddress } from '../../../core/site.ts'
import { fullName } from '../../../core/text/full-name.ts'
import type { Database } from '../../database/connection.ts'
import { notFound } from '../../errors.ts'
import { type Route, serve } from '../../http/call.ts'
import { pageById } from '../../http/cursors.ts'
import { collection } from '../../http/hydra.ts'
import { findUserId } from '../users/users.public.ts'
import { type ActRow, countActs, selectAct, selectActs } from './audit-log.sql.ts'

export function auditLogRoutes({ database }: { database: Database }): Route[] {
  return [
    serve(listActs, async ({ query }) => {
      const { actor, action } = query
      const actorId = actor === undefined ? undefined : await findUserId(database, actor)
      if (actor !== undefined && actorId === undefined)
        return collection('Act', listActs.path, query, { members: [], total: 0 })
      const filter = { actorId, action }
      const [{ rows, nextCursor }, total] = await Promise.all([
        pageById(query, (page) => selectActs(database, filter, page)),
        countActs(database, filter),
      ])
      return collection('Act', listActs.path, query, {
        members: rows.map(asAct),
        total,
        nextCursor,
      })
    }),

    serve(getAct, async ({ params }) => {
      const row = await selectAct(database, Number(params.id))
      if (row === undefined) throw notFound()
      return asAct(row)
    }),
  ]
}

const asAct = ({ id, at, actorId, actor, type, targetId, target, ...row }: ActRow): ActItem => ({
  '@id': apiAddress(`${listActs.path}/${id}`),
  '@type': 'Act',
  id,
  createdAt: at.toISOString(),
  actor: actorId === null ? null : actorOf(actorId, actor),
  action: row.action,
  target: { type, id: targetId, title: target?.title ?? null, url: urlOf(type, target) },
  details: row.details,
})

const actorOf = (id: number, actor: ActRow['actor']): ActItem['actor'] => ({
  id,
  username: actor?.username ?? null,
  name: actor && fullName(actor),
})

const pathOf: Partial<Record<AuditTarget, (slug: string) => string>> = {
  post: postPath,
  comment: postPath,
  user: (username) => authorPath(username),
  case: (id) => `/yonetim/bildirimler/${id}`,
  category: (slug) => `/kesfet/${slug}`,
  tag: (slug) => `/etiket/${slug}`,
}

function urlOf(type: AuditTarget, target: ActRow['target']): string | null {
  if (target === null || target.slug === null) return null
  const path = pathOf[type]?.(target.slug)
  if (path === undefined) return null
  return target.commentId === undefined ? path : `${path}#${commentAnchor(target.commentId)}`
}
