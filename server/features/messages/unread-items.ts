import { fullName } from '../../../core/text/full-name.ts'
import { count } from '../../../core/turkish/numbers.ts'
import type { UnreadConversation } from './unread.sql.ts'

/** Who wrote, but not what: mails and pushes are read by more eyes than a conversation. */
export const asUnread = (
  row: UnreadConversation,
): { text: string; title: string; url: string } => ({
  text: row.name === null ? `${fullName(row)} size yazdı.` : `${fullName(row)} konuşmaya yazdı.`,
  title: row.name ?? count(row.unreadCount, 'okunmamış mesaj'),
  url: `/mesajlar/${row.messengerId}`,
})
