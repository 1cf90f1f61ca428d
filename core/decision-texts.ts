import type { CaseType, DecisionKind } from './contracts/case-forms.ts'
import { formatDate } from './turkish/dates.ts'

/** What the one decided about is told of a decision, in one sentence. */

/** By a decision readers see something for the first time, or again. */
export type Shown = 'first' | 'again'

interface Told {
  kind: DecisionKind
  type: CaseType
  /** An ISO text or a date; null is for good. */
  until: Date | string | null
  /** Null where nobody sees it by that: it is deleted, or hidden for another reason. */
  shown: Shown | null
}

/** `type` in the words of whom it belongs to. */
const own: Record<CaseType, string> = {
  post: 'Yazınız',
  comment: 'Yorumunuz',
  user: 'Profiliniz',
  message: 'Mesajınız',
  contact: 'İletiniz',
}

const outcomes: Record<Shown | 'none', string> = {
  first: ' ve yayımlandı.',
  again: ' ve yeniden yayında.',
  none: '; kurallarımıza aykırı bulunmadı.',
}

const told: Record<DecisionKind, (about: Told) => string> = {
  dismiss: ({ type, shown }) => `${own[type]} incelendi${outcomes[shown ?? 'none']}`,
  hold: ({ type }) => `${own[type]} incelenirken yayından alındı.`,
  takeDown: ({ type }) =>
    type === 'message' ? `${own[type]} kaldırıldı.` : `${own[type]} yayından kaldırıldı.`,
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

const reported: Record<CaseType, string> = {
  post: 'yazı',
  comment: 'yorum',
  user: 'üye',
  message: 'mesaj',
  contact: 'ileti',
}

interface Reported {
  type: CaseType
  isUpheld: boolean
  /** When it was reported, by which it is known where its title cannot be said. */
  day: Date | string | null
}

/** Reporters learn what became of it, and nothing of whoever it was about. */
export function reportedText({ type, isUpheld, day }: Reported): string {
  const begin = day === null ? 'Bildirdiğiniz' : `${formatDate(day)} günü bildirdiğiniz`
  const end = isUpheld
    ? 'kurallarımıza aykırı bulundu ve gereken yapıldı. Teşekkür ederiz.'
    : 'kurallarımıza aykırı bulunmadı. İlginiz için teşekkür ederiz.'
  return `${begin} ${reported[type]} incelendi; ${end}`
}
