import { CaseQueue } from './case-queue.tsx'
import { CaseScreen } from './case-screen.tsx'
import { queueAt } from './case-names.ts'

/** A queue, or one of its cases, by the last part of the address. */
export function CasesSection({ id }: { id: string | null }) {
  const queue = queueAt(id)
  return queue === undefined ? (
    <CaseScreen id={id!} />
  ) : (
    <CaseQueue key={queue.status} queue={queue} />
  )
}
