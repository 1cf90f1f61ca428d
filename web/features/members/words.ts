import type { Role } from '../../../core/contracts/users.ts'
import type { Noun } from '../own-lists/act-on-each.ts'

export const roleNames: Record<Role, string> = {
  member: 'Üye',
  editor: 'Editör',
  admin: 'Yönetici',
}

export const membersNoun: Noun = { one: 'üye', of: 'üyeden', many: 'üyeler' }
