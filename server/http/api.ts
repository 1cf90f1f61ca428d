import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Changes } from '../live/changes.ts'
import { checkContentType, parseJsonBody } from './body.ts'
import { type RawInput, type Route, runCall } from './call.ts'
import { documentationAddress } from './documentation/vocabulary.ts'
import { hydraType, sendApiError } from './errors.ts'
import { isUnsafe, offerForgeryToken, refuseForeignOrigin, requireForgeryPair } from './forgery.ts'
import { type CheckLimit, limitChecker } from './limits.ts'
import { type Identify, sessionControl } from './session.ts'
import { answerUnknownCalls } from './unknown-calls.ts'
import { acceptForms, receiveFile, uploadSeats } from './upload.ts'

interface ApiParts {
  routes: Route[]
  identify: Identify
  changes: Changes
  limitFactor: number
}

/** Everything below the API base: the frame around every call, and the calls themselves. */
export function registerApi(
  app: FastifyInstance,
  { routes, identify, changes, limitFactor }: ApiParts,
): void {
  acceptJsonOnly(app)
  const checkLimit = limitChecker(app, limitFactor)
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
  const parts = { identify, changes, checkLimit, inSeat: uploadSeats() }
  const add = (place: FastifyInstance, route: Route) =>
    place.route({
      method: route.endpoint.method,
      url: route.endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      handler: (request, reply) => answer(route, request, reply, parts),
    })
  const { json = [], form = [] } = Object.groupBy(routes, ({ endpoint }) =>
    endpoint.upload ? 'form' : 'json',
  )
  for (const route of json) add(app, route)
  void app.register(async (forms) => {
    await acceptForms(forms)
    for (const route of form) add(forms, route)
  })
}

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
  changes: Changes
  checkLimit: CheckLimit
  inSeat: ReturnType<typeof uploadSeats>
}

async function answer(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  { identify, changes, checkLimit, inSeat }: AnswerParts,
): Promise<FastifyReply> {
  const { caller, byCookie } = await identify(request, reply)
  if (byCookie && isUnsafe(request.method)) requireForgeryPair(request)
  await checkLimit(route.endpoint, request, caller)
  // Whoever wrote something sees it on the next page they ask for.
  const afterwards = isUnsafe(request.method)
    ? (told: readonly string[] | undefined) => changes.catchUp(told)
    : undefined
  const run = (input: RawInput) =>
    runCall(route, input, caller, sessionControl(request, reply), afterwards)
  const receive = () => receiveFile(request, reply)
  const result = route.endpoint.upload
    ? await inSeat(caller?.id ?? 0, () =>
        run({ params: request.params, query: request.query, receive }),
      )
    : await run(request)
  void reply.status(route.endpoint.status)
  if (result === undefined) return reply.send()
  // As bytes: a stream takes longer to make them from a text with Turkish letters.
  return reply.header('Content-Type', hydraType).send(Buffer.from(JSON.stringify(result)))
}
