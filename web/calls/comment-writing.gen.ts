// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/comment-writing.ts'

export const createComment: CallOf<typeof contract.createComment> = { method: 'POST', path: '/comments', status: 201 }
export const deleteComment: CallOf<typeof contract.deleteComment> = { method: 'DELETE', path: '/comments/{id}', status: 204 }
export const getCommentLike: CallOf<typeof contract.getCommentLike> = { method: 'GET', path: '/comment_likes/{id}', status: 200 }
export const likeComment: CallOf<typeof contract.likeComment> = { method: 'POST', path: '/comment_likes', status: 201 }
export const unlikeComment: CallOf<typeof contract.unlikeComment> = { method: 'DELETE', path: '/comment_likes/{id}', status: 204 }
export const updateComment: CallOf<typeof contract.updateComment> = { method: 'PUT', path: '/comments/{id}', status: 200 }
export const updateNamedComment: CallOf<typeof contract.updateNamedComment> = { method: 'PUT', path: '/comments', status: 200 }
