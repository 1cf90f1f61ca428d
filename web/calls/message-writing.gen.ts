// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/message-writing.ts'

export const createMessenger: CallOf<typeof contract.createMessenger> = { method: 'POST', path: '/messengers', status: 201 }
export const deleteMessenger: CallOf<typeof contract.deleteMessenger> = { method: 'DELETE', path: '/messengers/{id}', status: 204 }
export const leaveMessenger: CallOf<typeof contract.leaveMessenger> = { method: 'DELETE', path: '/messengers/{id}/membership', status: 204 }
export const noteTyping: CallOf<typeof contract.noteTyping> = { method: 'POST', path: '/messengers/{id}/typing', status: 204 }
export const sendMessage: CallOf<typeof contract.sendMessage> = { method: 'POST', path: '/messages', status: 201 }
export const showMessenger: CallOf<typeof contract.showMessenger> = { method: 'PUT', path: '/messenger/{id}', status: 200 }
export const updateMessenger: CallOf<typeof contract.updateMessenger> = { method: 'PUT', path: '/messengers/{id}', status: 200 }
