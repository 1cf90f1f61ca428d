import type { NotificationType } from './notifications.ts'

/** Each kind as what a member has muted; notifications of moderators' decisions cannot be. */
export const mutedNames = {
  newPost: 'Takip ettiklerinizin yeni yazıları',
  newFollower: 'Yeni takipçiler',
  newLike: 'Yazılarınıza gelen alkışlar',
  newComment: 'Yazılarınıza gelen yorumlar',
  newReply: 'Yorumlarınıza gelen yanıtlar',
  commentLike: 'Yorumlarınıza gelen beğeniler',
  mention: 'Sizden söz edilmesi',
} as const satisfies Record<Exclude<NotificationType, 'moderation'>, string>
export type MutableType = keyof typeof mutedNames
export const mutableTypes = Object.keys(mutedNames) as MutableType[]
