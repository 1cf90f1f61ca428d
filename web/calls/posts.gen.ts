// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/posts.ts'

export const countView: CallOf<typeof contract.countView> = { method: 'GET', path: '/views/post/{slug}', status: 200 }
export const getPost: CallOf<typeof contract.getPost> = { method: 'GET', path: '/posts/{id}', status: 200 }
export const getPostFacts: CallOf<typeof contract.getPostFacts> = { method: 'GET', path: '/posts/{id}/facts', status: 200 }
export const listCategoryPosts: CallOf<typeof contract.listCategoryPosts> = { method: 'GET', path: '/categories/{id}/posts', status: 200 }
export const listPosts: CallOf<typeof contract.listPosts> = { method: 'GET', path: '/posts', status: 200 }
export const listTagPosts: CallOf<typeof contract.listTagPosts> = { method: 'GET', path: '/tags/{id}/posts', status: 200 }
export const listUserPosts: CallOf<typeof contract.listUserPosts> = { method: 'GET', path: '/users/{username}/posts', status: 200 }
export const readNext: CallOf<typeof contract.readNext> = { method: 'GET', path: '/posts/{id}/next', status: 200 }
