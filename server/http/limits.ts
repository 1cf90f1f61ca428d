import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint, LimitKind } from '../../core/endpoint.ts'
import { tooMany } from '../../core/errors.ts'
import { limits } from '../../core/limits.ts'
import { fold } from '../../core/turkish/fold.ts'
import type { Caller } from './call.ts'

export type CheckLimit = (
  endpoint: Endpoint,
  request: FastifyRequest,
  caller: Caller | null,
) => Promise<void>

type Limiter = ReturnType<FastifyInstance['createRateLimit']>

/** Counts each call once for its network address and once for the account it is about. */
export function limitChecker(app: FastifyInstance, factor: number): CheckLimit {
  const account = new WeakMap<FastifyRequest, { key: string; isNew: boolean }>()
  const byKind = new Map(
    Object.entries(limits).map(([kind, limit]) => {
      const timeWindow = limit.seconds * 1000
      const perAddress = app.createRateLimit({
        timeWindow,
        max: limit.perAddress * factor,
        keyGenerator: (request) => `${kind} address ${request.ip}`,
      })
      const perAccount = app.createRateLimit({
        timeWindow,
        max: (request) => {
          const most = account.get(request)?.isNew ? limit.perNewAccount : undefined
          return (most ?? limit.perAccount) * factor
        },
        keyGenerator: (request) => `${kind} account ${account.get(request)?.key ?? ''}`,
      })
      return [kind as LimitKind, { perAddress, perAccount }]
    }),
  )
  return async (endpoint, request, caller) => {
    const { perAddress, perAccount } = byKind.get(endpoint.limit)!
    await refuseWhenExceeded(perAddress, request)
    const key = accountKey(endpoint, request, caller)
    if (key === undefined) return
    account.set(request, { key, isNew: caller?.isNew ?? false })
    await refuseWhenExceeded(perAccount, request)
  }
}

async function refuseWhenExceeded(limiter: Limiter, request: FastifyRequest): Promise<void> {
  const result = await limiter(request)
  if (!result.isAllowed && result.isExceeded) throw tooMany(Math.max(1, result.ttlInSeconds))
}

/** A visitor who signs in counts against the account they name, however they spell it. */
function accountKey(
  endpoint: Endpoint,
  request: FastifyRequest,
  caller: Caller | null,
): string | undefined {
  if (caller !== null) return String(caller.id)
  if (endpoint.limit !== 'signIn') return undefined
  const body = (request.body ?? {}) as Record<string, unknown>
  const named = body.username ?? body.email
  return typeof named === 'string'
    ? `${endpoint.name} ${fold(named.trim().slice(0, 254))}`
    : undefined
}
