import { queryOptions } from '@tanstack/react-query'
import type { NotificationMute } from '../../../core/contracts/notification-mutes.ts'
import type { Notification } from '../../../core/contracts/notifications.ts'
import { listNotificationMutes } from '../../calls/notification-mutes.gen.ts'
import { listNotifications } from '../../calls/notifications.gen.ts'
import { answerOf, type MakeCall } from '../../api.ts'
import { listQuery } from '../posts/list-query.ts'
import { authorOf } from '../posts/post-summary.ts'
import type { Filter } from './filters.ts'
import { notificationsKey } from './notifications-key.ts'

export const notificationsQuery = (call: MakeCall, filter: Filter, startPage: number) => {
  const { name, isUnseen, types } = filter
  const wanted = { ...(isUnseen && { isSeen: 'false' }), ...(types && { type: types.join() }) }
  return listQuery({
    key: [...notificationsKey, name],
    startPage,
    load: (page) => call(listNotifications, { query: { ...page, ...wanted } as never }),
    show: notificationOf,
  })
}

const newestAtBell = '6'

/** What the bell opens; whoever opens it wants to see what is true now. */
export const newestQuery = (call: MakeCall) => ({
  ...listQuery({
    key: [...notificationsKey, 'newest'],
    startPage: 1,
    load: (page) => call(listNotifications, { query: { ...page, itemsPerPage: newestAtBell } }),
    show: notificationOf,
  }),
  refetchOnMount: 'always' as const,
})

export type ShownNotification = ReturnType<typeof notificationOf>

/** What the page shows of a notification. */
export const notificationOf = (notification: Notification) => {
  const { id, type, post, isSeen, actor, target, text, note, createdAt } = notification
  return { id, type, post, isSeen, target, text, note, createdAt, actor: actor && authorOf(actor) }
}

export const mutesKey = ['notification-mutes']

export const mutesQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: mutesKey,
    queryFn: async (): Promise<NotificationMute[]> =>
      answerOf(await call(listNotificationMutes, { query: { itemsPerPage: '100' } }))[
        'hydra:member'
      ],
  })
