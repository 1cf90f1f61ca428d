/** What may be decided about a case, in words that say what became of it. */
export const decisionNames = {
  dismiss: 'Kurala aykırı bulunmadı',
  hold: 'İncelemeye alındı',
  takeDown: 'Yayından kaldırıldı',
  warn: 'Uyarıldı',
  suspend: 'Askıya alındı',
} as const
export type DecisionKind = keyof typeof decisionNames

export const decisionKinds = Object.keys(decisionNames) as [DecisionKind, ...DecisionKind[]]
