import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import type { JobKind } from '../../jobs/queue.ts'
import { indexPosts } from '../search/search.public.ts'
import {
  beginTagMerge,
  endTagMerge,
  moveTagged,
  selectMergingTags,
  selectTaggedIds,
} from './managed-tags.sql.ts'

/** Posts are found by the names of their tags: what was renamed, merged, hidden or shown is indexed anew. */
export const relabelTag: JobKind<{ tagId: number }> = {
  name: 'relabel-tag',
  retryDelay: 5,
  retryDelayMax: 600,
  retryLimit: 50,
  mostSeconds: 3600,
}

/** Posts that are indexed in one transaction: nobody who writes waits longer than for these. */
const batch = 50

interface Merge {
  from: number
  into: number
}

/** Done at once where it is little work; true where a job has to do the rest. */
export async function mergeTag(transaction: Transaction, merging: Merge): Promise<boolean> {
  await beginTagMerge(transaction, merging)
  transaction.invalidate(topics.labels)
  const postIds = await selectTaggedIds(transaction, merging.from, batch + 1)
  if (postIds.length > batch) return true
  await moveSome(transaction, postIds, merging)
  await end(transaction, merging)
  return false
}

/** Moves on what is being merged, or indexes the posts of a tag that has another name now, or none to be found by. */
export async function relabel(database: Database, tagId: number): Promise<void> {
  const merging = (await selectMergingTags(database)).find(({ from }) => from === tagId)
  for (let postIds; (postIds = await selectTaggedIds(database, tagId)).length > 0;) {
    for (let start = 0; start < postIds.length; start += batch)
      await database.write((transaction) => {
        const some = postIds.slice(start, start + batch)
        return merging ? moveSome(transaction, some, merging) : indexPosts(transaction, some)
      })
    if (merging === undefined) return
  }
  if (merging) await database.write((transaction) => end(transaction, merging))
}

async function moveSome(
  transaction: Transaction,
  postIds: number[],
  merging: Merge,
): Promise<void> {
  await moveTagged(transaction, postIds, merging)
  await indexPosts(transaction, postIds)
  transaction.invalidate(
    topics.tagCounts,
    ...[merging.from, merging.into].map(topics.postsTagged),
    ...postIds.map(topics.post),
  )
}

async function end(transaction: Transaction, merging: Merge): Promise<void> {
  await endTagMerge(transaction, merging)
  transaction.invalidate(topics.labels, topics.tagCounts)
}
