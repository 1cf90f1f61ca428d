import type { CaseType } from '../../../core/contracts/case-forms.ts'
import type { SignUpBlock } from '../../../core/contracts/holds.ts'
import type { Role } from '../../../core/contracts/users.ts'

export const typeNames: Record<CaseType, string> = {
  post: 'Yazı',
  comment: 'Yorum',
  user: 'Üye',
  message: 'Mesaj',
  contact: 'İleti',
}

export const blockKindNames: Record<SignUpBlock['kind'], string> = {
  domain: 'E-posta alan adı',
  range: 'Ağ adresi',
}

export const roleNames: Record<Role, string> = {
  member: 'Üye',
  editor: 'Editör',
  admin: 'Yönetici',
}
