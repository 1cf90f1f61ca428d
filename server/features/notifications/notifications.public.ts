export {
  addingNotifications,
  type CommentCause,
  type NotificationCause,
  notifyOfDecision,
  notify,
  addingNotification,
  withdraw,
  withdrawingNotification,
} from './notifications.sql.ts'
