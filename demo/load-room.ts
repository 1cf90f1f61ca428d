import type { Client } from 'pg'
import { StartError } from '../server/config.ts'
import { demoEmailDomain } from './members.ts'

/** An earlier demo community gives way; what real members wrote does not, unless told so. */
export async function makeRoom(owner: Client, isReplacing: boolean): Promise<void> {
  const { rows } = await owner.query<{ real: number }>(
    'SELECT count(*)::int AS real FROM users WHERE email NOT LIKE $1',
    [`%@${demoEmailDomain}`],
  )
  if (rows[0]!.real > 0 && !isReplacing)
    throw new StartError(
      `Veritabanında ${rows[0]!.real} gerçek üye var. Her şeyi silip demo yüklemek için --replace ekleyin.`,
    )
  // The last four refer to nothing by a constraint, so they are not emptied with the others.
  await owner.query(
    'TRUNCATE users, categories, tags, posts, post_tallies, recent_views, statistics_changes, embeds RESTART IDENTITY CASCADE',
  )
}
