// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/embeds.ts'

export const createEmbed: CallOf<typeof contract.createEmbed> = { method: 'POST', path: '/embeds', status: 201 }
export const getEmbed: CallOf<typeof contract.getEmbed> = { method: 'GET', path: '/embeds/{id}', status: 200 }
