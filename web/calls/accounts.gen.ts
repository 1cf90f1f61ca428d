// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/accounts.ts'

export const activate: CallOf<typeof contract.activate> = { method: 'POST', path: '/activation', status: 200 }
export const endOtherSessions: CallOf<typeof contract.endOtherSessions> = { method: 'DELETE', path: '/sessions', status: 204 }
export const endSession: CallOf<typeof contract.endSession> = { method: 'DELETE', path: '/sessions/{id}', status: 204 }
export const getSession: CallOf<typeof contract.getSession> = { method: 'GET', path: '/sessions/{id}', status: 200 }
export const listSessions: CallOf<typeof contract.listSessions> = { method: 'GET', path: '/sessions', status: 200 }
export const login: CallOf<typeof contract.login> = { method: 'POST', path: '/login', status: 200 }
export const logout: CallOf<typeof contract.logout> = { method: 'POST', path: '/logout', status: 204 }
export const register: CallOf<typeof contract.register> = { method: 'POST', path: '/register', status: 201 }
export const requestPasswordReset: CallOf<typeof contract.requestPasswordReset> = { method: 'POST', path: '/password-resets', status: 204 }
export const resendActivation: CallOf<typeof contract.resendActivation> = { method: 'POST', path: '/activation/resend', status: 204 }
export const resetPassword: CallOf<typeof contract.resetPassword> = { method: 'PUT', path: '/password-resets/{token}', status: 204 }
export const updateUser: CallOf<typeof contract.updateUser> = { method: 'PUT', path: '/users/{username}', status: 200 }
