// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/tags.ts'

export const getTag: CallOf<typeof contract.getTag> = { method: 'GET', path: '/tags/{id}', status: 200 }
export const listTags: CallOf<typeof contract.listTags> = { method: 'GET', path: '/tags', status: 200 }
