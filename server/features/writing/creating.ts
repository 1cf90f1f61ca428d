import type { WholePost } from '../../../core/contracts/posts.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import { isSubmitted, type NewPost } from '../../../core/contracts/writing.ts'
import type { Transaction } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { keepUploads } from '../files/files.public.ts'
import { invalidatePostLists, wholePost } from '../posts/posts.public.ts'
import { indexPosts } from '../search/search.public.ts'
import { checkCategories } from './categories.ts'
import { checkUploads, derivedFrom, tidyText } from './content.ts'
import { addTags } from './labels.sql.ts'
import {
  findByCreationKey,
  insertPost,
  leaveUnannounced,
  type PostColumns,
} from './own-posts.sql.ts'
import { checkPublication } from './publications.ts'
import { publishTimeFor } from './publish-time.ts'
import { writeRevision } from './revisions.sql.ts'
import { noWait, reasonsToWait, type WaitCheck } from './waiting.ts'
import { waitingColumns, inTransaction, mustWait, keepWait, type SavingParts } from './saving.ts'

const nothingYet = { status: postStatus.draft, publishTime: null, wasPublished: false }

export async function writeNewPost(
  { database, holdsFor, limitFactor }: SavingParts,
  caller: Caller,
  sent: NewPost,
): Promise<WholePost> {
  const { status } = sent
  const text = tidyText(sent.entries, sent.entriesSort, [])
  const wanted = { references: sent.categories, status, present: [], isPublic: false }
  const derived = derivedFrom(text.entries)
  const postId = await inTransaction(database, async (transaction) => {
    const categoryIds = await checkCategories(transaction, caller, wanted)
    const publishTime = publishTimeFor({ status, asked: sent.publishTime, present: nothingYet })
    const columns = { ...sent, ...text, ...derived, categoryIds, publishTime }
    const submitted = { columns, tags: sent.tags, present: null }
    const wait = isSubmitted(status)
      ? await reasonsToWait(transaction, holdsFor, caller, submitted)
      : noWait
    const delayed = mustWait(status, wait) && waitingColumns(nothingYet, columns)
    const written = { columns: { ...columns, ...delayed }, present: null, ...sent }
    await checkPublication(transaction, caller, written, limitFactor)
    return insertWritten(transaction, caller.id, written.columns, { ...sent, wait })
  })
  return wholePost(database, caller, String(postId))
}

interface Beside {
  tags: string[]
  creationKey?: string | undefined
  /** When it was published elsewhere: it takes its old place, and nobody is notified of it. */
  publishedElsewhere?: Date | null
  wait?: WaitCheck
}

/** The number of the new post, or of the one that the same text made before: its answer was lost. */
export async function insertWritten(
  transaction: Transaction,
  userId: number,
  columns: PostColumns,
  { tags, creationKey, publishedElsewhere = null, wait = noWait }: Beside,
): Promise<number | undefined> {
  const uploads = await checkUploads(transaction, columns)
  const needsSlug = isSubmitted(columns.status)
  const creation = { needsSlug, creationKey, createdAt: publishedElsewhere }
  const id = await insertPost(transaction, userId, columns, creation)
  if (id === undefined) return findByCreationKey(transaction, userId, creationKey!)
  if (publishedElsewhere !== null) await leaveUnannounced(transaction, id)
  if (tags.length > 0) await addTags(transaction, id, tags)
  await keepWait(transaction, userId, { id, status: columns.status, wasPublic: false }, wait)
  const revision = { ...columns, tags }
  await writeRevision(transaction, { postId: id, number: 1 }, revision, { isClosed: needsSlug })
  if (uploads.length > 0) await keepUploads(transaction, id, uploads)
  await indexPosts(transaction, [id])
  if (columns.status === postStatus.active) await invalidatePostLists(transaction, [id])
  return id
}
