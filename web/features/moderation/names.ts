import type { CaseType } from '../../../core/contracts/case-forms.ts'
import type { Role } from '../../../core/contracts/users.ts'

export const typeNames: Record<CaseType, string> = {
  post: 'Yazı',
  comment: 'Yorum',
  user: 'Üye',
  message: 'Mesaj',
  contact: 'İleti',
}

export const roleNames: Record<Role, string> = {
  member: 'Üye',
  editor: 'Editör',
  admin: 'Yönetici',
}
