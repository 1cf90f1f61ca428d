// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/current-user.ts'

export const currentUser: CallOf<typeof contract.currentUser> = { method: 'GET', path: '/users/current', status: 200 }
