// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/notification-mutes.ts'

export const getNotificationMute: CallOf<typeof contract.getNotificationMute> = { method: 'GET', path: '/notification_mutes/{id}', status: 200 }
export const listNotificationMutes: CallOf<typeof contract.listNotificationMutes> = { method: 'GET', path: '/notification_mutes', status: 200 }
export const muteNotifications: CallOf<typeof contract.muteNotifications> = { method: 'POST', path: '/notification_mutes', status: 201 }
export const unmuteNotifications: CallOf<typeof contract.unmuteNotifications> = { method: 'DELETE', path: '/notification_mutes/{id}', status: 204 }
