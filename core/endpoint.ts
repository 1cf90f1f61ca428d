import type * as z from 'zod/mini'

/**
 * Who may make a call: anybody, anyone signed in, only members with a confirmed e-mail, editors (admins too), or admins
 * alone. To everybody else a call of the last two is not there at all.
 */
export type Who = 'visitor' | 'member' | 'confirmed' | 'editor' | 'admin'

export const isForEditors = (who: Who): who is 'editor' | 'admin' =>
  who === 'editor' || who === 'admin'

/** How often a call may be made; the numbers are in `core/limits.ts`. */
export type LimitKind =
  | 'read'
  | 'search'
  | 'write'
  | 'react'
  | 'comment'
  | 'message'
  | 'signIn'
  | 'password'
  | 'signUp'
  | 'mail'
  | 'address'
  | 'reset'
  | 'upload'
  | 'import'
  | 'remote'
  | 'contact'

type Schema = z.ZodMiniType | undefined

/** A picture is read into memory; an archive goes to the disk as it comes, with the fields of `body` beside it. */
export type Upload = 'picture' | 'archive'

/**
 * One call of the API as a value. The server serves it, the pages call it, the documentation
 * is made from it.
 */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
  Callers extends Who = Who,
  File extends Upload | undefined = Upload | undefined,
  Path extends `/${string}` = `/${string}`,
> {
  name: string
  /** The `@type` this call belongs to in the documentation. */
  resource: string
  /** One Turkish sentence for the documentation. */
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to the API base; parameters in braces: `/sessions/{id}`. */
  path: Path
  who: Callers
  /** Suspended members may make it all the same. */
  whenSuspended?: true
  limit: LimitKind
  /** Fields that make the call count as other kinds: as all of those whose field is there. */
  limitWith?: { field: string; limit: LimitKind }[]
  status: 200 | 201 | 202 | 204
  params?: Params
  query?: Query
  body?: Body
  /** The body holds a whole text: it may be long, and is read only from those who may call. */
  longBody?: true
  /** The body is a form (multipart) with one file in its field `file`. */
  upload?: File
  /** A body of any kind is let in and not read. */
  anyBody?: true
  answer?: Answer
  /** Another answer that is no failure: something is left to do. */
  otherwise?: { status: 202; description: string; answer: z.ZodMiniType }
}

export function endpoint<
  Params extends Schema = undefined,
  Query extends Schema = undefined,
  Body extends Schema = undefined,
  Answer extends Schema = undefined,
  const Callers extends Who = Who,
  const File extends Upload | undefined = undefined,
  const Path extends `/${string}` = `/${string}`,
>(
  definition: Endpoint<Params, Query, Body, Answer, Callers, File, Path>,
): Endpoint<Params, Query, Body, Answer, Callers, File, Path> {
  return definition
}

/** What it takes to make a call; its contract is known to the compiler alone. */
export interface CallOf<E extends Endpoint = Endpoint> extends Pick<
  Endpoint,
  'method' | 'path' | 'status'
> {
  contract?: E
}

export type ContractOf<C extends CallOf> = C extends Endpoint ? C : NonNullable<C['contract']>

type InputPart = 'params' | 'query' | 'body'

/** An endpoint without a schema has none of that part at all. */
type IsGiven<S> = [NonNullable<S>] extends [never] ? false : true

/** The parts of an endpoint that carry input, with what a caller writes there. */
export type InputOf<E extends Endpoint> = {
  [K in InputPart as IsGiven<E[K]> extends true ? K : never]: z.input<NonNullable<E[K]>>
}

/** The same after validation, as a handler reads it. */
export type ValidInputOf<E extends Endpoint> = {
  [K in InputPart as IsGiven<E[K]> extends true ? K : never]: z.output<NonNullable<E[K]>>
}

export type AnswerOf<E extends Endpoint> =
  IsGiven<E['answer']> extends true ? z.output<NonNullable<E['answer']>> : void

/** Fills the braces of a path; every part is encoded, so a value can never add a segment. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}
