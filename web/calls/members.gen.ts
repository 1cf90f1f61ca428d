// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/members.ts'

export const changeRole: CallOf<typeof contract.changeRole> = { method: 'PUT', path: '/users/{username}/role', status: 200 }
export const getMember: CallOf<typeof contract.getMember> = { method: 'GET', path: '/moderation/users/{username}', status: 200 }
export const getOwnSuspension: CallOf<typeof contract.getOwnSuspension> = { method: 'GET', path: '/account/suspension', status: 200 }
export const keepUser: CallOf<typeof contract.keepUser> = { method: 'DELETE', path: '/users/{username}/deletion', status: 204 }
export const listMembers: CallOf<typeof contract.listMembers> = { method: 'GET', path: '/moderation/users', status: 200 }
export const removeUser: CallOf<typeof contract.removeUser> = { method: 'DELETE', path: '/users/{username}', status: 202 }
export const restoreUser: CallOf<typeof contract.restoreUser> = { method: 'DELETE', path: '/users/{username}/suspension', status: 204 }
export const signOutUser: CallOf<typeof contract.signOutUser> = { method: 'DELETE', path: '/users/{username}/sessions', status: 204 }
export const suspendUser: CallOf<typeof contract.suspendUser> = { method: 'PUT', path: '/users/{username}/suspension', status: 200 }
