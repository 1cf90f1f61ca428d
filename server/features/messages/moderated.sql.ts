import { sql } from 'kysely'
import { deletedTexts } from '../../../core/text/deleted-member.ts'
import { topics } from '../../cache/topics.ts'
import type { Transaction } from '../../database/connection.ts'

/** Its words are kept by its case alone, so that no list, preview or archive can show them. */
export const takeMessageDown = (transaction: Transaction, id: number): Promise<void> =>
  rewrite(transaction, id, { text: deletedTexts.takenDownMessage, isTakenDown: true })

export const putMessageBack = (transaction: Transaction, id: number, text: string): Promise<void> =>
  rewrite(transaction, id, { text, isTakenDown: false })

async function rewrite(
  transaction: Transaction,
  id: number,
  { text, isTakenDown }: { text: string; isTakenDown: boolean },
): Promise<void> {
  const { rows } = await sql<{ userId: number }>`
    WITH changed AS (
      UPDATE messages SET text = ${text}, is_taken_down = ${isTakenDown}
      WHERE id = ${id} AND is_taken_down <> ${isTakenDown} RETURNING messenger_id
    ), events AS (
      INSERT INTO live_events (topic, type, item_id)
      SELECT member_topic(user_id), type, item_id FROM changed JOIN messenger_members USING (messenger_id)
      CROSS JOIN LATERAL (VALUES ('Message', ${id}::bigint), ('Messenger', messenger_id)) AS changes (type, item_id)
    )
    SELECT user_id AS "userId", pg_notify('live_events', '')
    FROM changed JOIN messenger_members USING (messenger_id)`.execute(transaction)
  transaction.invalidate(...rows.map(({ userId }) => topics.viewer(userId)))
}
