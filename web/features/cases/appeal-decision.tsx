import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { appealDecisionForm } from '../../../core/contracts/case-forms.ts'
import type { WholeCase } from '../../../core/contracts/cases.ts'
import { violationsOf } from '../../../core/validation.ts'
import { useCall } from '../../api.ts'
import { decideAppeal } from '../../calls/appeals.gen.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { partTitle } from './case-content.tsx'

type Outcome = 'uphold' | 'overturn'

/** Whether the decision stays, said by somebody who did not make it. */
export function AppealDecision({ found, onDone }: { found: WholeCase; onDone: () => void }) {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()
  const reason = useRef<HTMLTextAreaElement>(null)
  const [error, setError] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  if (!found.mayDecideAppeal)
    return (
      <p className="mt-6 text-muted">Kararı siz verdiniz; bu itiraza başka bir editör bakacak.</p>
    )
  const bodyOf = (decision: Outcome) => ({ decision, reason: reason.current?.value ?? '' })
  const ask = (decision: Outcome): void => {
    const checked = appealDecisionForm.safeParse(bodyOf(decision))
    setError(checked.success ? null : violationsOf(checked.error)[0]!.message)
    if (checked.success) setOutcome(decision)
    else reason.current?.focus()
  }
  const send = async (): Promise<void> => {
    const params = { id: String(found.appeal!.id) }
    const result = await call(decideAppeal, { params, body: bodyOf(outcome!) })
    if (result.ok) {
      showNotice({ kind: 'success', text: 'İtiraz sonuçlandı, itiraz edene bildirildi.' })
      onDone()
    } else showNotice({ kind: 'error', text: result.message })
    await queries.invalidateQueries({ queryKey: ['moderation'] })
  }
  return (
    <section className="mt-10 max-w-form noscript:hidden">
      <h3 className={partTitle}>İtirazın sonucu</h3>
      <TextArea
        ref={reason}
        className="mt-4"
        label="Neden"
        rows={3}
        hint="İtiraz eden bunu olduğu gibi okur."
        error={error}
      />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => ask('uphold')}>Karar kalsın</Button>
        <Button variant="outline" onClick={() => ask('overturn')}>
          Kararı geri al
        </Button>
      </div>
      <ConfirmDialog
        open={outcome !== null}
        onOpenChange={(open) => !open && setOutcome(null)}
        title={outcome === 'overturn' ? 'Karar geri alınsın mı?' : 'Karar kalsın mı?'}
        text={
          outcome === 'overturn'
            ? 'Her şey karardan önceki hâline döner; başka kararlar geçerli kalır.'
            : 'Karar kesinleşir; bir daha itiraz edilemez.'
        }
        confirmLabel="Onayla"
        onConfirm={send}
      />
    </section>
  )
}
