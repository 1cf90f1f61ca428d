import * as z from 'zod/mini'
import {
  type AnswerOf,
  type Endpoint,
  isForEditors,
  type ValidInputOf,
} from '../../core/endpoint.ts'
import {
  type ExpectedError,
  InvalidInput,
  malformed,
  notAllowed,
  notFound,
  notSignedIn,
} from '../errors.ts'
import { confirmationRequired } from '../../core/confirmation-required.ts'
import { messages } from '../messages.ts'
import type { Role } from '../../core/contracts/users.ts'
import { isAdmin, isEditor } from '../../core/roles.ts'
import { isSoundText } from '../../core/text/sound-text.ts'
import { violationsOf } from '../../core/validation.ts'
import type { DependsOn } from '../cache/topics.ts'
import type { ArrivedFile } from './archive-upload.ts'
import type { ReceivedFile } from './upload.ts'

/** The member behind a call, as far as every call needs to know them. */
export interface Caller {
  sessionId: number
  id: number
  username: string
  isConfirmed: boolean
  role: Role
  isSuspended: boolean
  /** Not a day old: bursts of such accounts are slowed down. */
  isNew: boolean
}

/** What a call may know of where it comes from, and do to the session of whoever makes it. */
export interface SessionControl {
  device: string
  /** Never stored and never logged as they are. */
  address: string
  userAgent: string
  start(token: string): void
  end(): void
}

type CallerOf<E extends Endpoint> = E['who'] extends 'visitor' ? Caller | null : Caller

interface Files {
  picture: ReceivedFile
  archive: ArrivedFile
}

type FileOf<E extends Endpoint> = [NonNullable<E['upload']>] extends [never]
  ? unknown
  : { file: Files[NonNullable<E['upload']>] }

export type Call<E extends Endpoint> = ValidInputOf<E> &
  FileOf<E> & {
    caller: CallerOf<E>
    session: SessionControl
  }

/** What a handler gives instead of the call's answer, where the contract has another one. */
export class Otherwise {
  readonly answer: unknown

  constructor(answer: unknown) {
    this.answer = answer
  }
}

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E> | Otherwise>

/** Whoever reads, and how the reading says what its answer depends on. */
export interface Reading {
  caller: Caller | null
  dependsOn: DependsOn
}

type PublicHandler<E extends Endpoint> = (call: Call<E> & Reading) => Promise<AnswerOf<E>>

export interface Route<E extends Endpoint = Endpoint> {
  endpoint: E
  handler: PublicHandler<E>
  /** Who gets the same answer, which is then cached until a topic it named is invalidated. */
  sharedBy: 'nobody' | 'visitors' | 'everybody'
  /** What it recommends may be up to a minute old; what was hidden is gone from it at once. */
  mayBeLate?: true
}

/** Joins a contract of `core` with what the server does for it. */
export function serve<const E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  return { endpoint, handler, sharedBy: 'nobody' } as unknown as Route
}

/** A reading whose answer is the same for everybody: it names what it depends on and is cached. */
export function serveShared<const E extends Endpoint>(
  endpoint: E,
  handler: (call: Omit<Call<E>, 'caller'> & Omit<Reading, 'caller'>) => Promise<AnswerOf<E>>,
): Route {
  return { endpoint, handler, sharedBy: 'everybody' } as unknown as Route
}

/** The same where members also see what they did themselves: only visitors share an answer. */
export function servePublic<const E extends Endpoint>(
  endpoint: E,
  handler: PublicHandler<E>,
): Route {
  return { endpoint, handler, sharedBy: 'visitors' } as unknown as Route
}

/** For recommendations: which posts or people are in the answer may be decided a little late. */
export const recommending = (route: Route): Route => ({ ...route, mayBeLate: true })

export interface RawInput {
  params?: unknown
  query?: unknown
  body?: unknown
  /** Reads the form with a file; only once it is known who sends it. */
  receive?: () => Promise<ReceivedForm>
}

export interface ReceivedForm {
  file: ReceivedFile | ArrivedFile
  /** What stands beside an archive. */
  fields?: Record<string, string>
  /** Removes what the call did not take. */
  discard?: () => Promise<void>
}

/**
 * Every call runs through here, whether it came by HTTP or from a page being rendered: who,
 * input, handler, output, in this order.
 */
export async function runCall(
  { endpoint, handler }: Route,
  input: RawInput,
  { caller, dependsOn }: Reading,
  session: SessionControl,
): Promise<unknown> {
  checkWho(endpoint, caller)
  const form = endpoint.upload && (await input.receive!())
  try {
    const valid = validInput(endpoint, form?.fields ? { ...input, body: form.fields } : input)
    const file = form && { file: form.file }
    const answer = await handler({ ...valid, ...file, caller, session, dependsOn } as never)
    // The shape drops what a query selected but the contract does not show.
    if (answer instanceof Otherwise)
      return new Otherwise(endpoint.otherwise!.answer.parse(answer.answer))
    return endpoint.answer?.parse(answer)
  } finally {
    await form?.discard?.()
  }
}

export function checkWho(endpoint: Endpoint, caller: Caller | null): void {
  if (endpoint.who === 'visitor') return
  if (isForEditors(endpoint.who)) return checkRole(endpoint.who, caller)
  if (caller === null) throw notSignedIn()
  if (caller.isSuspended && !endpoint.whenSuspended) throw notAllowed(messages.suspended)
  if (endpoint.who === 'confirmed' && !caller.isConfirmed) throw notAllowed(confirmationRequired)
}

function checkRole(needed: 'editor' | 'admin', caller: Caller | null): void {
  const mayCall = needed === 'admin' ? isAdmin : isEditor
  if (caller === null || !mayCall([caller.role])) throw notFound()
}

function validInput(endpoint: Endpoint, input: RawInput): Record<string, unknown> {
  return {
    ...part('params', endpoint.params, soundParams(input.params), () => notFound()),
    ...part('query', endpoint.query ?? noQuery, input.query ?? {}, malformedQuery),
    ...part('body', endpoint.body, input.body, invalidBody),
  }
}

/** What PostgreSQL cannot even hold names nothing. */
function soundParams(params: unknown): unknown {
  for (const value of Object.values(params ?? {}))
    if (typeof value === 'string' && !isSoundText(value)) throw notFound()
  return params
}

const noQuery = z.strictObject({})

function part(
  name: string,
  schema: z.ZodMiniType | undefined,
  value: unknown,
  refusal: (error: z.core.$ZodError, value: unknown) => ExpectedError,
): Record<string, unknown> {
  if (schema === undefined) return {}
  const result = schema.safeParse(value)
  if (!result.success) throw refusal(result.error, value)
  return {
    [name]: name === 'query' ? inOrderOf(value as object, result.data as object) : result.data,
  }
}

/** Parameters stand as the caller gave them: of two orders the first one decides first. */
function inOrderOf(given: object, valid: object): object {
  const names = Object.keys(given).filter((name) => Object.hasOwn(valid, name))
  return { ...Object.fromEntries(names.map((name) => [name, undefined])), ...valid }
}

function malformedQuery(error: z.core.$ZodError): ExpectedError {
  const [issue] = error.issues
  if (issue?.code === 'unrecognized_keys')
    return malformed(messages.unknownParameter(issue.keys[0] ?? ''))
  return malformed(messages.invalidParameter(String(issue?.path[0] ?? ''), issue?.message ?? ''))
}

function invalidBody(error: z.core.$ZodError, value: unknown): ExpectedError {
  if (value === undefined) return malformed(messages.bodyMissing)
  return new InvalidInput(violationsOf(error))
}
