import { linksIn } from '../../../core/document/links.ts'
import { asideTexts, plainText } from '../../../core/document/text.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import type { WaitReason } from '../../../core/posts/wait-reasons.ts'
import type { Transaction } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { isAmongFirst, selectApprovedText } from '../approval/approval.public.ts'
import { type Hold, type HoldCheck, isTrusted } from '../holds/holds.public.ts'
import { selectCategoryRules } from './labels.sql.ts'
import type { OwnPost, PostColumns } from './own-posts.sql.ts'

/** Why a post has to wait for an editor, and what is to be kept to notice repetitions. */
export interface WaitCheck extends Omit<Hold, 'reasons'> {
  reasons: WaitReason[]
}

export const noWait: WaitCheck = { reasons: [], words: [], print: null }

type Author = Pick<Caller, 'id' | 'role'>
type Text = Pick<PostColumns, 'title' | 'excerpt' | 'entries'> & { tags: string[] }

interface Submitted {
  columns: PostColumns
  tags: string[]
  /** As it stands now; null for a new one. */
  present: OwnPost | null
}

/** Nobody looks at what editors write. */
export async function reasonsToWait(
  transaction: Transaction,
  holdsFor: HoldCheck,
  author: Author,
  { columns, tags, present }: Submitted,
): Promise<WaitCheck> {
  if (author.role !== 'member') return noWait
  const hold = await holdsFor(transaction, author, {
    type: 'post',
    targetId: present?.id ?? null,
    ...checkedText({ ...columns, tags }),
    known: async () => {
      const seen = present && (await textSeen(transaction, present))
      return seen ? checkedText(seen) : null
    },
  })
  const rules = await reasonsByRule(transaction, author, columns, present)
  return { ...hold, reasons: [...rules, ...hold.reasons] }
}

const checkedText = ({ title, excerpt, entries, tags }: Text) => ({
  text: [title, excerpt, tags.join(' '), plainText(entries)].join('\n'),
  aside: entries.flatMap(asideTexts).join('\n'),
  links: linksIn(entries),
})

/** By readers, who see it now, or else by the editor who approved it last. */
async function textSeen(transaction: Transaction, present: OwnPost): Promise<Text | undefined> {
  return present.status === postStatus.active
    ? present
    : selectApprovedText(transaction, present.id)
}

/** What readers see already was published by the same rules, and trusted authors need no approval. */
async function reasonsByRule(
  transaction: Transaction,
  { id }: Author,
  { categoryIds, status }: PostColumns,
  present: OwnPost | null,
): Promise<WaitReason[]> {
  if (present?.status === postStatus.active || (await isTrusted(transaction, id))) return []
  const reasons: WaitReason[] = []
  if (status === postStatus.waiting) {
    const rules = await selectCategoryRules(transaction)
    if (rules.some((each) => each.needsApproval && categoryIds.includes(each.id)))
      reasons.push('category')
  }
  if (present?.wasPublished !== true && (await isAmongFirst(transaction, id))) reasons.push('first')
  return reasons
}
