import { sql } from 'kysely'
import type { Embed } from '../../../core/document/embeds.ts'
import { embedSeconds } from '../../../core/contracts/embeds.ts'
import type { Database } from '../../database/connection.ts'
import type { Said } from './oembed.ts'

export interface EmbedRow extends Said {
  id: number
}

const columns = ['id', 'title', 'thumbnail'] as const

export async function selectFreshEmbed(
  database: Database,
  url: string,
): Promise<EmbedRow | undefined> {
  return database
    .selectFrom('embeds')
    .select(columns)
    .where('url', '=', url)
    .where('stale_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

export async function selectEmbed(
  database: Database,
  id: number,
): Promise<(EmbedRow & { url: string }) | undefined> {
  return database
    .selectFrom('embeds')
    .select([...columns, 'url'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** One row for each address; what a site said before stays when it no longer answers. */
export async function keepEmbed(
  database: Database,
  { url, player }: Embed,
  said: Said | null,
): Promise<EmbedRow> {
  const seconds = said === null ? embedSeconds.unanswered : embedSeconds.answered
  const stale_at = sql<Date>`now() + make_interval(secs => ${seconds})`
  return database
    .insertInto('embeds')
    .values({ url, provider: player.name, ...said, stale_at })
    .onConflict((conflict) =>
      conflict.column('url').doUpdateSet({ provider: player.name, ...said, stale_at }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()
}
