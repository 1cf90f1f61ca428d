import type { Role } from './contracts/users.ts'

/** Editors and admins. */
export const isEditor = (roles: readonly Role[]): boolean => roles.some((role) => role !== 'member')

export const isAdmin = (roles: readonly Role[]): boolean => roles.includes('admin')

interface Person {
  id: number
  role: Role
}

/** Editors decide about members, admins about editors and admins as well; nobody about themselves. */
export const maySuspend = (actor: Person, member: Person): boolean =>
  actor.id !== member.id &&
  (actor.role === 'admin' || (isEditor([actor.role]) && member.role === 'member'))

export const maySignOutMember = (actor: Person, member: Person): boolean =>
  maySuspend(actor, member)

export const mayChangeRole = (actor: Person, member: Person): boolean =>
  actor.role === 'admin' && actor.id !== member.id

export const mayDeleteMember = (actor: Person, member: Person): boolean =>
  mayChangeRole(actor, member)

/** Comments are deleted by whoever wrote them and by the author of the post they stand under. */
export const mayDeleteComment = (caller: { isOwn: boolean; isPostAuthor: boolean }): boolean =>
  caller.isOwn || caller.isPostAuthor

/** Nobody decides about their own things; to them there is no such case. */
export const mayDecideCase = ({ isOwn }: { isOwn: boolean }): boolean => !isOwn

/** Somebody else than who decided looks at the decision again. */
export const mayDecideAppeal = (caller: { isOwn: boolean; hasDecided: boolean }): boolean =>
  mayDecideCase(caller) && !caller.hasDecided
