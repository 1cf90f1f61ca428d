import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { siteLimits } from '../../../core/contracts/site-forms.ts'
import type { SiteSettings } from '../../../core/contracts/site.ts'
import type { SignUpRule } from '../../../core/site.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { useSaveSite } from './queries.ts'

const rules: Record<SignUpRule, { name: string; text: string }> = {
  open: { name: 'Herkese açık', text: 'İsteyen herkes kayıt olur.' },
  invited: { name: 'Davetle', text: 'Kayıt olmak için bir davet bağlantısı gerekir.' },
  closed: { name: 'Kapalı', text: 'Kimse kayıt olamaz; üyeler girmeye devam eder.' },
}

const approvals = Array.from({ length: siteLimits.approvalOfFirst + 1 }, (_, number) => ({
  value: String(number),
  label: number === 0 ? 'Onay gerekmez' : `İlk ${number} yazı onaydan geçer`,
}))

interface FormProps {
  settings: SiteSettings
  onSaved?: () => void
}

/** Who may join, and whether the first posts of those who do are looked at before they go public. */
export function SignUpForm({ settings, onSaved }: FormProps) {
  const save = useSaveSite()
  const [rule, setRule] = useState(settings.signUp)
  const [approval, setApproval] = useState(String(settings.approvalOfFirst))
  const [isBusy, setBusy] = useState(false)
  const press = async (): Promise<void> => {
    setBusy(true)
    const change = { signUp: rule, approvalOfFirst: Number(approval), stepDone: 'signUp' } as const
    const { ok } = await save(change)
    setBusy(false)
    if (ok) onSaved?.()
  }
  return (
    <div className="mt-6 flex max-w-form flex-col gap-6">
      <fieldset>
        <legend className="font-semibold">Kimler kayıt olabilir?</legend>
        <div className="mt-2 divide-y border-y">
          {Object.entries(rules).map(([value, { name, text }]) => (
            <label key={value} className="flex min-h-14 cursor-pointer items-center gap-3 py-2">
              <input
                type="radio"
                name="signUp"
                checked={rule === value}
                onChange={() => setRule(value as SignUpRule)}
                className="size-5 shrink-0 accent-accent"
              />
              <span>
                {name}
                <span className="block text-small text-muted">{text}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {rule === 'invited' && (
        <p className="text-small text-muted">
          Davetleri{' '}
          <Link
            to="/yonetim/{-$bolum}/{-$id}"
            params={{ bolum: 'davetler', id: undefined }}
            className="font-semibold text-accent hover:underline"
          >
            Davetler
          </Link>{' '}
          bölümünde oluşturursunuz.
        </p>
      )}
      <Select
        label="Yeni yazarların ilk yazıları"
        options={approvals}
        value={approval}
        onValueChange={(value) => setApproval(value ?? '0')}
      />
      <Button busy={isBusy} className="self-start max-sm:self-stretch" onClick={() => void press()}>
        Kaydet
      </Button>
    </div>
  )
}
