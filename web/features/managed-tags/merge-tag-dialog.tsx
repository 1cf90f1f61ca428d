import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { count } from '../../../core/turkish/numbers.ts'
import { useCall } from '../../api.ts'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { type ManagedTag, tagTargetsQuery, useTagChange } from './queries.ts'

export function MergeTagDialog({ tag, onClose }: { tag: ManagedTag; onClose: () => void }) {
  const change = useTagChange()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<ManagedTag | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const { data = [] } = useQuery(tagTargetsQuery(useCall(), typed.trim()))
  const targets = data.filter(({ id }) => id !== tag.id)
  const merge = async (into: ManagedTag): Promise<void> => {
    setBusy(true)
    const text = `${tag.name}, ${into.name} etiketiyle birleştirildi.`
    const result = await change(tag, { mergeInto: String(into.id) }, text)
    setBusy(false)
    if (result.ok) return onClose()
    setError(result.violations[0]?.message ?? null)
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={`${tag.name} etiketini birleştir`}
      text={`Bu etiketi taşıyan yazılar seçtiğiniz etiketi alır; ${tag.name} kalkar, adresi oraya götürür. Bu geri alınamaz.`}
    >
      <Field
        label="Hangi etiketle?"
        type="search"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={({ target }) => {
          setTyped(target.value)
          setChosen(null)
          setError(null)
        }}
        hint="Etiketin adının başını yazın."
      />
      <fieldset className="mt-3">
        <legend className="sr-only">Bulunan etiketler</legend>
        {targets.map((target) => (
          <label
            key={target.id}
            className="flex min-h-11 cursor-pointer items-center gap-3 border-b last:border-b-0"
          >
            <input
              type="radio"
              name="target"
              checked={chosen?.id === target.id}
              onChange={() => setChosen(target)}
              className="size-5 shrink-0 accent-accent"
            />
            <span className="min-w-0 flex-1 wrap-anywhere">{target.name}</span>
            <span className="text-small text-muted">{count(target.postCount, 'yazı')}</span>
          </label>
        ))}
      </fieldset>
      <DialogButtons
        onCancel={onClose}
        className="mt-6"
        variant="danger"
        busy={isBusy}
        disabled={chosen === null}
        onClick={() => chosen && void merge(chosen)}
      >
        Birleştir
      </DialogButtons>
    </Dialog>
  )
}
