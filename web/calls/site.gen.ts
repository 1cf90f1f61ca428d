// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/site.ts'

export const getContact: CallOf<typeof contract.getContact> = { method: 'GET', path: '/contact', status: 200 }
export const getPageText: CallOf<typeof contract.getPageText> = { method: 'GET', path: '/pages/{name}', status: 200 }
export const getSite: CallOf<typeof contract.getSite> = { method: 'GET', path: '/site', status: 200 }
export const sendTestMail: CallOf<typeof contract.sendTestMail> = { method: 'POST', path: '/site/test-mail', status: 200 }
export const updateSite: CallOf<typeof contract.updateSite> = { method: 'PUT', path: '/site', status: 200 }
