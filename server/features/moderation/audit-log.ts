import type { ActDetails, AuditAction, AuditTarget } from '../../../core/contracts/moderation.ts'
import { topics } from '../../cache/topics.ts'
import type { Transaction } from '../../database/connection.ts'

export interface Act {
  /** Nobody: the site itself, or a command of whoever runs it. */
  actorId: number | null
  action: AuditAction
  target: { type: AuditTarget; id: number | null }
  /** Never names, addresses or texts of members: the log cannot be erased. */
  details?: Partial<ActDetails>
}

/** Everything an editor or admin does is recorded with it, in one transaction. */
export async function recordAct(
  transaction: Transaction,
  { actorId, action, target, details = {} }: Act,
): Promise<void> {
  // The numbers by month are made from the log.
  transaction.invalidate(topics.transparency)
  await transaction
    .insertInto('audit_log')
    .values({
      actor_id: actorId,
      action,
      target_type: target.type,
      target_id: target.id,
      details: JSON.stringify(details),
    })
    .execute()
}
