import type { FastifyInstance } from 'fastify'
import { asExpected } from './errors.ts'

/** Outside the API a failure is one line of text, which nobody stores in place of what it was asked for. */
export function answerErrorsAsText(
  app: FastifyInstance,
  /** What failed, for the log. */
  what: string,
  cacheControl = 'no-cache',
): void {
  app.setErrorHandler((thrown, request, reply) => {
    const error = asExpected(thrown)
    // Who was sent away because many came is no failure, and many such lines would hide one.
    if (error.status >= 500 && error !== thrown)
      request.log.error({ err: thrown }, `${what} failed`)
    return reply
      .status(error.status)
      .headers({ 'Cache-Control': cacheControl, ...error.headers })
      .removeHeader('ETag')
      .type('text/plain; charset=utf-8')
      .send(error.message)
  })
}
