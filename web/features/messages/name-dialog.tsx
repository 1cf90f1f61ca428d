import { useState } from 'react'
import { messageLimits } from '../../../core/contracts/message-limits.ts'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'

interface NameDialogProps {
  name: string | null
  onChange: (change: { name: string }) => Promise<boolean>
  onClose: () => void
}

export function NameDialog({ name, onChange, onClose }: NameDialogProps) {
  const [text, setText] = useState(name ?? '')
  const [isBusy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    const isDone = await onChange({ name: text })
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="Konuşmanın adı" size="sm">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Field
          label="Ad"
          hint="Konuşmadaki herkes bu adı görür. Boş bırakırsanız kişilerin adları görünür."
          maxLength={messageLimits.name}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <DialogButtons onCancel={onClose} className="mt-6" busy={isBusy}>
          Kaydet
        </DialogButtons>
      </form>
    </Dialog>
  )
}
