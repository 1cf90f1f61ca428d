import type { Violation } from '../core/errors.ts'
import { messages } from './messages.ts'

/**
 * An error we expect and can explain. Anything else that is thrown is a failure that someone
 * must look at, and the caller learns nothing of its inside.
 */
export class ExpectedError extends Error {
  readonly status: number
  /** Further fields of the answer, such as the newer version of a conflict. */
  readonly details: Record<string, unknown>
  readonly headers: Record<string, string>

  constructor(
    status: number,
    message: string,
    more: { details?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.status = status
    this.details = more.details ?? {}
    this.headers = more.headers ?? {}
  }
}

export class InvalidInput extends ExpectedError {
  readonly violations: Violation[]

  constructor(violations: Violation[]) {
    super(422, violations.map((violation) => violation.message).join('\n'), {
      details: { violations },
    })
    this.violations = violations
  }
}

export const invalid = (propertyPath: string, message: string): InvalidInput =>
  new InvalidInput([{ propertyPath, message }])

export const malformed = (message: string): ExpectedError => new ExpectedError(400, message)
export const notSignedIn = (message: string = messages.signInRequired): ExpectedError =>
  new ExpectedError(401, message)
export const notAllowed = (message: string = messages.forbidden): ExpectedError =>
  new ExpectedError(403, message)
export const notFound = (message: string = messages.notFound): ExpectedError =>
  new ExpectedError(404, message)
export const conflict = (message: string): ExpectedError => new ExpectedError(409, message)

/** What we lean on is away for a moment. */
export const unavailable = (): ExpectedError =>
  new ExpectedError(503, messages.unavailable, { headers: { 'Retry-After': '5' } })

export const methodNotAllowed = (allowed: string[]): ExpectedError =>
  new ExpectedError(405, messages.methodNotAllowed, { headers: { Allow: allowed.join(', ') } })

export const tooMany = (
  retryAfterSeconds: number,
  message = messages.tooMany(retryAfterSeconds),
): ExpectedError =>
  new ExpectedError(429, message, {
    headers: { 'Retry-After': String(retryAfterSeconds) },
  })

export const overloaded = (): ExpectedError =>
  new ExpectedError(503, messages.overloaded, { headers: { 'Retry-After': '5' } })
