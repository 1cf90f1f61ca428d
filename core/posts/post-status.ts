export const postStatus = {
  passive: 0,
  active: 1,
  draft: 2,
  waiting: 3,
  pending: 4,
  planned: 5,
} as const
