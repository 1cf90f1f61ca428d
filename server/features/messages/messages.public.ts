export { selectUnreadConversations } from './unread.sql.ts'
