import { refusals } from '../../messages.ts'
import type { Violation } from '../../../core/errors.ts'
import { InvalidInput, invalid } from '../../errors.ts'
import { postMessages } from '../../../core/contracts/post-forms.ts'
import { isSubmitted, isCommitted } from '../../../core/contracts/writing.ts'
import type { Database } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { isTrusted } from '../holds/holds.public.ts'
import { type CategoryRules, selectCategoryRules } from './labels.sql.ts'

interface Wanted {
  references: string[]
  status: number
  /** Where the post stands already; nobody is asked about that again. */
  present: number[]
  isPublic: boolean
}

/** The categories of a post, if its author may write there and publish there in this way. */
export async function checkCategories(
  database: Database,
  caller: Pick<Caller, 'id' | 'role'>,
  { references, status, present, isPublic }: Wanted,
): Promise<number[]> {
  const found = await findCategories(database, references)
  const violations = found.flatMap((category, index) =>
    mistakeAt(index, category, found, caller, present),
  )
  if (violations.length > 0) throw new InvalidInput(violations)
  const categories = found as CategoryRules[]
  if (isSubmitted(status) && categories.length === 0)
    throw invalid('categories', postMessages.noCategory)
  const strict = categories.find(
    ({ needsApproval, id }) => needsApproval && !(isPublic && present.includes(id)),
  )
  const asksForApproval = strict && isCommitted(status) && caller.role === 'member'
  if (asksForApproval && !(await isTrusted(database, caller.id)))
    throw invalid('status', postMessages.approvalNeeded(strict.name))
  return categories.map(({ id }) => id)
}

/** By slug or number; undefined for one that there is not. */
async function findCategories(
  database: Database,
  references: string[],
): Promise<(CategoryRules | undefined)[]> {
  const rules = await selectCategoryRules(database)
  return references.map((each) =>
    rules.find(({ id, slug }) => slug === each || String(id) === each),
  )
}

export const idsOfCategories = async (
  database: Database,
  references: string[],
): Promise<(number | undefined)[]> =>
  (await findCategories(database, references)).map((category) => category?.id)

function mistakeAt(
  index: number,
  category: CategoryRules | undefined,
  all: (CategoryRules | undefined)[],
  caller: Pick<Caller, 'role'>,
  present: number[],
): Violation[] {
  const wrong = (message: string) => [{ propertyPath: `categories[${index}]`, message }]
  if (category === undefined) return wrong(refusals.post.unknownCategory)
  if (all.indexOf(category) !== index) return wrong(refusals.post.repeatedCategory)
  const mayWrite = !category.isClosed || caller.role !== 'member' || present.includes(category.id)
  return mayWrite ? [] : wrong(refusals.post.closedCategory(category.name))
}
