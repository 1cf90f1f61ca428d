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
  const rules = await selectCategoryRules(database)
  const found = references.map((each) => categoryNamed(rules, each))
  const standsIn = new Set(present.map((id) => categoryNamed(rules, String(id))))
  const isEditor = caller.role !== 'member'
  const violations = found.flatMap((category, index) =>
    mistakeAt(index, category, found, {
      isEditor,
      isPresent: standsIn.has(category),
      // Editors let through what was handed in before.
      isNew: isSubmitted(status) && !isPublic && !isEditor,
    }),
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

/** By number, slug or an earlier one. Of one that is being merged, where its posts go. */
function categoryNamed(rules: CategoryRules[], reference: string): CategoryRules | undefined {
  const found =
    rules.find(({ id, slug }) => slug === reference || String(id) === reference) ??
    rules.find(({ formerSlugs }) => formerSlugs.includes(reference))
  return found?.mergingInto ? rules.find(({ id }) => id === found.mergingInto) : found
}

export async function idsOfCategories(
  database: Database,
  references: string[],
): Promise<(number | undefined)[]> {
  const rules = await selectCategoryRules(database)
  return references.map((each) => categoryNamed(rules, each)?.id)
}

interface Situation {
  isEditor: boolean
  /** The post stands there already. */
  isPresent: boolean
  /** It is about to go public. */
  isNew: boolean
}

function mistakeAt(
  index: number,
  category: CategoryRules | undefined,
  all: (CategoryRules | undefined)[],
  { isEditor, isPresent, isNew }: Situation,
): Violation[] {
  const wrong = (message: string) => [{ propertyPath: `categories[${index}]`, message }]
  if (category === undefined) return wrong(refusals.post.unknownCategory)
  if (all.indexOf(category) !== index) return wrong(refusals.post.repeatedCategory)
  if (category.isHidden && (!isPresent || isNew))
    return wrong(refusals.post.hiddenCategory(category.name))
  if (category.isClosed && !isEditor && !isPresent)
    return wrong(refusals.post.closedCategory(category.name))
  return []
}
