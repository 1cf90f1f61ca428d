// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/email-change.ts'

export const cancelEmailChange: CallOf<typeof contract.cancelEmailChange> = { method: 'DELETE', path: '/email-change', status: 204 }
export const confirmEmailChange: CallOf<typeof contract.confirmEmailChange> = { method: 'POST', path: '/email-change/confirmation', status: 200 }
export const getEmailChange: CallOf<typeof contract.getEmailChange> = { method: 'GET', path: '/email-change', status: 200 }
export const resendEmailChange: CallOf<typeof contract.resendEmailChange> = { method: 'POST', path: '/email-change/resend', status: 204 }
export const undoEmailChange: CallOf<typeof contract.undoEmailChange> = { method: 'POST', path: '/email-change/undo', status: 200 }
