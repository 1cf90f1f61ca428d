import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { emailChangeForm } from '../../../core/contracts/account-forms.ts'
import { emailChangeDays } from '../../../core/contracts/email-change-days.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { updateUser } from '../../calls/accounts.gen.ts'
import { cancelEmailChange, resendEmailChange } from '../../calls/email-change.gen.ts'
import { type Result, useCall } from '../../api.ts'
import { FailedQueries } from '../../failed-queries.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { currentViewer } from '../../viewer.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { emailChangeQuery } from './queries.ts'

/** A confirmed address stays until the new one is confirmed, too. */
export function ChangeConfirmedEmail() {
  const call = useCall()
  const after = useAfter()
  return (
    <PasswordDialog
      trigger={
        <Button variant="outline" size="sm">
          E-postayı değiştir
        </Button>
      }
      title="E-posta adresinizi değiştirin"
      text={`Yeni adresinize bir onay bağlantısı göndeririz; onaylayana kadar şimdiki adresiniz geçerli kalır. Şimdiki adresinize de haber veririz: oradan değişiklik ${count(emailChangeDays, 'gün')} boyunca geri alınabilir.`}
      confirmLabel="Onay bağlantısı gönder"
      schema={emailChangeForm}
      renderFields={(errors) => (
        <Field
          label="Yeni e-posta"
          name="email"
          type="email"
          autoComplete="email"
          error={errors.email}
        />
      )}
      send={(body) => call(updateUser, { params: { username: currentViewer()!.username }, body })}
      onDone={() => void after('Onay bağlantısını yeni adresinize gönderdik.')}
    />
  )
}

/** What waits, with the ways to go on with it or to give it up. */
export function WaitingEmailChange() {
  const call = useCall()
  const after = useAfter()
  const change = useQuery(emailChangeQuery(call))
  const showNotice = useNotice()
  const [isBusy, setBusy] = useState(false)
  const run = async (sending: Promise<Result<unknown>>, text: string): Promise<void> => {
    setBusy(true)
    const result = await sending
    setBusy(false)
    if (result.ok) await after(text)
    else showNotice({ kind: 'error', text: result.message })
  }
  // Whether something waits must not be taken for nothing where it could not be asked.
  return (
    <>
      <FailedQueries queries={[change]} />
      {change.data?.email && (
        <div
          role="group"
          aria-label="Bekleyen adres değişikliği"
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-b py-4"
        >
          <div className="min-w-0">
            <p className="break-words">{change.data.email}</p>
            <p className="text-small text-muted">
              Yeni adresiniz onay bekliyor. Gelen kutunuzdaki bağlantıyı açın.
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="outline"
              size="sm"
              busy={isBusy}
              onClick={() => void run(call(resendEmailChange), 'Bağlantı yeniden gönderildi.')}
            >
              Yeniden gönder
            </Button>
            <Button
              variant="quiet"
              size="sm"
              busy={isBusy}
              onClick={() => void run(call(cancelEmailChange), 'Adres değişikliğinden vazgeçildi.')}
            >
              Değişiklikten vazgeç
            </Button>
          </div>
        </div>
      )}
    </>
  )
}

function useAfter(): (text: string) => Promise<void> {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()
  return async (text) => {
    showNotice({ kind: 'success', text, about: 'email' })
    await queries.invalidateQueries({ queryKey: emailChangeQuery(call).queryKey })
  }
}
