// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/url-metas.ts'

export const getUrlMeta: CallOf<typeof contract.getUrlMeta> = { method: 'GET', path: '/url-metas', status: 200 }
