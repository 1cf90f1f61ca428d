import { Field, type FieldProps } from '../../ui/field.tsx'

/** A code from the app, which telephones offer to fill in. */
export const CodeField = (props: Partial<FieldProps>) => (
  <Field
    label="Doğrulama kodu"
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
  />
)
