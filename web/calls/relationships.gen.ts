// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/relationships.ts'

export const getRelationship: CallOf<typeof contract.getRelationship> = { method: 'GET', path: '/user_relationships/{id}', status: 200 }
export const listRelationships: CallOf<typeof contract.listRelationships> = { method: 'GET', path: '/user_relationships', status: 200 }
