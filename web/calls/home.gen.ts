// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/home.ts'

export const journalPosts: CallOf<typeof contract.journalPosts> = { method: 'GET', path: '/home/journal', status: 200 }
export const mostApplaudedPosts: CallOf<typeof contract.mostApplaudedPosts> = { method: 'GET', path: '/home/most-applaused-posts', status: 200 }
export const mostViewedPosts: CallOf<typeof contract.mostViewedPosts> = { method: 'GET', path: '/home/most-viewed-posts', status: 200 }
export const topAuthors: CallOf<typeof contract.topAuthors> = { method: 'GET', path: '/home/top-authors', status: 200 }
