// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/moderation.ts'

export const getModerationQueues: CallOf<typeof contract.getModerationQueues> = { method: 'GET', path: '/moderation/queues', status: 200 }
