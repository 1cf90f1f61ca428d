// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/two-factor.ts'

export const getTwoFactor: CallOf<typeof contract.getTwoFactor> = { method: 'GET', path: '/two-factor', status: 200 }
export const renewRecoveryCodes: CallOf<typeof contract.renewRecoveryCodes> = { method: 'POST', path: '/two-factor/recovery-codes', status: 201 }
export const secondStep: CallOf<typeof contract.secondStep> = { method: 'POST', path: '/login/second-step', status: 200 }
export const startTwoFactor: CallOf<typeof contract.startTwoFactor> = { method: 'POST', path: '/two-factor', status: 201 }
export const turnTwoFactorOff: CallOf<typeof contract.turnTwoFactorOff> = { method: 'DELETE', path: '/two-factor', status: 204 }
export const turnTwoFactorOn: CallOf<typeof contract.turnTwoFactorOn> = { method: 'PUT', path: '/two-factor', status: 200 }
