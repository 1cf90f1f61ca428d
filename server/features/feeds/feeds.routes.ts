import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { siteAddress } from '../../../core/site.ts'
import { fold } from '../../../core/turkish/fold.ts'
import { Cache, type Made } from '../../cache/cache.ts'
import type { Invalidations } from '../../cache/invalidations.ts'
import type { Database } from '../../database/connection.ts'
import { topics } from '../../cache/topics.ts'
import { answerErrorsAsText } from '../../http/text-errors.ts'
import type { CheckLimit } from '../../http/limits.ts'
import type { CurrentSite } from '../../pages/current-site.ts'
import { topicsOfCards } from '../posts/posts.public.ts'
import { atom } from './atom.ts'
import { type Feed, feedOf } from './feed.ts'
import { type FindOwner, owners } from './feed-owners.ts'
import { selectFeedPosts } from './feeds.sql.ts'
import { firstSeen } from './first-seen.ts'
import { jsonFeed } from './json-feed.ts'
import { rss } from './rss.ts'

interface Format {
  file: string
  type: string
  write: (feed: Feed, selfAddress: string) => string
}

const formats: Format[] = [
  { file: 'rss.xml', type: 'application/rss+xml; charset=utf-8', write: rss },
  { file: 'atom.xml', type: 'application/atom+xml; charset=utf-8', write: atom },
  { file: 'feed.json', type: 'application/feed+json; charset=utf-8', write: jsonFeed },
]

interface WrittenFeed {
  address: string
  text: string
  hash: string
}

interface FeedParts {
  database: Database
  invalidations: Invalidations
  checkLimit: CheckLimit
  currentSite: CurrentSite
}

/** The newest posts of the site, of an author, a category or a tag, in three formats each. */
export async function feedRoutes(
  app: FastifyInstance,
  { database, invalidations, checkLimit, currentSite }: FeedParts,
): Promise<void> {
  const changedAt = firstSeen()
  const cache = new Cache<WrittenFeed>(invalidations, {
    maxBytes: 32 * 1024 * 1024,
    bytesOf: ({ text }) => 2 * text.length,
  })

  for (const [path, findOwner] of Object.entries(owners))
    for (const format of formats)
      app.get<{ Params: { name?: string } }>(`${path}/${format.file}`, async (request, reply) => {
        const name = plainName(request.params.name ?? '')
        const key = `${path}/${format.file} ${name}`
        const cached = cache.find(key)
        if (cached !== undefined) return send(request, reply, cached, format.type)
        await checkLimit({ name: 'page', limit: 'page' }, request, null)
        const feed = await cache.get(key, async () => {
          await currentSite.ready()
          return writeFeed(database, findOwner, name, format)
        })
        return send(request, reply, feed, format.type)
      })

  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { address, text, hash }: WrittenFeed,
    type: string,
  ): FastifyReply {
    void reply.headers({
      // Asked for again each time: what was deleted must not live on in somebody's cache.
      'Cache-Control': 'public, no-cache',
      // Weak: a proxy may compress the same text in several ways.
      ETag: `W/"${hash}"`,
      'Last-Modified': changedAt(address, hash).toUTCString(),
      // Reading programs that live in a browser, on a site of their own.
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
    const isKnown = fresh(request.headers, reply.getHeaders())
    return isKnown ? reply.status(304).send() : reply.type(type).send(text)
  }

  answerErrorsAsText(app, 'feed')
}

/** As whoever has the feed is looked up: one feed has one name, however it is spelled. */
const plainName = (name: string): string =>
  /^\d+$/.test(name) ? name.replace(/^0+(?=\d)/, '') : fold(name)

/** A feed as it is sent; everything it costs is in here. */
async function writeFeed(
  database: Database,
  findOwner: FindOwner,
  name: string,
  { file, write }: Format,
): Promise<Made<WrittenFeed>> {
  const owner = await findOwner(database, name)
  const posts = await selectFeedPosts(database, await owner.postIds())
  const address = siteAddress(`${owner.path.replace(/\/$/, '')}/${file}`)
  const text = write(feedOf(owner, posts), address)
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return {
    value: { address, text, hash },
    topics: [topics.site, ...owner.topics, ...topicsOfCards(posts)],
  }
}
