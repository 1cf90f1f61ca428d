import * as z from 'zod/mini'
import type { ModerationRule } from '../moderation/rules.ts'
import type { CaseType } from './case-forms.ts'
import type { DecisionKind } from '../moderation/decision-kinds.ts'
import { endpoint } from '../endpoint.ts'

/** What is written to the audit log, with the words of its page: "Ayşe Demir … üyeyi askıya aldı." */
export const auditActions = {
  memberSuspended: 'üyeyi askıya aldı',
  memberRestored: 'üyenin askısını kaldırdı',
  postApproved: 'yazıyı onayladı',
  postSentBack: 'yazıyı geri gönderdi',
  authorTrusted: 'yazarı güvenilenlere ekledi',
  authorDistrusted: 'yazarı güvenilenlerden çıkardı',
  wordsChanged: 'sözcük listesini değiştirdi',
  signUpBlockAdded: 'kayıt engeli ekledi',
  signUpBlockRemoved: 'kayıt engelini kaldırdı',
  caseDecided: 'bir bildirimi karara bağladı',
  appealDecided: 'bir itirazı karara bağladı',
  jobRetried: 'başarısız bir işi yeniden denetti',
  jobDropped: 'başarısız bir işten vazgeçti',
  memberSignedOut: 'üyenin oturumlarını kapattı',
  memberDeleted: 'üyenin hesabını kapattı',
  memberKept: 'üyenin hesabını yeniden açtı',
  roleChanged: 'üyenin rolünü değiştirdi',
  emailConfirmed: 'üyenin e-posta adresini onayladı',
  passwordLinkMade: 'üye için parola bağlantısı aldı',
  categoryCreated: 'kategori açtı',
  categoryChanged: 'kategoriyi değiştirdi',
  categoryMerged: 'kategoriyi başka bir kategoriyle birleştirdi',
  categoryDeleted: 'kategoriyi kaldırdı',
  tagRenamed: 'etiketin adını değiştirdi',
  tagMerged: 'etiketi başka bir etiketle birleştirdi',
  tagHidden: 'etiketi gizledi',
  tagShown: 'etiketi yeniden gösterdi',
  siteChanged: 'sitenin ayarlarını değiştirdi',
  testMailSent: 'deneme e-postası gönderdi',
  invitationCreated: 'davet oluşturdu',
  invitationDeleted: 'daveti geri aldı',
} as const
export type AuditAction = keyof typeof auditActions

/** What acts note of themselves. The page of the log has words for each of them. */
export type ActDetails = {
  type: CaseType
  decision: DecisionKind | 'uphold' | 'overturn'
  rule: ModerationRule | null
  /** Of a suspension; null is for good. */
  until: string | null
  hidePosts: boolean
  revision: number
  /** Roles. */
  from: string
  to: string
  slug: string
  /** Names of fields, with a space between them. */
  changed: string
  /** The number of what something was merged into. */
  into: number | null
  words: number
  exceptions: number
  /** Words with a space between them, of each list. */
  added: string
  removed: string
  exceptionsAdded: string
  exceptionsRemoved: string
  kind: 'domain' | 'range'
  /** Of a mail provider. Addresses and ranges are of people, and not noted. */
  domain: string
  eraseAt: string
  isSent: boolean
  mostUses: number | null
  days: number | null
  queue: string
  job: string
  waitedMinutes: number
}

export const auditTargets = [
  'post',
  'comment',
  'user',
  'message',
  'case',
  'category',
  'tag',
  'site',
  'invitation',
] as const
export type AuditTarget = (typeof auditTargets)[number]

/** Queues are counted so far and no further: more than that is "99+" to whoever has to work them off. */
export const countedAtMost = 100

/** Every page of the moderation asks it: whoever gets no answer finds no page. */
export const getModerationQueues = endpoint({
  name: 'getModerationQueues',
  resource: 'ModerationQueues',
  summary: 'Editörlerin kararını bekleyenleri sayar; yüzden çoğunu saymaz.',
  method: 'GET',
  path: '/moderation/queues',
  who: 'editor',
  limit: 'read',
  status: 200,
  answer: z.object({
    role: z.enum(['editor', 'admin']),
    waitingPosts: z.int(),
    openCases: z.int(),
    appeals: z.int(),
  }),
})
