import { documentLimits } from '../../../core/document/limits.ts'
import { Field } from '../../ui/field.tsx'

interface Props {
  hint?: string
  value: string
  error: string | null
  onChange: (value: string) => void
}

/** Where something is on the net. */
export const AddressField = ({ onChange, ...rest }: Props) => (
  <Field
    label="Adres"
    inputMode="url"
    autoComplete="off"
    placeholder="https://"
    maxLength={documentLimits.addressLength}
    onChange={(event) => onChange(event.target.value)}
    {...rest}
  />
)
