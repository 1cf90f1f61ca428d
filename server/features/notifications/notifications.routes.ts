import { authorPath, commentAnchor, commentsId, postPath } from '../../../core/paths.ts'
import { notFound } from '../../errors.ts'
import {
  getNotification,
  listNotifications,
  markAllNotifications,
  markNotification,
  moderationText,
  type Notification,
  notificationText,
} from '../../../core/contracts/notifications.ts'
import { apiAddress } from '../../../core/site.ts'
import type { User } from '../../../core/contracts/users.ts'
import type { Database } from '../../database/connection.ts'
import { type Caller, type Route, serve } from '../../http/call.ts'
import { pageById } from '../../http/cursors.ts'
import { collection } from '../../http/hydra.ts'
import { selectUsers } from '../users/users.public.ts'
import {
  countNotifications,
  type NotificationRow,
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
      const { rows, nextCursor } = await pageById(query, (page) =>
        selectNotifications(database, caller.id, query.isSeen, page),
      )
      const { total, unread } = await countNotifications(database, caller.id, query.isSeen)
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
      return { unreadCount: (await countNotifications(database, caller.id, undefined)).unread }
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

async function asNotifications(
  database: Database,
  caller: Caller,
  rows: NotificationRow[],
): Promise<Notification[]> {
  const ids = [...new Set(rows.flatMap(({ actorId }) => actorId ?? []))]
  const actors = new Map((await selectUsers(database, ids)).map((user) => [user.id, user]))
  return rows.map((row) => asNotification(row, actors.get(row.actorId ?? 0) ?? null, caller))
}

const asNotification = (
  row: NotificationRow,
  actor: User | null,
  { username }: Caller,
): Notification => ({
  '@id': apiAddress(`/notifications/${row.id}`),
  '@type': 'Notification',
  id: row.id,
  type: row.type,
  isSeen: row.isSeen,
  actor,
  actorCount: row.actorCount,
  target: { title: row.postTitle ?? '', url: addressOf(row, username) },
  text:
    row.type === 'moderation'
      ? moderationText(row)
      : notificationText(row.type, actor, row.actorCount),
  note: row.note,
  createdAt: row.createdAt.toISOString(),
})

/** Where it happened: under a comment, at a post, or with people. */
function addressOf(row: NotificationRow, username: string): string {
  if (row.postId === null) return addressOfPeople(row, username)
  if (row.hidden !== null) return row.hidden === 'unpublished' ? `/new/${row.postId}` : '/yazilarim'
  const post = postPath(row.postSlug!)
  if (row.commentId !== null) return `${post}#${commentAnchor(row.commentId)}`
  return row.type === 'newComment' ? `${post}#${commentsId}` : post
}

/** One is a person, several are a list; what moderators say of a member is about the rules. */
function addressOfPeople({ type, actorUsername, actorCount }: NotificationRow, username: string) {
  if (type === 'moderation' || actorUsername === null) return '/kosullar'
  return actorCount > 1 ? authorPath(username, '/takipciler') : authorPath(actorUsername)
}
