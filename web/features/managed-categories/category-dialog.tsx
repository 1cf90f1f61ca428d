import { useState } from 'react'
import { categoryForm, categoryLimits } from '../../../core/contracts/category-forms.ts'
import { plainLength } from '../../../core/text/plain-text.ts'
import { slugify } from '../../../core/turkish/fold.ts'
import { violationsOf } from '../../../core/validation.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { useFieldErrors } from '../accounts/use-field-errors.ts'
import { type ManagedCategory, useCategoryActions } from './queries.ts'

interface CategoryDialogProps {
  /** Null: a new one. */
  category: ManagedCategory | null
  onClose: () => void
}

export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const { values, change, errors, isBusy, submit } = useCategoryForm(category, onClose)
  const address = `/kesfet/${slugify(values.name, categoryLimits.slugMax) || '…'}`
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={category === null ? 'Yeni kategori' : `${category.name} kategorisi`}
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void submit(event.currentTarget)
        }}
      >
        <Field
          label="Ad"
          name="name"
          value={values.name}
          onChange={({ target }) => change({ name: target.value })}
          hint={`Adresi: ${category?.name === values.name ? `/kesfet/${category.slug}` : address}`}
          error={errors.name}
        />
        <TextArea
          label="Açıklama"
          name="description"
          rows={2}
          value={values.description}
          onChange={({ target }) => change({ description: target.value })}
          hint={`${plainLength(values.description)}/${categoryLimits.descriptionMax} karakter`}
          error={errors.description}
        />
        <Checkbox
          label="Yalnızca editörler yazar"
          checked={values.writableBy === 'editors'}
          onCheckedChange={(isOn) => change({ writableBy: isOn ? 'editors' : 'everyone' })}
        />
        <Checkbox
          label="Yazılar onaydan geçer"
          hint="Üyelerin yazıları, bir editör onaylayınca yayımlanır."
          checked={values.needsApproval}
          onCheckedChange={(needsApproval) => change({ needsApproval })}
        />
        <Checkbox
          label="Gizli"
          hint="Listelerde ve aramada görünmez, yeni yazı almaz. Yazıları kalır; sayfası ve akışı, adresini bilenlere açıktır."
          checked={values.isHidden}
          onCheckedChange={(isHidden) => change({ isHidden })}
        />
        <DialogButtons onCancel={onClose} className="mt-2" busy={isBusy}>
          {category === null ? 'Kategoriyi aç' : 'Kaydet'}
        </DialogButtons>
      </form>
    </Dialog>
  )
}

function useCategoryForm(category: ManagedCategory | null, onClose: () => void) {
  const { save, refresh } = useCategoryActions()
  const showNotice = useNotice()
  const [values, setValues] = useState({
    name: category?.name ?? '',
    description: category?.description ?? '',
    writableBy: category?.writableBy ?? ('everyone' as const),
    needsApproval: category?.needsApproval ?? false,
    isHidden: category?.isHidden ?? false,
  })
  const [errors, show] = useFieldErrors()
  const [isBusy, setBusy] = useState(false)
  const submit = async (form: HTMLFormElement): Promise<void> => {
    const checked = categoryForm.safeParse(values)
    if (!checked.success) return show(form, violationsOf(checked.error))
    setBusy(true)
    const result = await save(category, values)
    await refresh()
    setBusy(false)
    if (!result.ok && result.violations.length > 0) return show(form, result.violations)
    showNotice(
      result.ok
        ? { kind: 'success', text: `${result.data.name} kaydedildi.`, about: 'categories' }
        : { kind: 'error', text: result.message, about: 'categories' },
    )
    if (result.ok) onClose()
  }
  const change = (changed: Partial<typeof values>): void => setValues({ ...values, ...changed })
  return { values, change, errors, isBusy, submit }
}
