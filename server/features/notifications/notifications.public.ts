export {
  type Deed,
  notifyOfDecision,
  tell,
  telling,
  untell,
  untelling,
} from './notifications.sql.ts'
