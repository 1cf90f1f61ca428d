// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/managed-categories.ts'

export const createCategory: CallOf<typeof contract.createCategory> = { method: 'POST', path: '/categories', status: 201 }
export const deleteCategory: CallOf<typeof contract.deleteCategory> = { method: 'DELETE', path: '/categories/{id}', status: 204 }
export const listManagedCategories: CallOf<typeof contract.listManagedCategories> = { method: 'GET', path: '/moderation/categories', status: 200 }
export const updateCategory: CallOf<typeof contract.updateCategory> = { method: 'PUT', path: '/categories/{id}', status: 200 }
