// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/named-posts.ts'

export const listNamedPosts: CallOf<typeof contract.listNamedPosts> = { method: 'GET', path: '/named_posts', status: 200 }
