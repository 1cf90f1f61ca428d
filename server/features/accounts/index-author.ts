import type { Database } from '../../database/connection.ts'
import type { JobKind } from '../../jobs/queue.ts'
import { indexPosts } from '../search/search.public.ts'
import { selectPostIdsBy } from './profile.sql.ts'

/** Posts are found by the name of their author, who has another one now. */
export const indexAuthor: JobKind<{ userId: number }> = {
  name: 'index-author',
  retryDelay: 5,
  retryDelayMax: 600,
  retryLimit: 20,
}

/** Posts that are indexed in one transaction: nobody who writes waits longer than for these. */
const batch = 20

export async function indexPostsOf(database: Database, userId: number): Promise<void> {
  const ids = await selectPostIdsBy(database, userId)
  for (let start = 0; start < ids.length; start += batch)
    await database.write((transaction) => indexPosts(transaction, ids.slice(start, start + batch)))
}
