import { refusals } from '../../messages.ts'
import { isSame } from '../../../core/document/kept-blocks.ts'
import { ExpectedError, invalid } from '../../errors.ts'
import { postMessages } from '../../../core/contracts/post-forms.ts'
import type { WholePost } from '../../../core/contracts/posts.ts'
import { shortReadSeconds } from '../../../core/posts/lists.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import {
  type ChangedPost,
  conflictMember,
  isSubmitted,
  isCommitted,
  mayBecome,
} from '../../../core/contracts/writing.ts'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { keepUploads } from '../files/files.public.ts'
import { approvalMessages } from '../../../core/contracts/approval.ts'
import { invalidateAround, invalidatePostLists, wholePost } from '../posts/posts.public.ts'
import { indexPosts } from '../search/search.public.ts'
import {
  checkDecision,
  deleteNote,
  recordDecision,
  statusDecided,
} from '../approval/approval.public.ts'
import { checkCategories, idsOfCategories } from './categories.ts'
import { checkUploads, derivedFrom, tidyText } from './content.ts'
import { deleteEdit } from './edits.sql.ts'
import { setTags } from './labels.sql.ts'
import {
  type LockedPost,
  lockPost,
  type OwnPost,
  lockOwnPost,
  updatePost,
} from './own-posts.sql.ts'
import { checkPublication } from './publications.ts'
import { publishTimeFor } from './publish-time.ts'
import { findRevision } from './revisions.ts'
import { closeRevision, keepRevision } from './revisions.sql.ts'
import { noWait, reasonsToWait } from './waiting.ts'
import { waitingColumns, inTransaction, mustWait, keepWait, type SavingParts } from './saving.ts'

export async function changePost(
  parts: SavingParts,
  caller: Caller,
  id: string,
  change: ChangedPost,
): Promise<WholePost> {
  const { database } = parts
  const postId = await inTransaction(database, (transaction) =>
    changeLocked(transaction, parts, caller, id, change),
  ).catch(async (error: unknown) => {
    if (error instanceof StaleVersion) throw await conflictWith(database, caller, error.postId)
    throw error
  })
  return wholePost(database, caller, String(postId))
}

/** Brings an earlier text back; what is there now stays to come back to. */
export async function restoreText(
  parts: SavingParts,
  caller: Caller,
  id: string,
  number: string,
): Promise<WholePost> {
  const { database } = parts
  const postId = await inTransaction(database, async (transaction) => {
    const revision = await findRevision(transaction, caller, id, number)
    const { title, excerpt, entries, entriesSort } = revision
    // In the order in which a saving locks: the post first, then its revisions.
    const { id: ownId } = await lockOwnPost(transaction, caller, id)
    await closeRevision(transaction, ownId)
    return changeLocked(transaction, parts, caller, id, { title, excerpt, entries, entriesSort })
  })
  return wholePost(database, caller, String(postId))
}

/** Locks the post until the transaction ends, and gives its number. */
async function changeLocked(
  transaction: Transaction,
  parts: SavingParts,
  caller: Caller,
  id: string,
  change: ChangedPost,
): Promise<number> {
  const post = await lockPost(transaction, caller, id)
  const isOwn = post.authorId === caller.id
  if (!isOwn) checkDecision(caller, post, change)
  if (change.version !== undefined && change.version !== post.version) {
    if (await changesNothing(transaction, post, change)) return post.id
    throw new StaleVersion(post.id)
  }
  if (isOwn) checkOwn(post, change)
  const status = isOwn ? change.status : statusDecided(post, change)
  if (!isOwn) await recordDecision(transaction, caller, post, { ...change, status })
  await applyChange(transaction, parts, caller, post, { ...change, status })
  return post.id
}

/** What decides in which lists a public post stands. */
const listingOf = ({
  categoryIds,
  tags,
  readTime,
}: Pick<OwnPost, 'categoryIds' | 'tags' | 'readTime'>) =>
  JSON.stringify([categoryIds, tags, readTime <= shortReadSeconds])

function checkOwn(post: OwnPost, { status, note, trust }: ChangedPost): void {
  if (note !== undefined) throw invalid('note', approvalMessages.ownPost)
  if (trust !== undefined) throw invalid('trust', approvalMessages.ownPost)
  if (!mayBecome(post.status, status ?? post.status)) throw invalid('status', refusals.post.status)
}

/** What editors took down its author rewrites and hands in again; publishing it is theirs. */
function checkTakenDown(
  { takenDownAt, updatedAt }: OwnPost,
  status: number,
  isText: boolean,
): void {
  if (takenDownAt === null) return
  if (isCommitted(status)) throw invalid('status', refusals.post.takenDown)
  const isUnchanged = !isText && updatedAt <= takenDownAt
  if (status === postStatus.waiting && isUnchanged)
    throw invalid('status', refusals.post.unchangedSinceTakenDown)
}

async function applyChange(
  transaction: Transaction,
  { holdsFor, limitFactor }: SavingParts,
  caller: Caller,
  post: LockedPost,
  change: ChangedPost,
): Promise<void> {
  const asked = change.status ?? post.status
  const written = await columnsFor(transaction, caller, post, { ...change, status: asked })
  const tags = change.tags ?? post.tags
  const isText = !isSame(textOf({ ...written, tags }), textOf(post))
  const isCleared = post.authorId !== caller.id && isCommitted(asked)
  if (!isCleared) checkTakenDown(post, asked, isText)
  const isNews = isSubmitted(asked) && (isText || asked !== post.status)
  const submitted = { columns: written, tags, present: post }
  const wait = isNews ? await reasonsToWait(transaction, holdsFor, caller, submitted) : noWait
  const columns = mustWait(asked, wait) ? { ...written, ...waitingColumns(post, written) } : written
  await checkPublication(transaction, caller, { columns, present: post }, limitFactor)
  const { status } = columns
  const isFresh = isSubmitted(status) && !post.wasPublished
  const needsSlug = isFresh && (post.slug === null || columns.title !== post.title)
  const isStatus = status !== post.status
  const isMoved = isStatus || listingOf({ ...columns, tags }) !== listingOf(post)
  const isListed = isMoved && [status, post.status].includes(postStatus.active)
  if (isListed) await invalidatePostLists(transaction, [post.id])
  // Tags first: publishing counts them.
  if (!isSame(tags, post.tags)) await setTags(transaction, post.id, tags)
  await updatePost(transaction, post.id, columns, { isText, isStatus, needsSlug, isCleared })
  if (isNews)
    await keepWait(transaction, caller.id, { id: post.id, status, wasPublic: isActive(post) }, wait)
  if (isListed) await invalidatePostLists(transaction, [post.id])
  if (isStatus && isListed) {
    if (post.wasPublished) transaction.invalidate(topics.hiddenPosts)
    await invalidateAround(transaction, post.id)
  }
  if (isText) await indexPosts(transaction, [post.id])
  const isClosed = isCommitted(status)
  if (isText) await keepRevision(transaction, post, { ...columns, tags }, { isClosed })
  else if (isStatus) await closeRevision(transaction, post.id)
  if (isStatus && isCommitted(status)) await deleteNote(transaction, post.id)
  // What was being changed is now what readers see.
  if (change.entries !== undefined) await deleteEdit(transaction, post.id)
}

const isActive = ({ status }: Pick<OwnPost, 'status'>): boolean => status === postStatus.active

async function columnsFor(
  transaction: Transaction,
  caller: Caller,
  post: OwnPost,
  change: Omit<ChangedPost, 'status'> & { status: number },
) {
  const { status } = change
  const text =
    change.entries === undefined && change.entriesSort === undefined
      ? { entries: post.entries, entriesSort: post.entriesSort }
      : tidyText(
          change.entries ?? post.entries,
          change.entriesSort ?? post.entriesSort,
          post.entries,
        )
  const cover = change.cover === undefined ? post.cover : change.cover
  if (change.entries !== undefined || change.cover !== undefined) {
    const uploads = await checkUploads(transaction, { entries: text.entries, cover })
    if (uploads.length > 0) await keepUploads(transaction, post.id, uploads)
  }
  return {
    title: change.title ?? post.title,
    excerpt: change.excerpt ?? post.excerpt,
    ...text,
    ...derivedFrom(text.entries),
    cover,
    commentsClosed: change.commentsClosed ?? post.commentsClosed,
    canonical: change.canonical === undefined ? post.canonical : change.canonical,
    categoryIds: await checkCategories(transaction, caller, {
      references: change.categories ?? post.categoryIds.map(String),
      status,
      present: post.categoryIds,
      isPublic: post.status === postStatus.active,
    }),
    status,
    publishTime: publishTimeFor({ status, asked: change.publishTime, present: post }),
  }
}

type Text = Pick<
  OwnPost,
  'title' | 'excerpt' | 'entries' | 'entriesSort' | 'cover' | 'canonical' | 'categoryIds' | 'tags'
>

/** All that a version is about; a status is not. */
const textOf = ({
  title,
  excerpt,
  entries,
  entriesSort,
  cover,
  canonical,
  categoryIds,
  tags,
}: Text) => ({
  title,
  excerpt,
  entries,
  entriesSort,
  cover,
  canonical,
  categoryIds,
  tags,
})

class StaleVersion extends Error {
  readonly postId: number
  constructor(postId: number) {
    super()
    this.postId = postId
  }
}

/** A saving whose answer was lost comes again: it is there already. */
async function changesNothing(
  transaction: Transaction,
  post: OwnPost,
  change: ChangedPost,
): Promise<boolean> {
  const { version: _version, note: _note, trust: _trust, categories, publishTime, ...same } = change
  const categoryIds = categories && (await idsOfCategories(transaction, categories))
  const asked = { ...same, categoryIds, publishTime: timeOf(publishTime) }
  const present: Record<string, unknown> = { ...post, publishTime: timeOf(post.publishTime) }
  return Object.entries(asked).every(
    ([name, value]) => value === undefined || isSame(value, present[name]),
  )
}

const timeOf = (moment: string | Date | null | undefined): number | null | undefined =>
  moment ? new Date(moment).getTime() : (moment as null | undefined)

async function conflictWith(database: Database, caller: Caller, postId: number): Promise<Error> {
  const newer = await wholePost(database, caller, String(postId))
  // Editors have nothing to merge: they decide about the newer text.
  const message =
    newer.user.username === caller.username ? postMessages.conflict : approvalMessages.changed
  return new ExpectedError(409, message, { details: { [conflictMember]: newer } })
}
