/** What may be decided about a case, in words that say what became of it. */
export const caseDecisions = {
  dismiss: 'Kurala aykırı bulunmadı',
  hold: 'İncelemeye alındı',
  takeDown: 'Yayından kaldırıldı',
  warn: 'Uyarıldı',
  suspend: 'Askıya alındı',
} as const
export type CaseDecision = keyof typeof caseDecisions
