import { tagForm } from '../../../core/contracts/tag-form.ts'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../accounts/form-parts.tsx'
import { useForm } from '../accounts/use-form.ts'
import { type ManagedTag, useTagChange } from './queries.ts'

export function RenameTagDialog({ tag, onClose }: { tag: ManagedTag; onClose: () => void }) {
  const change = useTagChange()
  const state = useForm({
    schema: tagForm,
    send: ({ name }) => change(tag, { name }, `Etiketin adı artık ${name}.`),
    onSuccess: onClose,
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={`${tag.name} etiketinin adı`}
    >
      <Form state={state}>
        <Field
          label="Yeni ad"
          name="name"
          defaultValue={tag.name}
          autoComplete="off"
          hint="Yalnızca harfler; boşluk ve işaret olmaz."
          error={state.errors.name}
        />
        <DialogButtons onCancel={onClose} busy={state.isBusy}>
          Kaydet
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
