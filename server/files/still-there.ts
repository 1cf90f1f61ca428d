import { malformed } from '../errors.ts'
import { fileMessages } from '../../core/contracts/files.ts'

/** Ends the work for somebody who no longer waits for it. */
export function checkStillThere(signal: AbortSignal): void {
  if (signal.aborted) throw malformed(fileMessages.stopped)
}
