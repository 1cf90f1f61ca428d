import { moderationRules } from '../../../core/moderation-rules.ts'

export const ruleOptions = Object.entries(moderationRules).map(([value, label]) => ({
  value,
  label,
}))
