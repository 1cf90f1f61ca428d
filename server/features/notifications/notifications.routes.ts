import { notFound } from '../../../core/errors.ts'
import {
  listNotifications,
  markAllNotifications,
  markNotification,
  type Notification,
  notificationText,
} from '../../../core/notifications.ts'
import { apiAddress } from '../../../core/site.ts'
import type { User } from '../../../core/users.ts'
import type { Database } from '../../database/connection.ts'
import { type Route, serve } from '../../http/call.ts'
import { collection, pageById } from '../../http/hydra.ts'
import { selectUsers } from '../users/users.sql.ts'
import {
  countNotifications,
  type NotificationRow,
  selectNotification,
  selectNotifications,
  setAllSeen,
  setSeen,
} from './notifications.sql.ts'

export function notificationRoutes({ database }: { database: Database }): Route[] {
  return [
    serve(listNotifications, async ({ query, caller }) => {
      const { rows, nextCursor } = await pageById(query, (page) =>
        selectNotifications(database, caller.id, query.isSeen, page),
      )
      const { total, unread } = await countNotifications(database, caller.id, query.isSeen)
      const members = await asNotifications(database, rows)
      const found = { members, total, nextCursor }
      return {
        ...collection('Notification', '/notifications', { ...query }, found),
        unreadCount: unread,
      }
    }),

    serve(markNotification, async ({ params, body, caller }) => {
      const id = Number(params.id)
      await setSeen(database, caller.id, id, body.isSeen)
      const row = await selectNotification(database, caller.id, id)
      if (row === undefined) throw notFound('Bildirim bulunamadı.')
      return (await asNotifications(database, [row]))[0]!
    }),

    serve(markAllNotifications, async ({ caller }) => {
      await setAllSeen(database, caller.id)
      return { unreadCount: 0 }
    }),
  ]
}

async function asNotifications(
  database: Database,
  rows: NotificationRow[],
): Promise<Notification[]> {
  const ids = [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))]
  const actors = new Map((await selectUsers(database, ids)).map((user) => [user.id, user]))
  return rows.map((row) => asNotification(row, actors.get(row.actorId ?? 0) ?? null))
}

const asNotification = (row: NotificationRow, actor: User | null): Notification => ({
  '@id': apiAddress(`/notifications/${row.id}`),
  '@type': 'Notification',
  id: row.id,
  type: row.type,
  isSeen: row.isSeen,
  actor,
  actorCount: row.actorCount,
  target: targetOf(row),
  text: notificationText(row.type, actor, row.actorCount),
  createdAt: row.createdAt.toISOString(),
})

/** Where it happened: under a comment, at a post, or with a person. */
function targetOf(row: NotificationRow): Notification['target'] {
  if (row.postSlug === null) return { title: '', url: `/@${row.actorUsername ?? ''}` }
  const post = `/yazi/${row.postSlug}`
  const place =
    row.commentId !== null
      ? `#yorum-${row.commentId}`
      : row.type === 'newComment'
        ? '#yorumlar'
        : ''
  return { title: row.postTitle ?? '', url: post + place }
}
