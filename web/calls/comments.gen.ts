// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/comments.ts'

export const getComment: CallOf<typeof contract.getComment> = { method: 'GET', path: '/comments/{id}', status: 200 }
export const listPostComments: CallOf<typeof contract.listPostComments> = { method: 'GET', path: '/posts/{id}/comments', status: 200 }
export const listReplies: CallOf<typeof contract.listReplies> = { method: 'GET', path: '/comments/{id}/replies', status: 200 }
export const listUserComments: CallOf<typeof contract.listUserComments> = { method: 'GET', path: '/users/{username}/comments', status: 200 }
