import { useState } from 'react'
import { type Removal, removalForm } from '../../../core/contracts/member-forms.ts'
import { deletionDays } from '../../../core/contracts/own-data.ts'
import type { Violation } from '../../../core/errors.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { violationsOf } from '../../../core/validation.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { WhyFields } from '../moderation/why-fields.tsx'

interface RemoveDialogProps {
  whom: string
  onClose: () => void
  onRemove: (why: Removal) => Promise<Violation[]>
}

export function RemoveDialog({ whom, onClose, onRemove }: RemoveDialogProps) {
  const [rule, setRule] = useState<string | null>(null)
  const submit = (form: HTMLFormElement): Violation[] | Promise<Violation[]> => {
    const checked = removalForm.safeParse({ rule, reason: form.reason.value })
    return checked.success ? onRemove(checked.data) : violationsOf(checked.error)
  }
  return (
    <DecisionDialog
      title={`Hesabını sil: ${whom}`}
      text={`Üye ve yazdıkları hemen gizlenir, ${count(deletionDays, 'gün')} sonra geri dönüşsüz silinir. Üye bunu oturum açarak geri alamaz; o güne kadar siz alabilirsiniz. Yazdıklarınızı üye okur.`}
      label="Hesabını sil"
      onClose={onClose}
      onSubmit={submit}
    >
      {(errorOf) => <WhyFields rule={rule} onRule={setRule} errorOf={errorOf} />}
    </DecisionDialog>
  )
}
