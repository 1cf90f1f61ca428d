import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { caseMessages, decisionForm } from '../../../core/contracts/case-forms.ts'
import { type DecisionKind } from '../../../core/moderation/decision-kinds.ts'
import type { WholeCase } from '../../../core/contracts/cases.ts'
import { moderationRules } from '../../../core/moderation/rules.ts'
import { millisecondsOfDay } from '../../../core/turkish/dates.ts'
import { violationsOf } from '../../../core/validation.ts'
import { useCall } from '../../api.ts'
import { decideCase } from '../../calls/cases.gen.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { useFieldErrors } from '../accounts/use-field-errors.ts'
import { WhyFields } from '../moderation/why-fields.tsx'
import { partTitle } from './case-content.tsx'
import { decisionName } from './case-names.ts'

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
  const decision = useDecision(found, kind, onDone)
  const { errors, rule, setRule, days, setDays, hidePosts, setHidePosts } = decision
  const nameOf = (each: DecisionKind) => decisionName(found, each)
  const chosen = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (kind !== null) chosen.current?.focus()
  }, [kind])
  return (
    <form noValidate onSubmit={decision.ask} className="mt-10 max-w-form noscript:hidden">
      <fieldset aria-describedby={errors.decision && 'karar-hatasi'}>
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
              {nameOf(each).name}
            </label>
          ))}
        </div>
        {errors.decision && (
          <p id="karar-hatasi" className="text-small text-danger">
            {errors.decision}
          </p>
        )}
      </fieldset>
      {kind !== null && <p className="mt-2 text-small text-muted">{nameOf(kind).effect}</p>}
      {kind !== null && kind !== 'dismiss' && (
        <div className="mt-6 flex flex-col gap-6">
          <WhyFields
            rule={rule}
            onRule={setRule}
            hint="İçeriğin sahibi bunu olduğu gibi okur."
            errorOf={(name) => errors[name] ?? null}
          />
        </div>
      )}
      {kind === 'suspend' && (
        <div className="mt-6 flex flex-col gap-6">
          <Select
            label="Süre"
            name="until"
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
        open={decision.isAsking}
        onOpenChange={decision.setAsking}
        title={kind === null ? '' : nameOf(kind).question}
        text={kind === null ? '' : nameOf(kind).effect}
        confirmLabel="Onayla"
        danger={kind === 'takeDown' || kind === 'suspend'}
        onConfirm={decision.send}
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
  if (days === forGood) return null
  return new Date(Date.now() + Number(days) * millisecondsOfDay).toISOString()
}

interface Asked {
  form: HTMLFormElement
  body: ReturnType<typeof decisionForm.parse>
}

function useDecision(found: WholeCase, kind: DecisionKind | null, onDone: () => void) {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()
  const [rule, setRule] = useState<string | null>(suggestedRule(found))
  const [days, setDays] = useState<string | null>(null)
  const [hidePosts, setHidePosts] = useState(false)
  const [errors, show] = useFieldErrors()
  const [asked, setAsked] = useState<Asked | null>(null)

  const ask = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    if (kind === null)
      return show(form, [{ propertyPath: 'decision', message: caseMessages.decisionMissing }])
    const reason = new FormData(form).get('reason') ?? ''
    const more = kind === 'suspend' ? { until: untilOf(days), hidePosts } : {}
    const given = kind === 'dismiss' ? {} : { rule, reason, ...more }
    const checked = decisionForm.safeParse({ decision: kind, ...given })
    show(form, checked.success ? [] : violationsOf(checked.error))
    if (checked.success) setAsked({ form, body: checked.data })
  }
  const send = async (): Promise<void> => {
    const { id, version, fingerprint } = found
    const { form, body } = asked!
    const sent = { ...body, version, fingerprint }
    const result = await call(decideCase, { params: { id: String(id) }, body: sent })
    if (result.ok) {
      showNotice({ kind: 'success', text: decisionName(found, kind!).done })
      onDone()
    } else {
      show(form, result.violations)
      showNotice({ kind: 'error', text: result.message })
    }
    await queries.invalidateQueries({ queryKey: ['moderation'] })
  }
  const asking = { isAsking: asked !== null, setAsking: (open: boolean) => !open && setAsked(null) }
  return {
    errors,
    rule,
    setRule,
    days,
    setDays,
    hidePosts,
    setHidePosts,
    ask,
    send,
    ...asking,
  }
}

/** Most often what was reported is what is wrong. */
const suggestedRule = ({ reasons }: WholeCase): string | null =>
  reasons.find((reason) => Object.hasOwn(moderationRules, reason)) ?? null
