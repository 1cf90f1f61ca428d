// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/writing.ts'

export const countOwnPosts: CallOf<typeof contract.countOwnPosts> = { method: 'GET', path: '/post_counts', status: 200 }
export const createPost: CallOf<typeof contract.createPost> = { method: 'POST', path: '/posts', status: 201 }
export const deletePost: CallOf<typeof contract.deletePost> = { method: 'DELETE', path: '/posts/{id}', status: 204 }
export const discardPostEdit: CallOf<typeof contract.discardPostEdit> = { method: 'DELETE', path: '/posts/{id}/edit', status: 204 }
export const getDeletedPost: CallOf<typeof contract.getDeletedPost> = { method: 'GET', path: '/deleted_posts/{id}', status: 200 }
export const getPostEdit: CallOf<typeof contract.getPostEdit> = { method: 'GET', path: '/posts/{id}/edit', status: 200 }
export const getRevision: CallOf<typeof contract.getRevision> = { method: 'GET', path: '/posts/{id}/revisions/{n}', status: 200 }
export const listDeletedPosts: CallOf<typeof contract.listDeletedPosts> = { method: 'GET', path: '/deleted_posts', status: 200 }
export const listRevisions: CallOf<typeof contract.listRevisions> = { method: 'GET', path: '/posts/{id}/revisions', status: 200 }
export const restorePost: CallOf<typeof contract.restorePost> = { method: 'POST', path: '/posts/{id}/restore', status: 200 }
export const restoreRevision: CallOf<typeof contract.restoreRevision> = { method: 'POST', path: '/posts/{id}/revisions/{n}/restore', status: 200 }
export const savePostEdit: CallOf<typeof contract.savePostEdit> = { method: 'PUT', path: '/posts/{id}/edit', status: 200 }
export const updatePost: CallOf<typeof contract.updatePost> = { method: 'PUT', path: '/posts/{id}', status: 200 }
