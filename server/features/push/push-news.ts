import type { PushedNotice } from '../../../core/contracts/push.ts'
import { notificationTypes } from '../../../core/contracts/notifications.ts'
import type { Database } from '../../database/connection.ts'
import { asUnread, selectUnreadConversations } from '../messages/messages.public.ts'
import { asNotifications, selectUnseen } from '../notifications/notifications.public.ts'
import type { NewsIds, Subscription } from './due-pushes.sql.ts'

interface News {
  notice: PushedNotice
  /** With older ones, for which there was no room. */
  ids: NewsIds
}

/** Of each, when more have come at once: the rest stands on the pages. */
const mostAtOnce = 3

/** Only what can still be seen and has not been, of what was gathered; the oldest first. */
export const newsFor = async (database: Database, subscription: Subscription): Promise<News[]> => [
  ...(await newNotifications(database, subscription)),
  ...(await newMessages(database, subscription)),
]

async function newNotifications(
  database: Database,
  { userId, username, notificationIds }: Subscription,
): Promise<News[]> {
  const { rows } = await selectUnseen(database, userId, {
    types: [...notificationTypes],
    ids: notificationIds,
    limit: mostAtOnce,
  })
  const items = await asNotifications(database, { username }, rows)
  return items
    .map(({ id, text, target }, index) => ({
      notice: {
        title: text,
        body: target.title,
        url: target.url,
        tag: `bildirim-${rows[index]!.groupId}`,
      },
      ids: { notificationIds: upTo(id, notificationIds), messageIds: [] },
    }))
    .reverse()
}

async function newMessages(
  database: Database,
  { userId, messageIds }: Subscription,
): Promise<News[]> {
  const { rows } = await selectUnreadConversations(database, userId, {
    ids: messageIds,
    limit: mostAtOnce,
  })
  return rows
    .map((row) => {
      const { text, title, url } = asUnread(row)
      const tag = `mesaj-${row.messengerId}`
      return {
        notice: { title: text, body: title, url, tag },
        ids: { notificationIds: [], messageIds: upTo(row.lastId, messageIds) },
      }
    })
    .reverse()
}

const upTo = (last: number, ids: number[]): number[] => ids.filter((id) => id <= last)
