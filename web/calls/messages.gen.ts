// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/messages.ts'

export const getMessage: CallOf<typeof contract.getMessage> = { method: 'GET', path: '/messages/{id}', status: 200 }
export const getMessenger: CallOf<typeof contract.getMessenger> = { method: 'GET', path: '/messengers/{id}', status: 200 }
export const listMessages: CallOf<typeof contract.listMessages> = { method: 'GET', path: '/messengers/{id}/messages', status: 200 }
export const listMessengers: CallOf<typeof contract.listMessengers> = { method: 'GET', path: '/messengers', status: 200 }
export const readMessenger: CallOf<typeof contract.readMessenger> = { method: 'GET', path: '/messenger-show/{id}', status: 200 }
