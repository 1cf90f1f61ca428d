import { conflict, type ExpectedError, malformed, notFound, unavailable } from '../errors.ts'
import { messages } from '../messages.ts'
import { UnresponsiveDatabase } from './unresponsive.ts'

/** By PostgreSQL's error codes, or their first two signs: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const meanings: Record<string, () => ExpectedError> = {
  // Connections, resources, and a server that stops or has just begun to start.
  '08': unavailable,
  '53': unavailable,
  '57P01': unavailable,
  '57P02': unavailable,
  '57P03': unavailable,
  // Our own time limit, deadlocks and the like: the same query may well succeed in a moment.
  '57014': unavailable,
  '40': unavailable,
  '55P03': unavailable,
  // Somebody deleted, or made, the same thing a moment ago.
  '23503': notFound,
  '23505': () => conflict(messages.conflict),
  // Numbers, dates and texts that cannot be stored.
  '22': () => malformed(messages.malformedRequest),
}

/** What the driver says, without any code, when there is no connection or none any longer. */
const lostConnection =
  /^(?:Connection terminated|Client (?:was closed|has encountered)|timeout exceeded when trying|timeout expired|Query read timeout)/

const networkCodes = new Set(
  'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'.split(
    ' ',
  ),
)

/**
 * A failure of the database that can be explained to whoever asked. Calls check their input
 * themselves; this is for what happens between two at once, and for what a check has missed.
 */
export function explainedFailure(error: unknown): ExpectedError | undefined {
  if (!(error instanceof Error)) return undefined
  const { code = '', syscall } = error as NodeJS.ErrnoException
  // The socket's file is missing while our own PostgreSQL is down.
  const isAway =
    networkCodes.has(code) ||
    (code === 'ENOENT' && syscall === 'connect') ||
    lostConnection.test(error.message) ||
    error instanceof UnresponsiveDatabase
  if (isAway) return unavailable()
  return /^[0-9A-Z]{5}$/.test(code) ? (meanings[code] ?? meanings[code.slice(0, 2)])?.() : undefined
}

/** What was to be unique is somebody's already, perhaps since a moment ago. */
export const isTaken = (error: unknown): boolean => (error as { code?: string }).code === '23505'
