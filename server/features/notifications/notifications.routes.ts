import { notFound } from '../../errors.ts'
import {
  getNotification,
  listNotifications,
  markAllNotifications,
  markNotification,
  type Notification,
} from '../../../core/contracts/notifications.ts'
import type { Database } from '../../database/connection.ts'
import { type Caller, type Route, serve } from '../../http/call.ts'
import { pageById } from '../../http/cursors.ts'
import { collection } from '../../http/hydra.ts'
import { asNotifications } from './notification-items.ts'
import {
  countNotifications,
  selectNotification,
  selectNotifications,
  setAllSeen,
  setAllUnseen,
  setSeen,
  untilNobodyInterferes,
} from './notifications.sql.ts'

export function notificationRoutes({ database }: { database: Database }): Route[] {
  return [
    serve(listNotifications, async ({ query, caller }) => {
      const filter = { isSeen: query.isSeen, types: query.type }
      const { rows, nextCursor } = await pageById(query, (page) =>
        selectNotifications(database, caller.id, filter, page),
      )
      const { total, unread } = await countNotifications(database, caller.id, filter)
      const members = await asNotifications(database, caller, rows)
      const found = { members, total, nextCursor }
      return {
        ...collection('Notification', '/notifications', { ...query }, found),
        unreadCount: unread,
      }
    }),

    serve(markNotification, async ({ params, body, caller }) => {
      const id = Number(params.id)
      await untilNobodyInterferes(() =>
        database.write((transaction) => setSeen(transaction, caller.id, id, body.isSeen)),
      )
      return requireNotification(database, caller, id)
    }),

    serve(getNotification, ({ params, caller }) =>
      requireNotification(database, caller, Number(params.id)),
    ),

    serve(markAllNotifications, async ({ body, caller }) => {
      const setAll = body.isSeen ? setAllSeen : setAllUnseen
      await untilNobodyInterferes(() =>
        database.write((transaction) => setAll(transaction, caller.id)),
      )
      return { unreadCount: (await countNotifications(database, caller.id, {})).unread }
    }),
  ]
}

async function requireNotification(
  database: Database,
  caller: Caller,
  id: number,
): Promise<Notification> {
  const row = await selectNotification(database, caller.id, id)
  if (row === undefined) throw notFound('Bildirim bulunamadı.')
  return (await asNotifications(database, caller, [row]))[0]!
}
