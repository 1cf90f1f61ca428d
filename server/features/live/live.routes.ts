import type { FastifyInstance, FastifyRequest } from 'fastify'
import { site } from '../../../core/site.ts'
import type { Database } from '../../database/connection.ts'
import { malformed, methodNotAllowed, notAllowed } from '../../errors.ts'
import type { AddressParts } from '../../feature.ts'
import type { Caller } from '../../http/call.ts'
import { sendApiError } from '../../http/errors.ts'
import { RemoteHub } from '../../live/remote-hub.ts'
import type { LiveTopic } from '../../live/topic.ts'
import { findVisiblePostId } from '../posts/posts.public.ts'
import { type AnswerReader, ownStreams } from './own-streams.ts'

const path = '/.well-known/mercure'
const mostTopics = 20

/** The stream, in the form of the Mercure protocol. */
export async function liveRoutes(app: FastifyInstance, parts: AddressParts): Promise<void> {
  const { database, hub, identify, checkLimit } = parts
  refuseOtherMethods(app)
  const answer = hub instanceof RemoteHub ? elsewhere(hub) : ownStreams(app, hub, parts)

  app.get(
    path,
    {
      exposeHeadRoute: false,
      config: { mayRepeatParameters: true },
      errorHandler: sendApiError,
    },
    async (request, reply) => {
      const { caller } = await identify(request, reply)
      await checkLimit({ name: 'stream', limit: 'stream' }, request, caller)
      const topics = await topicsOf(database, request, caller)
      return answer(request, reply, { caller, topics, last: lastEventId(request) })
    },
  )
}

/** The pages, which answer every other address, would send a form back to where it came from. */
function refuseOtherMethods(app: FastifyInstance): void {
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: path,
    errorHandler: sendApiError,
    handler: async () => {
      throw methodNotAllowed(['GET'])
    },
  })
}

/** Readers come back to this address whenever they lose the other, and get another token there. */
const elsewhere =
  (hub: RemoteHub): AnswerReader =>
  async (_, reply, { topics, last }) =>
    reply.header('Cache-Control', 'no-store').redirect(await hub.addressFor(topics, last), 307)

const parameters = (request: FastifyRequest): URLSearchParams =>
  new URLSearchParams(request.url.split('?')[1] ?? '')

/** By header from whoever comes back, by parameter from whoever opens another stream to go on with. */
function lastEventId(request: FastifyRequest): string | null {
  const given = request.headers['last-event-id'] ?? parameters(request).get('lastEventID')
  return typeof given === 'string' && /^[!-~]{1,300}$/.test(given) ? given : null
}

async function topicsOf(
  database: Database,
  request: FastifyRequest,
  caller: Caller | null,
): Promise<LiveTopic[]> {
  const names = [...new Set(parameters(request).getAll('topic'))]
  if (names.length === 0) throw malformed('"topic" parametresi gerekli.')
  if (names.length > mostTopics) throw malformed(`En çok ${mostTopics} konu verilebilir.`)
  return Promise.all(names.map((name) => topicOf(database, name, caller)))
}

/** 403 for whatever the caller may not read, be it there or not. */
async function topicOf(
  database: Database,
  name: string,
  caller: Caller | null,
): Promise<LiveTopic> {
  const path = name.startsWith(`${site.url}/`) ? name.slice(site.url.length) : name
  const [, kind, id = ''] = /^\/(users|posts)\/([^/]{1,300})$/.exec(path) ?? []
  if (kind === 'users' && caller !== null && !caller.isSuspended && id === String(caller.id))
    return { kind, id: caller.id }
  const postId = kind === 'posts' ? await findVisiblePostId(database, caller, id) : undefined
  if (postId === undefined) throw notAllowed()
  return { kind: 'posts', id: postId }
}
