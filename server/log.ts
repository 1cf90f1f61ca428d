import { isIP } from 'node:net'
import { type DestinationStream, type Logger, pino } from 'pino'

/** Lines of JSON, and nothing in them that tells a person: errors often quote what they choked on. */
export function createLogger(level: string, destination: DestinationStream): Logger {
  const options = { level, serializers: { err: describeError }, base: { pid: process.pid } }
  return pino(options, destination)
}

/** Lines are written many at once: one by one, they were a sixth of the work for a page. */
export const logFile = (file: string | number): DestinationStream =>
  pino.destination({ dest: file, sync: false, minLength: 4096, periodicFlush: 500 })

/** Only these fields: a database error's `detail` holds whole rows. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: withoutPersons(String(error)) }
  const { name, message, stack, cause, code } = error as Error & { code?: string }
  return {
    type: name,
    ...(code !== undefined && { code }),
    message: withoutPersons(message),
    stack: withoutPersons(stack ?? ''),
    ...(cause !== undefined && { cause: describeError(cause) }),
  }
}

const emailAddress = /(?<![\w.!#$%&'*+=?^`{|}~-])[\w.!#$%&'*+=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g
const fourPartAddress = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g
const maybeNewAddress = /(?<![0-9a-f:.])[0-9a-f.]*:[0-9a-f:.]*/gi
const secret = /(?<![\w-])[\w-]{40,}(?![\w-])/g

export function withoutPersons(text: string): string {
  return text
    .replace(emailAddress, '[e-mail]')
    .replace(fourPartAddress, '[address]')
    .replace(maybeNewAddress, (found) => (isIP(found) === 6 ? '[address]' : found))
    .replace(secret, '[secret]')
}
