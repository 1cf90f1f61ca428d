import type { Role } from './contracts/users.ts'

/** Editors and admins. */
export const isEditor = (roles: readonly Role[]): boolean => roles.some((role) => role !== 'member')
