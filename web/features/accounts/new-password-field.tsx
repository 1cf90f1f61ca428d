import { passwordLimits } from '../../../core/contracts/account-forms.ts'
import { PasswordField } from '../../ui/field.tsx'

interface NewPasswordFieldProps {
  label: string
  error: string | undefined
}

export const NewPasswordField = ({ label, error }: NewPasswordFieldProps) => (
  <PasswordField
    label={label}
    name="password"
    autoComplete="new-password"
    hint={`En az ${passwordLimits.min} karakter. Birkaç sözcük yan yana iyi bir paroladır.`}
    error={error}
  />
)
