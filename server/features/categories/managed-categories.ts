import type * as z from 'zod/mini'
import {
  categoryLimits,
  type changedCategory,
  type newCategory,
} from '../../../core/contracts/category-forms.ts'
import type { ManagedCategory } from '../../../core/contracts/managed-categories.ts'
import type { Violation } from '../../../core/errors.ts'
import { slugify } from '../../../core/turkish/fold.ts'
import { topics } from '../../cache/topics.ts'
import type { Database, Transaction } from '../../database/connection.ts'
import { invalid, InvalidInput, notFound } from '../../errors.ts'
import type { Jobs } from '../../jobs/queue.ts'
import { refusals } from '../../messages.ts'
import { recordAct } from '../moderation/moderation.public.ts'
import {
  countAllCategories,
  insertCategory,
  lockCategories,
  placeCategory,
  selectManagedCategories,
  setCategory,
  takenByAnother,
} from './managed-categories.sql.ts'
import { closeCategory, endMerge, selectMerging, selectPostIdsIn } from './merge.sql.ts'
import { merge, moveCategory } from './merge.ts'

interface CategoryParts {
  database: Database
  jobs: Jobs
}

export async function addCategory(
  { database }: CategoryParts,
  actorId: number,
  { position, slug, ...form }: z.output<typeof newCategory>,
): Promise<ManagedCategory> {
  const id = await database.write(async (transaction) => {
    await lockCategories(transaction)
    if ((await countAllCategories(transaction)) >= categoryLimits.categories)
      throw invalid('name', refusals.category.tooMany)
    const named = { name: form.name, slug: slug ?? slugOf(form.name) }
    await refuseTaken(transaction, named, null, slug !== undefined)
    const made = await insertCategory(transaction, { ...form, ...named })
    if (position !== undefined) await placeCategory(transaction, made, position)
    await recordAct(transaction, {
      actorId,
      action: 'categoryCreated',
      target: { type: 'category', id: made },
      details: { slug: named.slug },
    })
    transaction.invalidate(topics.labels)
    return made
  })
  return requireManaged(database, id)
}

export async function changeCategory(
  { database }: CategoryParts,
  actorId: number,
  reference: string,
  { position, ...change }: z.output<typeof changedCategory>,
): Promise<ManagedCategory> {
  const id = await database.write(async (transaction) => {
    await lockCategories(transaction)
    const present = await requireSettled(transaction, reference)
    const isRenamed = change.name !== undefined && change.name !== present.name
    const slug = change.slug ?? (isRenamed ? slugOf(change.name!) : present.slug)
    const named = { name: change.name ?? present.name, slug }
    await refuseTaken(transaction, named, present.id, change.slug !== undefined)
    await setCategory(transaction, present.id, { ...change, slug })
    if (position !== undefined) await placeCategory(transaction, present.id, position)
    await recordAct(transaction, {
      actorId,
      action: 'categoryChanged',
      target: { type: 'category', id: present.id },
      details: {
        changed: Object.keys({ ...change, ...(position && { position }) }).join(' '),
        slug,
      },
    })
    transaction.invalidate(topics.labels, topics.postsIn(present.id))
    // The journal's name stands in the header of every page.
    if (present.isJournal) transaction.invalidate(topics.site)
    return present.id
  })
  return requireManaged(database, id)
}

export async function removeCategory(
  { database, jobs }: CategoryParts,
  actorId: number,
  reference: string,
  mergeInto: string | undefined,
): Promise<void> {
  await database.write(async (transaction) => {
    await lockCategories(transaction)
    const { id, isJournal } = await requireSettled(transaction, reference)
    if (isJournal) throw invalid('id', refusals.category.journalStays)
    if ((await selectMerging(transaction)).some((each) => each.into === id))
      throw invalid('id', refusals.category.isTarget)
    const into = mergeInto === undefined ? null : await targetOf(transaction, mergeInto, id)
    await recordAct(transaction, {
      actorId,
      action: into === null ? 'categoryDeleted' : 'categoryMerged',
      target: { type: 'category', id },
      details: { into },
    })
    if (into !== null) {
      if (await merge(transaction, { from: id, into }))
        await jobs.queue(transaction, moveCategory, { from: id })
      return
    }
    await closeCategory(transaction, id)
    if ((await selectPostIdsIn(transaction, id, 1)).length > 0)
      throw invalid('mergeInto', refusals.category.hasPosts)
    await endMerge(transaction, { from: id, into: null })
    transaction.invalidate(topics.labels, topics.postsIn(id))
  })
}

const slugOf = (name: string): string => slugify(name, categoryLimits.slugMax)

async function refuseTaken(
  transaction: Transaction,
  named: { name: string; slug: string },
  id: number | null,
  /** Otherwise the address comes from the name, and another name is what helps. */
  isSlugGiven: boolean,
): Promise<void> {
  const taken = await takenByAnother(transaction, named, id)
  const violations: Violation[] = []
  if (taken.name) violations.push({ propertyPath: 'name', message: refusals.category.nameTaken })
  else if (taken.slug)
    violations.push(
      isSlugGiven
        ? { propertyPath: 'slug', message: refusals.category.slugTaken(named.slug) }
        : { propertyPath: 'name', message: refusals.category.nameLeadsElsewhere(named.slug) },
    )
  if (violations.length > 0) throw new InvalidInput(violations)
}

/** One whose posts are being moved elsewhere stays as it is until they are. */
async function requireSettled(
  transaction: Transaction,
  reference: string,
): Promise<ManagedCategory> {
  const found = await findManaged(transaction, reference)
  if (found === undefined) throw notFound(refusals.category.notFound)
  if (found.mergingInto !== null) throw invalid('id', refusals.category.isMerging)
  return found
}

async function targetOf(transaction: Transaction, reference: string, id: number): Promise<number> {
  const target = await findManaged(transaction, reference)
  if (target === undefined) throw invalid('mergeInto', refusals.category.notFound)
  if (target.id === id) throw invalid('mergeInto', refusals.category.intoItself)
  if (target.isHidden) throw invalid('mergeInto', refusals.category.intoHidden)
  return target.id
}

/** Not by an earlier address: whoever removes what was merged a moment ago must not remove where it went. */
async function findManaged(
  database: Database,
  reference: string,
): Promise<ManagedCategory | undefined> {
  const all = await selectManagedCategories(database)
  return all.find(({ id, slug }) => String(id) === reference || slug === reference)
}

async function requireManaged(database: Database, id: number): Promise<ManagedCategory> {
  const found = (await selectManagedCategories(database)).find((each) => each.id === id)
  if (found === undefined) throw notFound(refusals.category.notFound)
  return found
}
