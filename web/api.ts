import { createContext, use } from 'react'
import { type AnswerOf, type Endpoint, fillPath, type InputOf } from '../core/endpoint.ts'
import type { Violation } from '../core/errors.ts'
import { messages } from '../core/messages.ts'
import { site } from '../core/site.ts'

/** What a call that did not succeed leaves behind: always a value, never an exception. */
export interface Failure {
  ok: false
  /** 0 when no answer came at all. */
  status: number
  message: string
  violations: Violation[]
  retryAfterSeconds: number | null
  /** Whatever else the answer says, such as the newer version of a conflict. */
  details?: Record<string, unknown>
}

export type Result<Answer> = { ok: true; status: number; data: Answer } | Failure

export type MakeCall = <E extends Endpoint>(
  endpoint: E,
  ...input: keyof InputOf<E> extends never ? [] : [InputOf<E>]
) => Promise<Result<AnswerOf<E>>>

interface LooseInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** In the browser every call of the pages goes out here; on the server it is made directly. */
export const callFromBrowser: MakeCall = async (endpoint, ...input) =>
  (await send(endpoint, input[0] ?? {})) as never

async function send(endpoint: Endpoint, input: LooseInput): Promise<Result<unknown>> {
  try {
    const response = await fetch(addressOf(endpoint, input), requestOf(endpoint, input))
    return await resultOf(response)
  } catch {
    return failed(0, messages.network)
  }
}

export function addressOf(endpoint: Endpoint, { params, query }: LooseInput = {}): string {
  const path = site.apiBase + fillPath(endpoint.path, params)
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  if (given.length === 0) return path
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

/** What every call says of itself, however it is sent. */
export function headersOf(endpoint: Endpoint): Record<string, string> {
  return {
    Accept: 'application/ld+json',
    'Cache-Control': 'no-cache',
    ...(endpoint.method !== 'GET' && { 'X-XSRF-TOKEN': cookie('XSRF-TOKEN') ?? '' }),
  }
}

/** Browsers let this much finish after the page is left. */
const mostAfterLeaving = 30_000

function requestOf(endpoint: Endpoint, { body }: LooseInput): RequestInit {
  const headers = headersOf(endpoint)
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const text = body === undefined ? undefined : JSON.stringify(body)
  return {
    method: endpoint.method,
    headers,
    credentials: 'same-origin',
    // What was pressed just before leaving still arrives.
    keepalive: endpoint.method !== 'GET' && (text?.length ?? 0) < mostAfterLeaving,
    ...(text !== undefined && { body: text }),
  }
}

export const resultOf = (response: Response): Promise<Result<unknown>> =>
  response.ok ? success(response) : failure(response)

async function success(response: Response): Promise<Result<unknown>> {
  const data: unknown = response.status === 204 ? undefined : await response.json()
  return { ok: true, status: response.status, data }
}

const endings = new Set<() => void>()

/** Called whenever the server no longer knows whose session this is. */
export function whenSessionEnds(listener: () => void): void {
  endings.add(listener)
}

let keeper: (() => void) | null = null

/**
 * A page with work that must not be lost asks to sign in again itself: as long as it is open it
 * alone is told, and nobody is sent elsewhere.
 */
export function keepPageWhenSessionEnds(listener: () => void): () => void {
  keeper = listener
  return () => {
    if (keeper === listener) keeper = null
  }
}

function sessionEnded(): void {
  if (keeper !== null) return keeper()
  for (const listener of endings) listener()
}

async function failure(response: Response): Promise<Failure> {
  if (response.status === 401) sessionEnded()
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>
  return {
    ...failed(
      response.status,
      (body['hydra:description'] as string | undefined) ?? messages.generic,
    ),
    violations: (body['violations'] as Violation[] | undefined) ?? [],
    retryAfterSeconds: Number(response.headers.get('Retry-After')) || null,
    details: body,
  }
}

/** For queries, whose failed state is an error: the page shows it, it never goes uncaught. */
export function answerOf<Answer>(result: Result<Answer>): Answer {
  if (!result.ok) throw new Error(result.message)
  return result.data
}

export function failed(status: number, message: string): Failure {
  return { ok: false, status, message, violations: [], retryAfterSeconds: null }
}

function cookie(name: string): string | undefined {
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

const CallContext = createContext<MakeCall>(callFromBrowser)
export const CallProvider = CallContext.Provider
export const useCall = (): MakeCall => use(CallContext)
