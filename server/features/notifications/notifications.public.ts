export { asNotifications } from './notification-items.ts'
export {
  addingNotifications,
  type CommentCause,
  type NotificationCause,
  notifyOfCase,
  notifyOfDecision,
  notify,
  selectUnseen,
  addingNotification,
  withdraw,
  withdrawingNotification,
} from './notifications.sql.ts'
