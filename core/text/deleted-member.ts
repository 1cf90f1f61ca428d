/** How the view `user_cards` names members whose accounts were deleted; nobody can sign up with such a name. */
const prefix = 'silinmis.'

export const isDeletedMember = ({ username }: { username: string }): boolean =>
  username.startsWith(prefix)

/** Instead of what a deleted member wrote, or a suspended one whose posts are hidden, where others answered it. */
export const deletedTexts = {
  comment: 'Bu yorum silindi.',
  hiddenComment: 'Bu yorum gizlendi.',
  message: 'Bu mesaj silindi.',
  takenDownMessage: 'Bu mesaj kaldırıldı.',
} as const
