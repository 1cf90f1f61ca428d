import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { Decision } from '../../../core/contracts/appeals.ts'
import { appealForm } from '../../../core/contracts/case-forms.ts'
import { violationsOf } from '../../../core/validation.ts'
import { useCall } from '../../api.ts'
import { createAppeal } from '../../calls/appeals.gen.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { decisionsKey } from './queries.ts'

/** Once, and somebody else than who decided reads it. */
export function AppealForm({ decision }: { decision: Decision }) {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()
  const [error, setError] = useState<string | null>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const refuse = (message: string): void => {
    setError(message)
    area.current?.focus()
  }
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('text')
    const checked = appealForm.safeParse({ text })
    if (!checked.success) return refuse(violationsOf(checked.error)[0]!.message)
    setError(null)
    setBusy(true)
    const result = await call(createAppeal, { body: { case: decision.case, ...checked.data } })
    setBusy(false)
    if (!result.ok) return refuse(result.violations[0]?.message ?? result.message)
    showNotice({ kind: 'success', text: 'İtirazınız alındı.' })
    await queries.invalidateQueries({ queryKey: decisionsKey })
  }
  return (
    <section aria-labelledby="itiraz-et" className="mt-10 noscript:hidden">
      <h2 id="itiraz-et" className="text-step-1">
        İtiraz edin
      </h2>
      <p className="mt-1 text-muted">
        İtirazınıza kararı veren dışında bir editör bakar. Bir karara bir kez itiraz edilebilir.
      </p>
      <form noValidate onSubmit={(event) => void send(event)} className="mt-4">
        <TextArea ref={area} label="Karar neden yanlış?" name="text" rows={5} error={error} />
        <Button type="submit" busy={isBusy} className="mt-6 max-sm:w-full">
          İtirazı gönder
        </Button>
      </form>
    </section>
  )
}
