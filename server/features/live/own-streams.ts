import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Topic } from '../../cache/topics.ts'
import type { AddressParts } from '../../feature.ts'
import type { Caller } from '../../http/call.ts'
import { networkOf } from '../../http/network.ts'
import { securityHeaders } from '../../http/security.ts'
import type { Hub } from '../../live/hub.ts'
import { Stream } from '../../live/stream.ts'
import type { LiveTopic } from '../../live/topic.ts'
import { openSessions } from './live.sql.ts'
import { OpenStreams } from './open-streams.ts'

const heartbeatSeconds = 20

/** Gives somebody who may read these topics their stream. */
export type AnswerReader = (
  request: FastifyRequest,
  reply: FastifyReply,
  reader: { caller: Caller | null; topics: LiveTopic[]; last: string | null },
) => Promise<unknown>

/** Streams that this process keeps open itself. */
export function ownStreams(
  app: FastifyInstance,
  hub: Hub,
  { database, invalidations, config }: AddressParts,
): AnswerReader {
  const open = new OpenStreams(config.limitFactor)
  const headers = { ...securityHeaders(), 'Content-Type': 'text/event-stream' }

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

  return async (request, reply, { caller, topics, last }) => {
    const position = last !== null && /^\d{1,15}$/.test(last) ? Number(last) : null
    const after = position !== null && (await hub.isKnown(position)) ? position : null
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
    // Sent by itself the head becomes one string; sent with what follows, its fifty parts would stay as long as the stream.
    reply.raw.flushHeaders()
    const stream = new Stream(reply.raw, topics)
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
  }
}
