import { tagForm } from '../../../core/contracts/tag-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../accounts/form-parts.tsx'
import { useForm } from '../accounts/use-form.ts'
import { type KeptTag, useTagChange } from './queries.ts'

export function RenameTagDialog({ tag, onClose }: { tag: KeptTag; onClose: () => void }) {
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
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" busy={state.isBusy}>
            Kaydet
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
