// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/statistics.ts'

export const getMostReadPosts: CallOf<typeof contract.getMostReadPosts> = { method: 'GET', path: '/stats/posts', status: 200 }
export const getPostStatistics: CallOf<typeof contract.getPostStatistics> = { method: 'GET', path: '/stats/posts/{id}', status: 200 }
export const getReadingHours: CallOf<typeof contract.getReadingHours> = { method: 'GET', path: '/stats/hours', status: 200 }
export const getStatistics: CallOf<typeof contract.getStatistics> = { method: 'GET', path: '/stats', status: 200 }
export const getStatisticsDays: CallOf<typeof contract.getStatisticsDays> = { method: 'GET', path: '/graph-stats', status: 200 }
