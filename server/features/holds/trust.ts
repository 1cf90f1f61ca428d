import type { Transaction } from '../../database/connection.ts'
import type { Caller } from '../../http/call.ts'
import { recordAct } from '../moderation/moderation.public.ts'
import { deleteTrust, insertTrust } from './trust.sql.ts'

/** From now on nobody looks at what the author publishes first. */
export async function trust(
  transaction: Transaction,
  editor: Caller,
  userId: number,
): Promise<void> {
  if (await insertTrust(transaction, userId, editor.id))
    await recordAct(transaction, {
      actorId: editor.id,
      action: 'authorTrusted',
      target: { type: 'user', id: userId },
    })
}

/** Whether the author was trusted. */
export async function distrust(
  transaction: Transaction,
  editor: Caller,
  userId: number,
): Promise<boolean> {
  const wasTrusted = await deleteTrust(transaction, userId)
  if (wasTrusted)
    await recordAct(transaction, {
      actorId: editor.id,
      action: 'authorDistrusted',
      target: { type: 'user', id: userId },
    })
  return wasTrusted
}
