// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/invitations.ts'

export const checkInvitation: CallOf<typeof contract.checkInvitation> = { method: 'GET', path: '/invitation-codes/{token}', status: 200 }
export const createInvitation: CallOf<typeof contract.createInvitation> = { method: 'POST', path: '/invitations', status: 201 }
export const deleteInvitation: CallOf<typeof contract.deleteInvitation> = { method: 'DELETE', path: '/invitations/{id}', status: 204 }
export const getInvitation: CallOf<typeof contract.getInvitation> = { method: 'GET', path: '/invitations/{id}', status: 200 }
export const listInvitations: CallOf<typeof contract.listInvitations> = { method: 'GET', path: '/invitations', status: 200 }
