import type { CaseType } from '../../../core/contracts/case-forms.ts'
import { type DecisionKind, decisionNames } from '../../../core/moderation/decision-kinds.ts'
import type { CaseStatus, ThingState, WholeCase } from '../../../core/contracts/cases.ts'

const stateNames: Record<ThingState, string> = {
  public: 'Yayında',
  held: 'İncelemede',
  takenDown: 'Kaldırıldı',
  hidden: 'Yayında değil',
  deleted: 'Silindi',
}

/** A message is read by those who talk, a member is there. */
export const stateName = (type: CaseType, state: ThingState): string | null => {
  if (state === 'public' && type === 'message') return 'Konuşmada'
  return state === 'public' && type === 'user' ? null : stateNames[state]
}

interface QueueName {
  status: CaseStatus
  /** The last part of its address; the first queue is the section itself. */
  segment: string | undefined
  name: string
  empty: string
}

export const queueNames: readonly QueueName[] = [
  { status: 'open', segment: undefined, name: 'Açık', empty: 'Bakılacak bildirim yok.' },
  {
    status: 'held',
    segment: 'incelemede',
    name: 'İncelemede',
    empty: 'İncelemede olan içerik yok.',
  },
  { status: 'appealed', segment: 'itirazlar', name: 'İtirazlar', empty: 'Bekleyen itiraz yok.' },
  { status: 'decided', segment: 'sonuclanan', name: 'Sonuçlanan', empty: 'Henüz karar verilmedi.' },
]

export const queueAt = (segment: string | null): QueueName | undefined =>
  queueNames.find((queue) => queue.segment === (segment ?? undefined))

export const queueOf = (status: CaseStatus): QueueName =>
  queueNames.find((queue) => queue.status === status)!

interface DecisionName {
  name: string
  /** Asked before it is done. */
  question: string
  /** Pressed on the page of a case, it chooses the decision. */
  key: string
  /** Whoever confirms it reads this. */
  effect: string
  done: string
}

type Decided = Pick<WholeCase, 'type' | 'status' | 'present'>

/** Whether nobody sees it until something else than holding it on is decided. */
export const isHeld = ({ status, present }: Decided): boolean =>
  status === 'held' || present?.state === 'held'

/** A message was never published; what is held is, by whatever leaves it there. */
export function decisionName(found: Decided, kind: DecisionKind): DecisionName {
  if (found.type === 'message' && kind === 'takeDown') return messageTakenDown
  return { ...decisionWords[kind], ...(isHeld(found) && wordsOnHeld[kind]) }
}

const wordsOnHeld: Partial<Record<DecisionKind, Partial<DecisionName>>> = {
  dismiss: {
    question: 'İçerik yayımlansın mı?',
    effect: 'İçerik yayımlanır; değişmedikçe yeni bildirimler onu geri getirmez.',
    done: 'İçerik yayımlandı.',
  },
  warn: { effect: 'İçerik yayımlanır; sahibine kural ve neden bildirilir.' },
}

const decisionWords: Record<DecisionKind, DecisionName> = {
  dismiss: {
    name: 'Sorun yok',
    question: 'Bildirim kapatılsın mı?',
    key: 's',
    effect: 'İçerik olduğu gibi kalır; değişmedikçe yeni bildirimler onu geri getirmez.',
    done: 'Bildirim kapatıldı.',
  },
  hold: {
    name: 'İncelemeye al',
    question: 'İçerik incelemeye alınsın mı?',
    key: 'i',
    effect: 'İçerik karar verilene kadar kimseye gösterilmez; yazarına nedeni bildirilir.',
    done: 'İçerik incelemeye alındı.',
  },
  takeDown: {
    name: 'Yayından kaldır',
    question: 'İçerik yayından kaldırılsın mı?',
    key: 'y',
    effect:
      'İçerik kimseye gösterilmez, sahibi onu geri getiremez; nedeni bildirilir, itiraz edebilir.',
    done: 'İçerik yayından kaldırıldı.',
  },
  warn: {
    name: 'Uyar',
    question: 'Üye uyarılsın mı?',
    key: 'u',
    effect: 'İçerik olduğu yerde kalır; sahibine kural ve neden bildirilir.',
    done: 'Üye uyarıldı.',
  },
  suspend: {
    name: 'Askıya al',
    question: 'Üye askıya alınsın mı?',
    key: 'a',
    effect:
      'Üyenin oturumları kapanır, süre boyunca bir şey yazamaz; bildirilen içerik yayından kalkar.',
    done: 'Üye askıya alındı.',
  },
}

const messageTakenDown: DecisionName = {
  ...decisionWords.takeDown,
  name: 'Kaldır',
  question: 'Mesaj kaldırılsın mı?',
  effect: 'Mesaj konuşmada kimseye gösterilmez; sahibine nedeni bildirilir, itiraz edebilir.',
  done: 'Mesaj kaldırıldı.',
}

/** What a decision is called afterwards. */
export const decidedName = (type: CaseType, kind: DecisionKind): string => {
  if (type === 'contact') return 'Yanıtlandı'
  return type === 'message' && kind === 'takeDown' ? 'Kaldırıldı' : decisionNames[kind]
}
