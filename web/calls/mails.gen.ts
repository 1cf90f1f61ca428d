// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/mails.ts'

export const unsubscribe: CallOf<typeof contract.unsubscribe> = { method: 'POST', path: '/unsubscribe', status: 200 }
export const updateUserInformation: CallOf<typeof contract.updateUserInformation> = { method: 'PUT', path: '/user_informations/{id}', status: 200 }
