import { refusals } from '../../messages.ts'
import { fullName } from '../../../core/text/full-name.ts'
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import fresh from 'fresh'
import { notFound } from '../../errors.ts'
import { site } from '../../../core/site.ts'
import type { Database } from '../../database/connection.ts'
import type { CheckLimit } from '../../http/limits.ts'
import { answerErrorsAsText } from '../../http/text-errors.ts'
import { cardCache } from './card-cache.ts'
import { pngOf } from './card-png.ts'
import { type CardContent, cardDesign, cardSvg } from './card-svg.ts'
import { findCardPost } from './social-cards.sql.ts'

/** `/og/{slug}.png`: the picture that other sites show beside a link to a post. */
export async function socialCardRoutes(
  app: FastifyInstance,
  { database, checkLimit }: { database: Database; checkLimit: CheckLimit },
): Promise<void> {
  const cards = cardCache()

  app.get<{ Params: { file: string } }>('/og/:file', async (request, reply) => {
    const card = await contentOf(database, request.params.file)
    const key = keyOf(card)
    void reply.headers({
      'Cache-Control': 'public, no-cache',
      // Shown on other people's pages; that is what it is for.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: `"${key}"`,
    })
    if (fresh(request.headers, reply.getHeaders())) return reply.status(304).send()
    void reply.type('image/png')
    const drawn = cards.find(key)
    if (drawn !== undefined) return reply.send(drawn)
    await checkLimit({ name: 'page', limit: 'page' }, request, null)
    return reply.send(await cards.get(key, () => pngOf(cardSvg(card))))
  })

  answerErrorsAsText(app, 'card')
}

async function contentOf(database: Database, file: string): Promise<CardContent> {
  const slug = /^([a-z0-9-]{1,200})\.png$/.exec(file)?.[1]
  const post = slug === undefined ? undefined : await findCardPost(database, slug)
  if (slug === undefined || post === undefined) throw notFound(refusals.post.notFound)
  const author = fullName(post)
  return { slug, title: post.title, author, siteName: site.name }
}

/** Everything that is drawn: a new text in the body makes no new picture, a new name does. */
function keyOf(card: CardContent): string {
  const drawn = JSON.stringify([cardDesign, card.slug, card.title, card.author, card.siteName])
  return createHash('sha256').update(drawn).digest('base64url').slice(0, 22)
}
