// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/managed-tags.ts'

export const listManagedTags: CallOf<typeof contract.listManagedTags> = { method: 'GET', path: '/moderation/tags', status: 200 }
export const updateTag: CallOf<typeof contract.updateTag> = { method: 'PUT', path: '/tags/{id}', status: 200 }
