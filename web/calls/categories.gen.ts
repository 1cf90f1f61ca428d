// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/categories.ts'

export const getCategory: CallOf<typeof contract.getCategory> = { method: 'GET', path: '/categories/{id}', status: 200 }
export const listCategories: CallOf<typeof contract.listCategories> = { method: 'GET', path: '/categories', status: 200 }
export const listWritableCategories: CallOf<typeof contract.listWritableCategories> = { method: 'GET', path: '/categories/writable', status: 200 }
