import { operatorForm } from '../../../core/contracts/site-forms.ts'
import type { SiteSettings } from '../../../core/contracts/site.ts'
import type { Result } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Form } from '../accounts/form-parts.tsx'
import { useForm } from '../accounts/use-form.ts'
import { useSaveSite } from './queries.ts'

interface FormProps {
  settings: SiteSettings
  onSaved?: () => void
}

export function OperatorForm({ settings: { operator }, onSaved }: FormProps) {
  const save = useSaveSite()
  const state = useForm({
    schema: operatorForm,
    send: async (values) => withOwnFields(await save({ operator: values })),
    onSuccess: () => onSaved?.(),
  })
  return (
    <Form state={state} className="mt-6 flex max-w-form flex-col gap-6">
      <Field
        label="Kişi ya da kuruluş"
        name="name"
        defaultValue={operator.name}
        error={state.errors.name}
      />
      <TextArea
        label="Adres"
        name="address"
        rows={2}
        defaultValue={operator.address}
        error={state.errors.address}
      />
      <Field
        label="E-posta"
        name="email"
        type="email"
        defaultValue={operator.email}
        hint="İletişim sayfasında herkese gösterilir."
        error={state.errors.email}
      />
      <Field
        label="Telefon (isteğe bağlı)"
        name="phone"
        type="tel"
        defaultValue={operator.phone}
        error={state.errors.phone}
      />
      <Button type="submit" busy={state.isBusy} className="self-start max-sm:self-stretch">
        Kaydet
      </Button>
    </Form>
  )
}

/** The call names `operator.email` what the form calls `email`. */
function withOwnFields<Answer>(result: Result<Answer>): Result<Answer> {
  if (result.ok) return result
  const violations = result.violations.map(({ propertyPath, message }) => ({
    propertyPath: propertyPath.replace(/^operator\./, ''),
    message,
  }))
  return { ...result, violations }
}
