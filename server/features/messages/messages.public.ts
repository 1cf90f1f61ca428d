export { putMessageBack, takeMessageDown } from './moderated.sql.ts'
export { asUnread } from './unread-items.ts'
export { messageRecipients, selectUnreadConversations } from './unread.sql.ts'
