// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/following.ts'

export const block: CallOf<typeof contract.block> = { method: 'POST', path: '/blocks', status: 201 }
export const checkFollow: CallOf<typeof contract.checkFollow> = { method: 'GET', path: '/users/check-follow/{username}', status: 200 }
export const checkFollows: CallOf<typeof contract.checkFollows> = { method: 'GET', path: '/users/check-follows', status: 200 }
export const follow: CallOf<typeof contract.follow> = { method: 'POST', path: '/user_relationships', status: 201 }
export const getBlock: CallOf<typeof contract.getBlock> = { method: 'GET', path: '/blocks/{username}', status: 200 }
export const getMute: CallOf<typeof contract.getMute> = { method: 'GET', path: '/mutes/{username}', status: 200 }
export const listBlocks: CallOf<typeof contract.listBlocks> = { method: 'GET', path: '/blocks', status: 200 }
export const listMutes: CallOf<typeof contract.listMutes> = { method: 'GET', path: '/mutes', status: 200 }
export const mute: CallOf<typeof contract.mute> = { method: 'POST', path: '/mutes', status: 201 }
export const suggestPeople: CallOf<typeof contract.suggestPeople> = { method: 'GET', path: '/users/check-follow', status: 200 }
export const unblock: CallOf<typeof contract.unblock> = { method: 'DELETE', path: '/blocks/{username}', status: 204 }
export const unfollow: CallOf<typeof contract.unfollow> = { method: 'DELETE', path: '/user_relationships/by_username/{username}', status: 204 }
export const unmute: CallOf<typeof contract.unmute> = { method: 'DELETE', path: '/mutes/{username}', status: 204 }
