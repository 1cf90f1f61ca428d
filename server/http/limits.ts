import type { FastifyInstance, FastifyRequest } from 'fastify'
import { login } from '../../core/contracts/accounts.ts'
import type { Endpoint } from '../../core/endpoint.ts'
import { tooMany } from '../errors.ts'
import { limits, tryLimit } from '../../core/limits.ts'
import { loginName } from '../../core/text/login-name.ts'
import type { Caller } from './call.ts'
import { Counter } from './counter.ts'
import { networkOf } from './network.ts'
import { SignInTries } from './sign-in-tries.ts'

/** What is counted together: the calls of one kind, or pages. */
type Counted = Pick<Endpoint, 'name' | 'limitWith'> & { limit: keyof typeof limits }

export type CheckLimit = (
  endpoint: Counted,
  request: FastifyRequest,
  caller: Caller | null,
) => Promise<void>

interface Quota {
  counter: Counter
  key: string
  most: number
  /** Left out: every call. */
  counts?: 'done' | 'refused' | undefined
}

/** Counts each call once for its network and once for the account it is about. */
export function limitChecker(
  app: FastifyInstance,
  factor: number,
  /** An account has two names to sign in with, and one number of wrong tries. */
  usernameOf: (email: string) => Promise<string | undefined>,
): CheckLimit {
  const quotasOf = quotas(factor)
  const signInTries = new SignInTries(factor)
  const passwordTries = new SignInTries(factor)
  const endings = new WeakMap<FastifyRequest, (status: number) => void>()

  app.addHook('onSend', (request, reply, payload, done) => {
    endings.get(request)?.(reply.statusCode)
    endings.delete(request)
    done(null, payload)
  })

  return async (endpoint, request, caller) => {
    const network = networkOf(request.ip)
    const account = accountOf(endpoint, request, caller, network)
    const kinds = kindsOf(endpoint, request.body)
    const counted = kinds.flatMap((kind) => quotasOf(kind, network, account))
    const endsMatter = kinds.some((kind) => limits[kind].counts !== undefined)
    const all = [...counted, ...(endsMatter ? quotasOf('try', network, account) : [])]
    all.forEach(refuseWhenFull)
    const typed = endpoint.name === login.name ? accountIn(request.body) : undefined
    const owner = typed?.by === 'email' ? await usernameOf(typed.value) : undefined
    const name = owner ?? typed?.value
    // Others may have been counted meanwhile; from here on nothing is waited for.
    all.forEach(refuseWhenFull)
    const endTry =
      kinds.includes('password') && caller !== null
        ? beginAskedAgain(passwordTries, caller)
        : name === undefined
          ? undefined
          : beginSignIn(signInTries, name, network)
    for (const { counter, key } of all) counter.add(key)
    if (!endsMatter) return
    endings.set(request, (status) => {
      const ending = status < 400 ? 'done' : 'refused'
      for (const { counter, key, counts = ending } of counted)
        if (counts !== ending) counter.takeBack(key)
      endTry?.(status)
    })
  }
}

type EndTry = (status: number) => void

function beginSignIn(tries: SignInTries, name: string, network: string): EndTry {
  const end = tries.begin(name, network)
  return (status) => end(status < 400 ? 'right' : status === 401 ? 'wrong' : 'neither')
}

/**
 * By session, since nobody gets another one without the password: whoever found one open waits, and its owner elsewhere does
 * not. Whatever was wrong in a form, it may have been a guess; what succeeds takes no wait away, because a form may carry a
 * password that nobody had to look at.
 */
function beginAskedAgain(tries: SignInTries, { id, sessionId }: Caller): EndTry {
  const end = tries.begin(String(id), String(sessionId))
  return (status) => end(status === 422 ? 'wrong' : 'neither')
}

function kindsOf({ limit, limitWith = [] }: Counted, body: unknown): (keyof typeof limits)[] {
  const others = limitWith.filter(({ field }) => Object.hasOwn(Object(body), field))
  return others.length === 0 ? [limit] : [...new Set(others.map((other) => other.limit))]
}

interface Account {
  key: string
  isNew: boolean
}

/** Where a call of some kind is counted, and how many may be counted there. */
function quotas(factor: number) {
  const kinds = Object.entries({ ...limits, try: tryLimit }).map(([kind, limit]) => {
    const counters = { network: new Counter(limit.seconds), account: new Counter(limit.seconds) }
    return [kind, { limit, counters }] as const
  })
  const byKind = new Map(kinds)
  return (kind: string, network: string, account: Account | undefined): Quota[] => {
    const { limit, counters } = byKind.get(kind)!
    const { counts } = limit
    const ofNetwork = {
      counter: counters.network,
      key: network,
      most: limit.perAddress * factor,
      counts,
    }
    if (account === undefined) return [ofNetwork]
    const perAccount = (account.isNew ? limit.perNewAccount : undefined) ?? limit.perAccount
    const { key } = account
    return [ofNetwork, { counter: counters.account, key, most: perAccount * factor, counts }]
  }
}

function refuseWhenFull({ counter, key, most }: Quota): void {
  if (counter.count(key) >= most) throw tooMany(counter.secondsLeft(key))
}

/**
 * The caller's own; but what anybody can ask for in a member's name is counted for the pair of
 * name and network, or strangers could use up what the member may do.
 */
function accountOf(
  endpoint: Counted,
  { body }: FastifyRequest,
  caller: Caller | null,
  network: string,
): Account | undefined {
  if (endpoint.limit === 'reset') {
    const named = accountIn(body)
    return named && { key: `${network} ${named.value}`, isNew: false }
  }
  return caller === null ? undefined : { key: String(caller.id), isNew: caller.isNew }
}

function accountIn(body: unknown): ReturnType<typeof loginName> | undefined {
  const { username, email } = (body ?? {}) as Record<string, unknown>
  const named = username ?? email
  return typeof named === 'string' ? loginName(named.trim().slice(0, 254)) : undefined
}
