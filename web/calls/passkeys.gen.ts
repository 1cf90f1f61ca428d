// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/passkeys.ts'

export const addPasskey: CallOf<typeof contract.addPasskey> = { method: 'POST', path: '/passkeys', status: 201 }
export const getPasskey: CallOf<typeof contract.getPasskey> = { method: 'GET', path: '/passkeys/{id}', status: 200 }
export const listPasskeys: CallOf<typeof contract.listPasskeys> = { method: 'GET', path: '/passkeys', status: 200 }
export const newPasskeyOptions: CallOf<typeof contract.newPasskeyOptions> = { method: 'POST', path: '/passkeys/options', status: 200 }
export const passkeyLogin: CallOf<typeof contract.passkeyLogin> = { method: 'POST', path: '/login/passkey', status: 200 }
export const passkeyLoginOptions: CallOf<typeof contract.passkeyLoginOptions> = { method: 'POST', path: '/login/passkey-options', status: 200 }
export const removePasskey: CallOf<typeof contract.removePasskey> = { method: 'DELETE', path: '/passkeys/{id}', status: 204 }
export const renamePasskey: CallOf<typeof contract.renamePasskey> = { method: 'PUT', path: '/passkeys/{id}', status: 200 }
