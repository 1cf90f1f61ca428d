import type { FastifyInstance, FastifyRequest } from 'fastify'
import { site } from '../../../core/site.ts'
import type { Topic } from '../../cache/topics.ts'
import type { Database } from '../../database/connection.ts'
import { malformed, notAllowed } from '../../errors.ts'
import type { AddressParts } from '../../feature.ts'
import type { Caller } from '../../http/call.ts'
import { sendApiError } from '../../http/errors.ts'
import { networkOf } from '../../http/network.ts'
import { securityHeaders } from '../../http/security.ts'
import { Stream } from '../../live/stream.ts'
import type { LiveTopic } from '../../live/topic.ts'
import { findVisiblePostId } from '../posts/posts.public.ts'
import { OpenStreams } from './open-streams.ts'
import { openSessions } from './live.sql.ts'

const mostTopics = 20
const heartbeatSeconds = 20

/** The stream, in the form of the Mercure protocol. */
export async function liveRoutes(
  app: FastifyInstance,
  { database, invalidations, hub, identify, checkLimit, config }: AddressParts,
): Promise<void> {
  const open = new OpenStreams(config.limitFactor)
  const headers = { ...securityHeaders(), 'Content-Type': 'text/event-stream' }

  app.get(
    '/.well-known/mercure',
    {
      exposeHeadRoute: false,
      config: { mayRepeatParameters: true },
      errorHandler: sendApiError,
    },
    async (request, reply) => {
      const { caller } = await identify(request, reply)
      await checkLimit({ name: 'stream', limit: 'stream' }, request, caller)
      const asked = await topicsOf(database, request, caller)
      const last = lastEventId(request)
      const after = last !== null && (await hub.isKnown(last)) ? last : null
      const key = { network: networkOf(request.ip), userId: caller?.id ?? null }
      open.refuseWhenFull(key)
      reply.hijack()
      // Who has left meanwhile would never be seen to leave.
      if (reply.raw.destroyed) return
      reply.raw.writeHead(200, {
        ...headers,
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
        'X-Request-Id': request.id,
      })
      const stream = new Stream(reply.raw, asked)
      open.add(stream, { ...key, sessionId: caller?.sessionId ?? null })
      reply.raw.on('close', () => {
        open.remove(stream)
        hub.close(stream)
      })
      // What cannot be sent now is asked for again when the reader comes back.
      await hub.open(stream, after).catch((error) => {
        request.log.warn({ err: error }, 'stream not opened')
        stream.end()
      })
    },
  )

  /** A session that was ended is noticed at once, one that ran out by itself with the next heartbeat. */
  const endWithSessions = async (streams: [Stream, number][]): Promise<void> => {
    if (streams.length === 0) return
    const alive = await openSessions(
      database,
      streams.map(([, sessionId]) => sessionId),
    )
    for (const [stream, sessionId] of streams) if (!alive.has(sessionId)) stream.end()
  }
  const checkSessions = (changed: readonly Topic[] | 'all'): void =>
    void endWithSessions(open.withSessions(changed)).catch((error: unknown) =>
      app.log.warn({ err: error }, 'sessions not checked'),
    )
  invalidations.subscribe(checkSessions)
  const heartbeat = setInterval(() => {
    open.beat()
    checkSessions('all')
  }, heartbeatSeconds * 1000).unref()
  app.addHook('preClose', async () => {
    clearInterval(heartbeat)
    open.endAll()
  })
}

const parameters = (request: FastifyRequest): URLSearchParams =>
  new URLSearchParams(request.url.split('?')[1] ?? '')

/** By header from whoever comes back, by parameter from whoever opens another stream to go on with. */
function lastEventId(request: FastifyRequest): number | null {
  const given = request.headers['last-event-id'] ?? parameters(request).get('lastEventID')
  return typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : null
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
  if (kind === 'users' && caller !== null && id === String(caller.id))
    return { kind, id: caller.id }
  const postId = kind === 'posts' ? await findVisiblePostId(database, caller, id) : undefined
  if (postId === undefined) throw notAllowed()
  return { kind: 'posts', id: postId }
}
