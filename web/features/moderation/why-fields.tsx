import { moderationRules } from '../../../core/moderation/rules.ts'
import { TextArea } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'

const ruleOptions = Object.entries(moderationRules).map(([value, label]) => ({ value, label }))

interface WhyFieldsProps {
  rule: string | null
  onRule: (rule: string | null) => void
  /** What was written before. */
  reason?: string | undefined
  hint?: string
  errorOf: (name: string) => string | null
}

/** Nobody is decided about without a word: by which rule and why, which the member reads. */
export function WhyFields({ rule, onRule, reason, hint, errorOf }: WhyFieldsProps) {
  return (
    <>
      <Select
        label="Kural"
        name="rule"
        options={ruleOptions}
        placeholder="Bir kural seçin"
        value={rule}
        onValueChange={onRule}
        error={errorOf('rule')}
      />
      <TextArea
        label="Neden"
        name="reason"
        rows={3}
        required
        defaultValue={reason}
        hint={hint}
        error={errorOf('reason')}
      />
    </>
  )
}
