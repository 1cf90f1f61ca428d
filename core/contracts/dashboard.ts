import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const queueShape = z.object({
  count: z.int(),
  /** Null when nothing waits. */
  oldestAt: z.nullable(z.iso.datetime()),
})
export type Queue = z.infer<typeof queueShape>

/** In all, today and in the last 30 days, today included. */
const growthShape = z.object({ total: z.int(), today: z.int(), month: z.int() })
export type Growth = z.infer<typeof growthShape>

const failedJobShape = z.object({
  id: z.string(),
  queue: z.string(),
  failedAt: z.iso.datetime(),
  tries: z.int(),
  /** What went wrong, without anything that tells a person. */
  error: z.string(),
})
export type FailedJob = z.infer<typeof failedJobShape>

const wholeShape = z.object({
  members: growthShape,
  posts: growthShape,
  reads: z.object({ today: z.int(), month: z.int() }),
  mail: z.object({ failed: z.int(), waiting: z.int(), refusedAddresses: z.int() }),
  jobs: z.object({ failed: z.int(), list: z.array(failedJobShape) }),
  disk: z.object({
    freeBytes: z.int(),
    totalBytes: z.int(),
    isLow: z.boolean(),
    uploadBytes: z.int(),
    /** Uploads may lie in a bucket instead. */
    areUploadsHere: z.boolean(),
    databaseBytes: z.int(),
  }),
  version: z.object({ site: z.string(), node: z.string(), database: z.string() }),
  backup: z.object({ lastAt: z.nullable(z.iso.datetime()), isOld: z.boolean() }),
  /** Null where they are not wanted. */
  trafficRecords: z.nullable(
    z.object({
      days: z.int(),
      failingSince: z.nullable(z.iso.datetime()),
      lost: z.int(),
    }),
  ),
})
export type WholeDashboard = z.infer<typeof wholeShape>

const dashboardShape = z.object({
  queues: z.object({
    waitingPosts: queueShape,
    openCases: queueShape,
    heldCases: queueShape,
    appeals: queueShape,
  }),
  /** What only admins see; null for editors. */
  site: z.nullable(wholeShape),
})
export type Dashboard = z.infer<typeof dashboardShape>

export const getDashboard = endpoint({
  name: 'getDashboard',
  resource: 'Dashboard',
  summary:
    'Bekleyenleri en eskisiyle, yöneticilere ayrıca sitenin durumunu verir; sayılar en çok bir dakika geriden gelir.',
  method: 'GET',
  path: '/moderation/dashboard',
  who: 'editor',
  limit: 'read',
  status: 200,
  answer: dashboardShape,
})

const jobParams = z.object({
  queue: z.string().check(z.regex(/^[\w-]{1,80}$/)),
  id: z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
})

export const retryJob = endpoint({
  name: 'retryJob',
  resource: 'Job',
  summary: 'Başarısız olmuş bir arka plan işini yeniden dener.',
  method: 'POST',
  path: '/moderation/jobs/{queue}/{id}/retry',
  who: 'admin',
  limit: 'write',
  status: 204,
  params: jobParams,
})

export const dropJob = endpoint({
  name: 'dropJob',
  resource: 'Job',
  summary: 'Başarısız olmuş bir arka plan işinden vazgeçer.',
  method: 'DELETE',
  path: '/moderation/jobs/{queue}/{id}',
  who: 'admin',
  limit: 'write',
  status: 204,
  params: jobParams,
})
