import { nameForm, siteLimits } from '../../../core/contracts/site-forms.ts'
import type { SiteSettings } from '../../../core/contracts/site.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Form } from '../accounts/form-parts.tsx'
import { useForm } from '../accounts/use-form.ts'
import { useSaveSite } from './queries.ts'

interface FormProps {
  settings: SiteSettings
  onSaved?: () => void
}

export function NameForm({ settings, onSaved }: FormProps) {
  const save = useSaveSite()
  const state = useForm({
    schema: nameForm,
    send: (body) => save({ ...body, stepDone: 'name' }),
    onSuccess: () => onSaved?.(),
  })
  return (
    <Form state={state} className="mt-6 flex max-w-form flex-col gap-6">
      <Field
        label="Sitenin adı"
        name="name"
        defaultValue={settings.name}
        autoComplete="off"
        error={state.errors.name}
      />
      <TextArea
        label="Açıklama"
        name="description"
        rows={2}
        defaultValue={settings.description}
        hint={`Arama sonuçlarında ve akışlarda görünür; en çok ${siteLimits.description} karakter.`}
        error={state.errors.description}
      />
      <Button type="submit" busy={state.isBusy} className="self-start max-sm:self-stretch">
        Kaydet
      </Button>
    </Form>
  )
}
