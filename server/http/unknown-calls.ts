import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { methodNotAllowed, notFound } from '../errors.ts'
import { messages } from '../messages.ts'

const order = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']

/**
 * Everything below the API base that no call serves. The pages' own wildcard stands behind it and
 * would answer otherwise.
 */
export function answerUnknownCalls(app: FastifyInstance): void {
  const served: { pattern: RegExp; isExact: boolean; methods: string[] }[] = []
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = decodeURI(request.url.split('?', 1)[0]!).replace(/\/$/, '')
    const fitting = served.filter(({ pattern }) => pattern.test(path))
    // `/users/current` is no member's name: what is offered for any name is not offered there.
    const exact = fitting.filter(({ isExact }) => isExact)
    const found = exact.length > 0 ? exact : fitting
    const allowed = order.filter((method) => found.some(({ methods }) => methods.includes(method)))
    // A method that is allowed came here because a part of the path is too long for any name.
    if (allowed.length === 0 || allowed.includes(request.method))
      throw notFound(messages.unknownCall)
    if (request.method !== 'OPTIONS') throw methodNotAllowed(allowed)
    return reply.status(204).header('Allow', allowed.join(', ')).send()
  }
  // Answered without waiting for the body.
  const unread = { onRequest: answer, handler: answer }
  app.all('/*', unread)
  app.route({
    method: app.supportedMethods.filter((method) => method !== 'GET' && method !== 'HEAD'),
    url: '/',
    ...unread,
  })
  app.setNotFoundHandler(answer)
  // The hook is added last, so that it sees the calls and not the routes above.
  app.addHook('onRoute', ({ url, method }) => {
    served.push({
      pattern: patternOf(url),
      isExact: !url.includes(':'),
      methods: [method].flat(),
    })
  })
}

function patternOf(url: string): RegExp {
  const path = url.replace(/\/$/, '').replace(/[.+*?^$()|[\]\\]/g, '\\$&')
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
}
