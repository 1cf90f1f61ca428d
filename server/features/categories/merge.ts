import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import type { JobKind } from '../../jobs/queue.ts'
import {
  beginMerge,
  closeCategory,
  endMerge,
  movePosts,
  selectMerging,
  selectPostIdsIn,
} from './merge.sql.ts'

/** Moves the posts of a category that is too large for one transaction. */
export const moveCategory: JobKind<{ from: number }> = {
  name: 'move-category',
  retryDelay: 5,
  retryDelayMax: 600,
  retryLimit: 50,
  mostSeconds: 3600,
}

/** Posts that are moved in one transaction: nobody who writes waits longer than for these. */
const batch = 200

interface Merge {
  from: number
  into: number
}

/** Done at once where it is little work; true where a job has to do the rest. */
export async function merge(transaction: Transaction, merging: Merge): Promise<boolean> {
  await closeCategory(transaction, merging.from)
  await beginMerge(transaction, merging)
  transaction.invalidate(topics.labels, topics.posts, topics.site)
  const postIds = await selectPostIdsIn(transaction, merging.from, batch + 1)
  if (postIds.length > batch) return true
  await moveSome(transaction, postIds, merging)
  await end(transaction, merging)
  return false
}

/** What a crash leaves half moved is simply moved on by the next try. */
export async function moveOn(database: Database, from: number): Promise<void> {
  const merging = (await selectMerging(database)).find((each) => each.from === from)
  if (merging === undefined) return
  for (let postIds; (postIds = await selectPostIdsIn(database, from)).length > 0;)
    for (let start = 0; start < postIds.length; start += batch)
      await database.write((transaction) =>
        moveSome(transaction, postIds.slice(start, start + batch), merging),
      )
  await database.write(async (transaction) => {
    await closeCategory(transaction, from)
    await moveSome(transaction, await selectPostIdsIn(transaction, from), merging)
    await end(transaction, merging)
  })
}

async function moveSome(
  transaction: Transaction,
  postIds: number[],
  merging: Merge,
): Promise<void> {
  await movePosts(transaction, postIds, merging)
  transaction.invalidate(
    ...[merging.from, merging.into].map(topics.postsIn),
    ...postIds.map(topics.post),
  )
}

async function end(transaction: Transaction, merging: Merge): Promise<void> {
  await endMerge(transaction, merging)
  transaction.invalidate(topics.labels, ...[merging.from, merging.into].map(topics.postsIn))
}
