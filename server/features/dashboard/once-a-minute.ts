const minute = 60_000

/** The same answer for a minute, and one asking for all who wait for it. A failure is not kept. */
export function onceAMinute<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: { at: number; answer: Promise<Answer> } | undefined
  return () => {
    if (asked !== undefined && Date.now() - asked.at < minute) return asked.answer
    const asking = { at: Date.now(), answer: ask() }
    asked = asking
    asking.answer.catch(() => {
      if (asked === asking) asked = undefined
    })
    return asking.answer
  }
}
