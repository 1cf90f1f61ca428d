// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/transparency.ts'

export const getTransparency: CallOf<typeof contract.getTransparency> = { method: 'GET', path: '/transparency', status: 200 }
