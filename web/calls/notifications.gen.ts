// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/notifications.ts'

export const getNotification: CallOf<typeof contract.getNotification> = { method: 'GET', path: '/notifications/{id}', status: 200 }
export const listNotifications: CallOf<typeof contract.listNotifications> = { method: 'GET', path: '/notifications', status: 200 }
export const markAllNotifications: CallOf<typeof contract.markAllNotifications> = { method: 'PUT', path: '/notifications', status: 200 }
export const markNotification: CallOf<typeof contract.markNotification> = { method: 'PUT', path: '/notifications/{id}', status: 200 }
