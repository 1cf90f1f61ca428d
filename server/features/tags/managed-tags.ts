import type * as z from 'zod/mini'
import type { ManagedTag, updateTag } from '../../../core/contracts/managed-tags.ts'
import { slugify } from '../../../core/turkish/fold.ts'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { invalid, notFound } from '../../errors.ts'
import type { Jobs } from '../../jobs/queue.ts'
import { refusals } from '../../messages.ts'
import { recordAct } from '../moderation/moderation.public.ts'
import { lockTag, ownerOfSlug, selectMergingTags, setTag } from './managed-tags.sql.ts'
import { mergeTag, relabelTag } from './tag-merge.ts'

interface TagParts {
  database: Database
  jobs: Jobs
}

/** The tag as it is now; of one that was merged, the one it became. */
export async function changeTag(
  { database, jobs }: TagParts,
  actorId: number,
  reference: string,
  change: z.output<NonNullable<(typeof updateTag)['body']>>,
): Promise<ManagedTag> {
  const { name, isHidden, mergeInto } = change
  if (mergeInto !== undefined && (name !== undefined || isHidden !== undefined))
    throw invalid('mergeInto', refusals.tag.mergeAlone)
  return database.write(async (transaction) => {
    const tag = await requireSettled(transaction, reference)
    if (mergeInto === undefined) await rename({ transaction, jobs, actorId }, tag, change)
    else await mergeInOther({ transaction, jobs, actorId }, tag, mergeInto)
    return (await lockTag(transaction, mergeInto ?? String(tag.id)))!
  })
}

interface Act {
  transaction: Transaction
  jobs: Jobs
  actorId: number
}

async function rename(
  { transaction, jobs, actorId }: Act,
  tag: ManagedTag,
  {
    name = tag.name,
    isHidden = tag.isHidden,
  }: { name?: string | undefined; isHidden?: boolean | undefined },
): Promise<void> {
  const target = { type: 'tag', id: tag.id } as const
  if (name !== tag.name) {
    const owner = await ownerOfSlug(transaction, slugify(name))
    if (owner !== undefined && owner.id !== tag.id)
      throw invalid(
        'name',
        owner.isFormer ? refusals.tag.formerName(name) : refusals.tag.nameTaken(name),
      )
    await recordAct(transaction, { actorId, action: 'tagRenamed', target, details: {} })
  }
  // Posts are found by the names of their tags, but not of hidden ones.
  if (name !== tag.name || isHidden !== tag.isHidden)
    await jobs.queue(transaction, relabelTag, { tagId: tag.id })
  if (isHidden !== tag.isHidden)
    await recordAct(transaction, {
      actorId,
      action: isHidden ? 'tagHidden' : 'tagShown',
      target,
      details: {},
    })
  await setTag(transaction, tag.id, { name, isHidden })
  transaction.invalidate(topics.labels, topics.tagCounts, topics.postsTagged(tag.id))
}

async function mergeInOther(
  { transaction, jobs, actorId }: Act,
  tag: ManagedTag,
  reference: string,
): Promise<void> {
  const into = await lockTag(transaction, reference)
  if (into === undefined) throw invalid('mergeInto', refusals.tag.notFound)
  if (into.id === tag.id) throw invalid('mergeInto', refusals.tag.intoItself)
  if (into.isHidden) throw invalid('mergeInto', refusals.tag.intoHidden)
  if ((await selectMergingTags(transaction)).some((each) => each.into === tag.id))
    throw invalid('mergeInto', refusals.tag.isTarget)
  await recordAct(transaction, {
    actorId,
    action: 'tagMerged',
    target: { type: 'tag', id: tag.id },
    details: { into: into.id },
  })
  if (await mergeTag(transaction, { from: tag.id, into: into.id }))
    await jobs.queue(transaction, relabelTag, { tagId: tag.id })
}

async function requireSettled(transaction: Transaction, reference: string): Promise<ManagedTag> {
  const tag = await lockTag(transaction, reference)
  if (tag === undefined) throw notFound(refusals.tag.notFound)
  if (tag.mergingInto !== null) throw invalid('id', refusals.tag.isMerging)
  return tag
}
