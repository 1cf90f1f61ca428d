// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/mentions.ts'

export const findMentions: CallOf<typeof contract.findMentions> = { method: 'GET', path: '/mentions', status: 200 }
