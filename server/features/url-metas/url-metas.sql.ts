import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import type { PageHead } from './page-head.ts'

export async function selectPageHead(
  database: Database,
  url: string,
): Promise<PageHead | undefined> {
  return database
    .selectFrom('url_metas')
    .select(['title', 'description', 'image', 'site_name as siteName'])
    .where('url', '=', url)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

export async function cachePageHead(
  database: Database,
  url: string,
  { title, description, image, siteName }: PageHead,
  seconds: number,
): Promise<void> {
  const row = {
    title,
    description,
    image,
    site_name: siteName,
    expires_at: sql<Date>`now() + make_interval(secs => ${seconds})`,
  }
  await database
    .insertInto('url_metas')
    .values({ url, ...row })
    .onConflict((conflict) => conflict.column('url').doUpdateSet(row))
    .execute()
}

/** Called by the clock. */
export async function forgetOldPageHeads(database: Database): Promise<void> {
  await database
    .deleteFrom('url_metas')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute()
}
