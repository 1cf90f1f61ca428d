import type * as z from 'zod/mini'
import { decisionNames } from '../../../core/moderation/decision-kinds.ts'
import type { changedCategory } from '../../../core/contracts/category-forms.ts'
import type { ActDetails } from '../../../core/contracts/moderation.ts'
import type { SiteChange } from '../../../core/contracts/site-forms.ts'
import type { ActItem } from '../../../core/contracts/audit-log.ts'
import { moderationRules } from '../../../core/moderation/rules.ts'
import { queueWords } from '../../../core/queue-words.ts'
import { formatDate } from '../../../core/turkish/dates.ts'
import { count, formatNumber } from '../../../core/turkish/numbers.ts'
import { blockKindNames, roleNames, typeNames } from '../moderation/names.ts'

const decisions: Record<ActDetails['decision'], string> = {
  ...decisionNames,
  uphold: 'Karar onandı',
  overturn: 'Karar bozuldu',
}

type ChangedField = Exclude<keyof SiteChange, 'versions'> | keyof z.output<typeof changedCategory>

const fields: Record<ChangedField, string> = {
  name: 'ad',
  description: 'açıklama',
  announcement: 'duyuru',
  signUp: 'kayıt kuralı',
  approvalOfFirst: 'ilk yazıların onayı',
  pages: 'sitenin metinleri',
  operator: 'işletenin bilgileri',
  stepDone: 'ilk adımlar',
  slug: 'adres',
  writableBy: 'kimlerin yazdığı',
  needsApproval: 'onay kuralı',
  isHidden: 'gizlilik',
  position: 'sıra',
}

const roles: Record<string, string> = roleNames

/** In the order in which they are read; nothing for what says nothing to a reader. */
const inWords: {
  [Name in keyof ActDetails]: (value: ActDetails[Name], all: Partial<ActDetails>) => string
} = {
  type: (type) => typeNames[type],
  decision: (decision) => decisions[decision],
  rule: (rule) => (rule === null ? '' : `Kural: ${moderationRules[rule]}`),
  until: (until, { decision = 'suspend' }) => {
    if (decision !== 'suspend') return ''
    return until === null ? 'Süresiz' : `${formatDate(until)} tarihine kadar`
  },
  hidePosts: (isHidden) => (isHidden ? 'Yazıları gizlendi' : 'Yazıları açık kaldı'),
  revision: (revision) => `${revision}. sürüm`,
  from: (role) => `Önceki rol: ${roles[role] ?? role}`,
  to: (role) => `Yeni rol: ${roles[role] ?? role}`,
  slug: (slug) => `Adres: ${slug}`,
  changed: (names) => `Değişen: ${names.split(' ').map(fieldName).join(', ')}`,
  into: (id) => (id === null ? '' : `${id} numaralı olanla`),
  words: (amount) => count(amount, 'sözcük'),
  exceptions: (amount) => count(amount, 'temiz sayılan'),
  added: (words) => `Eklenen: ${listed(words)}`,
  removed: (words) => `Çıkarılan: ${listed(words)}`,
  exceptionsAdded: (words) => `Temiz sayılan: ${listed(words)}`,
  exceptionsRemoved: (words) => `Artık temiz sayılmayan: ${listed(words)}`,
  kind: (kind, { domain }) =>
    domain === undefined ? blockKindNames[kind] : `${blockKindNames[kind]}: ${domain}`,
  domain: () => '',
  eraseAt: (moment) => `${formatDate(moment)} günü silinecek`,
  isSent: (isSent) => (isSent ? 'Gönderildi' : 'Gönderilemedi'),
  mostUses: (most) => (most === null ? 'Kişi sınırı yok' : `En çok ${count(most, 'kişi')}`),
  days: (days) => (days === null ? 'Süresiz' : `${count(days, 'gün')} geçerli`),
  queue: queueWords,
  job: () => '',
  waitedMinutes: (minutes) => {
    if (minutes < 1) return 'Bir dakika dolmadan'
    const length = minutes < 60 ? `${minutes} dakika` : `${formatNumber(minutes / 60, 1)} saat`
    return `${length} bekledikten sonra`
  },
}

const listed = (words: string): string => words.split(' ').join(', ')

const fieldName = (name: string): string => fields[name as keyof typeof fields] ?? name

/** Something noted by an older version is shown as it is: nothing of the log is kept from its reader. */
export const detailsInWords = (details: ActItem['details']): string[] => {
  const known = Object.entries(inWords as Record<string, (value: unknown, all: object) => string>)
  const unknown = Object.keys(details).filter((name) => !Object.hasOwn(inWords, name))
  return [
    ...known.flatMap(([name, say]) => (name in details ? say(details[name], details) : [])),
    ...unknown.map((name) => `${name}: ${details[name]}`),
  ].filter((words) => words !== '')
}
