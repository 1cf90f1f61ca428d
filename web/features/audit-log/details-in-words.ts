import { caseDecisions } from '../../../core/case-decisions.ts'
import type { ActItem } from '../../../core/contracts/audit-log.ts'
import { moderationRules } from '../../../core/moderation-rules.ts'
import { queueWords } from '../../../core/queue-words.ts'
import { formatDate } from '../../../core/turkish/dates.ts'
import { formatNumber } from '../../../core/turkish/numbers.ts'

type Value = ActItem['details'][string]

const decisions: Record<string, string> = {
  ...caseDecisions,
  uphold: 'Karar onandı',
  overturn: 'Karar bozuldu',
}

const rules: Record<string, string> = moderationRules

/** By the name of the detail; nothing for what says nothing to a reader. */
const inWords: Record<string, (value: Value) => string> = {
  decision: (value) => decisions[String(value)] ?? String(value),
  waitedMinutes: (value) => `${formatNumber(Number(value) / 60, 1)} saat bekledikten sonra`,
  until: (value) => (value === null ? 'Süresiz' : `${formatDate(String(value))} tarihine kadar`),
  rule: (value) => (value ? `Kural: ${rules[String(value)] ?? value}` : ''),
  hidePosts: (value) => (value ? 'Yazıları gizlendi' : 'Yazıları açık kaldı'),
  queue: (value) => queueWords(String(value)),
  job: () => '',
}

/** What other acts note of themselves is shown as it is: nothing of the log is kept from its reader. */
export const detailsInWords = (details: ActItem['details']): string[] =>
  Object.entries(details)
    .map(([name, value]) => (inWords[name] ? inWords[name](value) : `${name}: ${String(value)}`))
    .filter((words) => words !== '')
