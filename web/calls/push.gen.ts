// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/push.ts'

export const addPushSubscription: CallOf<typeof contract.addPushSubscription> = { method: 'POST', path: '/push_subscriptions', status: 201 }
export const getPushKey: CallOf<typeof contract.getPushKey> = { method: 'GET', path: '/push_subscriptions/key', status: 200 }
export const getPushSubscription: CallOf<typeof contract.getPushSubscription> = { method: 'GET', path: '/push_subscriptions/{id}', status: 200 }
export const listPushSubscriptions: CallOf<typeof contract.listPushSubscriptions> = { method: 'GET', path: '/push_subscriptions', status: 200 }
export const removePushSubscription: CallOf<typeof contract.removePushSubscription> = { method: 'DELETE', path: '/push_subscriptions/{id}', status: 204 }
