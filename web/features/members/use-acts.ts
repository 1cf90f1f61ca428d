import { useQueryClient } from '@tanstack/react-query'
import type { Member } from '../../../core/contracts/members.ts'
import type { Removal } from '../../../core/contracts/member-forms.ts'
import type { Role } from '../../../core/contracts/users.ts'
import type { Violation } from '../../../core/errors.ts'
import { fullName } from '../../../core/text/full-name.ts'
import {
  changeRole,
  keepUser,
  removeUser,
  restoreUser,
  signOutUser,
  suspendUser,
} from '../../calls/members.gen.ts'
import { type Result, useCall } from '../../api.ts'
import { useNotice } from '../../ui/notice.tsx'
import { membersKey } from './queries.ts'
import type { Terms } from './suspend-dialog.tsx'

/** What is done about one member; the page is read again either way, for others decide too. */
export function useActs(member: Member, onDone: () => void) {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()
  const params = { username: member.username }
  const name = fullName(member)

  const after = async (result: Result<unknown>, done: string): Promise<void> => {
    await queries.invalidateQueries({ queryKey: membersKey })
    showNotice(
      result.ok ? { kind: 'success', text: done } : { kind: 'error', text: result.message },
    )
    onDone()
  }
  /** The dialog stays open with what was written, and says why. */
  const decided = async (result: Result<unknown>, done: string): Promise<Violation[]> => {
    if (!result.ok)
      return result.violations.length > 0
        ? result.violations
        : [{ propertyPath: '', message: result.message }]
    await after(result, done)
    return []
  }
  return {
    suspend: async (body: Terms) =>
      decided(await call(suspendUser, { params, body }), `${name} askıya alındı.`),
    restore: async () => after(await call(restoreUser, { params }), `${name} artık askıda değil.`),
    changeRole: async (role: Role) =>
      after(await call(changeRole, { params, body: { role } }), 'Rolü değiştirildi.'),
    signOut: async () => after(await call(signOutUser, { params }), 'Oturumları kapatıldı.'),
    remove: async (body: Removal) =>
      decided(await call(removeUser, { params, body }), 'Hesabı kapatıldı.'),
    keep: async () => after(await call(keepUser, { params }), 'Hesabı yeniden açıldı.'),
  }
}
