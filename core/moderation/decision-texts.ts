import type { CaseType } from '../contracts/case-forms.ts'
import type { DecisionKind } from './decision-kinds.ts'
import { lowerTurkish } from '../turkish/case.ts'
import { formatDate } from '../turkish/dates.ts'

/** What a member reads about a decision on something of theirs, in one sentence. */

/** By a decision readers see something for the first time, or again. */
export type Shown = 'first' | 'again'

interface Decided {
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

const shownAnyway: Record<Shown, string> = {
  first: ' yayımlandı.',
  again: ' yeniden yayında.',
}

const texts: Record<DecisionKind, (about: Decided) => string> = {
  dismiss: ({ type, shown }) => `${own[type]} incelendi${outcomes[shown ?? 'none']}`,
  hold: ({ type }) => `${own[type]} incelenirken yayından alındı.`,
  takeDown: ({ type }) =>
    type === 'message' ? `${own[type]} kaldırıldı.` : `${own[type]} yayından kaldırıldı.`,
  warn: ({ type, shown }) =>
    `${own[type]} nedeniyle uyarıldınız${shown ? `; ${lowerTurkish(own[type])}${shownAnyway[shown]}` : '.'}`,
  suspend: ({ until }) =>
    until === null
      ? 'Hesabınız süresiz olarak askıya alındı.'
      : `Hesabınız ${formatDate(until)} gününe kadar askıya alındı.`,
}

export const decisionText = (about: Decided): string => texts[about.kind](about)

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
  /** After an appeal. */
  isAgain: boolean
  /** When it was reported, by which it is known where its title cannot be said. */
  day: Date | string | null
}

/** Reporters learn what became of it, and nothing of whoever it was about. */
export function reportedText({ type, isUpheld, isAgain, day }: Reported): string {
  const begin = day === null ? 'Bildirdiğiniz' : `${formatDate(day)} günü bildirdiğiniz`
  const end = isUpheld
    ? 'kurallarımıza aykırı bulundu ve gereken yapıldı. Teşekkür ederiz.'
    : 'kurallarımıza aykırı bulunmadı. İlginiz için teşekkür ederiz.'
  return `${begin} ${reported[type]} ${isAgain ? 'yeniden ' : ''}incelendi; ${end}`
}
