// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/imports.ts'

export const getImport: CallOf<typeof contract.getImport> = { method: 'GET', path: '/account/import/{id}', status: 200 }
export const listImports: CallOf<typeof contract.listImports> = { method: 'GET', path: '/account/import', status: 200 }
export const startImport: CallOf<typeof contract.startImport> = { method: 'POST', path: '/account/import', status: 202 }
export const undoImport: CallOf<typeof contract.undoImport> = { method: 'DELETE', path: '/account/import/{id}', status: 200 }
