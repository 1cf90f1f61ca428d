import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { collectionOf, identifier, itemShape, pageQuery } from '../hydra.ts'
import { type AuditAction, auditActions, auditTargets } from './moderation.ts'

const actions = Object.keys(auditActions) as [AuditAction, ...AuditAction[]]

const actShape = z.object({
  ...itemShape('Act'),
  id: z.int(),
  createdAt: z.iso.datetime(),
  /** Null when it was the site itself, or a command of whoever runs it. */
  actor: z.nullable(
    z.object({
      id: z.int(),
      /** Null once they are erased. */
      username: z.nullable(z.string()),
      name: z.nullable(z.string()),
    }),
  ),
  action: z.enum(actions),
  target: z.object({
    type: z.enum(auditTargets),
    id: z.nullable(z.int()),
    /** Null when it is no longer there. */
    title: z.nullable(z.string()),
    /** The path of its page, where it has one. */
    url: z.nullable(z.string()),
  }),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type ActItem = z.infer<typeof actShape>

/** It is only read: nobody changes what was recorded. */
export const listActs = endpoint({
  name: 'listActs',
  resource: 'Act',
  summary:
    'Editörlerin ve yöneticilerin yaptıklarını en yenisinden başlayarak verir; on binden çoğunu saymaz.',
  method: 'GET',
  path: '/moderation/log',
  who: 'admin',
  limit: 'read',
  status: 200,
  query: z.strictObject({
    ...pageQuery(50),
    /** A username, one that was left included. */
    actor: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    action: z.optional(z.enum(actions, 'Böyle bir işlem yok.')),
  }),
  answer: collectionOf(actShape),
})

export const getAct = endpoint({
  name: 'getAct',
  resource: 'Act',
  summary: 'Denetim kaydının bir satırını verir.',
  method: 'GET',
  path: '/moderation/log/{id}',
  who: 'admin',
  limit: 'read',
  status: 200,
  params: z.object({ id: identifier }),
  answer: actShape,
})
