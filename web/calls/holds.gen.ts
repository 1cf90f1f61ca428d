// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/holds.ts'

export const addSignUpBlock: CallOf<typeof contract.addSignUpBlock> = { method: 'POST', path: '/moderation/sign_up_blocks', status: 201 }
export const changeWordList: CallOf<typeof contract.changeWordList> = { method: 'PUT', path: '/moderation/words', status: 200 }
export const getSignUpBlock: CallOf<typeof contract.getSignUpBlock> = { method: 'GET', path: '/moderation/sign_up_blocks/{id}', status: 200 }
export const getWordList: CallOf<typeof contract.getWordList> = { method: 'GET', path: '/moderation/words', status: 200 }
export const listSignUpBlocks: CallOf<typeof contract.listSignUpBlocks> = { method: 'GET', path: '/moderation/sign_up_blocks', status: 200 }
export const removeSignUpBlock: CallOf<typeof contract.removeSignUpBlock> = { method: 'DELETE', path: '/moderation/sign_up_blocks/{id}', status: 204 }
