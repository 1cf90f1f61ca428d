import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ExpectedError, InvalidInput } from '../errors.ts'
import { messages } from '../messages.ts'
import { apiAddress } from '../../core/site.ts'
import { explainedFailure } from '../database/failures.ts'

export const hydraType = 'application/ld+json; charset=utf-8'

/** What the frame itself refuses before a call is reached, in our words. */
const frameMessages: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: messages.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: messages.unsupportedType,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: messages.malformedRequest,
  FST_ERR_BAD_URL: messages.malformedAddress,
  FST_UNDER_PRESSURE: messages.overloaded,
}

/** Every failure leaves as an expected error; what we did not expect says nothing of its inside. */
export function asExpected(error: unknown): ExpectedError {
  if (error instanceof ExpectedError) return error
  const explained = explainedFailure(error)
  if (explained !== undefined) return explained
  const { code, statusCode } = error as Partial<FastifyError>
  if (
    typeof statusCode === 'number' &&
    statusCode >= 400 &&
    (statusCode < 500 || statusCode === 503)
  )
    return new ExpectedError(statusCode, frameMessages[code ?? ''] ?? messages.malformedRequest)
  return new ExpectedError(500, messages.generic)
}

export function errorBody(error: ExpectedError, requestId: string): Record<string, unknown> {
  const isInvalid = error instanceof InvalidInput
  const type = isInvalid ? 'ConstraintViolationList' : 'Error'
  return {
    '@context': apiAddress(`/contexts/${type}`),
    '@type': isInvalid ? 'ConstraintViolationList' : 'hydra:Error',
    'hydra:title': isInvalid ? messages.invalidBody : 'Bir hata oluştu',
    'hydra:description': error.message,
    status: error.status,
    ...error.details,
    ...(error.status >= 500 && { requestId }),
  }
}

export function sendApiError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const error = asExpected(thrown)
  if (error.status >= 500 && error !== thrown)
    request.log.error({ err: thrown }, 'unexpected failure')
  else if (error !== thrown && explainedFailure(thrown) !== undefined)
    request.log.warn({ err: thrown }, 'refused by the database')
  void reply
    .status(error.status)
    .headers(error.headers)
    .header('Content-Type', hydraType)
    .header('Cache-Control', 'no-cache, private')
    .send(JSON.stringify(errorBody(error, request.id)))
}
