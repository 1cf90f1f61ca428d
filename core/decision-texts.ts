import type { CaseType, DecisionKind } from './contracts/case-forms.ts'
import { formatDate } from './turkish/dates.ts'

/** What the one decided about is told of a decision, in one sentence. */

interface Told {
  kind: DecisionKind
  type: CaseType
  /** An ISO text or a date; null is for good. */
  until: Date | string | null
}

/** `type` in the words of whom it belongs to. */
const own: Record<CaseType, string> = {
  post: 'Yazınız',
  comment: 'Yorumunuz',
  user: 'Profiliniz',
  message: 'Mesajınız',
  contact: 'İletiniz',
}

const told: Record<DecisionKind, (about: Told) => string> = {
  dismiss: ({ type }) => `${own[type]} incelendi ve yeniden yayında.`,
  hold: ({ type }) => `${own[type]} incelenirken yayından alındı.`,
  takeDown: ({ type }) => `${own[type]} yayından kaldırıldı.`,
  warn: ({ type }) => `${own[type]} nedeniyle uyarıldınız.`,
  suspend: ({ until }) =>
    until === null
      ? 'Hesabınız süresiz olarak askıya alındı.'
      : `Hesabınız ${formatDate(until)} gününe kadar askıya alındı.`,
}

export const decisionText = (about: Told): string => told[about.kind](about)

export const appealTexts = {
  upheld: 'İtirazınız incelendi; karar değişmedi.',
  overturned: 'İtirazınız kabul edildi; karar geri alındı.',
} as const

/** `type` as what somebody reported. */
const reported: Record<CaseType, string> = {
  post: 'Bildirdiğiniz yazı',
  comment: 'Bildirdiğiniz yorum',
  user: 'Bildirdiğiniz üye',
  message: 'Bildirdiğiniz mesaj',
  contact: 'İletiniz',
}

/** Reporters learn what became of it, and nothing of whoever it was about. */
export const reportedText = (type: CaseType, isUpheld: boolean): string =>
  isUpheld
    ? `${reported[type]} incelendi; kurallarımıza aykırı bulundu ve gereken yapıldı. Teşekkür ederiz.`
    : `${reported[type]} incelendi; kurallarımıza aykırı bulunmadı. İlginiz için teşekkür ederiz.`
