import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { methodNotAllowed, notFound } from '../errors.ts'
import { messages } from '../messages.ts'

const order = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']

/**
 * Everything below the API base that no call serves. The pages' own wildcard stands behind it and
 * would answer otherwise.
 */
export function answerUnknownCalls(app: FastifyInstance): void {
  const served: { pattern: RegExp; methods: string[] }[] = []
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = decodeURI(request.url.split('?', 1)[0]!).replace(/\/$/, '')
    const found = served.filter(({ pattern }) => pattern.test(path))
    const allowed = order.filter((method) => found.some(({ methods }) => methods.includes(method)))
    // A method that is allowed came here because a part of the path is too long for any name.
    if (allowed.length === 0 || allowed.includes(request.method))
      throw notFound(messages.unknownCall)
    if (request.method !== 'OPTIONS') throw methodNotAllowed(allowed)
    return reply.status(204).header('Allow', allowed.join(', ')).send()
  }
  // Answered before the body is read: nobody waits for it.
  const unread = { onRequest: answer, handler: answer }
  app.all('/*', unread)
  app.route({
    method: app.supportedMethods.filter((method) => method !== 'GET' && method !== 'HEAD'),
    url: '/',
    ...unread,
  })
  app.setNotFoundHandler(answer)
  // Added last, so that it hears of the calls and not of the routes above.
  app.addHook('onRoute', ({ url, method }) => {
    served.push({ pattern: patternOf(url), methods: [method].flat() })
  })
}

function patternOf(url: string): RegExp {
  const path = url.replace(/\/$/, '').replace(/[.+*?^$()|[\]\\]/g, '\\$&')
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
}
