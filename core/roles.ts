import type { Role } from './contracts/users.ts'

/** Editors and admins. */
export const isEditor = (roles: readonly Role[]): boolean => roles.some((role) => role !== 'member')

export const isAdmin = (roles: readonly Role[]): boolean => roles.includes('admin')

/** Comments are deleted by whoever wrote them and by the author of the post they stand under. */
export const mayDeleteComment = (caller: { isOwn: boolean; isPostAuthor: boolean }): boolean =>
  caller.isOwn || caller.isPostAuthor

/** Nobody decides about their own things; to them there is no such case. */
export const mayDecideCase = ({ isOwn }: { isOwn: boolean }): boolean => !isOwn

/** Somebody else than who decided looks at the decision again. */
export const mayDecideAppeal = (caller: { isOwn: boolean; hasDecided: boolean }): boolean =>
  mayDecideCase(caller) && !caller.hasDecided

const ranks: readonly Role[] = ['member', 'editor', 'admin']

/** Editors suspend members, admins also editors; nobody an admin. */
export const maySuspend = (caller: Role, member: Role): boolean =>
  ranks.indexOf(caller) > ranks.indexOf(member)
