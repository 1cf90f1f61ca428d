import type { Role } from './contracts/users.ts'

/** Editors and admins. */
export const isEditor = (roles: readonly Role[]): boolean => roles.some((role) => role !== 'member')

export const isAdmin = (roles: readonly Role[]): boolean => roles.includes('admin')

/** Comments are deleted by whoever wrote them and by the author of the post they stand under. */
export const mayDeleteComment = (caller: { isOwn: boolean; isPostAuthor: boolean }): boolean =>
  caller.isOwn || caller.isPostAuthor
