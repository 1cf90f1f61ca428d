import { frameHtml } from '../../../core/document/embed-frame.ts'
import { type Embed, embedOf, isShortLink } from '../../../core/document/embeds.ts'
import { createEmbed, type EmbedItem, getEmbed } from '../../../core/contracts/embeds.ts'
import { invalid, notFound } from '../../errors.ts'
import { refusals } from '../../messages.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Database } from '../../database/connection.ts'
import { type Route, serve } from '../../http/call.ts'
import { type Remote, RemoteFailure } from '../../remote/remote.ts'
import { singleFlight } from '../../single-flight.ts'
import { type EmbedRow, keepEmbed, selectEmbed, selectFreshEmbed } from './embeds.sql.ts'
import { askSite } from './oembed.ts'

export function embedRoutes({ database, remote }: { database: Database; remote: Remote }): Route[] {
  const once = singleFlight<EmbedRow>()
  const rowOf = (embed: Embed): Promise<EmbedRow> =>
    once(
      embed.url,
      async () =>
        (await selectFreshEmbed(database, embed.url)) ??
        keepEmbed(database, embed, await askSite(remote, embed)),
    )
  return [
    serve(createEmbed, async ({ body }) => {
      const address = isShortLink(body.url) ? await whereTo(remote, body.url) : body.url
      const embed = embedOf(address)
      if (embed === null) throw invalid('url', refusals.embed.unknown)
      return asEmbed(embed, await rowOf(embed))
    }),

    serve(getEmbed, async ({ params }) => {
      const row = await selectEmbed(database, Number(params.id))
      // A provider that is no longer known has no player.
      const embed = row === undefined ? null : embedOf(row.url)
      if (row === undefined || embed === null) throw notFound()
      return asEmbed(embed, row)
    }),
  ]
}

/** What people share from a telephone says nothing by itself; its own site is asked where it leads. */
async function whereTo(remote: Remote, address: string): Promise<string> {
  try {
    const target = await remote.redirectOf(new URL(address))
    if (target !== null) return target.href
  } catch (error) {
    if (!(error instanceof RemoteFailure)) throw error
  }
  throw invalid('url', refusals.embed.shortLink)
}

const asEmbed = (embed: Embed, { id, title, thumbnail }: EmbedRow): EmbedItem => ({
  '@id': apiAddress(`/embeds/${id}`),
  '@type': 'Embed',
  id,
  provider: embed.player.name,
  url: embed.url,
  html: frameHtml(embed, title),
  title,
  thumbnail,
})
