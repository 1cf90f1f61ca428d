import type { Sender } from '../../../core/contracts/cases.ts'

/** Who wrote, as the contact form put it into the case. */
export function senderIn(snapshot: unknown): Sender {
  const { name, email, subject } = snapshot as Sender
  return { name, email, subject }
}
