import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify'
import type { Endpoint, Upload } from '../../core/endpoint.ts'
import { bodyLimits } from '../../core/limits.ts'
import type { Invalidations } from '../cache/invalidations.ts'
import { type AnswerPublicly, answerCache } from './answer-cache.ts'
import { checkContentType, parseJsonBody } from './body.ts'
import { Otherwise, type RawInput, type Route, checkWho, runCall } from './call.ts'
import { documentationAddress } from './documentation/vocabulary.ts'
import { hydraType, sendApiError } from './errors.ts'
import { isUnsafe, offerForgeryToken, refuseForeignOrigin, requireForgeryPair } from './forgery.ts'
import type { CheckLimit } from './limits.ts'
import { type Identify, sessionControl } from './session.ts'
import { answerUnknownCalls } from './unknown-calls.ts'
import { archiveSeats, receiveArchive } from './archive-upload.ts'
import { acceptForms, receiveFile, uploadSeats } from './upload.ts'

interface ApiParts {
  routes: Route[]
  identify: Identify
  invalidations: Invalidations
  checkLimit: CheckLimit
  /** Where archives arrive. */
  dataDir: string
}

/** Everything below the API base: the frame around every call, and the calls themselves. */
export function registerApi(
  app: FastifyInstance,
  { routes, identify, invalidations, checkLimit, dataDir }: ApiParts,
): void {
  acceptJsonOnly(app)
  app.setErrorHandler((error, request, reply) => sendApiError(error, request, reply))
  answerUnknownCalls(app)
  app.addHook('onRequest', async (request, reply) => {
    void reply
      .header('Cache-Control', 'no-cache, private')
      .header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
      .header('Link', documentationLink())
    offerForgeryToken(request, reply)
    if (isUnsafe(request.method)) refuseForeignOrigin(request)
  })
  const parts = {
    identify,
    checkLimit,
    seats: { picture: uploadSeats(), archive: archiveSeats() },
    dataDir,
    answerPublicly: answerCache(invalidations),
  }
  const add = (instance: FastifyInstance, route: Route) =>
    instance.route({
      method: route.endpoint.method,
      url: route.endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) => answer(route, request, reply, parts),
      config: { mayTakeLong: route.endpoint.upload === 'archive' },
      ...(route.endpoint.longBody && longBodyFrom(route.endpoint, parts)),
    })
  const {
    json = [],
    form = [],
    any = [],
  } = Object.groupBy(routes, ({ endpoint }) =>
    endpoint.upload ? 'form' : endpoint.anyBody ? 'any' : 'json',
  )
  for (const route of json) add(app, route)
  void app.register(async (indifferent) => {
    indifferent.removeAllContentTypeParsers()
    indifferent.addContentTypeParser('*', { parseAs: 'buffer' }, (_, __, done) => done(null))
    for (const route of any) add(indifferent, route)
  })
  void app.register(async (forms) => {
    await acceptForms(forms)
    for (const route of form) add(forms, route)
  })
}

/** Reading a long body costs time, so nobody's is read who may not make the call, or not so often. */
const longBodyFrom = (endpoint: Endpoint, { identify, checkLimit }: AnswerParts) => ({
  bodyLimit: bodyLimits.longBytes,
  preParsing: async (request: FastifyRequest, reply: FastifyReply, body: RequestPayload) => {
    const { caller } = await identify(request, reply)
    checkWho(endpoint, caller)
    await checkLimit(endpoint, request, caller)
    return body
  },
})

/** Clients fetch this address as it stands, so it is a whole one. */
const documentationLink = (): string =>
  `<${documentationAddress()}>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`

function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    try {
      if (body.length > 0) checkContentType(request.headers['content-type'])
      done(null, parseJsonBody(body))
    } catch (error) {
      done(error as Error)
    }
  })
}

interface AnswerParts {
  identify: Identify
  checkLimit: CheckLimit
  seats: Record<Upload, ReturnType<typeof uploadSeats>>
  dataDir: string
  answerPublicly: AnswerPublicly
}

/** Nothing of a caller's own answer is cached, so nobody has to know what it depends on. */
const dependsOn = (): void => undefined

async function answer(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  { identify, checkLimit, seats, dataDir, answerPublicly }: AnswerParts,
): Promise<FastifyReply> {
  const { caller, byCookie } = await identify(request, reply)
  if (byCookie && isUnsafe(request.method)) requireForgeryPair(request)
  if (!route.endpoint.longBody) await checkLimit(route.endpoint, request, caller)
  if (route.sharedBy === 'everybody' || (route.sharedBy === 'visitors' && caller === null))
    return answerPublicly(route, request, reply)
  const run = (input: RawInput) =>
    runCall(route, input, { caller, dependsOn }, sessionControl(request, reply))
  const { upload } = route.endpoint
  const receive = async () =>
    upload === 'archive'
      ? receiveArchive(request, dataDir)
      : { file: await receiveFile(request, reply) }
  const result = upload
    ? await seats[upload](caller?.id ?? 0, () =>
        run({ params: request.params, query: request.query, receive }),
      )
    : await run(request)
  const { status, otherwise } = route.endpoint
  if (result instanceof Otherwise) return sendJson(reply.status(otherwise!.status), result.answer)
  void reply.status(status)
  return result === undefined ? reply.send() : sendJson(reply, result)
}

/** As bytes: a stream takes longer to make them from a text with Turkish letters. */
const sendJson = (reply: FastifyReply, body: unknown): FastifyReply =>
  reply.header('Content-Type', hydraType).send(Buffer.from(JSON.stringify(body)))
