// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/users.ts'

export const getUser: CallOf<typeof contract.getUser> = { method: 'GET', path: '/users/{username}', status: 200 }
export const getUserInformation: CallOf<typeof contract.getUserInformation> = { method: 'GET', path: '/user_informations/{id}', status: 200 }
export const listUsers: CallOf<typeof contract.listUsers> = { method: 'GET', path: '/users', status: 200 }
