import { useState } from 'react'
import { count } from '../../../core/turkish/numbers.ts'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { type ManagedCategory, useCategoryActions } from './queries.ts'

interface MergeDialogProps {
  category: ManagedCategory
  others: ManagedCategory[]
  onClose: () => void
}

/** A category goes together with where its posts go; drafts, which only their authors see, go along. */
export function MergeDialog({ category, others, onClose }: MergeDialogProps) {
  const { remove } = useCategoryActions()
  const [chosen, setChosen] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const targets = others.filter(({ id, isHidden }) => id !== category.id && !isHidden)
  const target = targets.find(({ id }) => String(id) === chosen)
  const press = async (): Promise<void> => {
    setBusy(true)
    const isDone = await remove(category, target)
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={`${category.name} kaldırılsın mı?`}
      text={
        <>
          {category.postCount > 0
            ? `Yayımdaki ${count(category.postCount, 'yazı')} ve taslaklar seçtiğiniz kategoriye taşınır. `
            : 'İçinde yayımlanmış yazı yok; taslaklar varsa seçtiğiniz kategoriye taşınır. '}
          Adresi oraya götürür. Bu geri alınamaz.
        </>
      }
    >
      <Select
        label="Yazıların taşınacağı kategori"
        placeholder="Seçin"
        options={targets.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={chosen}
        onValueChange={setChosen}
      />
      <DialogButtons
        onCancel={onClose}
        className="mt-6"
        variant="danger"
        busy={isBusy}
        disabled={category.postCount > 0 && target === undefined}
        onClick={() => void press()}
      >
        {target ? 'Birleştir' : 'Kaldır'}
      </DialogButtons>
    </Dialog>
  )
}
