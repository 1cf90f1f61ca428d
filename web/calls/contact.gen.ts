// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/contact.ts'

export const sendContact: CallOf<typeof contract.sendContact> = { method: 'POST', path: '/contact', status: 201 }
