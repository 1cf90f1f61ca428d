import { useState } from 'react'
import type { WholeMember } from '../../../core/contracts/members.ts'
import type { Role } from '../../../core/contracts/users.ts'
import { fullName } from '../../../core/text/full-name.ts'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { roleNames } from '../moderation/names.ts'

interface RoleDialogProps {
  member: WholeMember
  onClose: () => void
  onChoose: (role: Role) => Promise<void>
}

const explanations: Record<Role, string> = {
  member: 'Yazar, yorumlar, mesajlaşır.',
  editor: 'Yazıları onaylar, bildirimlere karar verir, üyeleri askıya alabilir.',
  admin: 'Her şeyi yapar: rolleri, kategorileri ve site ayarlarını da değiştirir.',
}

export function RoleDialog({ member, onClose, onChoose }: RoleDialogProps) {
  const [role, setRole] = useState<Role>(member.role)
  const [isBusy, setBusy] = useState(false)
  const choose = (): void => {
    setBusy(true)
    void onChoose(role)
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={`Rol: ${fullName(member)}`}
    >
      <Select
        label="Rol"
        options={Object.entries(roleNames).map(([value, label]) => ({ value, label }))}
        value={role}
        onValueChange={(value) => value && setRole(value as Role)}
        hint={explanations[role]}
      />
      <DialogButtons
        onCancel={onClose}
        className="mt-6"
        busy={isBusy}
        disabled={role === member.role}
        onClick={choose}
      >
        Rolü değiştir
      </DialogButtons>
    </Dialog>
  )
}
