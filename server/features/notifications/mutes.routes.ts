import {
  getNotificationMute,
  listNotificationMutes,
  muteNotifications,
  type NotificationMute,
  unmuteNotifications,
} from '../../../core/contracts/notification-mutes.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Database } from '../../database/connection.ts'
import { notFound } from '../../errors.ts'
import { type Route, serve } from '../../http/call.ts'
import { pageById } from '../../http/cursors.ts'
import { collection } from '../../http/hydra.ts'
import { requirePublicPost } from '../posts/posts.public.ts'
import {
  countMutes,
  deleteMute,
  insertMute,
  type MuteRow,
  selectMute,
  selectMutes,
} from './mutes.sql.ts'

export function muteRoutes({ database }: { database: Database }): Route[] {
  return [
    serve(listNotificationMutes, async ({ query, caller }) => {
      const { rows, nextCursor } = await pageById(query, (page) =>
        selectMutes(database, caller.id, page),
      )
      const total = await countMutes(database, caller.id)
      const found = { members: rows.map(asMute), total, nextCursor }
      return collection('NotificationMute', '/notification_mutes', { ...query }, found)
    }),

    serve(getNotificationMute, ({ params, caller }) =>
      requireMute(database, caller.id, Number(params.id)),
    ),

    serve(muteNotifications, async ({ body: { post, type }, caller }) => {
      const postId = post === null ? null : (await requirePublicPost(database, post, caller.id)).id
      const id = await database.write((transaction) =>
        insertMute(transaction, caller.id, { postId, type }),
      )
      return requireMute(database, caller.id, id)
    }),

    serve(unmuteNotifications, async ({ params, caller }) => {
      const wasThere = await database.write((transaction) =>
        deleteMute(transaction, caller.id, Number(params.id)),
      )
      if (!wasThere) throw notFound()
    }),
  ]
}

async function requireMute(
  database: Database,
  userId: number,
  id: number,
): Promise<NotificationMute> {
  const row = await selectMute(database, userId, id)
  if (row === undefined) throw notFound()
  return asMute(row)
}

const asMute = ({ id, type, postSlug, postTitle, createdAt }: MuteRow): NotificationMute => ({
  '@id': apiAddress(`/notification_mutes/${id}`),
  '@type': 'NotificationMute',
  id,
  type,
  post: postSlug === null ? null : { slug: postSlug, title: postTitle! },
  createdAt: createdAt.toISOString(),
})
