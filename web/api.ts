import { notFound } from '@tanstack/react-router'
import { createContext, use } from 'react'
import {
  type AnswerOf,
  type CallOf,
  type ContractOf,
  type Endpoint,
  fillPath,
  type InputOf,
} from '../core/endpoint.ts'
import type { Violation } from '../core/errors.ts'
import type { Collection } from '../core/hydra.ts'
import { messages } from '../core/messages.ts'
import { site } from '../core/site.ts'
import { queryText } from './search-parameters.ts'

const emptyList = { 'hydra:member': [] as never[], 'hydra:totalItems': 0 }

/**
 * What a reading gives when it fails, by its path: point 8 of the specification. A call that is not
 * here gives nothing. The page then shows its empty or its failed state.
 */
export const valuesOfFailures = {
  '/search': emptyList,
  '/tags': emptyList,
  '/mentions': emptyList,
  '/user_relationships': emptyList,
  '/users/{username}': null,
}

type Values = typeof valuesOfFailures
type ValueOfFailure<E extends Endpoint> = E['path'] extends keyof Values
  ? Values[E['path']]
  : undefined

/** What a call that did not succeed leaves behind: always a value, never an exception. */
export interface Failure<Value = unknown> {
  ok: false
  /** 0 when no answer came at all. */
  status: number
  message: string
  violations: Violation[]
  retryAfterSeconds: number | null
  /** Whatever else the answer says, such as the newer version of a conflict. */
  details?: Record<string, unknown>
  /** What the page goes on with. */
  data?: Value
}

export type Result<Answer, Value = unknown> =
  | { ok: true; status: number; data: Answer }
  | Failure<Value>

export type MakeCall = <C extends CallOf>(
  call: C,
  ...input: keyof InputOf<ContractOf<C>> extends never ? [] : [InputOf<ContractOf<C>>]
) => Promise<CallResult<ContractOf<C>>>

export type CallResult<E extends Endpoint> =
  | { ok: true; status: number; data: AnswerOf<E> }
  | (Failure & { data: ValueOfFailure<E> })

interface LooseInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

type LooseCall = (call: CallOf, input: LooseInput) => Promise<Result<unknown>>

/** However calls are made, this is what the pages get of them. */
export const withValuesOfFailures =
  (call: LooseCall): MakeCall =>
  async (endpoint, ...input) => {
    const result = await call(endpoint, input[0] ?? {})
    const isReading = endpoint.method === 'GET'
    const data = isReading
      ? (valuesOfFailures as Record<string, unknown>)[endpoint.path]
      : undefined
    return (result.ok ? result : { ...result, data }) as never
  }

/** In the browser every call of the pages goes out here; on the server it is made directly. */
export const callFromBrowser = withValuesOfFailures(send)

async function send(endpoint: CallOf, input: LooseInput): Promise<Result<unknown>> {
  try {
    const response = await fetch(addressOf(endpoint, input), requestOf(endpoint, input))
    return await resultOf(endpoint, response)
  } catch {
    return failed(0, messages.network)
  }
}

export function addressOf(endpoint: CallOf, { params, query }: LooseInput = {}): string {
  return site.apiBase + fillPath(endpoint.path, params) + queryText(query ?? {})
}

/** What every call says of itself, however it is sent. */
export function headersOf(endpoint: CallOf): Record<string, string> {
  return {
    Accept: 'application/ld+json',
    'Cache-Control': 'no-cache',
    ...(endpoint.method !== 'GET' && { 'X-XSRF-TOKEN': cookie('XSRF-TOKEN') ?? '' }),
  }
}

/** Browsers let this much finish after the page is left. */
const mostAfterLeaving = 30_000

function requestOf(endpoint: CallOf, { body }: LooseInput): RequestInit {
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

/** Any other status than the one that was promised is a failure, be it a success in itself. */
export const resultOf = (endpoint: CallOf, response: Response): Promise<Result<unknown>> =>
  response.status === endpoint.status ? success(response) : failure(response)

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
 * A page with work that must not be lost asks to sign in again itself: as long as it is open, its
 * listener alone is called, and nobody is sent elsewhere.
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

/** What is not there makes a page with status 404, any other failure a failed page. */
export function found<Answer>(result: Result<Answer>): Answer {
  if (isMissing(result)) throw notFound()
  return answerOf(result)
}

export const isMissing = (result: Result<unknown>): boolean => !result.ok && result.status === 404

/** Why the caller may not have it, where that was the answer: a page can say so. */
export const refusalOf = (result: Result<unknown>): string | null =>
  !result.ok && result.status === 403 ? result.message : null

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

/** What the link to a list's next page asks for. */
export function nextQuery(page: Collection<unknown>): Record<string, string> | null {
  const query = page['hydra:view']?.['hydra:next']?.split('?')[1]
  return query === undefined ? null : Object.fromEntries(new URLSearchParams(query))
}
