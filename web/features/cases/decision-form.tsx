import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  caseMessages,
  decisionForm,
  type DecisionKind,
} from '../../../core/contracts/case-forms.ts'
import type { WholeCase } from '../../../core/contracts/cases.ts'
import { moderationRules } from '../../../core/moderation-rules.ts'
import { violationsOf } from '../../../core/validation.ts'
import { useCall } from '../../api.ts'
import { decideCase } from '../../calls/cases.gen.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { ruleOptions } from '../moderation/rule-options.ts'
import { partTitle } from './case-content.tsx'
import { decisionNames } from './case-names.ts'

interface DecisionFormProps {
  found: WholeCase
  kinds: readonly DecisionKind[]
  /** Chosen here or by a key. */
  kind: DecisionKind | null
  onKind: (kind: DecisionKind) => void
  onDone: () => void
}

/** Which decision, by which rule and why; nothing happens before it is confirmed. */
export function DecisionForm({ found, kinds, kind, onKind, onDone }: DecisionFormProps) {
  const form = useDecision(found, kind, onDone)
  const { errors, rule, setRule, days, setDays, hidePosts, setHidePosts } = form
  const chosen = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (kind !== null) chosen.current?.focus()
  }, [kind])
  return (
    <form noValidate onSubmit={form.ask} className="mt-10 max-w-form noscript:hidden">
      <fieldset>
        <legend className={partTitle}>Karar</legend>
        <div className="mt-2 flex flex-col">
          {kinds.map((each) => (
            <label key={each} className="flex min-h-11 items-center gap-3">
              <input
                ref={each === kind ? chosen : undefined}
                type="radio"
                name="decision"
                value={each}
                checked={each === kind}
                onChange={() => onKind(each)}
                className="size-5 accent-accent"
              />
              {decisionNames[each].name}
            </label>
          ))}
        </div>
        {errors.decision && <p className="text-small text-danger">{errors.decision}</p>}
      </fieldset>
      {kind !== null && <p className="mt-2 text-small text-muted">{decisionNames[kind].effect}</p>}
      {kind !== null && kind !== 'dismiss' && (
        <div className="mt-6 flex flex-col gap-6">
          <Select
            label="Kural"
            options={ruleOptions}
            placeholder="Bir kural seçin"
            value={rule}
            onValueChange={setRule}
            error={errors.rule ?? null}
          />
          <TextArea
            label="Neden"
            name="reason"
            rows={3}
            hint="İçeriğin sahibi bunu olduğu gibi okur."
            error={errors.reason ?? null}
          />
        </div>
      )}
      {kind === 'suspend' && (
        <div className="mt-6 flex flex-col gap-6">
          <Select
            label="Süre"
            options={lengths}
            placeholder="Bir süre seçin"
            value={days}
            onValueChange={setDays}
            error={errors.until ?? null}
          />
          <Checkbox
            label="Bütün yazılarını ve yorumlarını da gizle"
            checked={hidePosts}
            onCheckedChange={setHidePosts}
          />
        </div>
      )}
      <Button type="submit" className="mt-6 max-sm:w-full">
        Kararı ver
      </Button>
      <ConfirmDialog
        open={form.isAsking}
        onOpenChange={form.setAsking}
        title={kind === null ? '' : decisionNames[kind].question}
        text={kind === null ? '' : decisionNames[kind].effect}
        confirmLabel="Onayla"
        danger={kind === 'takeDown' || kind === 'suspend'}
        onConfirm={form.send}
      />
    </form>
  )
}

const forGood = 'suresiz'
const lengths = [
  { value: '1', label: '1 gün' },
  { value: '7', label: '1 hafta' },
  { value: '30', label: '30 gün' },
  { value: '365', label: '1 yıl' },
  { value: forGood, label: 'Süresiz' },
]

/** Undefined where none was chosen; null is for good. */
function untilOf(days: string | null): string | null | undefined {
  if (days === null) return undefined
  return days === forGood ? null : new Date(Date.now() + Number(days) * 86_400_000).toISOString()
}

function useDecision(found: WholeCase, kind: DecisionKind | null, onDone: () => void) {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()
  const [rule, setRule] = useState<string | null>(suggestedRule(found))
  const [days, setDays] = useState<string | null>(null)
  const [hidePosts, setHidePosts] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [body, setBody] = useState<ReturnType<typeof decisionForm.parse> | null>(null)

  const ask = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (kind === null) return setErrors({ decision: caseMessages.decisionMissing })
    const reason = new FormData(event.currentTarget).get('reason') ?? ''
    const more = kind === 'suspend' ? { until: untilOf(days), hidePosts } : {}
    const given = kind === 'dismiss' ? {} : { rule, reason, ...more }
    const checked = decisionForm.safeParse({ decision: kind, ...given })
    if (!checked.success) return setErrors(byField(violationsOf(checked.error)))
    setErrors({})
    setBody(checked.data)
  }
  const send = async (): Promise<void> => {
    const { id, version, fingerprint } = found
    const sent = { ...body!, version, fingerprint }
    const result = await call(decideCase, { params: { id: String(id) }, body: sent })
    if (result.ok) {
      showNotice({ kind: 'success', text: decisionNames[kind!].done })
      onDone()
    } else {
      setErrors(byField(result.violations))
      showNotice({ kind: 'error', text: result.message })
    }
    await queries.invalidateQueries({ queryKey: ['moderation'] })
  }
  const asking = { isAsking: body !== null, setAsking: (open: boolean) => !open && setBody(null) }
  return { errors, rule, setRule, days, setDays, hidePosts, setHidePosts, ask, send, ...asking }
}

/** Most often what was reported is what is wrong. */
const suggestedRule = ({ reasons }: WholeCase): string | null =>
  reasons.find((reason) => Object.hasOwn(moderationRules, reason)) ?? null

export const byField = (violations: { propertyPath: string; message: string }[]) =>
  Object.fromEntries(violations.map(({ propertyPath, message }) => [propertyPath, message]))
